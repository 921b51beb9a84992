import ButtonLayout
import CatalogueModel

/// Values as initializers of C.
enum ObjectiveCValues {
    static func size(_ size: Size) -> String { "{\(size.width.shortestText), \(size.height.shortestText)}" }

    static func rect(_ rect: Rect) -> String {
        "{{\(rect.x.shortestText), \(rect.y.shortestText)}, \(size(rect.size))}"
    }

    static func insets(_ insets: EdgeInsets) -> String {
        "{.top = \(insets.top.shortestText), .left = \(insets.left.shortestText), "
            + ".bottom = \(insets.bottom.shortestText), .right = \(insets.right.shortestText)}"
    }

    static func insets(_ insets: DirectionalEdgeInsets) -> String {
        "{.top = \(insets.top.shortestText), .leading = \(insets.leading.shortestText), "
            + ".bottom = \(insets.bottom.shortestText), .trailing = \(insets.trailing.shortestText)}"
    }

    static func state(_ state: ControlState) -> String {
        state.name.split(separator: "+").map { "UIControlState\(String($0).startingUpper)" }.joined(separator: " | ")
    }
}

extension String {
    /// The same with a capital first, as the words of UIKit's constants have it.
    var startingUpper: String { prefix(1).uppercased() + dropFirst() }
}
