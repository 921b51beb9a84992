extension DefinitionColumn {
    /// The rows of the table: a metric has one, a preset one for the normal state and one for each other with content of
    /// its own.
    enum Row { case metric, normalState, otherState }

    /// The rows in which the column may be filled.
    var rows: Set<Row> {
        switch self {
        case .kind, .name, .id: [.metric, .normalState, .otherState]
        case .type, .value, .override: [.metric]
        case .description, .deprecated, .use: [.metric, .normalState]
        case .style, .number, .horizontal, .vertical, .buttonSize, .buttonType, .presetWord, .titleFont:
            [.normalState]
        case .state, .imageWidth, .imageHeight, .titleWidth, .titleHeight, .title, .stateWord:
            [.normalState, .otherState]
        }
    }

    /// Whether a table has the column even where no row fills it: what nearly every table is about.
    var isBasic: Bool {
        switch self {
        case .kind, .name, .state, .type, .value, .style, .number(.spacing), .number(.width), .number(.height),
            .imageWidth, .imageHeight, .titleWidth, .titleHeight, .title, .description, .id:
            true
        default: false
        }
    }

    /// What comes and goes together: the four insets, the two sides of a size.
    var group: String {
        switch self {
        case .override: title
        case .deprecated, .use: "deprecated"
        default: String(title.prefix { $0 != "." })
        }
    }
}
