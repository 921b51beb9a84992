import CatalogueModel

/// Which column stands where in a table.
struct DefinitionHeader {
    /// By position; nil for what means nothing here.
    let columns: [DefinitionColumn?]
    let titles: [String]
    /// Where each title stands in the source.
    private let offsets: [Int]

    init(_ fields: [String], offsets: [Int]) {
        columns = fields.map(DefinitionColumn.init(title:))
        titles = fields.map(\.trimmed)
        self.offsets = offsets
    }

    /// The header of a table: the first record that is not empty, after the line `sep=;` that spreadsheets may write.
    static func first(of reader: inout CSVReader) throws(CSVParseError) -> DefinitionHeader? {
        while let fields = try reader.next() {
            let isSeparatorLine = fields.count == 2 && fields[0].lowercased() == "sep=" && fields[1].isEmpty
            if isSeparatorLine || fields.allSatisfy({ $0.trimmed.isEmpty }) { continue }
            return DefinitionHeader(fields, offsets: reader.offsets)
        }
        return nil
    }

    func has(_ column: DefinitionColumn) -> Bool { columns.contains(column) }

    /// The columns that mean nothing here. One without a title counts only where a row fills it.
    func unknownColumns(filled: Set<Int>) -> [String] {
        columns.indices.filter { columns[$0] == nil && (!titles[$0].isEmpty || filled.contains($0)) }
            .map { titles[$0].isEmpty ? "column \($0 + 1), which has no title" : titles[$0] }
    }

    /// Notes what makes rows ambiguous.
    func check(_ problems: DocumentProblems) {
        var seen: Set<DefinitionColumn> = []
        for (index, column) in columns.enumerated() {
            guard let column, !seen.insert(column).inserted else { continue }
            problems.add("\(column.title): there are two columns of this title", at: offsets[index])
        }
        if !has(.name) { problems.add("the column 'name' is missing", at: offsets[0]) }
        for (one, other) in [(DefinitionColumn.imageWidth, DefinitionColumn.imageHeight), (.titleWidth, .titleHeight)] {
            for (present, missing) in [(one, other), (other, one)] where has(present) && !has(missing) {
                let place = columns.firstIndex(of: present).map { offsets[$0] } ?? 0
                problems.add(
                    "\(present.title): the column '\(missing.title)' is missing; remove both to leave sizes as they are",
                    at: place)
            }
        }
    }
}
