import CatalogueModel

extension CatalogueError {
    /// The same problems, those of metrics and presets at their rows of a table.
    func placed(in table: CatalogueTable) -> CatalogueError {
        var places: [String: String] = [:]
        for fact in table.metrics { places[fact.name.text] = fact.place }
        for fact in table.presets {
            places[fact.name.text] = fact.place
            for row in fact.change {
                for state in row.change.states { places[Self.key(fact.name.text, state)] = row.place }
            }
        }
        return CatalogueError(
            problems.map { problem in
                for subject in problem.subjects {
                    // A preset's number is named after it: `tab.home.spacing`.
                    var name = subject[...]
                    while true {
                        if let place = places[String(name)] { return .at(place, problem) }
                        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { break }
                        name = name[..<dot]
                    }
                }
                return problem
            })
    }

    /// No name has a line break.
    fileprivate static func key(_ preset: String, _ state: ControlState) -> String { "\(preset)\n\(state.name)" }
}

extension CatalogueError.Problem {
    /// The metrics and presets that it is about, the nearest first.
    fileprivate var subjects: [String] {
        switch self {
        case .nameTaken(let name, _), .nameIsGroup(let name, _), .groupIsName(let name, _), .notFinite(let name),
            .typeChange(let name, _, _):
            [name]
        case .cycle(let chain), .evaluation(let chain, _), .wrongUnit(let chain, _, _), .notText(let chain, _),
            .notNumber(let chain, _), .notTypography(let chain, _):
            chain
        case .button(let preset, let state, _, _): [CatalogueError.key(preset, state), preset]
        case .noTitleFont(let preset, _), .title(_, let preset, _): [preset]
        case .inCollection(_, let problem): problem.subjects
        default: []
        }
    }
}
