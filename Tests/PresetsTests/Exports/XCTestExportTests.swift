import Foundation
import Testing

/// The generated XCTest, run against the button that stands for UIKit's.
@Suite("XCTest export")
struct XCTestExportTests {
    @Test("compiles in Swift 6 without a warning, whatever the names", arguments: [true, false])
    func compiles(isNasty: Bool) throws {
        let sandbox = try isNasty ? NastySample.sandbox() : Sample.sandbox()
        _ = try sandbox.run("export", "xctest", "-o", "Tests.swift")
        try Toolchain.typecheck([sandbox.path("Tests.swift")]).expectSuccess()
    }

    /// Presets in every style, some of which do not fit, in states and alignments.
    private static let presets = """
        trait add size regular compact
        collection add size=compact
        metric set gap 7 icon 20.5
        metric set gap 3 --for size=compact
        """

    private static func sandbox() throws -> Sandbox {
        let sandbox = try Sandbox()
        try sandbox.succeed("init")
        let styles = try sandbox.succeed("styles").split(separator: "\n").dropFirst().compactMap { line in
            line.split(separator: " ").first.map(String.init)
        }.filter { $0.contains("/") || $0 == "system" }
        #expect(styles.count == 41)
        var commands = presets
        for (index, style) in styles.enumerated() {
            let name = style.replacing("/", with: ".")
            let content = "--image '{icon}x{icon}' --title-size 61.5x20"
            let spacing = style.hasPrefix("system") || style.hasPrefix("proportional") ? "" : "--spacing '{gap}'"
            commands += "\nadd fixed.\(name) --style \(style) --button 201x99 \(content) \(spacing)"
            commands += "\nadd narrow.\(name) --style \(style) --button 60x30 \(content) \(spacing)"
            commands += "\nadd fitted.\(name) --style \(style) --content-insets 1,2,3,4.5 \(content) \(spacing)"
            let horizontal = ["left", "right", "leading", "trailing"][index % 4]
            commands += "\nadd aligned.\(name) --like fixed.\(name) --horizontal \(horizontal) --vertical bottom"
            commands += "\nset aligned.\(name) --state selected --image 30x10"
        }
        commands += "\nadd filled --style system --button 200x100 --image 24x24 --title-size 60x20 --horizontal fill"
        commands += " --vertical fill --content-insets 1,2,3,4 --title-insets 2,4,6,8 --image-insets 1,0,1,0"
        commands += "\nadd alone --style system --title-size 60x20 --no-image"
        try sandbox.succeed("apply", "-", input: commands)
        return sandbox
    }

    @Test("it passes where R1 to R7 hold; where one is broken it fails, and names that one alone")
    func rules() throws {
        let sandbox = try Self.sandbox()
        _ = try sandbox.run("export", "xctest", "-o", "Tests.swift")
        let text = try sandbox.text("Tests.swift")
        let tests = text.matches(of: /func (test[^(]+)\(\)/).map { String($0.output.1) }
        #expect(tests.count == 41 * 4 + 2)
        let list = tests.map { "(\"\($0)\", { test in { try MainActor.assumeIsolated { try test.\($0)() } } })," }
        try sandbox.write(
            """
            import XCTest
            let tests: [(String, (PresetsLayoutTests) -> () throws -> Void)] = [
            \(list.joined(separator: "\n"))
            ]
            XCTMain([testCase(tests)])
            """, to: "main.swift")
        let program = try Toolchain.build(
            [sandbox.path("Tests.swift"), sandbox.path("main.swift")], in: sandbox, swift: 5)
        try Toolchain.run(program, []).expectSuccess()
        for rule in ["R1", "R2", "R3", "R4", "R5", "R6", "R7", "configuration"] {
            let broken = try Toolchain.run(program, [], environment: ["STUB_BROKEN_RULE": rule])
            #expect(broken.code != 0, "\(rule)")
            let failures = (broken.output + broken.errors).split(separator: "\n").filter { $0.contains(": error: ") }
            #expect(!failures.isEmpty, "\(rule)")
            #expect(failures.allSatisfy { $0.contains(" expected ") && $0.contains(", got ") }, "\(rule)")
            let named = Set(failures.compactMap { $0.firstMatch(of: /\((\w+)\)$/)?.output.1 })
            #expect(named == [rule[...]], "\(rule)")
        }
    }
}
