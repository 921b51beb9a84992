/// Writes the completion script for fish.
struct FishCompletion {
    let tree: CompletionTree

    var script: String {
        let function = "__\(tree.identifier)_at"
        return """
            # Completion of \(tree.name) in fish: put this text as \(tree.name).fish into ~/.config/fish/completions.

            function \(function)
                set -l path \(quoted(tree.name))
                set -l skip 0
                set -l words (commandline -opc)
                for word in $words[2..-1]
                    if test $skip = 1
                        set skip 0
                        continue
                    end
                    switch $word
            \(skips)
                    end
                    switch "$path $word"
            \(steps)
                    end
                end
                test "$path" = "$argv[1]"
            end

            \(tree.nodes.flatMap { lines($0, function) }.joined(separator: "\n"))
            """
    }

    private var skips: String {
        let names = tree.valueOptions
        guard !names.isEmpty else { return "" }
        return "            case \(names.map(quoted).joined(separator: " "))\n                set skip 1"
    }

    private var steps: String {
        tree.nodes.filter { !$0.spellings.isEmpty }
            .map {
                "            case \($0.spellings.map(quoted).joined(separator: " "))\n"
                    + "                set path \(quoted($0.path))"
            }
            .joined(separator: "\n")
    }

    private func lines(_ node: CompletionTree.Node, _ function: String) -> [String] {
        let start = "complete -c \(quoted(tree.name)) -n \(quoted("\(function) \(quoted(node.path))"))"
        let choices = node.choices.map { start + " -f -a \(quoted(quoted($0.name)))" + description($0.help) }
        return choices
            + node.options.map { option in
                let names = option.names.map { ($0.isLong ? " -l " : " -s ") + quoted($0.bare) }.joined()
                let values = quoted(option.values.map(quoted).joined(separator: " "))
                let value = option.takesValue ? (option.values.isEmpty ? " -r" : " -x -a \(values)") : ""
                return start + names + value + description(option.help)
            }
    }

    private func description(_ help: String) -> String {
        help.isEmpty ? "" : " -d \(quoted(help))"
    }

    /// The text as one word of fish, whose quotes know a backslash.
    private func quoted(_ text: String) -> String {
        "'" + text.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "'"
    }
}
