import Foundation

/// What the drawing closure gets. UIKit: a `UIGraphicsRendererContext` with a `cgContext`; the stub draws nothing.
open class UIGraphicsImageRendererContext: NSObject {
    public override init() { super.init() }
}

/// Draws images. UIKit: a `UIGraphicsRenderer`; `actions` is the typealias `UIGraphicsImageRenderer.DrawingActions`.
open class UIGraphicsImageRenderer: NSObject {
    private let imageSize: CGSize

    public init(size: CGSize) { imageSize = size }

    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        actions(UIGraphicsImageRendererContext())
        return UIImage(stubSize: imageSize)
    }
}
