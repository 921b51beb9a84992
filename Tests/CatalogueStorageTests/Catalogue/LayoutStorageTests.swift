import ButtonLayout
import CatalogueModel
import Testing

@testable import CatalogueStorage

@Suite("Layouts in the file")
struct LayoutStorageTests {
    let catalogue: TemporaryCatalogue
    var store: CatalogueStore { catalogue.store }
    let preset = FactID(4)
    let collection = TraitCollection.defaultCollection.id

    init() throws {
        catalogue = try TemporaryCatalogue()
        try catalogue.revise { try catalogue.openPresets(4...6, at: $0) }
    }

    private func key(_ state: ControlState = .normal, preset: FactID? = nil) -> LayoutKey {
        LayoutKey(preset: preset ?? self.preset, state: state, collection: collection)
    }

    /// Replaces layouts in a revision of its own.
    @discardableResult
    private func write(
        _ layouts: [LayoutKey: ComputedLayout], closing: [LayoutKey] = [], causes: [FactID] = []
    ) throws -> Int64 {
        try catalogue.revise { revision in
            try store.writeLayouts(at: revision) { writer in
                for key in closing { try writer.close(key) }
                for (key, layout) in layouts { try writer.open(key, layout, causes: causes) }
            }
        }
    }

    private func valueCount() throws -> Int64 { try catalogue.count("SELECT count(*) FROM layout_value") }

    @Test("every shape comes back whole", arguments: SampleLayouts.shapes.indices)
    func shapes(index: Int) throws {
        let shape = SampleLayouts.shapes[index]
        try write([key(): shape.layout])
        #expect(try store.layouts(of: preset, in: collection, at: .now) == [.normal: shape.layout], "\(shape.name)")
    }

    @Test("so does what the engine computes, for every style")
    func engine() throws {
        let contents = [
            Content(image: Size(width: 24, height: 24), title: Size(width: 60, height: 20)),
            Content(image: Size(width: 24, height: 24), title: nil),
            Content(image: nil, title: Size(width: 60, height: 20)),
        ]
        for content in contents {
            var layouts: [LayoutKey: ComputedLayout] = [:]
            for (index, style) in Style.allCases.enumerated() {
                let button = try Button(
                    style: style, spacing: 10, width: .fixed(200), height: .fit(minimum: 44), content: content)
                let layout = button.layout()
                let key = key(ControlState(rawValue: index % 16), preset: FactID(Int64(4 + index / 16)))
                layouts[key] = ComputedLayout(content: content, layout: layout, judgement: button.judge(layout))
            }
            let open = try catalogue.count("SELECT count(*) FROM layout WHERE until IS NULL") > 0
            try write(layouts, closing: open ? Array(layouts.keys) : [])
            var found: [LayoutKey: ComputedLayout] = [:]
            try store.forEachLayout(in: collection, at: .now) { found[$0] = $1 }
            #expect(found == layouts)
        }
    }

    @Test("they hold from one revision to another")
    func moments() throws {
        try write([key(): SampleLayouts.insets, key(.selected): SampleLayouts.frames])
        try write([key(): SampleLayouts.wide(7)], closing: [key()])
        try write([:], closing: [key(), key(.selected)])
        func layouts(_ moment: Moment) throws -> [ControlState: ComputedLayout] {
            try store.layouts(of: preset, in: collection, at: moment)
        }
        #expect(try layouts(.revision(1)) == [:])
        #expect(try layouts(.revision(2)) == [.normal: SampleLayouts.insets, .selected: SampleLayouts.frames])
        #expect(try layouts(.revision(3)) == [.normal: SampleLayouts.wide(7), .selected: SampleLayouts.frames])
        #expect(try layouts(.now) == [:])
        #expect(try layouts(.revision(4)) == [:])
        #expect(try store.layouts(of: FactID(5), in: collection, at: .revision(2)) == [:])
        #expect(try store.layouts(of: preset, in: FactID(1), at: .revision(2)) == [:])
    }

    @Test("they are read in the order of presets and states")
    func order() throws {
        var layouts: [LayoutKey: ComputedLayout] = [:]
        for preset in [FactID(6), FactID(4), FactID(5)] {
            for state in [ControlState.focused, .normal, .selected] {
                layouts[key(state, preset: preset)] = SampleLayouts.wide(Double(preset.rawValue))
            }
        }
        try write(layouts)
        var keys: [LayoutKey] = []
        try store.forEachLayout(in: collection, at: .now) { key, layout in
            #expect(layout == layouts[key])
            keys.append(key)
        }
        #expect(keys == layouts.keys.sorted())
    }

    @Test(
        "equal layouts are stored once, also in another revision and after opening the file again",
        arguments: SampleLayouts.shapes.indices)
    func once(index: Int) throws {
        let layout = SampleLayouts.shapes[index].layout
        try write([key(): layout, key(.selected): layout])
        #expect(try valueCount() == 1)
        try write([key(preset: FactID(5)): layout])
        let again = try CatalogueStore(path: store.path, access: .write, time: 0)
        try again.write {
            try again.add(TemporaryCatalogue.revision(9))
            try again.writeLayouts(at: 9) { try $0.open(key(preset: FactID(6)), layout, causes: []) }
        }
        #expect(try valueCount() == 1)
        #expect(try catalogue.count("SELECT count(DISTINCT value) FROM layout") == 1)
        #expect(try catalogue.count("SELECT count(*) FROM layout") == 4)
    }

    @Test("minus zero is zero")
    func minusZero() throws {
        try write([key(): SampleLayouts.wide(0)])
        try write([key(.selected): SampleLayouts.wide(-0.0)])
        #expect(try valueCount() == 1)
    }

    @Test("every number and word counts")
    func distinct() throws {
        var layouts = SampleLayouts.shapes.map(\.layout) + [SampleLayouts.wide(7), SampleLayouts.wide(8)]
        var edited = SampleLayouts.insets
        edited.judgement.stale = []
        layouts.append(edited)
        edited = SampleLayouts.configuration
        edited.layout.configuration?.imagePlacement = .top
        layouts.append(edited)
        let states = (0..<16).map(ControlState.init(rawValue:))
        try write(Dictionary(uniqueKeysWithValues: zip(states, layouts).map { (key($0), $1) }))
        #expect(try valueCount() == Int64(layouts.count))
        var digests: Set<UInt64> = []
        for layout in layouts { digests.insert(try digest(layout)) }
        #expect(digests.count == layouts.count)
    }

    private func digest(_ layout: ComputedLayout) throws -> UInt64 {
        var digest = LayoutDigest()
        try layout.encode(to: &digest)
        return digest.value
    }

    /// Digests are kept in files, so they never change. These come from another implementation.
    @Test("a digest is the same on every machine")
    func digest() throws {
        #expect(try digest(SampleLayouts.insets) == 0x8EC3_1F9A_B963_9C7C)
        #expect(try digest(SampleLayouts.configuration) == 0xD9D0_26E6_FA8C_F1DD)
    }

    /// The seam is the file itself: rows with other numbers under the digests that the layout would get.
    @Test("another layout with the same digest is survived")
    func collision() throws {
        // Digests are compared among layouts whose title and button are as wide.
        try write([key(): SampleLayouts.frames])
        let columns = LayoutColumns.names.dropFirst().joined(separator: ", ")
        let digest = Int64(bitPattern: try digest(SampleLayouts.insets))
        for taken in [digest, digest &+ 1] {
            try catalogue.database.run(
                "INSERT INTO layout_value (digest, \(columns)) SELECT ?, \(columns) FROM layout_value WHERE id = 1",
                taken)
        }
        try write([key(.selected): SampleLayouts.insets])
        #expect(try valueCount() == 4)
        try write([key(.focused): SampleLayouts.insets])
        #expect(try valueCount() == 4)
        #expect(
            try store.layouts(of: preset, in: collection, at: .now) == [
                .normal: SampleLayouts.frames, .selected: SampleLayouts.insets, .focused: SampleLayouts.insets,
            ])
        #expect(
            try catalogue.database.first("SELECT digest FROM layout_value ORDER BY id DESC") { $0.int64(0) }
                == digest &+ 2)
    }

    @Test("a layout is closed before the next one opens")
    func twice() throws {
        try write([key(): SampleLayouts.insets])
        let error = #expect(throws: StorageError.self) { try write([key(): SampleLayouts.frames]) }
        #expect(error?.kind == .constraint)
    }

    @Test("those of a preset or a collection that goes are closed together, and counted")
    func together() throws {
        let other = TraitCollection(id: FactID(7), stableID: TemporaryCatalogue.stableID(7), values: ["scale": "1"])
        try catalogue.revise {
            try store.addFact(other.id, other.stableID, .collection)
            try store.openCollection(other, at: $0)
        }
        var layouts: [LayoutKey: ComputedLayout] = [:]
        for preset in [FactID(4), FactID(5)] {
            for collection in [collection, other.id] {
                layouts[LayoutKey(preset: preset, state: .normal, collection: collection)] = SampleLayouts.insets
            }
        }
        layouts[key(.selected)] = SampleLayouts.insets
        try write(layouts)
        #expect(try store.countLayouts(ofPreset: FactID(4)) == 3)
        #expect(try store.countLayoutsByCollection(at: .now)[collection] == 3)
        #expect(try store.countLayoutsByCollection(at: .now)[other.id] == 2)
        try catalogue.revise { try store.closeLayouts(inCollection: other.id, at: $0) }
        #expect(try store.countLayouts(ofPreset: FactID(4)) == 2)
        #expect(try store.countLayoutsByCollection(at: .now)[other.id] == nil)
        try catalogue.revise { try store.closeLayouts(ofPreset: FactID(4), at: $0) }
        #expect(try store.countLayouts(ofPreset: FactID(4)) == 0)
        #expect(try store.countLayoutsByCollection(at: .now)[collection] == 1)
    }

    @Test("changes have both ends and their causes; what came back is no change")
    func changes() throws {
        try write([key(): SampleLayouts.insets, key(.selected): SampleLayouts.frames], causes: [FactID(4)])
        try write([key(): SampleLayouts.wide(7)], closing: [key()], causes: [FactID(5)])
        try write([key(): SampleLayouts.wide(8)], closing: [key(), key(.selected)], causes: [FactID(5), FactID(6)])
        try write([key(): SampleLayouts.insets], closing: [key()])
        #expect(
            try store.changedLayouts(from: 1, to: 2) == [
                StoredLayoutChange(key: key(), old: nil, new: SampleLayouts.insets, causes: [FactID(4)]),
                StoredLayoutChange(key: key(.selected), old: nil, new: SampleLayouts.frames, causes: [FactID(4)]),
            ])
        #expect(
            try store.changedLayouts(from: 2, to: 4) == [
                StoredLayoutChange(
                    key: key(), old: SampleLayouts.insets, new: SampleLayouts.wide(8), causes: [FactID(5), FactID(6)]),
                StoredLayoutChange(key: key(.selected), old: SampleLayouts.frames, new: nil, causes: []),
            ])
        #expect(try store.changedLayouts(from: 2, to: 5).map(\.key) == [key(.selected)])
        #expect(try store.changedLayouts(from: 5, to: 5).isEmpty)
        #expect(try catalogue.count("SELECT count(*) FROM cause") == 4)
        #expect(try catalogue.count("SELECT count(*) FROM cause_fact") == 4)
    }
}
