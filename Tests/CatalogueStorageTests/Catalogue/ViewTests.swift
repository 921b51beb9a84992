import CatalogueModel
import Testing

@testable import CatalogueStorage

/// What people see who query the file with another program.
@Suite("The views of the file")
struct ViewTests {
    let sample: SampleCatalogue
    var database: Database { sample.database }

    init() throws { sample = try SampleCatalogue() }

    private func rows(_ sql: String) throws -> [String] {
        let width = Int32(sql.prefix { $0 != "F" }.count { $0 == "," } + 1)
        return try database.query(sql) { row in
            (0..<width).map { row.optionalText($0) ?? "NULL" }.joined(separator: "|")
        }
    }

    @Test("all answer")
    func answer() throws {
        let views = try database.query("SELECT name FROM sqlite_schema WHERE type = 'view' ORDER BY 1") { $0.text(0) }
        #expect(
            views == [
                "current_accepted_findings", "current_collections", "current_dependencies", "current_fonts",
                "current_layouts",
                "current_metric_overrides",
                "current_metrics", "current_preset_states", "current_presets", "current_rules",
                "current_token_overrides",
                "current_tokens", "current_traits", "merged_changes", "releases", "revisions",
            ])
        for view in views {
            let count = try database.first("SELECT count(*) FROM (SELECT * FROM \(view))") { $0.int64(0) }
            #expect(count ?? 0 > 0, "\(view)")
        }
    }

    @Test("what merges brought, with who made it elsewhere")
    func merged() throws {
        #expect(
            try rows("SELECT revision, kind, name, property, author, number_there FROM merged_changes")
                == ["2|metric|space.m|value|you|7"])
    }

    @Test("metrics, with their overrides and users")
    func metrics() throws {
        try sample.catalogue.revise {
            try sample.store.closeEntry(SampleCatalogue.small, at: $0)
            try sample.catalogue.open(
                4, .metric, "space.s", description: "small",
                deprecation: Deprecation(replacement: SampleCatalogue.medium),
                at: $0)
        }
        #expect(
            try rows(
                "SELECT name, type, value, description, deprecated, replacement, uuid FROM current_metrics ORDER BY 1")
                == [
                    "space.m|dimension|16.0|NULL|0|NULL|\(TemporaryCatalogue.stableID(5))",
                    "space.s|dimension|8.0|small|1|space.m|\(TemporaryCatalogue.stableID(4))",
                ])
        #expect(
            try rows("SELECT name, trait, trait_value, value FROM current_metric_overrides")
                == ["space.m|size|compact|{4} + 2"])
        #expect(
            try rows("SELECT user, kind, metric, reference FROM current_dependencies ORDER BY 1, 3") == [
                "ink|token|space.s|{4}", "space.m|metric|space.s|{4}", "tab.house|preset|space.m|{5}",
            ])
    }

    @Test("kept tokens and their overrides")
    func tokens() throws {
        #expect(try rows("SELECT name, type, value FROM current_tokens") == [#"ink|color|{"a2":"{4}"}"#])
        #expect(
            try rows("SELECT name, trait, trait_value, value FROM current_token_overrides")
                == [#"ink|size|compact|{"b2":"{4}"}"#])
    }

    @Test("presets and their states")
    func presets() throws {
        #expect(
            try rows(
                "SELECT name, style, spacing, button_width, horizontal, deprecated, description FROM current_presets")
                == ["tab.house|exact/top|{5}|NULL|center|1|the first"])
        #expect(
            try rows("SELECT name, state, has_image, image_width, image_height, has_title FROM current_preset_states")
                == ["tab.house|normal|1|2.0|24.0|NULL"])
    }

    @Test("traits and collections")
    func traits() throws {
        #expect(
            try rows("SELECT name, trait_values, default_value FROM current_traits ORDER BY 1") == [
                "direction|ltr,rtl|ltr", "scale|1,2,3|3", "size|regular,compact,tiny|regular",
            ])
        #expect(try rows("SELECT traits FROM current_collections ORDER BY 1") == ["", "direction=rtl,scale=2"])
    }

    @Test("revisions and releases have times that people read")
    func times() throws {
        #expect(
            try rows("SELECT number, time, author, request FROM revisions WHERE number > 1") == [
                "2|1970-01-01 00:16:42|me|set 2", "3|1970-01-01 00:16:43|me|set 3",
            ])
        #expect(
            try rows("SELECT name, revision, note, time, author FROM releases")
                == ["1.0|1|first|1970-01-01 00:25:00|me"])
    }

    @Test("layouts, with the words of their findings")
    func layouts() throws {
        #expect(
            try rows("SELECT name, style, state, traits, findings, revision FROM current_layouts")
                == ["tab.house|exact/top|normal||gap-mismatch title-clipped image-size-differs|2"])
    }

    /// A number in the column of another would come back right from the store, and wrong from here.
    @Test("each number of a layout stands in the column of its name")
    func layoutNumbers() throws {
        try sample.catalogue.revise { revision in
            try sample.store.writeLayouts(at: revision) { writer in
                try writer.close(sample.key)
                try writer.open(sample.key, SampleLayouts.insets, causes: [])
                let selected = LayoutKey(preset: sample.key.preset, state: .selected, collection: sample.key.collection)
                try writer.open(selected, SampleLayouts.configuration, causes: [])
            }
        }
        let insets: [(String, Double)] = [
            ("image_natural_width", 1.5), ("image_natural_height", 2.5), ("title_natural_width", 3.5),
            ("title_natural_height", 4.5), ("button_width", 5), ("button_height", 6), ("content_inset_top", 7),
            ("content_inset_left", 8), ("content_inset_bottom", 9), ("content_inset_right", 10),
            ("title_inset_top", 11),
            ("title_inset_left", -12), ("title_inset_bottom", 13), ("title_inset_right", -14), ("image_inset_top", -15),
            ("image_inset_left", 16), ("image_inset_bottom", -17), ("image_inset_right", 18), ("image_x", 19),
            ("image_y", 20), ("image_width", 21), ("image_height", 22), ("title_x", 1.0 / 3), ("title_y", 24),
            ("title_width", 25), ("title_height", -26), ("fitting_width", 27), ("fitting_height", 28),
            ("gap_asked", 29),
            ("gap_got", -30), ("off_center_x", 31), ("off_center_y", -32),
        ]
        let configuration: [(String, Double)] = [
            ("configuration_padding", 33), ("configuration_top", 34), ("configuration_leading", 35),
            ("configuration_bottom", 36), ("configuration_trailing", 37),
        ]
        for (state, numbers) in [("normal", insets), ("selected", configuration)] {
            for (column, value) in numbers {
                let found = try database.first("SELECT \(column) FROM current_layouts WHERE state = ?", state) {
                    $0.double(0)
                }
                #expect(found == value, "\(column)")
            }
        }
        #expect(
            try rows("SELECT center_of, configuration_placement FROM current_layouts ORDER BY state")
                == ["group|NULL", "group|trailing"])
    }
}
