import UIKit

/// Checks the stub of UIKit against the layout model's vectors: `check <folder of the vectors>`.
@main @MainActor struct Check {
    static func main() throws {
        let folder = CommandLine.arguments[1]
        var tally = Tally()
        func report(_ what: String, _ check: (inout Tally) throws -> Void) rethrows {
            let before = tally
            try check(&tally)
            print("\(what): \(tally.held - before.held) hold, \(tally.failed - before.failed) fail")
        }

        let cases = try MeasuredCase.all(in: folder + "/measured.json")
        // The fitting sizes are read twice, from intrinsicContentSize and from sizeThatFits.
        report("\(cases.count) measured cases") { tally in
            for measured in cases {
                for result in measured.results() { tally.add(result, in: "\(measured)") }
            }
        }
        report("configurations") { tally in
            for result in ConfigurationExamples.results() { tally.add(result, in: "configuration") }
        }
        report("states") { StateCheck.check(&$0) }
        report("subclasses") { SubclassCheck.check(&$0) }
        for name in ["styles-80x60", "styles-200x100"] {
            try report(name) { tally in
                for vector in try StyleVectors.all(in: "\(folder)/\(name).json") { vector.check(&tally) }
            }
        }
        if brokenRule == nil { report("broken rules") { BrokenRuleCheck.check(cases, &$0) } }

        assert(tally.held > 0)
        if tally.failed > 0 { exit(1) }
    }
}
