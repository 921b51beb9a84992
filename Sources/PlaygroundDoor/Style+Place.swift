import ButtonLayout

extension Style {
    /// The style at this place of `Style.allCases`, or nil. That list is an array, and there is no memory to allocate
    /// behind the door.
    init?(place: Int) {
        guard place >= 0, place < 41 else { return nil }
        let style: Style? =
            switch place {
            case 0: .system
            case 1..<11: Self.variant(place - 1).map(Style.imageTitle)
            case 11..<15: Self.variant(place - 11).map(Style.imagePosition)
            case 15..<20: Self.variant(place - 15).map(Style.centering)
            case 20: .proportional
            case 21..<25: Self.variant(place - 21).map(Style.layoutStyle)
            case 25..<29: Self.variant(place - 25).map(Style.layoutButton)
            case 29..<33: Self.variant(place - 29).map(Style.constraint)
            case 33..<37: Self.variant(place - 33).map(Style.exact)
            default: Self.variant(place - 37).map(Style.configuration)
            }
        guard let style else { return nil }
        self = style
    }

    private static func variant<Variant: RawRepresentable<UInt8>>(_ place: Int) -> Variant? {
        Variant(rawValue: UInt8(place))
    }
}
