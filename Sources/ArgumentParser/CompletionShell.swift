/// A shell that completion scripts can be made for.
public enum CompletionShell: String, CaseIterable, Hashable, Sendable {
    /// The scripts need version 3.2 at least, the one that macOS brings.
    case bash
    case zsh
    case fish

    func script(for tree: CompletionTree) -> String {
        switch self {
        case .bash: BashCompletion(tree: tree).script
        case .zsh: ZshCompletion(tree: tree).script
        case .fish: FishCompletion(tree: tree).script
        }
    }
}
