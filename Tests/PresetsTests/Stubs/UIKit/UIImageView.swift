import Foundation

/// A view of one image.
@MainActor open class UIImageView: UIView {
    open var image: UIImage?

    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

    open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
}
