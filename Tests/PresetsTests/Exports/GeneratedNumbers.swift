import Foundation
import TestSupport

/// The numbers of the Objective-C that was generated, read by running it: the part of it that is C alone is compiled
/// together with a program that prints it.
struct GeneratedNumbers {
    /// What is printed: a layout by its preset and state, or a metric by its place; each in one trait collection.
    struct Key: Hashable {
        var name: String
        var state = ""
        var traits: [String: String]
    }

    private(set) var layouts: [Key: [Double?]] = [:]
    private(set) var metrics: [Key: Double] = [:]

    /// The states that are asked for, whether a preset has content for them or not.
    static let states = ["normal", "highlighted", "disabled", "selected", "selected+highlighted"]

    /// - Parameter sandbox: where the files of the export are.
    init(_ sandbox: Sandbox) throws {
        let header = try sandbox.text("PRSPresets.h")
        let traits = Self.traits(in: header)
        for line in try Self.run(Self.main(for: header), in: sandbox).lines {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard fields.count == 5 else { throw Unreadable(line: line) }
            let places = fields[3].split(separator: " ").compactMap { Int($0) }
            let key = Key(
                name: fields[1], state: fields[2],
                traits: Dictionary(uniqueKeysWithValues: zip(traits, places).map { ($0.name, $0.values[$1]) }))
            let numbers = fields[4].split(separator: " ").map { $0 == "-" ? nil : Double($0) }
            if fields[0] == "metric" { metrics[key] = numbers[0] } else { layouts[key] = numbers }
        }
    }

    struct Unreadable: Error { var line: String }

    /// The traits in the order of the struct's members, with their values in the order of their constants: the comments
    /// above the constants say both.
    private static func traits(in header: String) -> [(name: String, values: [String])] {
        header.matches(of: /\/\/\/ `([^`]+)`: (.+)\ntypedef NS_ENUM/).map { match in
            let values = match.output.2.replacing(" (default)", with: "").split(separator: ", ").map(String.init)
            return (String(match.output.1), values)
        }
    }

    /// Compiles the definitions without what is for buttons, and a program behind them, and runs it.
    static func run(_ program: String, in sandbox: Sandbox) throws -> Command.Outcome {
        let text = try sandbox.text("PRSPresets.m")
        let end = text.range(of: "\n#pragma mark - Buttons")?.lowerBound ?? text.endIndex
        try sandbox.write(text[..<end] + "\n" + program, to: "numbers.m")
        let program = sandbox.path("numbers")
        let outcome = try Toolchain.clang(["-w", "-x", "objective-c", program + ".m", "-o", program])
        return outcome.code == 0 ? try Toolchain.run(program, []) : outcome
    }

    private static func main(for header: String) -> String {
        let presets = header.matches(of: /EXPORT const PRSButtonPreset ([^ ;]+)/).map { "&\($0.output.1)" }
        let metrics = header.matches(of: /EXPORT (const )?CGFloat ([^ ;(]+)/).enumerated().map { index, match in
            let value = match.output.1 == nil ? "\(match.output.2)(PRS_collectionTraits[c])" : "\(match.output.2)"
            return #"printf("metric\t\#(index)\t\t"); tell_traits(c); printf("%.17g\n", \#(value));"#
        }
        let states = states.map { state in
            "{\"\(state)\", "
                + state.split(separator: "+").map { "UIControlState\($0.capitalized)" }.joined(separator: " | ") + "}"
        }
        return """
            extern int printf(const char *format, ...);

            static void tell_traits(unsigned c) {
                const NSInteger *values = (const NSInteger *)&PRS_collectionTraits[c];
                for (unsigned i = 0; i < sizeof(PRSTraits) / sizeof(NSInteger); i++) { printf("%ld ", values[i]); }
                printf("\\t");
            }

            static void tell(BOOL exists, const void *values, unsigned count) {
                for (unsigned i = 0; i < count; i++) {
                    if (exists) { printf("%.17g ", ((const CGFloat *)values)[i]); } else { printf("- "); }
                }
            }

            int main(void) {
                const PRSButtonPreset *presets[] = {\(presets.joined(separator: ", "))};
                const struct { const char *name; UIControlState state; } states[] = {\(states.joined(separator: ", "))};
                for (unsigned c = 0; c < sizeof(PRS_collectionTraits) / sizeof(PRS_collectionTraits[0]); c++) {
                    \(metrics.joined(separator: "\n        "))
                    for (unsigned p = 0; p < sizeof(presets) / sizeof(presets[0]); p++) {
                        for (unsigned s = 0; s < sizeof(states) / sizeof(states[0]); s++) {
                            const PRSLayout l = PRSLayoutForState(
                                *presets[p], states[s].state, PRS_collectionTraits[c]);
                            printf("layout\\t%s\\t%s\\t", presets[p]->name, states[s].name);
                            tell_traits(c);
                            tell(YES, &l.size, 2);
                            tell(YES, &l.contentEdgeInsets, 4);
                            tell(l.hasItemEdgeInsets, &l.titleEdgeInsets, 4);
                            tell(l.hasItemEdgeInsets, &l.imageEdgeInsets, 4);
                            tell(l.hasConfiguration, &l.configuration.imagePadding, 1);
                            tell(l.hasConfiguration, &l.configuration.contentInsets, 4);
                            tell(l.hasImage, &l.imageFrame, 4);
                            tell(l.hasTitle, &l.titleFrame, 4);
                            tell(YES, &l.fittingSize, 2);
                            printf("\\n");
                        }
                    }
                }
                return 0;
            }
            """
    }
}
