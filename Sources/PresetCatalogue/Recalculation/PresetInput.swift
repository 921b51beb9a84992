import ButtonLayout
import CatalogueModel
import TitleMeasuring

/// A preset with its expressions reckoned in one trait collection: what the engine gets.
struct PresetInput: Equatable {
    let button: Button
    /// The states that have a layout, normal first.
    let states: [State]

    struct State: Equatable {
        let state: ControlState
        let content: Content
        /// What measuring the title found.
        let findings: FindingSet
    }

    /// - Parameters:
    ///   - name: the preset's, for messages.
    ///   - titles: measures titles without a size.
    init(
        _ preset: Preset<FactID>, named name: @escaping @autoclosure () -> String, in collection: TraitCollection,
        _ resolver: Resolver, _ titles: TitleSizer
    ) throws {
        let reader = PresetReader(preset: preset, name: name, resolver: resolver, titles: titles)
        let numbers = try reader.numbers()
        states = try preset.layouts.map { try reader.state($0, $1, numbers) }
        let lineHeight = try reader.lineHeight()
        var checked = ControlState.normal
        do throws(ButtonError) {
            button = try reader.button(showing: states[0].content, lineHeight: lineHeight, numbers)
            for item in states.dropFirst() {
                checked = item.state
                try Button.check(item.content)
            }
        } catch {
            throw CatalogueError(.button(preset: name(), state: checked, traits: collection.text, error))
        }
    }

    /// Lays the preset out in each of its states.
    func layouts() -> [(state: ControlState, layout: ComputedLayout)] {
        let imageSize = states.lazy.compactMap(\.content.image).first
        return states.map { item in
            var layout = button.computedLayout(showing: item.state == .normal ? nil : item.content)
            layout.judgement.findings.formUnion(item.findings)
            if let image = item.content.image, image != imageSize {
                layout.judgement.findings.formUnion(FindingSet(.imageSizeDiffers))
            }
            return (item.state, layout)
        }
    }
}

/// Reads the numbers of a preset for the engine.
private struct PresetReader {
    let preset: Preset<FactID>
    let name: () -> String
    let resolver: Resolver
    let titles: TitleSizer

    func state(
        _ state: ControlState, _ content: StateContent<FactID>, _ numbers: ReckonedNumbers
    ) throws -> PresetInput.State {
        let image = try size(content.image, "\(name()).image")
        let text = try content.titleText.map { try resolver.text($0, for: "\(name()).title") }
        guard content.title == nil, let text else {
            let title = try size(content.title, "\(name()).title")
            return .init(state: state, content: Content(image: image, title: title), findings: [])
        }
        let title = try measured(text, numbers)
        return .init(state: state, content: Content(image: image, title: title.size), findings: title.findings)
    }

    private func measured(_ text: String, _ numbers: ReckonedNumbers) throws -> TitleSizer.TitleSize {
        guard let font = try font() else { throw CatalogueError(.noTitleFont(preset: name(), title: text)) }
        do {
            return try titles.size(of: text, in: font, limits: TitleLimits { numbers[$0] }, scale: resolver.scale)
        } catch let refusal as TitleRefusal {
            throw CatalogueError(.title(text, preset: name(), refusal))
        }
    }

    private func font() throws -> TitleFont? {
        try preset.titleFont.map { try resolver.font($0, for: "\(name()).\(FactView.titleFont)") }
    }

    private func size(_ item: ItemSize<FactID>?, _ user: @autoclosure () -> String) throws -> Size? {
        guard case .size(let width, let height)? = item else { return nil }
        return Size(
            width: try resolver.number(width, for: user() + ".width"),
            height: try resolver.number(height, for: user() + ".height"))
    }

    func numbers() throws -> ReckonedNumbers {
        var numbers = ReckonedNumbers()
        for (number, expression) in preset.numbers {
            let value = try resolver.number(expression, number.unit, for: "\(name()).\(number.rawValue)")
            numbers.append(number, value)
        }
        return numbers
    }

    /// A title's font makes a button without a title high, too (R7).
    func lineHeight() throws -> Double {
        let height = try font().flatMap { font in
            do {
                return try titles.lineHeight(in: font, scale: resolver.scale)
            } catch let refusal as TitleRefusal {
                throw CatalogueError(.title("", preset: name(), refusal))
            }
        }
        return height ?? preset.buttonType.lineHeight(on: PixelGrid(scale: resolver.scale))
    }

    func button(
        showing content: Content, lineHeight: Double, _ numbers: ReckonedNumbers
    ) throws(ButtonError) -> Button {
        func extent(_ length: PresetNumber, _ minimum: PresetNumber) -> Button.Extent {
            numbers[length].map(Button.Extent.fixed) ?? .fit(minimum: numbers[minimum] ?? 0)
        }
        let contentInsets = edges(numbers, PresetNumber.contentInsets)
        return try Button(
            style: preset.style, spacing: numbers[.spacing], width: extent(.width, .minimumWidth),
            height: extent(.height, .minimumHeight), content: content,
            lineHeight: lineHeight,
            contentInsets: contentInsets.map {
                DirectionalEdgeInsets(top: $0.top, leading: $0.left, bottom: $0.bottom, trailing: $0.right)
            },
            configurationSize: preset.configurationSize,
            itemInsets: ItemInsets(
                title: edges(numbers, PresetNumber.titleInsets) ?? .zero,
                image: edges(numbers, PresetNumber.imageInsets) ?? .zero),
            imageProperty: numbers[.imagePropertyWidth].map {
                Size(width: $0, height: numbers[.imagePropertyHeight] ?? 0)
            },
            horizontal: preset.horizontal, vertical: preset.vertical,
            direction: resolver.direction, scale: resolver.scale)
    }

    /// Four insets, of which absent ones are 0; nil when all are absent.
    private func edges(_ numbers: ReckonedNumbers, _ names: [PresetNumber]) -> EdgeInsets? {
        guard names.contains(where: { numbers[$0] != nil }) else { return nil }
        return EdgeInsets(
            top: numbers[names[0]] ?? 0, left: numbers[names[1]] ?? 0, bottom: numbers[names[2]] ?? 0,
            right: numbers[names[3]] ?? 0)
    }
}
