import CatalogueFormats
import CatalogueModel
import PresetCatalogue
import Testing

/// A check against the lists it gathers from, over histories that nobody thought of.
@Suite struct RandomCheckTests {
    /// One finding of one layout.
    private struct Found: Hashable {
        let name: String
        let state: ControlState
        let finding: String
        let collection: String
    }

    @Test(arguments: UInt64(61)...66)
    func aCheckFindsExactlyWhatTheListsShow(seed: UInt64) throws {
        let workbench = try RandomHistoryTests().history(seed, revisions: 25)
        let catalogue = workbench.catalogue
        for number in try catalogue.revisions().map(\.number) where number % 4 == 1 || number > 22 {
            let moment = RevisionName.number(number)
            var listed: [Found: (sentence: String, severity: Severity)] = [:]
            var layouts = 0
            for (collection, _) in try catalogue.collections(at: moment) {
                for layout in try catalogue.layouts(traits: collection.values, at: moment) {
                    layouts += 1
                    for finding in layout.result.judgement.findings.elements {
                        let found = Found(
                            name: try #require(layout.name), state: layout.state, finding: finding.name,
                            collection: collection.text)
                        listed[found] = (
                            finding.sentence(for: layout.result, style: layout.style),
                            finding.severity(in: layout.style)
                        )
                    }
                }
            }
            let check = try catalogue.check(at: moment)
            #expect(check.layouts == layouts)
            var checked: [Found] = []
            for issue in check.issues + check.accepted {
                guard case .finding(let group) = issue.matter else { continue }
                for collection in group.places.collections {
                    checked.append(
                        Found(name: issue.name, state: group.state, finding: issue.rule.id, collection: collection))
                    #expect(listed[checked[checked.count - 1]]?.severity == issue.severity)
                }
                let worst = Found(
                    name: issue.name, state: group.state, finding: issue.rule.id, collection: group.worstTraits)
                #expect(listed[worst]?.sentence == issue.sentence)
            }
            #expect(Set(checked).count == checked.count, "in r\(number)")
            #expect(Set(checked) == Set(listed.keys), "in r\(number)")
            #expect(check.issues == check.issues.sorted())
        }
    }

    @Test(arguments: UInt64(71)...74)
    func unusedMetricsCanBeRemovedTogetherAndUsedOnesCannot(seed: UInt64) throws {
        let workbench = try RandomHistoryTests().history(seed, revisions: 20)
        let unused = try workbench.catalogue.check().issues.filter { $0.rule == .lint(.unusedMetric) }.map(\.name)
        let all = try workbench.catalogue.metrics(matching: .all).map(\.name)
        #expect(Set(unused).isSubset(of: all))
        for name in all where !unused.contains(name) {
            let entry = try #require(try workbench.store.entry(named: name, at: .now))
            let type = try #require(try workbench.store.metric(entry.id, at: .now)?.type)
            // Localized texts and typographies are there for others, too.
            let isWanted =
                try workbench.store.replaced(by: entry.id) != [] || entry.extensions != nil || type == .typography
            let others = unused.filter { $0 != name }.map { Edit.removeMetrics(Pattern($0)) }
            let removal = Result { try workbench.perform(others + [.removeMetrics(Pattern(name))], isDryRun: true) }
            if case .success = removal { #expect(isWanted, "\(name) is used by nobody") }
        }
        try workbench.perform(unused.map { .removeMetrics(Pattern($0)) })
        try workbench.checkLayouts()
    }

    @Test(arguments: UInt64(81)...84)
    func equalLayoutsAreEqualInEveryList(seed: UInt64) throws {
        let workbench = try RandomHistoryTests().history(seed, revisions: 25)
        var looks: [String: [String]] = [:]
        for (collection, _) in try workbench.catalogue.collections() {
            for layout in try workbench.catalogue.layouts(traits: collection.values) {
                looks[try #require(layout.name), default: []].append(
                    "\(collection.text) \(layout.state.name) \(layout.result)")
            }
        }
        let deprecated = try Set(
            workbench.store.entries(.preset, at: .now).filter { $0.deprecation != nil }.map(\.name.text))
        let expected = Dictionary(grouping: looks.keys.filter { !deprecated.contains($0) }) { looks[$0] }
            .values.filter { $0.count > 1 }.map { Set($0) }
        let found = try workbench.catalogue.check().issues.compactMap { issue -> Set<String>? in
            guard case .equalLayouts(let others) = issue.matter else { return nil }
            return Set(others + [issue.name])
        }
        #expect(Set(found) == Set(expected))
        #expect(found.count == expected.count)
    }
}
