import CatalogueModel

/// Every number as a dimension among Android's resources, in `dp`, which is what a point is there.
///
/// Dropped are metrics that are no numbers, kept tokens, and what is no number in a layout.
public struct AndroidExport {
    private let facts: [FactNumbers]
    private let places: AndroidPlaces
    /// What is written of each number of each fact.
    private let written: [[AndroidValues]]
    private let names: FlatNames

    /// - Parameter isInFolders: whether what differs by locale and direction stands in folders of its own, where Android
    ///   finds it; otherwise it has names of its own, and everything is in one file.
    /// - Throws: `IdentifierError` where names become the same for Android.
    public init(
        _ catalogue: ExportedCatalogue, _ options: CodeOptions, isInFolders: Bool
    ) throws(IdentifierError) {
        let facts = catalogue.factNumbers
        let places = try AndroidPlaces(
            catalogue, isInFolders: isInFolders, isDisambiguated: options.isDisambiguated)
        let written = facts.map { fact in fact.numbers.map { AndroidValues($0.values, in: places.families) } }
        let named = zip(facts, written).map { fact, written in
            FlatNames.Fact(
                name: fact.name, id: fact.id,
                tails: zip(fact.numbers, written).flatMap { series, values in
                    var seen: Set<Int> = []
                    return values.written.map(\.family).filter { seen.insert($0).inserted }.map { family in
                        let told = places.families[family].told.map(\.description).joined(separator: ",")
                        return FlatNames.Tail(
                            text: Self.tail(of: series) + places.suffixes[family],
                            path: series.path + (told.isEmpty ? "" : " with \(told)"))
                    }
                })
        }
        names = try FlatNames(
            named, among: catalogue.knownNames, isDisambiguated: options.isDisambiguated,
            base: AndroidIdentifier.base, finished: AndroidIdentifier.finished)
        self.facts = facts
        self.places = places
        self.written = written
    }

    /// The default folder's file, which is everything where there are no others.
    public var text: String { files[0].text }

    /// The file of the default collection, then one for each folder in which something differs.
    public var files: [ExportedFile] {
        var lines = ["values": [String]()]
        for (fact, written) in zip(facts, written) {
            var isFirst = true
            for (series, values) in zip(fact.numbers, written) {
                for item in values.written {
                    if isFirst { lines["values", default: []] += comment(fact.comment) }
                    isFirst = false
                    let tail = Self.tail(of: series) + places.suffixes[item.family]
                    lines[places.folder(item.locale, isMirrored: item.isMirrored), default: []].append(
                        element(names.identifier(fact.name, tail), item.value, isLength: series.isLength))
                }
            }
        }
        return lines.sorted { $0.key.precedes($1.key) }.map { folder, lines in
            ExportedFile(path: "\(folder)/presets_dimens.xml", text: file(lines))
        }
    }

    private func file(_ lines: [String]) -> String {
        var code = CodeText()
        code.block("<resources>", closing: "</resources>") { $0.add(lines: lines) }
        return fileHeader(
            for: "android", mark: "<!--", end: " -->", prolog: xmlDeclaration, body: code.text) + code.text
    }

    /// Android's tools copy comments into R.java and make annotations of words in them (`@SystemApi`): no line ends the
    /// comment there, begins an escape of Java, or holds such a word.
    private func comment(_ lines: [String]) -> [String] {
        xmlComment(
            lines.map { line in
                visibleInXML(line).replacingScalars("\\", with: #"\\"#)
                    .replacingScalars("*/", with: #"*\/"#)
                    .replacing(/@(?=[A-Za-z])/.matchingSemantics(.unicodeScalar), with: "@ ")
            })
    }

    private func element(_ name: String, _ value: Double, isLength: Bool) -> String {
        let name = xmlText(name)
        return isLength
            ? "<dimen name=\"\(name)\">\(value.decimalText)dp</dimen>"
            : "<item name=\"\(name)\" format=\"float\" type=\"dimen\">\(value.decimalText)</item>"
    }

    private static func tail(of series: NumberSeries) -> String { series.words.map { "_" + $0 }.joined() }
}
