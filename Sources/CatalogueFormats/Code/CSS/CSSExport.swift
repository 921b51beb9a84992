import CatalogueModel

/// Every number as a custom property of CSS: those of the default collection on the root element, and a rule for each
/// other one with what differs from what already applies.
///
/// Lengths are in `px`, which is what a point is to a browser. Dropped are metrics that are no numbers, kept tokens, and
/// what is no number in a layout.
public struct CSSExport {
    private let facts: [FactNumbers]
    private let names: FlatNames
    private let rules: [CSSRule]
    private let selectors: CSSSelectors

    /// - Throws: `IdentifierError` where names become the same in CSS.
    public init(_ catalogue: ExportedCatalogue, _ options: CodeOptions) throws(IdentifierError) {
        facts = catalogue.factNumbers
        rules = CSSRule.rules(of: catalogue)
        selectors = try CSSSelectors(catalogue.traits, isDisambiguated: options.isDisambiguated)
        let named = facts.map { fact in
            FlatNames.Fact(
                name: fact.name, id: fact.id,
                tails: fact.numbers.map { FlatNames.Tail(text: Self.tail(of: $0), path: $0.path) })
        }
        names = try FlatNames(
            named, among: catalogue.knownNames, isDisambiguated: options.isDisambiguated
        ) { "--" + $0.segments.joined(separator: "-") }
    }

    public var text: String {
        var code = CodeText()
        let attributes = selectors.names.joined(separator: ", ")
        if rules.count > 1 {
            code.add(
                lines: CSSIdentifier.comment([
                    escapedForTerminal("Attributes of the root element choose the numbers: \(attributes).")
                ]))
        }
        let declarations = declarations
        for (rule, lines) in zip(rules, declarations) where !lines.isEmpty || rule.conditions.isEmpty {
            if !code.text.isEmpty { code.add("") }
            code.block(selectors.selector(rule.conditions) + " {") { $0.add(lines: lines) }
        }
        return fileHeader(for: "css", mark: "/*", end: " */", body: code.text) + "\n" + code.text
    }

    /// The lines of each rule.
    private var declarations: [[String]] {
        var lines = Array(repeating: [String](), count: rules.count)
        for fact in facts {
            var isFirst = true
            for series in fact.numbers {
                let property = CSSIdentifier.escaped(names.identifier(fact.name, Self.tail(of: series)))
                for (rule, value) in written(series.values) {
                    if rule == 0, isFirst {
                        lines[0] += CSSIdentifier.comment(fact.comment)
                        isFirst = false
                    }
                    lines[rule].append("\(property): \(text(value, isLength: series.isLength));")
                }
            }
        }
        return lines
    }

    /// In which rules a number stands, and as what: where it is not what applies without it.
    private func written(_ values: [Double?]) -> [(rule: Int, value: Double?)] {
        var written: [Double??] = Array(repeating: nil, count: rules.count)
        for (index, rule) in rules.enumerated() {
            let value = values[rule.collection]
            let applied = rule.earlier.last { written[$0.rule] != nil }
            let applies = applied.flatMap { written[$0.rule] } ?? nil
            let sure = rule.earlier.last { !$0.isDoubtful && written[$0.rule] != nil }
            let surely = sure.flatMap { written[$0.rule] } ?? nil
            if applies != value || surely != value { written[index] = .some(value) }
        }
        return written.enumerated().compactMap { index, value in value.map { (index, $0) } }
    }

    /// A layout that has no such number, such as the place of a title that is empty in some language, has no value.
    private func text(_ value: Double?, isLength: Bool) -> String {
        value.map { $0.decimalText + (isLength ? "px" : "") } ?? "initial"
    }

    private static func tail(of series: NumberSeries) -> String { series.words.map { "-" + $0 }.joined() }
}
