import ButtonLayout
import CatalogueModel
import Testing

@testable import CatalogueStorage

@Suite("Presets in the file")
struct PresetStorageTests {
    let catalogue: TemporaryCatalogue
    var store: CatalogueStore { catalogue.store }
    let id = FactID(9)

    init() throws {
        catalogue = try TemporaryCatalogue()
        try catalogue.revise { revision in
            for id in Int64(4)...8 { try catalogue.open(id, .metric, "m\(id)", at: revision) }
            try catalogue.open(9, .preset, "p", at: revision)
        }
    }

    /// Every property has a value, and no two the same.
    private func full() throws -> Preset<FactID> {
        var preset = Preset<FactID>(style: .layoutButton(.titleTop))
        for (index, number) in PresetNumber.allCases.enumerated() {
            preset.numbers[number] = index % 3 == 0 ? try expression("{4} * \(index)") : .number(Double(index) + 0.5)
        }
        preset.horizontal = .trailing
        preset.vertical = .bottom
        preset.configurationSize = .mini
        preset.buttonType = .custom
        preset.titleFont = FactID(8)
        for word in PresetWord.allCases { preset.words[word] = "\(word.rawValue) é" }
        preset.normal = try content(0)
        for (index, finding) in Finding.allCases.enumerated() {
            let key = AcceptedFinding(state: ControlState(rawValue: index), finding: finding)
            preset.accepted[key] = Acceptance(reason: "é \(index)", numbers: 0...UInt64(index))
        }
        for (index, state) in (1..<16).map(ControlState.init(rawValue:)).enumerated() {
            preset.states[state] = try content(index + 1)
        }
        return preset
    }

    private func content(_ number: Int) throws -> StateContent<FactID> {
        var content = StateContent<FactID>()
        content.image = .size(width: try expression("{5} + \(number)"), height: .number(Double(number) + 1))
        content.title = .size(width: .number(Double(number) + 60), height: try expression("{6} * \(number)"))
        content.titleText = number % 2 == 0 ? .literal("Title \(number)") : .reference(FactID(7))
        for word in StateWord.allCases { content.words[word] = "\(word.rawValue) \(number)" }
        return content
    }

    @Test("come back whole at every revision")
    func roundTrip() throws {
        var sparse = Preset<FactID>(style: .configuration(.leading))
        sparse.states = [.selected: StateContent(), .disabled: StateContent()]
        sparse.states[.selected]?.image = ItemSize.none
        var changed = try full()
        changed.style = .proportional
        changed.numbers[.spacing] = nil
        changed.titleFont = FactID(5)
        changed.states[.selected] = nil
        changed.states[.focused]?.title = ItemSize.none
        changed.normal = StateContent()
        let versions: [Preset<FactID>?] = try [Preset(style: .system), full(), changed, sparse, nil, full()]

        var old: Preset<FactID>?
        for version in versions {
            try catalogue.revise { try store.replacePreset(id, old, with: version, at: $0) }
            #expect(try store.preset(id, at: .now) == version)
            old = version
        }
        for (index, version) in versions.enumerated() {
            let moment = Moment.revision(Int64(index) + 2)
            #expect(try store.preset(id, at: moment) == version)
            #expect(try store.presets(at: moment) == (version.map { [id: $0] } ?? [:]))
            #expect(try store.presetStyles(at: moment) == (version.map { [id: $0.style] } ?? [:]))
        }
        #expect(try store.preset(id, at: .revision(1)) == nil)
        #expect(try store.users(of: FactID(7), at: .now) == [id])
        #expect(try store.users(of: FactID(8), at: .now) == [id])
        #expect(try store.users(of: FactID(8), at: .revision(4)) == [])
    }

    @Test("each number and word stands in the column of its name")
    func columns() throws {
        let full = try full()
        try catalogue.revise { try store.replacePreset(id, nil, with: full, at: $0) }
        func column(_ property: String, _ table: String, _ condition: String = "") throws -> String? {
            let name = property.map { $0 == "-" || $0 == "." ? "_" : String($0) }.joined()
            return try catalogue.database.first("SELECT \(name) FROM \(table) WHERE until IS NULL \(condition)") {
                $0.text(0)
            }
        }
        for (number, value) in full.numbers {
            #expect(try column(number.rawValue, "preset") == value.text { String($0.rawValue) }, "\(number)")
        }
        for (word, value) in full.words { #expect(try column(word.rawValue, "preset") == value) }
        for (word, value) in full.normal.words {
            #expect(try column(word.rawValue, "preset_state", "AND state = 0") == value)
        }
        #expect(try column("image.height", "preset_state", "AND state = 8") == "9.0")
        #expect(try column("title.width", "preset_state", "AND state = 8") == "68.0")
    }

    @Test("every style and word comes back", arguments: Style.allCases)
    func styles(style: Style) throws {
        var presets: [FactID: Preset<FactID>] = [:]
        for (index, horizontal) in HorizontalAlignment.allCases.enumerated() {
            var preset = Preset<FactID>(style: style)
            preset.horizontal = horizontal
            preset.vertical = VerticalAlignment.allCases[index % 4]
            preset.configurationSize = Button.ConfigurationSize.allCases[index % 4]
            preset.buttonType = ButtonType.allCases[index % 2]
            presets[FactID(Int64(10 + index))] = preset
        }
        try catalogue.revise { revision in
            for (id, preset) in presets {
                try catalogue.open(id.rawValue, .preset, "p\(id.rawValue)", at: revision)
                try store.replacePreset(id, nil, with: preset, at: revision)
            }
        }
        #expect(try store.presets(at: .now) == presets)
        #expect(try store.presetStyles(at: .now) == presets.mapValues(\.style))
    }

    @Test("only what changed is written")
    func rows() throws {
        let first = try full()
        var second = first
        second.states[.selected]?.words[.imageName] = "other"
        try catalogue.revise { try store.replacePreset(id, nil, with: first, at: $0) }
        let revision = try catalogue.revise { try store.replacePreset(id, first, with: second, at: $0) }
        #expect(try catalogue.count("SELECT count(*) FROM preset") == 1)
        #expect(try catalogue.count("SELECT count(*) FROM preset_state") == 17)
        #expect(try catalogue.count("SELECT count(*) FROM dependency") == 5)
        #expect(try store.changedFacts(.preset, from: revision - 1, to: revision) == [id])
        #expect(try store.changedFacts(.preset, from: revision, to: revision) == [])
    }

    @Test("what is accepted is written alone")
    func acceptances() throws {
        let first = try full()
        var second = first
        let key = AcceptedFinding(state: .normal, finding: .gapMismatch)
        second.accepted[key] = Acceptance(reason: "other", numbers: [1])
        try catalogue.revise { try store.replacePreset(id, nil, with: first, at: $0) }
        let revision = try catalogue.revise { try store.replacePreset(id, first, with: second, at: $0) }
        #expect(try catalogue.count("SELECT count(*) FROM preset") == 1)
        #expect(try catalogue.count("SELECT count(*) FROM preset_state") == 16)
        #expect(try catalogue.count("SELECT count(*) FROM accepted_finding") == 18)
        #expect(try store.changedFacts(.preset, from: revision - 1, to: revision) == [id])
        #expect(try store.acceptances(at: .now) == [id: second.accepted])
        #expect(try store.acceptances(at: .revision(revision - 1)) == [id: first.accepted])
    }

    @Test(
        "what no version of this program writes is no preset",
        arguments: ["style", "horizontal", "vertical", "button_size", "button_type", "spacing"])
    func unreadable(column: String) throws {
        var values = [
            "style": "system", "horizontal": "center", "vertical": "center", "button_size": "mini",
            "button_type": "system", "spacing": "{4}",
        ]
        values[column] = "{x}"
        let names = values.keys.sorted()
        try catalogue.database.execute(
            """
            INSERT INTO preset (fact, since, \(names.joined(separator: ", ")))
            VALUES (9, 1, \(names.map { "'\(values[$0] ?? "")'" }.joined(separator: ", ")))
            """)
        #expect(throws: (any Error).self) { try store.preset(id, at: .now) }
        #expect(throws: (any Error).self) { try store.presets(at: .now) }
    }
}
