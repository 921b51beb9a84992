/// A layout with what a picture shows of it beside its frames.
public struct PicturedLayout: Hashable, Sendable {
    public var layout: NamedLayout
    /// Nil where the button has no title, or one of which only the size is known.
    public var titleText: String?
    /// Nil where the title's font is not known or not here.
    public var title: TitleOutlines?
    /// What the image is called in the app.
    public var imageName: String?

    public init(
        layout: NamedLayout, titleText: String? = nil, title: TitleOutlines? = nil, imageName: String? = nil
    ) {
        self.layout = layout
        self.titleText = titleText
        self.title = title
        self.imageName = imageName
    }
}
