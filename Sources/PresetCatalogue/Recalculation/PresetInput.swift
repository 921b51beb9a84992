import ButtonLayout
import CatalogueModel

/// A preset with its expressions reckoned in one trait collection: what the engine gets.
struct PresetInput: Equatable {
    let button: Button
    /// The states that have a layout, normal first.
    let states: [State]

    struct State: Equatable {
        let state: ControlState
        let content: Content
    }

    /// - Parameter name: the preset's, for messages.
    init(
        _ preset: Preset<FactID>, named name: @escaping @autoclosure () -> String, in collection: TraitCollection,
        _ resolver: Resolver
    ) throws {
        let reader = PresetReader(preset: preset, name: name, resolver: resolver)
        states = try preset.layouts.map { state, content in
            State(state: state, content: try reader.content(content, in: state))
        }
        let numbers = try reader.numbers()
        var checked = ControlState.normal
        do throws(ButtonError) {
            button = try reader.button(showing: states[0].content, numbers)
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

    func content(_ content: StateContent<FactID>, in state: ControlState) throws -> Content {
        if let text = content.titleText { _ = try resolver.text(text, for: "\(name()).title") }
        return Content(
            image: try size(content.image, "\(name()).image"), title: try size(content.title, "\(name()).title"))
    }

    private func size(_ item: ItemSize<FactID>?, _ user: @autoclosure () -> String) throws -> Size? {
        guard case .size(let width, let height)? = item else { return nil }
        return Size(
            width: try resolver.points(width, for: user() + ".width"),
            height: try resolver.points(height, for: user() + ".height"))
    }

    func numbers() throws -> [PresetNumber: Double] {
        var numbers: [PresetNumber: Double] = [:]
        for (number, expression) in preset.numbers {
            numbers[number] = try resolver.points(expression, for: "\(name()).\(number.rawValue)")
        }
        return numbers
    }

    func button(showing content: Content, _ numbers: [PresetNumber: Double]) throws(ButtonError) -> Button {
        func extent(_ length: PresetNumber, _ minimum: PresetNumber) -> Button.Extent {
            numbers[length].map(Button.Extent.fixed) ?? .fit(minimum: numbers[minimum] ?? 0)
        }
        let contentInsets = edges(numbers, PresetNumber.contentInsets)
        return try Button(
            style: preset.style, spacing: numbers[.spacing], width: extent(.width, .minimumWidth),
            height: extent(.height, .minimumHeight), content: content,
            lineHeight: preset.buttonType.lineHeight(on: PixelGrid(scale: resolver.scale)),
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
    private func edges(_ numbers: [PresetNumber: Double], _ names: [PresetNumber]) -> EdgeInsets? {
        let found = names.map { numbers[$0] }
        guard found.contains(where: { $0 != nil }) else { return nil }
        return EdgeInsets(top: found[0] ?? 0, left: found[1] ?? 0, bottom: found[2] ?? 0, right: found[3] ?? 0)
    }
}
