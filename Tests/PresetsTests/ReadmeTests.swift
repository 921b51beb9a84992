import Foundation
import Testing

private let readme = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../README.md")
    .standardizedFileURL

/// The commands that the README shows work, in its order.
@Suite("The README")
struct ReadmeTests {
    /// Runs the commands of a document in one folder; returns what went otherwise than it says.
    private func problems(of markdown: String) throws -> [String] {
        let sandbox = try Sandbox()
        try sandbox.write(Self.strings, to: "Localizable.xcstrings")
        let canMeasure = try sandbox.addRoboto()
        return try ShellExample.all(in: markdown).compactMap { example in
            // The one thing that is needed beyond the tool.
            if example.needs != nil, !canMeasure { return nil }
            let outcome = try sandbox.shell(example.command)
            if outcome.code == example.code { return nil }
            return "\(example.command): exit \(outcome.code), not \(example.code)\n\(outcome.errors)"
        }
    }

    @Test(
        "every command of it ends as it says",
        .enabled(if: FileManager.default.fileExists(atPath: readme.path), "README.md is still to be written"))
    func commands() throws {
        let markdown = try String(contentsOf: readme, encoding: .utf8)
        #expect(ShellExample.all(in: markdown).count >= 3)
        #expect(try problems(of: markdown) == [])
    }

    private static let strings = """
        {"sourceLanguage": "en", "version": "1.0", "strings": {"send": {"localizations": {
            "de": {"stringUnit": {"state": "translated", "value": "Absenden"}},
            "fr": {"stringUnit": {"state": "translated", "value": "Envoyer"}}
        }}}}
        """

    private static let sample = """
        # presets

        ```sh
        presets init
        presets metric set space.s 8        # a comment
        presets add tab.home --style exact/top --image 24x24 \\
          --title-size 60x20 --spacing '{space.s}'
        cd somewhere/else
        presets release 1.0
        ```

        It prints

        ```
        presets nonsense
        ```

        ```sh
        presets metric set space.s 6
        presets diff                        # exit 1
        presets show nothing  # exit 2
        ```
        """

    @Test("commands are found in its blocks, with their codes")
    func examples() {
        #expect(
            ShellExample.all(in: Self.sample) == [
                ShellExample("presets init"), ShellExample("presets metric set space.s 8        # a comment"),
                ShellExample(
                    "presets add tab.home --style exact/top --image 24x24   --title-size 60x20 --spacing '{space.s}'"),
                ShellExample("presets release 1.0"), ShellExample("presets metric set space.s 6"),
                ShellExample("presets diff                       ", code: 1),
                ShellExample("presets show nothing ", code: 2),
            ])
    }

    @Test("what a block needs is known of its commands, and of no others")
    func needs() {
        let markdown = """
            ```sh
            # needs a font
            presets font list
            ```
            ```sh
            presets list
            ```
            """
        #expect(ShellExample.all(in: markdown).map(\.needs) == ["a font", nil])
    }

    @Test("a command that ends otherwise is told")
    func problems() throws {
        #expect(try problems(of: Self.sample) == [])
        #expect(try problems(of: Self.sample.replacing("exit 1", with: "exit 0")).count == 1)
        #expect(try problems(of: Self.sample.replacing("--style exact/top", with: "--style exakt")).count == 1)
    }
}
