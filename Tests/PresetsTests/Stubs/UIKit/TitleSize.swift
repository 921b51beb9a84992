import Foundation

extension NSAttributedString {
    /// The stub's text measuring: a lone attachment has the size of its bounds (or, without bounds, of its image);
    /// any other text is 10 points a character wide and 20 high.
    var stubSize: CGSize {
        guard length == 1, let attachment = attribute(.attachment, at: 0, effectiveRange: nil) as? NSTextAttachment
        else {
            return CGSize(width: 10 * CGFloat(string.count), height: 20)
        }
        if attachment.bounds == .zero, let image = attachment.image { return image.size }
        return attachment.bounds.size
    }
}
