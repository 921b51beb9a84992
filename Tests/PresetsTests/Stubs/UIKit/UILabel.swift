import Foundation

/// A label that only knows its text's size.
@MainActor open class UILabel: UIView {
    open var attributedText: NSAttributedString?

    open var text: String? {
        get { attributedText?.string }
        set { attributedText = newValue.map { NSAttributedString(string: $0) } }
    }

    open var textAlignment = NSTextAlignment.natural
    open var numberOfLines = 1

    /// UIKit: `UIFont!`, 17 points by default. The stub's text size does not depend on it.
    open var font: UIFont! = .systemFont(ofSize: 17)

    open override func sizeThatFits(_ size: CGSize) -> CGSize { attributedText?.stubSize ?? .zero }

    open override var intrinsicContentSize: CGSize { sizeThatFits(bounds.size) }
}
