import Foundation

/// The layout model's section 2: a button with a configuration.
@MainActor struct ConfigurationLayout {
    /// Natural sizes; nil for an item that is missing.
    var image: CGSize?
    var title: CGSize?
    var configuration: UIButton.Configuration
    /// Leading and trailing already resolved.
    var horizontal: UIControl.ContentHorizontalAlignment
    var vertical: UIControl.ContentVerticalAlignment
    var isRightToLeft: Bool
    var grid: PixelGrid

    var fittingSize: CGSize {
        let group = groupSize(image, title)
        let insets = contentInsets
        return CGSize(
            width: group.width + insets.left + insets.right, height: group.height + insets.top + insets.bottom)
    }

    /// The frames; zero for an item that is missing.
    func frames(in bounds: CGRect) -> (image: CGRect, title: CGRect) {
        let content = bounds.inset(by: contentInsets)
        let title = title.map { shortened($0, in: content.size) }
        let group = groupRect(groupSize(image, title), in: content)
        return (
            image.map { place($0, in: group, first: imageIsFirst) } ?? .zero,
            title.map { place($0, in: group, first: !imageIsFirst) } ?? .zero
        )
    }

    // MARK: The axis

    private var isVertical: Bool { configuration.imagePlacement == .top || configuration.imagePlacement == .bottom }

    /// Whether the image lies left of or above the title. UIKit supports single edges only; all others count as leading.
    private var imageIsFirst: Bool {
        switch configuration.imagePlacement {
        case .top: true
        case .bottom: false
        case .trailing: isRightToLeft
        default: !isRightToLeft
        }
    }

    private var padding: CGFloat {
        image == nil || title == nil || brokenRule == .configuration ? 0 : configuration.imagePadding
    }

    private var contentInsets: UIEdgeInsets {
        let insets = configuration.contentInsets
        return UIEdgeInsets(
            top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading,
            bottom: insets.bottom, right: isRightToLeft ? insets.leading : insets.trailing)
    }

    // MARK: The group

    private func groupSize(_ image: CGSize?, _ title: CGSize?) -> CGSize {
        let image = image ?? .zero
        let title = title ?? .zero
        return isVertical
            ? CGSize(width: max(image.width, title.width), height: image.height + padding + title.height)
            : CGSize(width: image.width + padding + title.width, height: max(image.height, title.height))
    }

    /// The title gives way, the image never does.
    private func shortened(_ title: CGSize, in content: CGSize) -> CGSize {
        let taken = image ?? .zero
        let width = isVertical ? content.width : content.width - taken.width - padding
        let height = isVertical ? content.height - taken.height - padding : content.height
        return CGSize(width: min(title.width, max(0, width)), height: min(title.height, max(0, height)))
    }

    private func groupRect(_ size: CGSize, in content: CGRect) -> CGRect {
        let across: CGFloat =
            switch horizontal {
            case .left, .leading, .fill: 0
            case .center: 0.5
            case .right, .trailing: 1
            }
        let down: CGFloat =
            switch vertical {
            case .top, .fill: 0
            case .center: 0.5
            case .bottom: 1
            }
        let shift: CGFloat = brokenRule == .configuration ? 5 : 0
        return CGRect(
            x: content.horizontal.place(size.width, at: across) + shift,
            y: content.vertical.place(size.height, at: down) + shift, width: size.width, height: size.height)
    }

    /// At the group's start or end along the axis, in its middle across.
    private func place(_ size: CGSize, in group: CGRect, first: Bool) -> CGRect {
        let along: CGFloat = first ? 0 : 1
        return CGRect(
            x: grid.origin(group.horizontal.place(size.width, at: isVertical ? 0.5 : along)),
            y: grid.origin(group.vertical.place(size.height, at: isVertical ? along : 0.5)),
            width: size.width, height: size.height)
    }
}
