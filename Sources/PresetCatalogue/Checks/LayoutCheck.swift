import ButtonLayout
import CatalogueModel

/// Gathers the findings of layouts: one group for each preset, state and finding, with the layout where it is worst.
struct LayoutCheck {
    private struct Key: Hashable {
        let preset: FactID
        let state: ControlState
        let finding: Finding
    }

    private final class Group {
        var worst: ComputedLayout
        var extent: Double
        var worstIndex: Int
        var indices: [Int]

        init(_ layout: ComputedLayout, extent: Double, _ index: Int) {
            worst = layout
            self.extent = extent
            worstIndex = index
            indices = [index]
        }
    }

    private let facts: CheckedFacts
    private var groups: [Key: Group] = [:]
    /// How many layouts were looked at.
    private(set) var count = 0

    init(_ facts: CheckedFacts) {
        self.facts = facts
    }

    /// - Parameters:
    ///   - layout: nil when it has no findings.
    ///   - index: the collection's; layouts come in the order of the collections.
    mutating func add(_ preset: FactID, _ state: ControlState, _ layout: ComputedLayout?, _ index: Int) {
        guard facts.isWanted(preset) else { return }
        count += 1
        guard let layout else { return }
        for finding in layout.judgement.findings.elements {
            let extent = layout.extent(of: finding)
            let key = Key(preset: preset, state: state, finding: finding)
            guard let group = groups[key] else {
                groups[key] = Group(layout, extent: extent, index)
                continue
            }
            group.indices.append(index)
            // A pixel's noise makes no layout worse: of equals the first stays.
            guard extent > group.extent + 1e-6 else { continue }
            (group.worst, group.extent, group.worstIndex) = (layout, extent, index)
        }
    }

    func issues(_ places: PlaceFinder, styles: [FactID: Style]) -> [CheckIssue] {
        var issues: [CheckIssue] = []
        for (key, group) in groups {
            guard let style = styles[key.preset] else { continue }
            let finding = LayoutFinding(
                finding: key.finding, style: style, state: key.state, worst: group.worst,
                worstTraits: places.collections[group.worstIndex].text, places: places.places(group.indices))
            if let issue = facts.issue(key.preset, .finding(finding)) { issues.append(issue) }
        }
        return issues
    }
}
