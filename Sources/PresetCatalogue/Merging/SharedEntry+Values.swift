import CatalogueModel

extension Metric<StableID>: Mergeable {
    static func properties(of states: [Self]) -> [MergeProperty<Self>] {
        // The values were written for their type.
        if Set(states.map(\.type)).count > 1 { return [MergeProperty("type, value", \.self, empty: nil)] }
        return [MergeProperty("value", \.value, empty: nil)]
            + Set(states.flatMap(\.overrides.keys)).sorted().map {
                MergeProperty("value for \($0)", \.overrides[$0])
            }
    }
}

extension KeptToken<StableID>: Mergeable {
    static func properties(of states: [Self]) -> [MergeProperty<Self>] {
        [MergeProperty("type", \.type), MergeProperty("value", \.value, empty: nil)]
            + Set(states.flatMap(\.overrides.keys)).sorted().map {
                MergeProperty("value for \($0)", \.overrides[$0])
            }
    }
}

extension Preset<StableID>: Mergeable {
    static func properties(of states: [Self]) -> [MergeProperty<Self>] {
        var properties: [MergeProperty<Self>] = [
            MergeProperty("style", \.style, empty: nil), MergeProperty("horizontal", \.horizontal, empty: .center),
            MergeProperty("vertical", \.vertical, empty: .center),
            MergeProperty("button-size", \.configurationSize, empty: .medium),
            MergeProperty("button-type", \.buttonType, empty: .system),
            MergeProperty(FactView.titleFont, \.titleFont),
        ]
        for number in PresetNumber.allCases { properties.append(MergeProperty(number.rawValue, \.numbers[number])) }
        for word in PresetWord.allCases { properties.append(MergeProperty(word.rawValue, \.words[word])) }
        properties += content(.normal, prefix: "")
        for state in Set(states.flatMap(\.states.keys)).sorted() {
            properties += content(state, prefix: "\(state.name).")
        }
        for key in Set(states.flatMap(\.accepted.keys)).sorted() {
            let prefix = key.state == .normal ? "" : "\(key.state.name)."
            properties.append(MergeProperty("\(prefix)accepted.\(key.finding.name)", \.accepted[key]))
        }
        return properties
    }

    private static func content(_ state: ControlState, prefix: String) -> [MergeProperty<Self>] {
        let path: WritableKeyPath<Self, StateContent<StableID>> = \.[content: state]
        var properties: [MergeProperty<Self>] = [
            MergeProperty(prefix + "image", path.appending(path: \.image), merging: ItemSize.merged),
            MergeProperty(prefix + "title-size", path.appending(path: \.title), merging: ItemSize.merged),
            MergeProperty(prefix + "title", path.appending(path: \.titleText)),
        ]
        for word in StateWord.allCases {
            properties.append(MergeProperty(prefix + word.rawValue, path.appending(path: \.words[word])))
        }
        return properties
    }

    /// What a state has of its own.
    private subscript(content state: ControlState) -> StateContent<StableID> {
        get { state == .normal ? normal : states[state] ?? StateContent() }
        set { if state == .normal { normal = newValue } else { states[state] = newValue } }
    }

    /// A state without content of its own is none, unless it was one before.
    mutating func tidy(after ours: Self) {
        states = states.filter { !$0.value.isEmpty || ours.states[$0.key] == $0.value }
    }
}

extension ItemSize {
    /// Width and height are merged each for itself, where every state has both.
    static func merged(_ states: ThreeWay<ItemSize?>, preferring side: MergeSide) -> Merged<ItemSize?> {
        guard case .size(let baseWidth, let baseHeight)? = states.base,
            case .size(let ourWidth, let ourHeight)? = states.ours,
            case .size(let theirWidth, let theirHeight)? = states.theirs
        else { return states.merged(preferring: side) }
        let width = ThreeWay(base: baseWidth, ours: ourWidth, theirs: theirWidth).merged(preferring: side)
        let height = ThreeWay(base: baseHeight, ours: ourHeight, theirs: theirHeight).merged(preferring: side)
        return Merged(
            .size(width: width.value, height: height.value), isConflict: width.isConflict || height.isConflict)
    }
}
