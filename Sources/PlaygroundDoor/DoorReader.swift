import ButtonLayout

/// Reads the numbers of a button.
struct DoorReader {
    let input: UnsafePointer<Double>

    /// The button, or nil when one of its words is unknown.
    func button() throws(ButtonError) -> Button? {
        guard
            let style = place(.style).flatMap(Style.init(place:)),
            let configurationSize: Button.ConfigurationSize = word(.configurationSize, .medium),
            let horizontal: HorizontalAlignment = word(.horizontal, .center),
            let vertical: VerticalAlignment = word(.vertical, .center),
            let direction: LayoutDirection = word(.direction, .leftToRight)
        else { return nil }
        let itemInsets = ItemInsets(
            title: insets(.titleTop, .titleLeft, .titleBottom, .titleRight) ?? .zero,
            image: insets(.imageTop, .imageLeft, .imageBottom, .imageRight) ?? .zero)
        return try Button(
            style: style, spacing: number(.spacing), width: extent(.widthFits, .width),
            height: extent(.heightFits, .height),
            content: Content(image: size(.imageWidth, .imageHeight), title: size(.titleWidth, .titleHeight)),
            lineHeight: number(.lineHeight), contentInsets: contentInsets, configurationSize: configurationSize,
            itemInsets: itemInsets, imageProperty: size(.imagePropertyWidth, .imagePropertyHeight),
            horizontal: horizontal, vertical: vertical, direction: direction, scale: number(.scale) ?? 3)
    }

    private var contentInsets: DirectionalEdgeInsets? {
        insets(.contentTop, .contentLeft, .contentBottom, .contentRight).map {
            DirectionalEdgeInsets(top: $0.top, leading: $0.left, bottom: $0.bottom, trailing: $0.right)
        }
    }

    private func number(_ place: DoorInput) -> Double? {
        let number = input[place.rawValue]
        return number.isNaN ? nil : number
    }

    private func extent(_ fits: DoorInput, _ length: DoorInput) -> Button.Extent {
        // A length that is not given goes in as it is, and is refused.
        (number(fits) ?? 0) == 0 ? .fixed(input[length.rawValue]) : .fit(minimum: number(length) ?? 0)
    }

    /// Nil when neither part is given.
    private func size(_ width: DoorInput, _ height: DoorInput) -> Size? {
        let size = Size(width: input[width.rawValue], height: input[height.rawValue])
        return size.width.isNaN && size.height.isNaN ? nil : size
    }

    /// Four insets, of which absent ones are 0; nil when all are absent.
    private func insets(
        _ top: DoorInput, _ left: DoorInput, _ bottom: DoorInput, _ right: DoorInput
    ) -> EdgeInsets? {
        let (top, left, bottom, right) = (number(top), number(left), number(bottom), number(right))
        if top == nil && left == nil && bottom == nil && right == nil { return nil }
        return EdgeInsets(top: top ?? 0, left: left ?? 0, bottom: bottom ?? 0, right: right ?? 0)
    }

    private func place(_ place: DoorInput) -> Int? {
        Int(exactly: input[place.rawValue])
    }

    private func word<Word: RawRepresentable<UInt8>>(_ place: DoorInput, _ standard: Word) -> Word? {
        guard let number = number(place) else { return standard }
        return UInt8(exactly: number).flatMap(Word.init(rawValue:))
    }
}
