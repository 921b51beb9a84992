import ButtonLayout

extension ComputedLayout {
    /// Every number of the layout with its name, as in its JSON; absent ones are left out.
    public var numbers: [(name: String, value: Double)] {
        zip(Self.numberNames, numberValues).compactMap { name, value in value.map { (name, $0) } }
    }

    /// The numbers that differ: those of the new layout in their order, then those that it has no longer.
    public static func changes(from old: ComputedLayout, to new: ComputedLayout) -> [NumberChange] {
        let (before, after) = (old.numberValues, new.numberValues)
        let changed = before.indices.filter { before[$0] != after[$0] }
        return (changed.filter { after[$0] != nil } + changed.filter { after[$0] == nil }).map {
            NumberChange(number: numberNames[$0], old: before[$0], new: after[$0])
        }
    }

    private static let numberNames =
        size("button") + edges("contentEdgeInsets") + edges("titleEdgeInsets") + edges("imageEdgeInsets")
        + ["configuration.imagePadding"]
        + ["top", "leading", "bottom", "trailing"].map { "configuration.contentInsets.\($0)" }
        + frame("image") + frame("title") + size("fitting") + ["gap.got", "offCenter.x", "offCenter.y"]

    private static func size(_ name: String) -> [String] { ["\(name).width", "\(name).height"] }
    private static func frame(_ name: String) -> [String] { ["\(name).x", "\(name).y"] + size(name) }
    private static func edges(_ name: String) -> [String] {
        ["top", "left", "bottom", "right"].map { "\(name).\($0)" }
    }

    /// In the order of the names.
    private var numberValues: [Double?] {
        var values: [Double?] = []
        values.reserveCapacity(Self.numberNames.count)
        func add(_ size: Size?) { values += [size?.width, size?.height] }
        func add(_ rect: Rect?) { values += [rect?.x, rect?.y, rect?.width, rect?.height] }
        func add(_ insets: EdgeInsets?) { values += [insets?.top, insets?.left, insets?.bottom, insets?.right] }
        add(layout.button)
        add(layout.contentEdgeInsets)
        add(layout.itemInsets?.title)
        add(layout.itemInsets?.image)
        let insets = layout.configuration?.contentInsets
        values += [layout.configuration?.imagePadding, insets?.top, insets?.leading, insets?.bottom, insets?.trailing]
        add(layout.image)
        add(layout.title)
        add(layout.fitting)
        values += [judgement.gap?.got, judgement.offCenter?.x, judgement.offCenter?.y]
        return values
    }
}
