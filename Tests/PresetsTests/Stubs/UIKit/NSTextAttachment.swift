import Foundation

/// A picture, or only a room, inside text.
open class NSTextAttachment: NSObject {
    /// In points from the baseline: a negative y reaches below it.
    open var bounds = CGRect.zero
    open var image: UIImage?

    public override init() { super.init() }
}

extension NSAttributedString {
    /// Text of one character: the attachment. UIKit: a factory method imported as an initialiser.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}

extension NSAttributedString.Key {
    public static let attachment = NSAttributedString.Key("NSAttachment")
    public static let font = NSAttributedString.Key("NSFont")
}
