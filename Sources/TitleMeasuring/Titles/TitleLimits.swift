/// The room that a title is broken into lines for.
public struct TitleLimits: Hashable, Sendable, CustomStringConvertible {
    /// At most so many; nil for any number (UIKit's `numberOfLines` 0).
    public var lines: Int?
    /// In points; nil for any width: lines are then only broken where the title itself says so.
    public var width: Double?

    public static let none = TitleLimits()

    public init(lines: Int? = nil, width: Double? = nil) {
        self.lines = lines
        self.width = width
    }

    public var description: String {
        let lines = lines.map { "\($0) lines" } ?? "any lines"
        return width.map { "\(lines) of \($0) points" } ?? lines
    }
}
