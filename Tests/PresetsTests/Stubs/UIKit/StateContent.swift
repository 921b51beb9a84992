import Foundation

/// What a button shows in one state; nil where the state has nothing of its own.
struct StateContent {
    var title: String?
    var attributedTitle: NSAttributedString?
    var image: UIImage?
    var backgroundImage: UIImage?
    var titleColor: UIColor?
    var titleShadowColor: UIColor?
}

/// The contents of all states.
struct StateContents {
    /// By the state's raw value, since a state is not Hashable.
    private var contents: [UInt: StateContent] = [:]

    /// Exactly what was set for this state.
    subscript(own state: UIControl.State) -> StateContent {
        get { contents[state.rawValue] ?? StateContent() }
        set { contents[state.rawValue] = newValue }
    }

    /// The state's own value, else normal's: selected+highlighted does not ask selected.
    func value<Value>(_ path: KeyPath<StateContent, Value?>, for state: UIControl.State) -> Value? {
        self[own: state][keyPath: path] ?? self[own: .normal][keyPath: path]
    }
}
