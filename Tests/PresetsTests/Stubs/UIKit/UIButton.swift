import Foundation

/// The button. Its legacy insets are kept apart from their deprecated accessors, so that the stub itself compiles
/// without a warning.
@MainActor open class UIButton: UIControl {
    /// UIKit: has more types (detailDisclosure, infoLight, ..., close).
    @nonexhaustive public enum ButtonType: Int, Sendable {
        case custom = 0
        case system = 1
    }

    open private(set) var buttonType = ButtonType.custom

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// UIKit: a class method `buttonWithType:` imported as an initialiser.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
    }

    /// UIKit: declared in a Swift extension, so it cannot be overridden.
    public var configuration: Configuration? { didSet { setNeedsLayout() } }

    // MARK: Content by state

    var contents = StateContents() { didSet { setNeedsLayout() } }

    open func setTitle(_ title: String?, for state: State) { contents[own: state].title = title }

    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        contents[own: state].attributedTitle = title
    }

    open func setImage(_ image: UIImage?, for state: State) { contents[own: state].image = image }

    open func setBackgroundImage(_ image: UIImage?, for state: State) { contents[own: state].backgroundImage = image }

    open func setTitleColor(_ color: UIColor?, for state: State) { contents[own: state].titleColor = color }

    open func setTitleShadowColor(_ color: UIColor?, for state: State) { contents[own: state].titleShadowColor = color }

    open func title(for state: State) -> String? { contents.value(\.title, for: state) }

    open func image(for state: State) -> UIImage? { contents.value(\.image, for: state) }

    open var currentTitle: String? { title(for: state) }

    open var currentAttributedTitle: NSAttributedString? { contents.value(\.attributedTitle, for: state) }

    open var currentImage: UIImage? { image(for: state) }

    // MARK: Views, made when first asked for

    var madeTitleLabel: UILabel?
    var madeImageView: UIImageView?

    open var titleLabel: UILabel? { stubTitleLabel }

    open var imageView: UIImageView? { stubImageView }

    // MARK: Legacy insets and flags

    var insets = LegacyInsets() {
        didSet { if insets != oldValue { setNeedsLayout() } }
    }
    var flags = LegacyFlags()

    @available(*, deprecated, message: "This property is ignored when using UIButtonConfiguration")
    open var contentEdgeInsets: UIEdgeInsets {
        get { insets.content }
        set { insets.content = newValue }
    }

    @available(*, deprecated, message: "This property is ignored when using UIButtonConfiguration")
    open var titleEdgeInsets: UIEdgeInsets {
        get { insets.title }
        set { insets.title = newValue }
    }

    @available(*, deprecated, message: "This property is ignored when using UIButtonConfiguration")
    open var imageEdgeInsets: UIEdgeInsets {
        get { insets.image }
        set { insets.image = newValue }
    }

    /// UIKit: the message goes on ", you may customize to replicate this behavior via a configurationUpdateHandler".
    @available(*, deprecated, message: "This property is ignored when using UIButtonConfiguration")
    open var adjustsImageWhenHighlighted: Bool {
        get { flags.adjustsImageWhenHighlighted }
        set { flags.adjustsImageWhenHighlighted = newValue }
    }

    /// UIKit: the message goes on as for `adjustsImageWhenHighlighted`.
    @available(*, deprecated, message: "This property is ignored when using UIButtonConfiguration")
    open var adjustsImageWhenDisabled: Bool {
        get { flags.adjustsImageWhenDisabled }
        set { flags.adjustsImageWhenDisabled = newValue }
    }

    @available(*, deprecated, message: "This property is ignored when using UIButtonConfiguration")
    open var showsTouchWhenHighlighted: Bool {
        get { flags.showsTouchWhenHighlighted }
        set { flags.showsTouchWhenHighlighted = newValue }
    }

    // MARK: Layout without a configuration
    // UIKit deprecates these three in iOS 15, too; `-D STUB_RECTS_NOT_DEPRECATED` leaves that out.

    #if !STUB_RECTS_NOT_DEPRECATED
        @available(*, deprecated, message: "Override layoutSubviews, call super, and position views as you desire.")
    #endif
    open func contentRect(forBounds bounds: CGRect) -> CGRect {
        edgeInsetLayout.contentRect(in: bounds, insets: insets.content)
    }

    #if !STUB_RECTS_NOT_DEPRECATED
        @available(*, deprecated, message: "Override layoutSubviews, call super, and position views as you desire.")
    #endif
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { edgeInsetLayout.imageRect(in: contentRect) }

    #if !STUB_RECTS_NOT_DEPRECATED
        @available(*, deprecated, message: "Override layoutSubviews, call super, and position views as you desire.")
    #endif
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { edgeInsetLayout.titleRect(in: contentRect) }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        let frames = stubFrames
        if shownImage != nil || madeImageView != nil { imageView?.frame = frames.image }
        if shownTitle != nil || madeTitleLabel != nil { titleLabel?.frame = frames.title }
    }

    open override var intrinsicContentSize: CGSize { stubFittingSize }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { stubFittingSize }
}
