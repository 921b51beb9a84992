/// A command line in a document, and the code that it ends with.
struct ShellExample: Equatable {
    let command: String
    let code: Int32
    /// What its block says that it needs, in a first line `# needs …`.
    var needs: String?

    /// The lines of the blocks marked `sh` that begin with `presets`, from top to bottom; a `\` at the end of a line
    /// joins the next one to it.
    ///
    /// `presets diff  # exit 1` states the code that is not 0.
    static func all(in markdown: String) -> [ShellExample] {
        var examples: [ShellExample] = []
        var isShell = false
        var needs: String?
        var joined = ""
        for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("```") {
                isShell = line.hasPrefix("```sh") && !line.hasPrefix("```shell")
                joined = ""
                needs = nil
                continue
            }
            guard isShell else { continue }
            if line.hasPrefix("# needs ") { needs = String(line.dropFirst(8)) }
            joined += line
            if joined.hasSuffix("\\") {
                joined = String(joined.dropLast())
                continue
            }
            if joined.hasPrefix("presets ") { examples.append(ShellExample(line: joined, needs: needs)) }
            joined = ""
        }
        return examples
    }

    private init(line: String, needs: String?) {
        self.needs = needs
        let stated = line.firstMatch(of: /\s#\s*exit (\d+)\s*$/)
        code = stated.flatMap { Int32($0.output.1) } ?? 0
        command = stated.map { String(line[..<$0.range.lowerBound]) } ?? line
    }

    init(_ command: String, code: Int32 = 0) {
        self.command = command
        self.code = code
    }
}
