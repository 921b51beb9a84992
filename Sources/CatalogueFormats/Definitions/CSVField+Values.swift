import CatalogueModel

extension CSVField {
    /// A text that may be empty, or nothing.
    static func cell(_ text: String?) -> CSVField { text.map { .text(CellText.written($0)) } ?? .empty }
}

extension Expression<Name> {
    /// A number that a spreadsheet reckons with, or an expression as people write it.
    var field: CSVField {
        if case .number(let value) = self { .number(value) } else { .text(text) }
    }
}

extension MetricValue<Name> {
    var field: CSVField {
        switch self {
        case .number(let expression): expression.field
        case .text, .typography: .cell(text(naming: \.text))
        }
    }
}

extension ItemSize<Name>? {
    /// One side of the size; `none` where there is no item.
    func field(_ side: (_ width: Expression<Name>, _ height: Expression<Name>) -> Expression<Name>) -> CSVField {
        switch self {
        case nil: .empty
        case ItemSize.none?: .text(CellText.none)
        case .size(let width, let height)?: side(width, height).field
        }
    }
}
