import ButtonLayout
import CatalogueModel

/// Writes every number of layouts for a spreadsheet, by RFC 4180.
public struct CSVLayoutWriter: LayoutTextWriter {
    /// The words of layouts are few: each is written once as a field.
    private var styles: [Style: String] = [:]
    private var states: [ControlState: String] = [:]
    private var findings: [FindingSet: String] = [:]
    private var traits: (values: [String: String], field: String)?

    /// Makes a writer.
    public init() {}

    public mutating func begin(_ text: inout String) {
        text += CSVWriter.line((Self.words + Self.numbers).map(CSVField.text))
    }

    public mutating func append(_ layout: NamedLayout, to text: inout String) {
        text += CSVWriter.field(layout.name ?? "")
        text += ","
        text += field(of: layout.style, in: \.styles) { $0.name }
        text += ","
        text += field(of: layout.state, in: \.states) { $0.name }
        text += ","
        text += field(of: layout.traits)
        text += ","
        text += field(of: layout.result.judgement.findings, in: \.findings) { LayoutTable.words(of: $0) }
        append(layout.result, to: &text)
        text += "\r\n"
    }

    private mutating func field<Word: Hashable>(
        of word: Word, in known: WritableKeyPath<Self, [Word: String]>, _ text: (Word) -> String
    ) -> String {
        if let field = self[keyPath: known][word] { return field }
        let field = CSVWriter.field(text(word))
        self[keyPath: known][word] = field
        return field
    }

    private mutating func field(of values: [String: String]) -> String {
        if let traits, traits.values == values { return traits.field }
        let field = CSVWriter.field(TraitCollection.text(of: values))
        traits = (values, field)
        return field
    }

    private static let words = ["name", "style", "state", "traits", "findings"]

    /// The numbers that a layout can have, by their names in its JSON.
    private static let numbers =
        size("button") + edges("contentEdgeInsets") + edges("titleEdgeInsets") + edges("imageEdgeInsets")
        + frame("image") + frame("title") + size("fitting") + ["gap.asked", "gap.got", "offCenter.x", "offCenter.y"]
        + ["configuration.imagePadding"]
        + ["top", "leading", "bottom", "trailing"].map { "configuration.contentInsets.\($0)" }

    private static func size(_ name: String) -> [String] { ["\(name).width", "\(name).height"] }
    private static func frame(_ name: String) -> [String] { ["\(name).x", "\(name).y"] + size(name) }
    private static func edges(_ name: String) -> [String] {
        ["top", "left", "bottom", "right"].map { "\(name).\($0)" }
    }

    /// In the order of `numbers`.
    private func append(_ result: ComputedLayout, to text: inout String) {
        let (layout, judgement) = (result.layout, result.judgement)
        append(layout.button, to: &text)
        append(layout.contentEdgeInsets, to: &text)
        append(layout.itemInsets?.title, to: &text)
        append(layout.itemInsets?.image, to: &text)
        append(layout.image, to: &text)
        append(layout.title, to: &text)
        append(layout.fitting, to: &text)
        append(judgement.gap?.asked, judgement.gap?.got, to: &text)
        append(judgement.offCenter?.x, judgement.offCenter?.y, to: &text)
        let insets = layout.configuration?.contentInsets
        append(layout.configuration?.imagePadding, to: &text)
        append(insets?.top, insets?.leading, insets?.bottom, insets?.trailing, to: &text)
    }

    private func append(_ size: Size?, to text: inout String) {
        append(size?.width, size?.height, to: &text)
    }

    private func append(_ rect: Rect?, to text: inout String) {
        append(rect?.x, rect?.y, rect?.width, rect?.height, to: &text)
    }

    private func append(_ insets: EdgeInsets?, to text: inout String) {
        append(insets?.top, insets?.left, insets?.bottom, insets?.right, to: &text)
    }

    private func append(_ numbers: Double?..., to text: inout String) {
        for number in numbers {
            text += ","
            if let number { text += number.shortestText }
        }
    }
}
