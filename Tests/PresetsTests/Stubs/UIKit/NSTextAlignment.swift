/// The horizontal alignment of text. UIKit: the raw values are those of iOS devices.
@nonexhaustive public enum NSTextAlignment: Int, Sendable {
    case left = 0
    case center = 1
    case right = 2
    case justified = 3
    case natural = 4
}
