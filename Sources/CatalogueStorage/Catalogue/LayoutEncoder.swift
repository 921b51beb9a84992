import ButtonLayout
import CatalogueModel

/// Takes the values of a layout one after the other, in the order of the columns of `layout_value`.
protocol LayoutEncoder {
    mutating func put(_ value: Double?) throws(StorageError)
    mutating func put(_ value: Int64) throws(StorageError)
    mutating func put(_ value: String?) throws(StorageError)
}

extension ComputedLayout {
    /// Hands over every value but the id and the digest.
    func encode(to encoder: inout some LayoutEncoder) throws(StorageError) {
        try encoder.put(Int64(judgement.findings.rawValue))
        try encoder.put(Int64(judgement.stale.rawValue))
        try encoder.put(content.image)
        try encoder.put(content.title)
        try encoder.put(layout.button)
        try encoder.put(layout.contentEdgeInsets)
        try encoder.put(layout.itemInsets?.title)
        try encoder.put(layout.itemInsets?.image)
        try encoder.put(layout.configuration?.imagePlacement.name)
        try encoder.put(layout.configuration?.imagePadding)
        try encoder.put(layout.configuration?.contentInsets.top)
        try encoder.put(layout.configuration?.contentInsets.leading)
        try encoder.put(layout.configuration?.contentInsets.bottom)
        try encoder.put(layout.configuration?.contentInsets.trailing)
        try encoder.put(layout.image)
        try encoder.put(layout.title)
        try encoder.put(layout.fitting)
        try encoder.put(judgement.gap?.asked)
        try encoder.put(judgement.gap?.got)
        try encoder.put(judgement.offCenter?.of.name)
        try encoder.put(judgement.offCenter?.x)
        try encoder.put(judgement.offCenter?.y)
    }
}

extension LayoutEncoder {
    fileprivate mutating func put(_ size: Size?) throws(StorageError) {
        try put(size?.width)
        try put(size?.height)
    }

    fileprivate mutating func put(_ rect: Rect?) throws(StorageError) {
        try put(rect?.x)
        try put(rect?.y)
        try put(rect?.size)
    }

    fileprivate mutating func put(_ insets: EdgeInsets?) throws(StorageError) {
        try put(insets?.top)
        try put(insets?.left)
        try put(insets?.bottom)
        try put(insets?.right)
    }
}

/// Binds the values to a statement.
struct LayoutBinder: LayoutEncoder {
    let statement: Statement
    var position: Int32

    mutating func put(_ value: Double?) throws(StorageError) {
        position += 1
        try statement.bind(value, at: position)
    }

    mutating func put(_ value: Int64) throws(StorageError) {
        position += 1
        try statement.bind(value, at: position)
    }

    mutating func put(_ value: String?) throws(StorageError) {
        position += 1
        try statement.bind(value, at: position)
    }
}

extension ComputedLayout {
    /// A hash of every number and finding: equal layouts have the same, in every file and on every machine.
    public var digest: UInt64 {
        var digest = LayoutDigest()
        // It keeps nothing anywhere, so nothing can fail.
        try? encode(to: &digest)
        return digest.value
    }
}

/// Hashes the values: the same number on every machine, since it is kept in the file. Equal digests are no proof of
/// equal layouts; whoever finds one compares.
struct LayoutDigest: LayoutEncoder {
    private(set) var value: UInt64 = 0x9E37_79B9_7F4A_7C15

    mutating func put(_ number: Double?) throws(StorageError) {
        guard let number else { return mix(1) }
        // −0 is kept as 0.
        mix((number + 0).bitPattern)
    }

    mutating func put(_ number: Int64) throws(StorageError) { mix(UInt64(bitPattern: number)) }

    mutating func put(_ text: String?) throws(StorageError) {
        mix(UInt64(text?.utf8.count ?? 99))
        for byte in (text ?? "").utf8 { mix(UInt64(byte)) }
    }

    private mutating func mix(_ bits: UInt64) {
        let product = (value ^ bits).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
        value = product.high ^ product.low
    }
}

/// The columns of `layout_value` but the id, in the order in which they are encoded.
enum LayoutColumns {
    static let names =
        [
            "digest", "findings", "stale", "image_natural_width", "image_natural_height", "title_natural_width",
            "title_natural_height", "button_width", "button_height",
        ] + edges("content_inset") + edges("title_inset") + edges("image_inset") + [
            "configuration_placement", "configuration_padding", "configuration_top", "configuration_leading",
            "configuration_bottom", "configuration_trailing",
        ] + frame("image") + frame("title") + [
            "fitting_width", "fitting_height", "gap_asked", "gap_got", "center_of", "off_center_x", "off_center_y",
        ]

    static let insertion =
        "INSERT INTO layout_value (\(names.joined(separator: ", "))) VALUES (?"
        + String(repeating: ", ?", count: names.count - 1) + ")"

    /// The columns of `v`, from the digest on.
    static let selection = names.map { "v.\($0)" }.joined(separator: ", ")

    private static func edges(_ name: String) -> [String] {
        ["top", "left", "bottom", "right"].map { "\(name)_\($0)" }
    }

    private static func frame(_ name: String) -> [String] {
        ["x", "y", "width", "height"].map { "\(name)_\($0)" }
    }
}
