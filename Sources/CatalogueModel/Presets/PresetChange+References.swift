extension PresetChange {
    /// The metrics that the change refers to, each with the property that it stands in.
    public var references: [(property: String, reference: Reference)] {
        let numbers = PresetNumber.allCases.flatMap { number in
            (self.numbers[number]?.value?.references ?? []).map { (number.rawValue, $0) }
        }
        let image = image?.value?.references.map { ("image", $0) } ?? []
        let title = title?.value?.references.map { ("title-size", $0) } ?? []
        let font = titleFont?.value.map { [("title-font", $0)] } ?? []
        return numbers + font + image + title + (titleText?.value?.reference.map { [("title", $0)] } ?? [])
    }
}
