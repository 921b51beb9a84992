import ButtonLayout
import CatalogueModel
import PlaygroundAssets
import PlaygroundDoor

/// What the playground's script knows of the model: the compiled engine, the order of the numbers that go through its
/// door, and the words behind them. All of it is made of the model's own lists, so that none is written down twice.
enum PlaygroundData {
    static let json: JSON = [
        "module": .string(base64(PlaygroundAssets.module)),
        "inputs": words(DoorInput.self), "outputs": words(DoorOutput.self), "statuses": words(DoorStatus.self),
        "styles": .array(Style.allCases.map(style)),
        "findings": .array(Finding.allCases.map(finding)),
        "placements": names(ImagePlacement.self), "centers": .array(Promise.Center.allCases.map { .string($0.name) }),
        "horizontals": names(HorizontalAlignment.self), "verticals": names(VerticalAlignment.self),
        "directions": names(LayoutDirection.self), "configurationSizes": names(Button.ConfigurationSize.self),
        "fields": words(ButtonError.Field.self), "messages": messages,
        "textStyles": .array(TextStyle.allCases.map(textStyle)),
        "contentSizes": .array(ContentSize.allCases.map { .string($0.rawValue) }),
    ]

    private static func names<Word: Named>(_ type: Word.Type) -> JSON {
        .array(Word.allCases.map { .string($0.name) })
    }

    /// The names of cases as they stand in the code, in the order of their numbers.
    private static func words<Word: CaseIterable>(_ type: Word.Type) -> JSON {
        .array(Word.allCases.map { .string("\($0)") })
    }

    private static func style(_ style: Style) -> JSON {
        var members: [JSON.Member] = []
        members.append("name", .string(style.name))
        members.append("family", .string(style.family))
        members.append("origin", .string(style.origin))
        if let ownName = style.ownName { members.append("ownName", .string(ownName)) }
        members.append("spacing", .points(style.defaultSpacing))
        members.append("mechanism", .string("\(style.mechanism)"))
        members.append("directional", .bool(style.hasDirectionalContentInsets))
        members.append("axis", .string("\(style.promise(for: .leftToRight).axis)"))
        let others = Finding.allCases.filter { $0.severity(in: style) != usualSeverity(of: $0) }
        if !others.isEmpty {
            members.append(
                "severities",
                .object(others.map { .init(name: $0.name, value: .string($0.severity(in: style).rawValue)) }))
        }
        let sentences = Finding.allCases.map { ($0, $0.sentence(in: style, titleHasItsSize: false)) }
            .filter { $1 != $0.sentence(in: usual, titleHasItsSize: false) }
        if !sentences.isEmpty {
            members.append("sentences", .object(sentences.map { .init(name: $0.name, value: $1.json) }))
        }
        return .object(members)
    }

    private static func finding(_ finding: Finding) -> JSON {
        let rule = CheckRule.finding(finding)
        return [
            "id": .string(finding.name), "severity": .string(usualSeverity(of: finding).rawValue),
            "sentence": finding.sentence(in: usual, titleHasItsSize: false).json,
            "sentenceOfWholeTitle": finding.sentence(in: usual, titleHasItsSize: true).json,
            "meaning": .string(rule.meaning), "remedy": .string(rule.remedy),
        ]
    }

    private static func usualSeverity(of finding: Finding) -> Severity { finding.severity(in: usual) }

    /// What is said of findings in most styles is what is said in this one.
    private static let usual = Style.exact(.leading)

    private static func textStyle(_ style: TextStyle) -> JSON {
        [
            "name": .string(style.rawValue), "weight": JSON(style.weight.value),
            "sizes": .array(ContentSize.allCases.map { .points(style.pointSize(at: $0)) }),
        ]
    }

    /// The sentences of refusals, by the door's status; those that are about a number hold one for each field.
    private static var messages: JSON {
        func each(_ error: (ButtonError.Field) -> ButtonError) -> JSON {
            .array(ButtonError.Field.allCases.map { .string(error($0).description) })
        }
        return [
            "unknownWord": "a word is unknown", "notFinite": each(ButtonError.notFinite),
            "tooLarge": each(ButtonError.tooLarge), "notPositive": each(ButtonError.notPositive),
            "negative": each(ButtonError.negative),
            "exactCannotFill": .string(ButtonError.exactCannotFill.description),
        ]
    }
}
