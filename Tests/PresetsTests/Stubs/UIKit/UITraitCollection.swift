import Foundation

/// The traits of a view. Immutable once made, hence Sendable, as in UIKit.
open class UITraitCollection: NSObject, @unchecked Sendable {
    open private(set) var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    open private(set) var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    /// Pixels a point; 0 means unspecified.
    open private(set) var displayScale: CGFloat = 0

    public override init() { super.init() }

    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init()
        self.layoutDirection = layoutDirection
    }

    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init()
        self.preferredContentSizeCategory = preferredContentSizeCategory
    }

    public convenience init(displayScale scale: CGFloat) {
        self.init()
        displayScale = scale
    }

    /// Merges; what a later collection specifies wins. UIKit: deprecated in iOS 17, so silent for an iOS 15 app.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init()
        for traits in traitCollections {
            if traits.layoutDirection != .unspecified { layoutDirection = traits.layoutDirection }
            if traits.preferredContentSizeCategory != .unspecified {
                preferredContentSizeCategory = traits.preferredContentSizeCategory
            }
            if traits.displayScale != 0 { displayScale = traits.displayScale }
        }
    }
}
