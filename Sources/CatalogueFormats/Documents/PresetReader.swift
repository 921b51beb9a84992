import ButtonLayout
import CatalogueModel

/// Reads numbers and texts that may be expressions and references.
enum ValueReader {
    static func expression(_ node: JSONNode, _ problems: DocumentProblems) -> Expression<Name>? {
        switch node.value {
        case .number(let number):
            if let value = number.double { return .number(value + 0) }
            problems.add("\(number.text) is beyond all numbers", at: node.offset)
        case .string(let text):
            do throws(ExpressionSyntaxError) {
                return try Expression(parsing: text)
            } catch {
                problems.add(error.description, at: node.offset)
            }
        default: problems.add("a number or an expression is needed", at: node.offset)
        }
        return nil
    }

    static func metricValue(
        _ node: JSONNode, _ type: MetricType, _ problems: DocumentProblems
    ) -> MetricValue<Name>? {
        if type.unit != nil { return expression(node, problems).map(MetricValue.number) }
        if case .string(let text) = node.value {
            do throws(ExpressionSyntaxError) {
                return try MetricValue(parsing: text, as: type)
            } catch {
                problems.add(error.description, at: node.offset)
                return nil
            }
        }
        problems.add("a text is needed for a metric of type \(type.rawValue)", at: node.offset)
        return nil
    }
}

/// Reads the definition of a preset.
enum PresetReader {
    static func preset(_ reader: inout ObjectReader) -> Preset<Name>? {
        let problems = reader.problems
        guard let text = reader.requiredString("style") else { return nil }
        guard let style = Style(name: text) else {
            problems.add("there is no style '\(text)'; 'presets styles' shows them", at: reader.node.offset)
            return nil
        }
        var preset = Preset<Name>(style: style)
        preset.numbers = numbers(&reader)
        preset.horizontal = reader.word("horizontal") ?? .center
        preset.vertical = reader.word("vertical") ?? .center
        preset.configurationSize = reader.word("buttonSize") ?? .medium
        preset.buttonType = reader.word("buttonType") ?? .system
        for (word, member) in DocumentNames.presetWords { preset.words[word] = reader.string(member) }
        preset.titleFont = reader.name("titleFont", isRequired: false)
        if let node = reader.member("states") { states(node, &preset, problems) }
        for node in reader.elements("accepted") { accepted(node, &preset, problems) }
        return preset
    }

    private static func numbers(_ reader: inout ObjectReader) -> [PresetNumber: Expression<Name>] {
        var numbers: [PresetNumber: Expression<Name>] = [:]
        var groups: [String: ObjectReader] = [:]
        for (number, path) in DocumentNames.numbers {
            if path.count == 1 {
                numbers[number] = reader.member(path[0]).flatMap { ValueReader.expression($0, reader.problems) }
            } else if let node = reader.member(path[0]) {
                if groups[path[0]] == nil { groups[path[0]] = ObjectReader(node, "\"\(path[0])\"", reader.problems) }
                numbers[number] = groups[path[0]]?.member(path[1]).flatMap {
                    ValueReader.expression($0, reader.problems)
                }
            }
        }
        for group in groups.values { group.finish() }
        return numbers
    }

    private static func states(_ node: JSONNode, _ preset: inout Preset<Name>, _ problems: DocumentProblems) {
        guard case .object(let members) = node.value else {
            return problems.add("\"states\" must be an object", at: node.offset)
        }
        for member in members {
            guard let state = ControlState(name: member.name) else {
                problems.add("'\(member.name)' is no control state", at: member.nameOffset)
                continue
            }
            guard let content = content(member.node, problems) else { continue }
            if state == .normal {
                preset.normal = content
            } else if !content.isEmpty {
                preset.states[state] = content
            }
        }
    }

    private static func accepted(_ node: JSONNode, _ preset: inout Preset<Name>, _ problems: DocumentProblems) {
        guard var reader = ObjectReader(node, "an accepted finding", problems) else { return }
        let state = reader.requiredString("state").flatMap { text in
            let state = ControlState(name: text)
            if state == nil { problems.add("'\(text)' is no control state", at: node.offset) }
            return state
        }
        let finding: Finding? = reader.required("finding") == nil ? nil : reader.word("finding")
        let (reason, numbers) = (reader.requiredString("reason"), reader.requiredString("numbers"))
        reader.finish()
        guard let state, let finding, let reason, let numbers else { return }
        let acceptance = Acceptance(reason: reason, numbersText: numbers)
        if acceptance == nil { problems.add("\"numbers\" must be digests of layouts", at: node.offset) }
        preset.accepted[AcceptedFinding(state: state, finding: finding)] = acceptance
    }

    private static func content(_ node: JSONNode, _ problems: DocumentProblems) -> StateContent<Name>? {
        guard var reader = ObjectReader(node, "a state", problems) else { return nil }
        var content = StateContent<Name>()
        content.image = reader.member("image").flatMap { item($0, problems) }
        content.title = reader.member("title").flatMap { item($0, problems) }
        content.titleText = reader.string("text").map(TextValue.init(parsing:))
        for (word, member) in DocumentNames.stateWords { content.words[word] = reader.string(member) }
        reader.finish()
        return content
    }

    private static func item(_ node: JSONNode, _ problems: DocumentProblems) -> ItemSize<Name>? {
        if case .string("none") = node.value { return ItemSize.none }
        guard var reader = ObjectReader(node, "a size", problems) else { return nil }
        let width = reader.required("width").flatMap { ValueReader.expression($0, problems) }
        let height = reader.required("height").flatMap { ValueReader.expression($0, problems) }
        reader.finish()
        guard let width, let height else { return nil }
        return .size(width: width, height: height)
    }
}
