extension CompletionTree {
    /// The statements, the same in bash and zsh, that find the command among the words before the cursor: they loop
    /// over `$word`, keep the command in `$place`, and use `i`.
    var posixLoopBody: String {
        let skipped = valueOptions.map(\.shellQuoted).joined(separator: "|")
        let steps = nodes.filter { !$0.spellings.isEmpty }.map {
            "            \($0.spellings.map(\.shellQuoted).joined(separator: "|"))) place=\($0.path.shellQuoted) ;;"
        }
        return """
                    case "$word" in
                        \(skipped.isEmpty ? "''" : skipped)) i=$((i + 1)); continue ;;
                    esac
                    case "$place $word" in
            \(steps.joined(separator: "\n"))
                    esac
            """
    }
}

extension CompletionTree.Option {
    /// The names as a pattern of `case`.
    var posixPattern: String { names.map(\.typed.shellQuoted).joined(separator: "|") }
}

extension String {
    /// The text as one word of a POSIX shell.
    var shellQuoted: String {
        "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
    }
}
