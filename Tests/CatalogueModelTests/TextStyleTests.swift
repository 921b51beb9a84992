import CatalogueModel
import Testing

@Suite("Text styles")
struct TextStyleTests {
    /// As Apple's guidelines list them, from the smallest content size up.
    static let documented = """
        largeTitle 31 32 33 34 36 38 40 44 48 52 56 60
        title1 25 26 27 28 30 32 34 38 43 48 53 58
        title2 19 20 21 22 24 26 28 34 39 44 50 56
        title3 17 18 19 20 22 24 26 31 37 43 49 55
        headline 14 15 16 17 19 21 23 28 33 40 47 53
        body 14 15 16 17 19 21 23 28 33 40 47 53
        callout 13 14 15 16 18 20 22 26 32 38 44 51
        subheadline 12 13 14 15 17 19 21 25 30 36 42 49
        footnote 12 12 12 13 15 17 19 23 27 33 38 44
        caption1 11 11 11 12 14 16 18 22 26 32 37 43
        caption2 11 11 11 11 13 15 17 20 24 29 34 40
        """

    @Test("have their documented sizes")
    func sizes() {
        let rows = TextStyle.allCases.map { style in
            ([style.rawValue] + ContentSize.allCases.map { "\(Int(style.pointSize(at: $0)))" }).joined(separator: " ")
        }
        #expect(rows.joined(separator: "\n") == Self.documented)
        #expect(TextStyle.body.pointSize() == 17)
    }

    @Test("grow with the content size", arguments: TextStyle.allCases)
    func growth(style: TextStyle) {
        let sizes = ContentSize.allCases.map(style.pointSize(at:))
        #expect(sizes.count == 12)
        #expect(sizes == sizes.sorted())
        #expect(Set(sizes).count >= 9)
    }

    @Test("only the headline is semibold")
    func weights() {
        #expect(TextStyle.allCases.filter { $0.weight == .semibold } == [.headline])
        #expect(FontWeight.semibold.value == 600)
    }

    @Test("content sizes have an order and short names")
    func contentSizes() {
        #expect(
            ContentSize.allCases.map(\.rawValue)
                == ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"])
        #expect(ContentSize.allCases.sorted() == ContentSize.allCases)
        #expect(ContentSize.extraSmall < .accessibilityMedium)
        #expect(ContentSize(rawValue: "AX3") == .accessibilityExtraLarge)
    }
}
