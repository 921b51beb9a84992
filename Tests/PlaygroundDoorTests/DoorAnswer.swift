import ButtonLayout
import CatalogueModel
import PlaygroundDoor

/// The numbers that come out through the door.
struct DoorAnswer: Equatable {
    static let guardNumber = 4711.25

    private var values: [Double]
    /// Whether nothing was written beside the buffer.
    let isWithinBounds: Bool

    init(guarded values: [Double]) {
        isWithinBounds = values.first == Self.guardNumber && values.last == Self.guardNumber
        self.values = Array(values.dropFirst().dropLast())
    }

    private init() {
        values = [Double](repeating: .nan, count: DoorOutput.allCases.count)
        isWithinBounds = true
    }

    subscript(place: DoorOutput) -> Double {
        get { values[place.rawValue] }
        set { values[place.rawValue] = newValue }
    }

    /// Bit for bit but for the sign of zero; NaN equals NaN.
    static func == (one: DoorAnswer, other: DoorAnswer) -> Bool {
        zip(one.values, other.values).allSatisfy { $0 == $1 || ($0.isNaN && $1.isNaN) }
    }

    /// What a refusal should give.
    init(of error: ButtonError) {
        self.init()
        let (status, field): (DoorStatus, ButtonError.Field?) =
            switch error {
            case .notFinite(let field): (.notFinite, field)
            case .tooLarge(let field): (.tooLarge, field)
            case .notPositive(let field): (.notPositive, field)
            case .negative(let field): (.negative, field)
            case .exactCannotFill: (.exactCannotFill, nil)
            }
        self[.status] = Double(status.rawValue)
        if let field { self[.field] = Double(field.rawValue) }
    }

    /// What the layout of a button should give, by the names that its numbers have elsewhere.
    init(of button: Button) {
        self.init()
        let result = button.computedLayout()
        self[.status] = 0
        for (name, value) in result.numbers {
            guard let place = Self.places[name] else { fatalError("\(name) has no place") }
            self[place] = value
        }
        if let configuration = result.layout.configuration {
            self[.imagePlacement] = Double(configuration.imagePlacement.rawValue)
        }
        if let asked = result.judgement.gap?.asked { self[.gapAsked] = asked }
        if let offCenter = result.judgement.offCenter { self[.offCenterOf] = Double(offCenter.of.rawValue) }
        self[.findings] = Double(result.judgement.findings.rawValue)
        self[.stale] = Double(result.judgement.stale.rawValue)
        addAreas(button.layout(), button)
        addMargins(result)
    }

    private mutating func addMargins(_ result: ComputedLayout) {
        if let overlap = result.layout.overlap {
            (self[.overlapWidth], self[.overlapHeight]) = (overlap.width, overlap.height)
        }
        for overhang in result.overhangs {
            let name = "\(overhang.item)overhang\(overhang.side)"
            guard let place = DoorOutput.allCases.first(where: { "\($0)".lowercased() == name }) else { continue }
            self[place] = overhang.distance
        }
        for (frame, first) in [
            (result.layout.image, DoorOutput.imageMarginTop), (result.layout.title, .titleMarginTop),
        ] {
            guard let frame else { continue }
            let button = result.layout.button
            let margins = [frame.y, frame.x, button.height - frame.maxY, button.width - frame.maxX]
            for (offset, number) in margins.enumerated() { values[first.rawValue + offset] = number }
        }
    }

    private mutating func addAreas(_ layout: Layout, _ button: Button) {
        let configuration = layout.configuration.map { $0.contentInsets.resolved(for: button.direction) }
        let content = configuration.map { Rect(layout.button).inset(by: $0) } ?? button.contentRect(of: layout)
        put(content, .contentX)
        guard let insets = layout.itemInsets else { return }
        put(content.inset(by: insets.title), .titleAreaX)
        put(content.inset(by: insets.image), .imageAreaX)
    }

    private mutating func put(_ rect: Rect, _ first: DoorOutput) {
        for (offset, number) in [rect.x, rect.y, rect.width, rect.height].enumerated() {
            values[first.rawValue + offset] = number
        }
    }

    /// `contentEdgeInsets.top` is the case `contentEdgeInsetsTop`.
    private static let places: [String: DoorOutput] = {
        var places: [String: DoorOutput] = [:]
        for place in DoorOutput.allCases { places["\(place)".lowercased()] = place }
        return Dictionary(
            uniqueKeysWithValues: names.map { name in
                let key = name.replacing("configuration.contentInsets", with: "configuration")
                    .replacing("configuration.imagePadding", with: "imagePadding").replacing(".", with: "").lowercased()
                guard let place = places[key] else { fatalError("\(name) has no place") }
                return (name, place)
            })
    }()

    private static let names: [String] =
        ["button.width", "button.height", "image.x", "image.y", "image.width", "image.height"]
        + ["title.x", "title.y", "title.width", "title.height", "fitting.width", "fitting.height"]
        + ["gap.got", "offCenter.x", "offCenter.y", "configuration.imagePadding"]
        + ["contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets"].flatMap { insets in
            ["top", "left", "bottom", "right"].map { "\(insets).\($0)" }
        } + ["top", "leading", "bottom", "trailing"].map { "configuration.contentInsets.\($0)" }
}
