import CatalogueModel

extension Preset<FactID> {
    /// The numbers by the names of their properties.
    var expressions: [String: Expression<FactID>] {
        var expressions: [String: Expression<FactID>] = [:]
        for (number, expression) in numbers { expressions[number.rawValue] = expression }
        for (state, content) in [(ControlState.normal, normal)] + states.map({ ($0.key, $0.value) }) {
            let prefix = state == .normal ? "" : "\(state.name)."
            for (name, item) in [("image", content.image), ("title-size", content.title)] {
                guard case .size(let width, let height)? = item else { continue }
                expressions["\(prefix)\(name).width"] = width
                expressions["\(prefix)\(name).height"] = height
            }
        }
        return expressions
    }
}
