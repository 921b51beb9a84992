import Foundation

/// The screen. UIKit: `main` is deprecated from iOS 26 on, silent for an iOS 15 app.
@MainActor open class UIScreen: NSObject {
    private static let shared = UIScreen()

    open class var main: UIScreen { shared }

    /// Pixels a point. UIKit: read-only; here a test may set it.
    open var scale: CGFloat = 3

    public override init() { super.init() }
}
