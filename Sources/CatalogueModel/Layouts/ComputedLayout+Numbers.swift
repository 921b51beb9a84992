import ButtonLayout

extension ComputedLayout {
    /// Every number of the layout with its name, as in its JSON; absent ones are left out.
    public var numbers: [(name: String, value: Double)] {
        var numbers = Numbers()
        numbers.add(layout.button, "button")
        numbers.add(layout.contentEdgeInsets, "contentEdgeInsets")
        numbers.add(layout.itemInsets?.title, "titleEdgeInsets")
        numbers.add(layout.itemInsets?.image, "imageEdgeInsets")
        if let configuration = layout.configuration {
            numbers.add(configuration.imagePadding, "configuration.imagePadding")
            numbers.add(configuration.contentInsets.top, "configuration.contentInsets.top")
            numbers.add(configuration.contentInsets.leading, "configuration.contentInsets.leading")
            numbers.add(configuration.contentInsets.bottom, "configuration.contentInsets.bottom")
            numbers.add(configuration.contentInsets.trailing, "configuration.contentInsets.trailing")
        }
        numbers.add(layout.image, "image")
        numbers.add(layout.title, "title")
        numbers.add(layout.fitting, "fitting")
        numbers.add(judgement.gap?.got, "gap.got")
        numbers.add(judgement.offCenter?.x, "offCenter.x")
        numbers.add(judgement.offCenter?.y, "offCenter.y")
        return numbers.list
    }

    /// The numbers that differ, in their order.
    public static func changes(from old: ComputedLayout, to new: ComputedLayout) -> [NumberChange] {
        let before = Dictionary(uniqueKeysWithValues: old.numbers.map { ($0.name, $0.value) })
        let after = Dictionary(uniqueKeysWithValues: new.numbers.map { ($0.name, $0.value) })
        let names = new.numbers.map(\.name) + old.numbers.map(\.name).filter { after[$0] == nil }
        return names.compactMap { name in
            before[name] == after[name] ? nil : NumberChange(number: name, old: before[name], new: after[name])
        }
    }

    private struct Numbers {
        var list: [(name: String, value: Double)] = []

        mutating func add(_ value: Double?, _ name: String) {
            if let value { list.append((name, value)) }
        }

        mutating func add(_ size: Size?, _ name: String) {
            add(size?.width, name + ".width")
            add(size?.height, name + ".height")
        }

        mutating func add(_ rect: Rect?, _ name: String) {
            add(rect?.x, name + ".x")
            add(rect?.y, name + ".y")
            add(rect?.size, name)
        }

        mutating func add(_ insets: EdgeInsets?, _ name: String) {
            add(insets?.top, name + ".top")
            add(insets?.left, name + ".left")
            add(insets?.bottom, name + ".bottom")
            add(insets?.right, name + ".right")
        }
    }
}
