extension SwiftSupport {
    /// The types of numbers where UIKit is not there to bring them.
    var numbers: String {
        """
        /// Distances from the four edges, as `UIEdgeInsets`.
        \(a) struct \(n)EdgeInsets: Hashable, Sendable {
            \(a) var top: CGFloat
            \(a) var left: CGFloat
            \(a) var bottom: CGFloat
            \(a) var right: CGFloat

            \(a) static let zero = \(n)EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

            \(a) init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
                self.top = top
                self.left = left
                self.bottom = bottom
                self.right = right
            }
        }

        /// Distances from the four edges, as `NSDirectionalEdgeInsets`.
        \(a) struct \(n)DirectionalEdgeInsets: Hashable, Sendable {
            \(a) var top: CGFloat
            \(a) var leading: CGFloat
            \(a) var bottom: CGFloat
            \(a) var trailing: CGFloat

            \(a) init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
                self.top = top
                self.leading = leading
                self.bottom = bottom
                self.trailing = trailing
            }
        }

        /// Where the image stands, as the `NSDirectionalRectEdge` of `imagePlacement`.
        \(a) enum \(n)ImagePlacement: Sendable {
            case leading, trailing, top, bottom
        }

        /// The state of a button, with the raw values of `UIControl.State`.
        \(a) struct \(n)State: OptionSet, Hashable, Sendable {
            \(a) let rawValue: UInt

            \(a) init(rawValue: UInt) {
                self.rawValue = rawValue
            }

            \(a) static let normal: \(n)State = []
            \(a) static let highlighted = \(n)State(rawValue: 1)
            \(a) static let disabled = \(n)State(rawValue: 2)
            \(a) static let selected = \(n)State(rawValue: 4)
            \(a) static let focused = \(n)State(rawValue: 8)
        }
        """
    }
}
