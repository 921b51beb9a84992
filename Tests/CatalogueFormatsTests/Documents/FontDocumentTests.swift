import CatalogueFormats
import CatalogueModel
import Testing

/// Fonts and measured titles in the canonical text of a catalogue.
struct FontDocumentTests {
    private func font(_ weight: Int, face: Int = 0, dependsOnSize: Bool = false) throws -> FontFact {
        FontFact(
            id: StableID("00000000-0000-4000-8000-000000000001"), family: "Größe \"A\"",
            weight: try #require(FontWeight(weight)), file: "../a b/é.ttf",
            face: FontFace(
                id: FontID(hash: "0123", faceIndex: face, weight: face == 0 ? nil : .semibold), unitsPerEm: 2048,
                lineHeight: -7,
                dependsOnSize: dependsOnSize))
    }

    private func preset() throws -> NamedFact<Preset<Name>> {
        var preset = Preset<Name>(style: .system)
        preset.titleFont = try Name("type.body")
        preset.numbers = [.lines: .number(2), .titleWidth: try Expression(parsing: "{room} - 8")]
        preset.normal.titleText = .literal("{x}")
        return NamedFact(
            id: nil, name: try Name("buy"), description: nil, isDeprecated: false, replacement: nil, value: preset)
    }

    private func read(_ facts: String) throws(DocumentError) -> CatalogueDocument {
        try DocumentReader.read(Array(#"{"format": "presets", "version": 1, \#(facts)}"#.utf8))
    }

    @Test func fontsReadBack() throws {
        var document = CatalogueDocument(catalogue: nil)
        document.fonts = [try font(1), try font(1000, face: 3, dependsOnSize: true)]
        let text = document.text()
        #expect(
            text.contains(
                #"{"id":"00000000-0000-4000-8000-000000000001","family":"Größe \"A\"","weight":1,"file":"../a b/é.ttf","#
                    + #""hash":"0123","unitsPerEm":2048,"lineHeight":-7}"#))
        #expect(text.contains(#""face":3,"axisWeight":600,"unitsPerEm":2048,"lineHeight":-7,"dependsOnSize":true}"#))
        #expect(try DocumentReader.read(Array(text.utf8)) == document)
    }

    @Test func measuredTitlesReadBack() throws {
        var document = CatalogueDocument(catalogue: nil)
        document.presets = [try preset()]
        let text = document.text()
        #expect(text.contains(#""titleFont":"type.body""#))
        #expect(text.contains(#""lines":2"#))
        #expect(text.contains(#""titleWidth":"{room} - 8""#))
        #expect(try DocumentReader.read(Array(text.utf8)) == document)
    }

    @Test(arguments: ["body", "semi-bold 17 Inter; letterSpacing 1", "{other}", #"9 "a;b""#])
    func typographiesReadBack(text: String) throws {
        var document = CatalogueDocument(catalogue: nil)
        document.metrics = [
            try DefinitionSamples.metric("t", .typography, MetricValue(parsing: text, as: .typography))
        ]
        #expect(try DocumentReader.read(Array(document.text().utf8)) == document)
    }

    @Test(arguments: [
        (#"{"family": "A"}"#, #""file" is missing"#), (#""A""#, "a font"),
        (#"{"family": "A", "file": "f", "hash": "h", "unitsPerEm": 1000, "lineHeight": 1}"#, #""weight" is missing"#),
        (
            #"{"family": "A", "weight": 0, "file": "f", "hash": "h", "unitsPerEm": 1000, "lineHeight": 1}"#,
            "from 1 to 1000"
        ),
        (
            #"{"family": "A", "weight": 1, "file": "f", "hash": "h", "unitsPerEm": 0, "lineHeight": 1}"#,
            "from 16 to 16384"
        ),
        (
            #"{"family": "A", "weight": 1, "file": "f", "hash": "h", "unitsPerEm": 16, "lineHeight": 1, "face": -1}"#,
            "from 0 to 65535"
        ),
        (
            #"{"family": "A", "weight": 1, "file": "f", "hash": "h", "unitsPerEm": 16, "lineHeight": 1, "x": 1}"#,
            #""x""#
        ),
    ])
    func whatIsNoFontIsToldWithItsPlace(font: String, message: String) throws {
        let error = #expect(throws: DocumentError.self) { try read(#""fonts": [\#(font)]"#) }
        #expect(
            error?.problems.contains { $0.message.contains(message) } == true, "\(error?.problems.map(\.message) ?? [])"
        )
    }

    @Test func whatIsNoTypographyIsToldAtItsValue() throws {
        let error = #expect(throws: DocumentError.self) {
            try read(#""metrics": [{"name": "t", "type": "typography", "value": "Roboto"}]"#)
        }
        #expect(error?.problems.count == 1)
    }

    @Test func aTableOfFontsSaysWhatBecameOfTheFiles() throws {
        let fonts = [(600, FontSummary.FileState.here), (400, .missing), (450, .changed)].map { weight, state in
            FontSummary(
                font: RegisteredFont(
                    id: FactID(9), stableID: .builtIn(.font, named: "f"), family: "A\u{1B}B",
                    weight: FontWeight(weight) ?? .regular, file: "fonts/A.ttf",
                    face: FontFace(
                        id: FontID(hash: "0123456789", faceIndex: 2), unitsPerEm: 1, lineHeight: 1, dependsOnSize: false
                    )),
                file: state)
        }
        #expect(
            FontTable.text(fonts, maximumWidth: nil, color: false) == #"""
                family    weight     file         content  file is
                A\u{1B}B  semi-bold  fonts/A.ttf  0123456  here
                A\u{1B}B  regular    fonts/A.ttf  0123456  missing
                A\u{1B}B  450        fonts/A.ttf  0123456  changed

                """#)
        let json = try JSONParser().parse(Array(FontTable.json(fonts).utf8))
        guard case .array(let rows) = json.value else { throw DocumentError(problems: []) }
        #expect(rows.count == 3)
        let text = FontTable.json([fonts[1]])
        #expect(text.contains(#""hash": "0123456789""#) && text.contains(#""face": 2"#))
        #expect(text.contains(#""state": "missing""#) && text.contains(#""weight": 400"#))
    }
}
