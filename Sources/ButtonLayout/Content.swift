/// What a button shows in one state, in natural sizes (points).
public struct Content: Hashable, Sendable {
    /// The image's natural size; nil without an image.
    public var image: Size?
    /// The title's natural size; nil without a title.
    public var title: Size?

    public init(image: Size?, title: Size?) {
        self.image = image
        self.title = title
    }
}

/// The items in natural sizes; an absent one is 0x0, which is what the formulas expect.
struct Items {
    let image: Size
    let title: Size
    let hasImage: Bool
    let hasTitle: Bool

    var hasBoth: Bool { hasImage && hasTitle }
}

extension Items {
    @inline(__always)
    init(_ content: Content) {
        self.init(
            image: content.image ?? .zero, title: content.title ?? .zero, hasImage: content.image != nil,
            hasTitle: content.title != nil)
    }
}

/// The frames of image and title; an absent item is `Rect.zero`, which is what the recipes' formulas expect.
struct Frames: Equatable {
    var image = Rect.zero
    var title = Rect.zero

    /// Without the frames of items that do not exist.
    @inline(__always)
    func only(_ items: Items) -> Frames {
        Frames(image: items.hasImage ? image : .zero, title: items.hasTitle ? title : .zero)
    }
}

/// The insets that belong to the two items.
public struct ItemInsets: Hashable, Sendable {
    public var title: EdgeInsets
    public var image: EdgeInsets

    public static let zero = ItemInsets(title: .zero, image: .zero)

    public init(title: EdgeInsets, image: EdgeInsets) {
        self.title = title
        self.image = image
    }
}
