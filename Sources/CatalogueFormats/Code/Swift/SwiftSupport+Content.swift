extension SwiftSupport {
    /// What a button shows beside its layout.
    var content: String {
        """
        // MARK: - Content

        /// What a button shows in one state, as the catalogue has it; what is nil there is left to the app.
        \(a) struct \(n)Content: Sendable {
            \(a) let state: UIControl.State
            /// In the language of the default trait collection.
            \(a) let title: String?
            /// The names of images and colors in an asset catalog.
            \(a) let image: String?
            \(a) let backgroundImage: String?
            \(a) let titleColor: String?
            \(a) let titleShadowColor: String?

            \(a) init(
                _ state: UIControl.State, title: String? = nil, image: String? = nil, backgroundImage: String? = nil,
                titleColor: String? = nil, titleShadowColor: String? = nil
            ) {
                self.state = state
                self.title = title
                self.image = image
                self.backgroundImage = backgroundImage
                self.titleColor = titleColor
                self.titleShadowColor = titleShadowColor
            }
        }

        extension \(n)Button {
            /// Sets the titles, images and colors that the catalogue has on a button.
            /// - Parameter bundle: where the asset catalog is; nil is the app's own.
            @MainActor \(a) func applyContents(to button: UIButton, from bundle: Bundle? = nil) {
                func image(_ name: String?) -> UIImage? { name.flatMap { UIImage(named: $0, in: bundle, compatibleWith: nil) } }
                func color(_ name: String?) -> UIColor? { name.flatMap { UIColor(named: $0, in: bundle, compatibleWith: nil) } }
                if let tint = color(tintColor) { button.tintColor = tint }
                for content in contents {
                    if let title = content.title { button.setTitle(title, for: content.state) }
                    if let image = image(content.image) { button.setImage(image, for: content.state) }
                    if let image = image(content.backgroundImage) { button.setBackgroundImage(image, for: content.state) }
                    if let color = color(content.titleColor) { button.setTitleColor(color, for: content.state) }
                    if let color = color(content.titleShadowColor) { button.setTitleShadowColor(color, for: content.state) }
                }
            }
        }
        """
    }
}
