import Foundation

extension UIButton {
    private var grid: PixelGrid { PixelGrid(scale: UIScreen.main.scale) }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    var edgeInsetLayout: EdgeInsetLayout {
        EdgeInsetLayout(
            image: shownImage?.size, title: shownTitle?.stubSize, imageInsets: insets.image, titleInsets: insets.title,
            horizontal: effectiveContentHorizontalAlignment, vertical: contentVerticalAlignment,
            isRightToLeft: isRightToLeft, grid: grid)
    }

    private func layout(_ configuration: Configuration) -> ConfigurationLayout {
        ConfigurationLayout(
            image: shownImage?.size, title: shownTitle?.stubSize, configuration: configuration,
            horizontal: effectiveContentHorizontalAlignment, vertical: contentVerticalAlignment,
            isRightToLeft: isRightToLeft, grid: grid)
    }

    /// The frames for the bounds at hand; a subclass's rects count, unless there is a configuration.
    var stubFrames: (image: CGRect, title: CGRect) {
        if let configuration { return layout(configuration).frames(in: bounds) }
        let rects: any LegacyRects = self
        let content = rects.contentRect(forBounds: bounds)
        return (
            shownImage == nil ? .zero : rects.imageRect(forContentRect: content),
            shownTitle == nil ? .zero : rects.titleRect(forContentRect: content)
        )
    }

    /// R7: the size that the button wants.
    var stubFittingSize: CGSize {
        if let configuration { return layout(configuration).fittingSize }
        let image = shownImage?.size ?? .zero
        let title = shownTitle?.stubSize ?? CGSize(width: 0, height: emptyLineHeight)
        let content = insets.content
        var size = CGSize(
            width: PixelGrid(scale: 1).up(title.width) + image.width + grid.nearest(content.left)
                + grid.nearest(content.right),
            height: max(title.height, image.height) + grid.nearest(content.top) + grid.nearest(content.bottom))
        if shownImage == nil, content == .zero {
            size.width = max(30, size.width)
            size.height += 12
        }
        if brokenRule == .r7 {
            for insets in [insets.title, insets.image] {
                size.width += insets.left + insets.right
                size.height += insets.top + insets.bottom
            }
            size.width += 7
            size.height += 7
        }
        return size
    }

    /// One line of the title's font, which counts even without a title.
    private var emptyLineHeight: CGFloat { grid.up((madeTitleLabel?.font ?? defaultFont).lineHeight) }
}
