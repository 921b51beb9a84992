/// The computed result: where a button's image and title are, and the insets that put them there.
public struct Layout: Hashable, Sendable {
    /// The button's own size.
    public var button: Size
    /// Zero for `configuration`, whose insets stand in `Configuration`.
    public var contentEdgeInsets: EdgeInsets
    /// Nil for styles that write frames and for `configuration`.
    public var itemInsets: ItemInsets?
    public var configuration: Configuration?
    /// Nil when the button has no image.
    public var image: Rect?
    /// Nil when the button has no title.
    public var title: Rect?
    /// R7 (`sizeThatFits`), or a configuration's group and insets; no minimum is applied.
    public var fitting: Size

    /// What to set on a `UIButton.Configuration`.
    public struct Configuration: Hashable, Sendable {
        public var imagePlacement: ImagePlacement
        public var imagePadding: Double
        public var contentInsets: DirectionalEdgeInsets

        public init(imagePlacement: ImagePlacement, imagePadding: Double, contentInsets: DirectionalEdgeInsets) {
            self.imagePlacement = imagePlacement
            self.imagePadding = imagePadding
            self.contentInsets = contentInsets
        }
    }

    public init(
        button: Size, contentEdgeInsets: EdgeInsets, itemInsets: ItemInsets?, configuration: Configuration?,
        image: Rect?, title: Rect?, fitting: Size
    ) {
        self.button = button
        self.contentEdgeInsets = contentEdgeInsets
        self.itemInsets = itemInsets
        self.configuration = configuration
        self.image = image
        self.title = title
        self.fitting = fitting
    }
}
