/// How generated Swift reaches what UIKit deprecated for buttons with a configuration, without a warning: through a
/// protocol, whose witnesses are deprecated themselves.
struct SwiftEdgeInsets {
    let namespace: String

    var text: String {
        """
        /// Edge insets are deprecated for buttons with a configuration. The presets are for those without one.
        @MainActor private protocol \(namespace)EdgeInsetButton {
            func setEdgeInsets(content: UIEdgeInsets, title: UIEdgeInsets, image: UIEdgeInsets)
            func contentRect() -> CGRect
        }

        extension UIButton: \(namespace)EdgeInsetButton {
            @available(*, deprecated)
            fileprivate func setEdgeInsets(content: UIEdgeInsets, title: UIEdgeInsets, image: UIEdgeInsets) {
                contentEdgeInsets = content
                titleEdgeInsets = title
                imageEdgeInsets = image
            }

            @available(*, deprecated)
            fileprivate func contentRect() -> CGRect { contentRect(forBounds: bounds) }
        }
        """
    }
}
