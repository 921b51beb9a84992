import CatalogueModel
import PresetCatalogue
import Testing

/// What happened to a name.
@Suite struct LogTests {
    private func workbench() throws -> Workbench {
        let workbench = try Workbench()
        try workbench.perform(.metric("space.s", "6"), .metric("other", "1"))
        try workbench.perform(.add("tab.home", spacing: "{space.s}"), .add("tab.other"))
        try workbench.perform(.metric("other", "2"))
        try workbench.perform(.metric("space.s", "8"))
        try workbench.perform(.renamed("tab.home", "tab.start"))
        try workbench.perform(.addCollection(["direction": "rtl"]))
        return workbench
    }

    private func log(_ workbench: Workbench, _ pattern: String, limit: Int? = nil) throws -> [String] {
        try workbench.catalogue.log(of: Pattern(pattern), limit: limit).map { revision in
            let items = revision.items.map { item in
                let properties = (item.change?.properties ?? []).map {
                    "\($0.property) \($0.old ?? "-")→\($0.new ?? "-")"
                }
                let counts = "\(item.layouts.moved) \(item.layouts.added) \(item.layouts.removed)"
                return (["\(item.name)", item.change?.category.name ?? "-"] + properties + [counts])
                    .joined(separator: " ")
            }
            return "r\(revision.revision.number): \(items.joined(separator: "; "))"
        }
    }

    @Test func aFactIsFollowedThroughItsLife() throws {
        let workbench = try workbench()
        let life = [
            "r6: tab.start - 0 1 0", "r5: tab.start renamed 0 0 0", "r4: tab.home - 1 0 0", "r2: tab.home added 0 1 0",
        ]
        #expect(try log(workbench, "tab.start") == life)
        // The name it had is as good.
        #expect(try log(workbench, "tab.home") == life)
        try workbench.perform(.set("tab.start") { try $0.number(.spacing, "9") })
        try workbench.perform(.removePresets(Pattern("tab.start")))
        let end = ["r8: tab.start removed 0 0 2", "r7: tab.start updated spacing {space.s}→9 2 0 0"]
        #expect(try log(workbench, "tab.start") == end + life)
        #expect(try log(workbench, "tab.home") == end + life)
        #expect(try log(workbench, "tab.start", limit: 2) == end)
    }

    @Test func aMetricHasNoLayouts() throws {
        #expect(
            try log(workbench(), "space.s") == ["r4: space.s updated value 6→8 0 0 0", "r1: space.s added 0 0 0"])
    }

    @Test func aNameThatIsTakenAgainIsTheNewOne() throws {
        let workbench = try workbench()
        try workbench.perform(.add("tab.home"))
        #expect(try log(workbench, "tab.home") == ["r7: tab.home added 0 2 0"])
    }

    @Test func aPatternFindsAlsoWhatIsGone() throws {
        let workbench = try workbench()
        try workbench.perform(.removePresets(Pattern("tab.other")))
        #expect(
            try log(workbench, "tab.*") == [
                "r7: tab.other removed 0 0 2", "r6: tab.other - 0 1 0; tab.start - 0 1 0",
                "r5: tab.start renamed 0 0 0", "r4: tab.home - 1 0 0",
                "r2: tab.home added 0 1 0; tab.other added 0 1 0",
            ])
    }

    @Test func withoutANameEveryRevisionIsThere() throws {
        let workbench = try workbench()
        try workbench.release("1.0")
        let log = try workbench.catalogue.log()
        #expect(log.map(\.revision.number) == [6, 5, 4, 3, 2, 1, 0])
        #expect(log[0].releases == ["1.0"])
        #expect(log.allSatisfy { $0.items.isEmpty })
        #expect(try workbench.catalogue.log(limit: 2) == Array(log.prefix(2)))
    }

    @Test func whatNeverWasIsRefused() throws {
        let workbench = try workbench()
        #expect(
            try workbench.refusal { _ = try $0.catalogue.log(of: Pattern("tab.strt")) }
                == "there is no metric, token or preset 'tab.strt'; did you mean 'tab.start'?")
        #expect(
            try workbench.refusal { _ = try $0.catalogue.log(of: Pattern("x.*")) } == "nothing matches 'x.*'")
    }
}
