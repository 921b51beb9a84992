import Foundation

/// A view without a hierarchy. UIKit: a `UIResponder`, and NSCoding.
@MainActor open class UIView: NSObject {
    private var needsLayout = true
    private var layoutConditions = LayoutConditions()
    private var storedFrame: CGRect
    private var boundsOrigin = CGPoint.zero

    public init(frame: CGRect) {
        storedFrame = frame
        super.init()
    }

    public required init?(coder: NSCoder) {
        storedFrame = .zero
        super.init()
    }

    /// UIKit: inherited from NSObject.
    public override convenience init() { self.init(frame: .zero) }

    open var frame: CGRect {
        get { storedFrame }
        set {
            if newValue.size != storedFrame.size { setNeedsLayout() }
            storedFrame = newValue
        }
    }

    /// Has the frame's size; setting another size keeps the center.
    open var bounds: CGRect {
        get { CGRect(origin: boundsOrigin, size: storedFrame.size) }
        set {
            boundsOrigin = newValue.origin
            let grown = CGSize(
                width: newValue.size.width - frame.size.width, height: newValue.size.height - frame.size.height)
            frame = CGRect(
                origin: CGPoint(x: frame.origin.x - grown.width / 2, y: frame.origin.y - grown.height / 2),
                size: newValue.size)
        }
    }

    /// UIKit: `UIColor!`, inherited from the superview.
    open var tintColor: UIColor! = .black

    /// The stub's own: the traits that the view's surroundings would give; nil for those of a plain screen.
    open var stubTraitCollection: UITraitCollection? { didSet { setNeedsLayout() } }

    open var traitCollection: UITraitCollection {
        stubTraitCollection
            ?? UITraitCollection(traitsFrom: [
                UITraitCollection(layoutDirection: .leftToRight),
                UITraitCollection(preferredContentSizeCategory: .large),
                UITraitCollection(displayScale: UIScreen.main.scale),
            ])
    }

    open var semanticContentAttribute = UISemanticContentAttribute.unspecified { didSet { setNeedsLayout() } }

    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }

    open func setNeedsLayout() { needsLayout = true }

    /// Lays out when something changed since the last time, as UIKit does.
    open func layoutIfNeeded() {
        let conditions = LayoutConditions()
        guard needsLayout || conditions != layoutConditions else { return }
        needsLayout = false
        layoutConditions = conditions
        layoutSubviews()
    }

    open func layoutSubviews() {}

    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }

    /// UIKit: (-1, -1), `UIView.noIntrinsicMetric`, where a view has none.
    open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }

    /// UIKit tells the layout engine; here there is none.
    open func invalidateIntrinsicContentSize() {}
}
