import CatalogueModel

/// What of a preset the layout in one state follows from, as a preset that has nothing else. The normal state's content
/// belongs to it: the insets are made for that.
enum PresetInputs {
    /// Nil where the preset has no layout in that state.
    static func of(_ preset: Preset<FactID>, in state: ControlState) -> Preset<FactID>? {
        guard state == .normal || preset.states[state] != nil else { return nil }
        var inputs = preset
        inputs.words = [:]
        inputs.accepted = [:]
        inputs.normal = content(preset.normal, isSized: preset.normal.title != nil)
        inputs.states = preset.states.filter { $0.key == state }.mapValues {
            content($0, isSized: $0.title != nil || preset.titleFont == nil && preset.normal.title != nil)
        }
        return inputs
    }

    /// - Parameter isSized: whether the title has a size without being measured.
    private static func content(_ content: StateContent<FactID>, isSized: Bool) -> StateContent<FactID> {
        var content = content
        content.words = [:]
        if isSized { content.titleText = nil }
        return content
    }

    /// The properties that are one thing: a width is nothing without its height.
    static func group(of property: String) -> String {
        if PresetNumber(rawValue: property) != nil { return property }
        for side in [".width", ".height"] where property.hasSuffix(side) {
            return String(property.dropLast(side.count))
        }
        return property
    }
}

extension Preset<FactID> {
    /// The same preset with what its numbers and texts come to.
    func literal(_ resolver: Resolver) throws -> Preset {
        var preset = self
        for (number, expression) in numbers {
            preset.numbers[number] = .number(try resolver.number(expression, number.unit, for: number.rawValue))
        }
        preset.normal = try normal.literal(resolver)
        preset.states = try states.mapValues { try $0.literal(resolver) }
        return preset
    }

    /// Takes a group of properties over from another preset.
    mutating func take(_ group: String, from other: Preset) {
        if let number = PresetNumber(rawValue: group) { numbers[number] = other.numbers[number] }
        switch group {
        case "style": style = other.style
        case "horizontal": horizontal = other.horizontal
        case "vertical": vertical = other.vertical
        case "button-size": configurationSize = other.configurationSize
        case "button-type": buttonType = other.buttonType
        default: break
        }
        normal.take(group, from: other.normal)
        for state in states.keys where group.hasPrefix("\(state.name).") {
            guard let content = other.states[state] else { continue }
            states[state]?.take(String(group.dropFirst(state.name.count + 1)), from: content)
        }
    }
}

extension StateContent<FactID> {
    fileprivate func literal(_ resolver: Resolver) throws -> StateContent {
        func literal(_ item: ItemSize<FactID>?) throws -> ItemSize<FactID>? {
            guard case .size(let width, let height)? = item else { return item }
            return .size(
                width: .number(try resolver.number(width, for: "width")),
                height: .number(try resolver.number(height, for: "height")))
        }
        var content = self
        content.image = try literal(image)
        content.title = try literal(title)
        content.titleText = try titleText.map { .literal(try resolver.text($0, for: "title")) }
        return content
    }

    fileprivate mutating func take(_ group: String, from other: StateContent) {
        switch group {
        case "image": image = other.image
        case "title-size": title = other.title
        case "title": titleText = other.titleText
        default: break
        }
    }
}
