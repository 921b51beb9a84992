import CatalogueModel

/// What the values of the Design Tokens format 2025.10 look like, by its JSON schemas: a token that looks otherwise
/// is no valid token of a file.
indirect enum StandardShape: Sendable {
    case number(ClosedRange<Double>)
    case words([String])
    /// Any text that is no `{reference}`.
    case text
    /// As `#ff8800`.
    case hex
    case flag
    case list(StandardShape)
    case tuple([StandardShape])
    case object([(name: String, shape: StandardShape)], optional: Set<String> = [])
    case either([StandardShape])
    /// A value, or a token in its place: `{a.b}` or `{"$ref": "#/a/b"}`.
    case orToken(StandardShape)
    /// A part of a value, or a pointer to one.
    case orPointer(StandardShape)

    /// The shapes of the types.
    static func value(of type: String) -> StandardShape? { values[type].map { .orToken($0) } }

    /// Whether a value is another token's.
    static func isAlias(_ json: JSON) -> Bool { isReference(json) || isPointer(json) }

    func fits(_ json: JSON) -> Bool {
        switch (self, json) {
        case (.number(let range), .number(let number)): number.double.map(range.contains) ?? false
        case (.words(let words), .string(let text)): words.contains(text)
        case (.text, .string(let text)): !Self.isReference(text)
        case (.hex, .string(let text)): text.wholeMatch(of: /#[0-9a-fA-F]{6}/) != nil
        case (.flag, .bool): true
        case (.list(let shape), .array(let elements)): !elements.isEmpty && elements.allSatisfy(shape.fits)
        case (.tuple(let shapes), .array(let elements)):
            shapes.count == elements.count && zip(shapes, elements).allSatisfy { $0.fits($1) }
        case (.object(let shapes, let optional), .object(let members)):
            members.allSatisfy { member in shapes.first { $0.name == member.name }?.shape.fits(member.value) ?? false }
                && shapes.allSatisfy { shape in
                    optional.contains(shape.name) || members.contains { $0.name == shape.name }
                }
        case (.either(let shapes), _): shapes.contains { $0.fits(json) }
        case (.orToken(let shape), _): Self.isAlias(json) || shape.fits(json)
        case (.orPointer(let shape), _): Self.isPointer(json) || shape.fits(json)
        default: false
        }
    }

    /// The schemas know no `{a.$root}`.
    private static func isReference(_ text: String) -> Bool {
        text.wholeMatch(of: /\{[^${}.][^{}.]*(\.[^${}.][^{}.]*)*\}/) != nil
    }

    private static func isReference(_ json: JSON) -> Bool {
        if case .string(let text) = json { isReference(text) } else { false }
    }

    private static func isPointer(_ json: JSON) -> Bool {
        if case .object(let members) = json, members.count == 1, members[0].name == "$ref",
            case .string(let text) = members[0].value
        {
            text.hasPrefix("#/")
        } else {
            false
        }
    }
}

extension StandardShape {
    private static let any = number(-.greatestFiniteMagnitude...(.greatestFiniteMagnitude))

    private static func measure(_ units: [String]) -> StandardShape {
        .object([("value", .orPointer(any)), ("unit", .orPointer(.words(units)))])
    }

    private static let dimension = measure(["px", "rem"])
    private static let duration = measure(["ms", "s"])
    private static let curve = tuple([0...1, nil, 0...1, nil].map { .orPointer($0.map(number) ?? any) })
    private static let fontFamily = either([.text, .list(.orPointer(.text))])
    private static let fontWeight = either([.number(1...1000), .words(FontWeight.names.sorted())])
    private static let stroke = either([
        .words(["solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset"]),
        .object([
            ("dashArray", .orPointer(.list(.orToken(dimension)))),
            ("lineCap", .orPointer(.words(["round", "butt", "square"]))),
        ]),
    ])

    private static let color: StandardShape = {
        func component(_ range: ClosedRange<Double>?) -> StandardShape {
            .orPointer(.either([range.map(number) ?? any, .words(["none"])]))
        }
        let (share, percent) = (component(0...1), component(0...100))
        let hue = component(0...(360.0).nextDown)
        let chroma = component(0...(.greatestFiniteMagnitude))
        let spaces: [([String], [StandardShape])] = [
            (
                [
                    "srgb", "srgb-linear", "display-p3", "a98-rgb", "prophoto-rgb", "rec2020", "xyz-d65", "xyz-d50",
                ], [share, share, share]
            ),
            (["hsl", "hwb"], [hue, percent, percent]), (["lab"], [percent, component(nil), component(nil)]),
            (["lch"], [percent, chroma, hue]), (["oklab"], [share, component(nil), component(nil)]),
            (["oklch"], [share, chroma, hue]),
        ]
        return .either(
            spaces.map { names, components in
                .object(
                    [
                        ("colorSpace", .orPointer(.words(names))), ("components", .orPointer(.tuple(components))),
                        ("alpha", .orPointer(.number(0...1))), ("hex", .orPointer(.hex)),
                    ], optional: ["alpha", "hex"])
            })
    }()

    private static let shadow = object(
        [
            ("color", .orToken(color)), ("offsetX", .orToken(dimension)), ("offsetY", .orToken(dimension)),
            ("blur", .orToken(dimension)), ("spread", .orToken(dimension)), ("inset", .orPointer(.flag)),
        ], optional: ["inset"])

    private static let values: [String: StandardShape] = [
        "color": color, "dimension": dimension, "duration": duration, "number": any, "cubicBezier": curve,
        "fontFamily": fontFamily, "fontWeight": fontWeight, "strokeStyle": stroke,
        "border": .object([
            ("color", .orToken(color)), ("width", .orToken(dimension)), ("style", .orToken(stroke)),
        ]),
        "transition": .object([
            ("duration", .orToken(duration)), ("delay", .orToken(duration)), ("timingFunction", .orToken(curve)),
        ]),
        "shadow": .either([shadow, .list(.orToken(shadow))]),
        "gradient": .list(
            .orToken(.object([("color", .orToken(color)), ("position", .orToken(.number(0...1)))]))),
        "typography": .object([
            ("fontFamily", .orToken(fontFamily)), ("fontSize", .orToken(dimension)),
            ("fontWeight", .orToken(fontWeight)), ("letterSpacing", .orToken(dimension)),
            ("lineHeight", .orToken(any)),
        ]),
    ]
}
