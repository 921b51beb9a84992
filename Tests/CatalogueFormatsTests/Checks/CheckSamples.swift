import ButtonLayout
import CatalogueModel

/// Checks that no catalogue needs to have found.
enum CheckSamples {
    static let id = StableID.builtIn(.preset, named: "sample")

    static func lint(_ name: String, _ matter: CheckIssue.Matter, kind: FactKind = .metric) -> CheckIssue {
        CheckIssue(kind: kind, name: name, id: id, matter: matter)
    }

    /// A gap of 3 where 6 is asked.
    static func gap(
        _ name: String, state: ControlState = .normal, _ places: Places = Places(collections: [""], total: 1)
    ) -> CheckIssue {
        let layout = placed(
            Size(width: 200, height: 44), image: Rect(x: 10, y: 10, width: 24, height: 24),
            title: Rect(x: 37, y: 12, width: 60, height: 20), gap: Judgement.Gap(asked: 6, got: 3))
        return CheckIssue(
            kind: .preset, name: name, id: id,
            matter: .finding(
                LayoutFinding(
                    finding: .gapMismatch, style: .imageTitle(.left), state: state, worst: layout,
                    worstTraits: places.collections[0], places: places)))
    }

    static func check(_ issues: [CheckIssue], collections: [String] = [""]) -> CatalogueCheck {
        CatalogueCheck(issues: issues, presets: 1, layouts: collections.count, collections: collections)
    }
}
