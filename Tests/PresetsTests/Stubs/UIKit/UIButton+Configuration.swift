import Foundation

extension UIButton {
    /// The look of a button since iOS 15. UIKit: a Swift struct around `UIButtonConfiguration` with many more properties.
    public struct Configuration {
        /// UIKit: in Objective-C `UIButtonConfigurationSize`, in this order.
        public enum Size: Sendable {
            case medium
            case small
            case mini
            case large
        }

        public var image: UIImage?
        public var title: String?
        public var attributedTitle: AttributedString?

        public var buttonSize = Size.medium
        public var imagePlacement = NSDirectionalRectEdge.leading
        public var imagePadding: CGFloat = 0

        private var explicitContentInsets: NSDirectionalEdgeInsets?

        /// Those of the button's size until they are set.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { explicitContentInsets ?? defaultContentInsets }
            set { explicitContentInsets = newValue }
        }

        private init() {}

        public static func plain() -> UIButton.Configuration { Configuration() }

        public mutating func setDefaultContentInsets() { explicitContentInsets = nil }

        private var defaultContentInsets: NSDirectionalEdgeInsets {
            let (vertical, horizontal): (CGFloat, CGFloat) =
                switch buttonSize {
                case .mini, .small: (5, 10)
                case .medium: (7, 12)
                case .large: (15, 20)
                }
            return NSDirectionalEdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
        }
    }
}
