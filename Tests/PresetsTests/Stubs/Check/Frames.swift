import UIKit

/// What the check may ask of a button without the warnings of the deprecated members.
@MainActor protocol LegacyButton: AnyObject {
    var contentEdgeInsets: UIEdgeInsets { get set }
    var titleEdgeInsets: UIEdgeInsets { get set }
    var imageEdgeInsets: UIEdgeInsets { get set }
    func contentRect(forBounds bounds: CGRect) -> CGRect
}

extension UIButton: LegacyButton {}

extension UIButton {
    /// Shows an image and a title of given sizes, as [width, height].
    func show(image: [Double]?, title: [Double]?) {
        if let image { setImage(UIImage(stubSize: CGSize(numbers: image)), for: .normal) }
        guard let title else { return }
        let attachment = NSTextAttachment()
        attachment.bounds.size = CGSize(numbers: title)
        setAttributedTitle(NSAttributedString(attachment: attachment), for: .normal)
    }

    /// The frames after a layout of a button of this size.
    func frames(_ size: [Double]) -> (image: [Double], title: [Double]) {
        frame.size = CGSize(numbers: size)
        layoutIfNeeded()
        return (imageView?.frame.numbers ?? [], titleLabel?.frame.numbers ?? [])
    }
}

extension CGSize {
    init(numbers: [Double]) { self.init(width: numbers[0], height: numbers[1]) }

    var numbers: [Double] { [Double(width), Double(height)] }
}

extension CGRect {
    /// Not `width` and `height`, which would hide a negative size.
    var numbers: [Double] { [Double(origin.x), Double(origin.y)] + size.numbers }
}

extension UIEdgeInsets {
    /// From [top, left, bottom, right]; nil stands for zero.
    init(numbers: [Double]?) {
        self.init()
        guard let numbers else { return }
        self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }
}
