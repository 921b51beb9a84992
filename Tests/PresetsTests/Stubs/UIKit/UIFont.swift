import Foundation

/// A font that only knows its vertical metrics, those of the system font (layout model, section 6).
open class UIFont: NSObject, @unchecked Sendable {
    open private(set) var pointSize: CGFloat
    open private(set) var lineHeight: CGFloat

    /// Below the baseline, so negative.
    open var descender: CGFloat { -0.2412109375 * pointSize }

    private init(pointSize: CGFloat, lineHeight: CGFloat) {
        self.pointSize = pointSize
        self.lineHeight = lineHeight
    }

    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(pointSize: fontSize, lineHeight: 1.193359375 * fontSize)
    }

    /// The stub's own: a font with a line height that was measured.
    public convenience init(stubLineHeight: CGFloat) {
        self.init(pointSize: stubLineHeight / 1.193359375, lineHeight: stubLineHeight)
    }
}
