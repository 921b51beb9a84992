/// Writes the completion script for zsh.
struct ZshCompletion {
    let tree: CompletionTree

    var script: String {
        let function = "_" + tree.identifier
        return """
            #compdef \(tree.name)
            # Completion of \(tree.name) in zsh: put this text as \(function) into a folder of $fpath, or source it.

            \(function)() {
                local previous="${words[CURRENT-1]}" place=\(tree.name.shellQuoted) word
                local -a offers
                integer i
                for ((i = 2; i < CURRENT; i++)); do
                    word="${words[i]}"
            \(tree.posixLoopBody)
                done
                if [[ "$PREFIX" == --*=* ]]; then
                    previous="${PREFIX%%=*}"
                    compset -P '*='
                fi
                case "$place" in
            \(tree.nodes.map(branch).joined(separator: "\n"))
                esac
            }

            if [[ "${funcstack[1]}" == '\(function)' ]]; then
                \(function) "$@"
            else
                compdef \(function) \(tree.name.shellQuoted)
            fi
            """
    }

    private func branch(_ node: CompletionTree.Node) -> String {
        let values = node.options.filter(\.takesValue).map { option in
            let values = option.values.map(\.shellQuoted).joined(separator: " ")
            let offer = values.isEmpty ? "_files" : "compadd -- \(values)"
            return "                \(option.posixPattern)) \(offer); return ;;"
        }
        let options = node.options.flatMap { option in option.names.map { offer($0.typed, option.help) } }
        let choices = node.choices.map { offer($0.name, $0.help) }
        return """
                    \(node.path.shellQuoted))
                        case "$previous" in
            \(values.joined(separator: "\n"))
                        esac
                        if [[ "$PREFIX" == -* ]]; then
                            offers=(\(options.joined(separator: " ")))
                            _describe -o 'option' offers
                        else
                            offers=(\(choices.joined(separator: " ")))
                            \(choices.isEmpty ? "_files" : "_describe 'argument' offers")
                        fi
                        ;;
            """
    }

    /// A word and what it means; a colon stands between them.
    private func offer(_ word: String, _ help: String) -> String {
        let escaped = word.split(separator: ":", omittingEmptySubsequences: false).joined(separator: #"\:"#)
        return (help.isEmpty ? escaped : escaped + ":" + help).shellQuoted
    }
}
