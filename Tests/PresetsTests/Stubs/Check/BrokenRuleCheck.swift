import UIKit

/// Breaks each rule on purpose and counts the results that change.
@MainActor enum BrokenRuleCheck {
    static func check(_ cases: [MeasuredCase], _ tally: inout Tally) {
        let sound = results(of: cases)
        for rule in BrokenRule.allCases {
            brokenRule = rule
            defer { brokenRule = nil }
            let changes = zip(sound, results(of: cases)).map { sound, broken in
                Comparison(what: sound.what, expected: sound.got, got: broken.got).difference
            }.filter { $0 > 1e-6 }
            let largest = changes.max() ?? 0
            print(
                "  \(rule.rawValue) broken: \(changes.count) of \(sound.count) results change, by up to \(largest) points"
            )
            tally.expect(largest >= (rule == .r6 ? 0.1 : 5), "breaking \(rule.rawValue) is noticed")
        }
    }

    private static func results(of cases: [MeasuredCase]) -> [Comparison] {
        cases.flatMap { $0.results() } + ConfigurationExamples.results()
    }
}
