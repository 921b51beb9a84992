import ButtonLayout

extension ButtonError: CustomStringConvertible {
    /// What is wrong with the button.
    public var description: String {
        switch self {
        case .notFinite(let field): "the \(field.name) is not a finite number"
        case .tooLarge(let field): "the \(field.name) is beyond a million points"
        case .notPositive(let field): "the \(field.name) must be above 0"
        case .negative(let field): "the \(field.name) cannot be negative"
        case .exactCannotFill: "exact aligns a group, so an alignment cannot be fill; use center, leading or another"
        }
    }
}

extension ButtonError.Field {
    var name: String {
        switch self {
        case .buttonWidth: "button's width"
        case .buttonHeight: "button's height"
        case .minimumSize: "minimum size"
        case .imageSize: "image's size"
        case .titleSize: "title's size"
        case .lineHeight: "line height"
        case .spacing: "spacing"
        case .contentInsets: "content insets"
        case .titleInsets: "title insets"
        case .imageInsets: "image insets"
        case .imageProperty: "image property"
        case .scale: "scale"
        }
    }
}
