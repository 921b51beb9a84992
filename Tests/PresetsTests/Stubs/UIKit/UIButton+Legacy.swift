import Foundation

/// The three insets of a button without a configuration.
struct LegacyInsets: Equatable {
    var content = UIEdgeInsets.zero
    var title = UIEdgeInsets.zero
    var image = UIEdgeInsets.zero
}

/// The flags of a button without a configuration, with UIKit's defaults.
struct LegacyFlags {
    var adjustsImageWhenHighlighted = true
    var adjustsImageWhenDisabled = true
    var showsTouchWhenHighlighted = false
}

/// Lets the stub call the deprecated methods, a subclass's overrides included, without a warning.
@MainActor protocol LegacyRects {
    func contentRect(forBounds bounds: CGRect) -> CGRect
    func imageRect(forContentRect contentRect: CGRect) -> CGRect
    func titleRect(forContentRect contentRect: CGRect) -> CGRect
}

extension UIButton: LegacyRects {}
