import CatalogueModel

/// What the value of a token is read as.
enum TokenKind {
    case dimension, number, fontFamily, fontWeight, string, typography
    /// A length or a number: its unit tells, and without one it is a number.
    case measure
    /// The same where a type is missing, so that it may be anything else as well.
    case unknown
    /// What the catalogue keeps without understanding it.
    case other

    /// - Parameter type: as it is written, nil where nothing says it.
    init(type: String?, in dialect: TokenDialect) {
        guard let type else {
            self = .unknown
            return
        }
        self = Self.standard[type] ?? (dialect.isStandard ? nil : Self.wild[type]) ?? .other
    }

    /// What a metric of that kind is, where its value need not be looked at.
    var metricType: MetricType? {
        switch self {
        case .dimension: .dimension
        case .number: .number
        case .fontFamily: .fontFamily
        case .fontWeight: .fontWeight
        case .string: .string
        case .typography: .typography
        case .measure, .unknown, .other: nil
        }
    }

    /// The types of the standard, and `string` for titles.
    static let standard: [String: TokenKind] = [
        "dimension": .dimension, "number": .number, "fontFamily": .fontFamily, "fontWeight": .fontWeight,
        "string": .string, "color": .other, "duration": .other, "cubicBezier": .other, "strokeStyle": .other,
        "border": .other, "transition": .other, "shadow": .other, "gradient": .other, "typography": .typography,
    ]

    /// The types of Tokens Studio, Style Dictionary and Spectrum that are not the standard's.
    private static let wild: [String: TokenKind] = [
        "spacing": .dimension, "sizing": .dimension, "size": .dimension, "borderRadius": .dimension,
        "borderWidth": .dimension, "fontSizes": .dimension, "fontSize": .dimension, "font-size": .dimension,
        "paragraphSpacing": .dimension, "lineHeights": .measure, "lineHeight": .measure, "letterSpacing": .measure,
        "opacity": .measure, "math": .measure, "multiplier": .number, "gradient-stop": .number,
        "fontFamilies": .fontFamily,
        "font-family": .fontFamily, "fontWeights": .fontWeight, "font-weight": .fontWeight, "text": .string,
        "content": .string, "alias": .unknown, "scale-set": .unknown,
    ]

    /// The types by which Tokens Studio is known.
    static let studioTypes: Set = [
        "spacing", "sizing", "borderRadius", "borderWidth", "fontSizes", "paragraphSpacing", "lineHeights",
        "fontFamilies", "fontWeights", "boxShadow", "composition", "textCase", "textDecoration", "opacity",
        "paragraphIndent", "letterSpacing",
    ]
}
