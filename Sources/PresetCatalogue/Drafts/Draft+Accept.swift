import ButtonLayout
import CatalogueModel
import CatalogueStorage

extension Draft {
    /// Accepts a finding of the presets that match, with the numbers that their layouts will have.
    /// - Parameter states: empty stands for every state that has the finding.
    func accept(_ pattern: Pattern, _ finding: Finding, in states: Set<ControlState>, reason: String) throws {
        let resolvers = collections.map { collection in
            (collection, resolver(in: collection))
        }
        var isFound = false
        for entry in try matching(pattern, .preset) {
            guard var preset = try preset(entry.id) else { continue }
            var numbers: [ControlState: [UInt64]] = [:]
            for (collection, resolver) in resolvers {
                let input = try PresetInput(preset, named: entry.name.text, in: collection, resolver, titles)
                for (state, layout) in input.layouts() where layout.judgement.findings.contains(finding) {
                    if states.isEmpty || states.contains(state) { numbers[state, default: []].append(layout.digest) }
                }
            }
            if numbers.isEmpty { continue }
            isFound = true
            for (state, numbers) in numbers {
                preset.accepted[AcceptedFinding(state: state, finding: finding)] = Acceptance(
                    reason: reason, numbers: numbers)
            }
            try setPreset(entry.id, preset)
        }
        if !isFound { throw CatalogueError(.findingAbsent(finding, pattern.description)) }
    }

    /// Takes acceptances back.
    func refuse(_ pattern: Pattern, _ finding: Finding, in states: Set<ControlState>) throws {
        var isFound = false
        for entry in try matching(pattern, .preset) {
            guard var preset = try preset(entry.id) else { continue }
            let kept = preset.accepted.filter { key, _ in
                key.finding != finding || !(states.isEmpty || states.contains(key.state))
            }
            if kept.count == preset.accepted.count { continue }
            isFound = true
            preset.accepted = kept
            try setPreset(entry.id, preset)
        }
        if !isFound { throw CatalogueError(.findingNotAccepted(finding, pattern.description)) }
    }
}
