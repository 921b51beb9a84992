/// Writes the completion script for bash.
struct BashCompletion {
    let tree: CompletionTree

    var script: String {
        let function = "_" + tree.identifier
        return """
            # Completion of \(tree.name) in bash: put this text where bash-completion looks, or source it.

            \(function)_offer() {
                local word
                for word in "$@"; do
                    if [[ "$word" == "$current"* ]]; then
                        printf -v word '%q' "$word"
                        COMPREPLY+=("$word")
                    fi
                done
            }

            \(function)() {
                local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
                local place=\(tree.name.shellQuoted) word i
                COMPREPLY=()
                # Bash splits --option=value at the equals sign.
                if [[ "$current" == '=' ]]; then
                    current=''
                elif [[ "$previous" == '=' ]]; then
                    previous="${COMP_WORDS[COMP_CWORD-2]}"
                fi
                for ((i = 1; i < COMP_CWORD; i++)); do
                    word="${COMP_WORDS[i]}"
                    if [[ "${COMP_WORDS[i+1]}" == '=' ]]; then i=$((i + 1)); fi
            \(tree.posixLoopBody)
                done
                case "$place" in
            \(tree.nodes.map(branch).joined(separator: "\n"))
                esac
            }

            complete -o default -F \(function) \(tree.name.shellQuoted)
            """
    }

    private func branch(_ node: CompletionTree.Node) -> String {
        let offer = "_\(tree.identifier)_offer"
        let values = node.options.filter(\.takesValue).map { option in
            let values = option.values.map { " " + $0.shellQuoted }.joined()
            // Without an offer, bash completes file names.
            return "                \(option.posixPattern)) \(offer)\(values); return ;;"
        }
        let names = node.options.flatMap(\.names).map { " " + $0.typed.shellQuoted }
        let choices = node.choices.map { " " + $0.name.shellQuoted }
        return """
                    \(node.path.shellQuoted))
                        case "$previous" in
            \(values.joined(separator: "\n"))
                        esac
                        if [[ "$current" == -* ]]; then
                            \(offer)\(names.joined())
                        else
                            \(offer)\(choices.joined())
                        fi
                        ;;
            """
    }
}
