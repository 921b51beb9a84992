import ButtonLayout
import CatalogueModel
import Testing

@testable import CatalogueStorage

@Suite("Layouts written on another thread")
struct LayoutBatchTests {
    let catalogue: TemporaryCatalogue
    var store: CatalogueStore { catalogue.store }
    let collection = TraitCollection.defaultCollection.id

    init() throws {
        catalogue = try TemporaryCatalogue()
        try catalogue.revise { try catalogue.openPresets(4...6, at: $0) }
    }

    private var keys: [LayoutKey] {
        (Int64(4)...6).flatMap { id in
            (0..<16).map { LayoutKey(preset: FactID(id), state: ControlState(rawValue: $0), collection: collection) }
        }
    }

    private func layout(_ number: Int) -> ComputedLayout {
        var layout = SampleLayouts.insets
        layout.layout.fitting.width = Double(number)
        return layout
    }

    private func current() throws -> [LayoutKey: ComputedLayout] {
        var found: [LayoutKey: ComputedLayout] = [:]
        try store.forEachLayout(in: collection, at: .now) { found[$0] = $1 }
        return found
    }

    // Seen to fail where what is left at the end is not written, and where what is read does not wait.
    @Test("are those that were given, in their order, and can be read meanwhile", arguments: [1, 2, 7, 1000])
    func batches(size: Int) throws {
        for round in 0..<3 {
            try catalogue.revise { revision in
                try store.writeLayouts(at: revision, batchSize: size) { writer in
                    for (number, key) in keys.enumerated() {
                        if round > 0 { try writer.close(key) }
                        // Every other one is equal to the one before.
                        try writer.open(key, layout(round * 100 + number / 2), causes: [key.preset])
                        if size == 1 {
                            let read = try store.layouts(of: key.preset, in: collection, at: .now)
                            #expect(read[key.state] == layout(round * 100 + number / 2))
                        }
                    }
                }
            }
            let expected = keys.enumerated().map { ($1, layout(round * 100 + $0 / 2)) }
            #expect(try current() == Dictionary(uniqueKeysWithValues: expected))
        }
        #expect(try catalogue.count("SELECT count(*) FROM layout") == 3 * 48)
        #expect(try catalogue.count("SELECT count(*) FROM layout_value") == 3 * 24)
    }

    @Test("fail as a whole, with the error, whichever thread it was", arguments: [1, 3, 1000])
    func failure(size: Int) throws {
        let error = #expect(throws: StorageError.self) {
            try catalogue.revise { revision in
                try store.writeLayouts(at: revision, batchSize: size) { writer in
                    for key in keys { try writer.open(key, layout(1), causes: []) }
                    // It is open already.
                    try writer.open(keys[0], layout(2), causes: [])
                    for key in keys { try writer.close(key) }
                }
            }
        }
        #expect(error?.kind == .constraint)
        #expect(try current() == [:])
        try batches(size: size)
    }

    @Test("an error of what computes them waits for the thread that writes")
    func bodyFails() throws {
        struct Failure: Error {}
        #expect(throws: Failure.self) {
            try catalogue.revise { revision in
                try store.writeLayouts(at: revision, batchSize: 1) { writer in
                    try writer.open(keys[0], layout(1), causes: [])
                    throw Failure()
                }
            }
        }
        #expect(try current() == [:])
    }
}
