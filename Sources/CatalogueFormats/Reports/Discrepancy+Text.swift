import CatalogueModel

extension Discrepancy {
    /// Which layout, and what the engine gives instead.
    public var text: String {
        let place =
            escapedForTerminal(name) + (state == .normal ? "" : " (\(state.name))")
            + (traits.isEmpty ? "" : " [\(escapedForTerminal(traits))]")
        guard let numbers else { return "\(place): missing, or kept without a preset" }
        return "\(place): " + numbers.map(DiffSentences.number).joined(separator: ", ")
    }
}
