import ButtonLayout
import PlaygroundDoor
import TestSupport

/// The numbers that go in through the door.
struct DoorNumbers {
    private var values = [Double](repeating: .nan, count: DoorInput.allCases.count)

    init() {}

    subscript(place: DoorInput) -> Double {
        get { values[place.rawValue] }
        set { values[place.rawValue] = newValue }
    }

    /// What the door says; around its buffer lie guards that it may not touch.
    func answer() -> DoorAnswer {
        var output = [Double](repeating: DoorAnswer.guardNumber, count: DoorOutput.allCases.count + 2)
        values.withUnsafeBufferPointer { input in
            output.withUnsafeMutableBufferPointer { output in
                guard let input = input.baseAddress, let output = output.baseAddress else { return }
                layOut(input, output + 1)
            }
        }
        return DoorAnswer(guarded: output)
    }

    /// The numbers of a button.
    init(of button: Button) {
        self[.style] = Double(Style.allCases.firstIndex(of: button.style) ?? -1)
        self[.spacing] = button.spacing
        set(button.width, .widthFits)
        set(button.height, .heightFits)
        set(button.content.image, .imageWidth)
        set(button.content.title, .titleWidth)
        self[.lineHeight] = button.lineHeight
        let insets = button.contentInsets
        set([insets.top, insets.leading, insets.bottom, insets.trailing], .contentTop)
        let (title, image) = (button.itemInsets.title, button.itemInsets.image)
        set([title.top, title.left, title.bottom, title.right], .titleTop)
        set([image.top, image.left, image.bottom, image.right], .imageTop)
        set(button.imageProperty, .imagePropertyWidth)
        self[.horizontal] = Double(button.horizontal.rawValue)
        self[.vertical] = Double(button.vertical.rawValue)
        self[.direction] = Double(button.direction.rawValue)
        self[.scale] = button.grid.scale
    }

    private mutating func set(_ numbers: [Double], _ first: DoorInput) {
        for (offset, number) in numbers.enumerated() { values[first.rawValue + offset] = number }
    }

    private mutating func set(_ size: Size?, _ first: DoorInput) {
        if let size { set([size.width, size.height], first) }
    }

    private mutating func set(_ extent: Button.Extent, _ first: DoorInput) {
        switch extent {
        case .fixed(let length): set([0, length], first)
        case .fit(let minimum): set([1, minimum], first)
        }
    }
}

extension DoorNumbers {
    /// Numbers of which some are absent and a few make no button.
    static func random(using generator: inout SeededGenerator) -> DoorNumbers {
        var numbers = DoorNumbers()
        func number(_ range: ClosedRange<Double>) -> Double {
            let number = Double.random(in: range, using: &generator)
            return generator.pick([number, number.rounded(), (number * 4).rounded() / 4])
        }
        func sometimes(_ share: UInt64) -> Bool { generator.next() % share == 0 }
        numbers[.style] = Double(generator.next() % UInt64(Style.allCases.count))
        if !sometimes(4) { numbers[.spacing] = number(-10...30) }
        for (fits, length) in [(DoorInput.widthFits, DoorInput.width), (.heightFits, .height)] {
            numbers[fits] = sometimes(3) ? 1 : 0
            numbers[length] = number(0...300)
        }
        if !sometimes(5) { (numbers[.imageWidth], numbers[.imageHeight]) = (number(1...80), number(1...80)) }
        if !sometimes(5) { (numbers[.titleWidth], numbers[.titleHeight]) = (number(1...200), number(1...60)) }
        if sometimes(4) { numbers[.lineHeight] = number(1...40) }
        for first in [DoorInput.contentTop, .titleTop, .imageTop] where sometimes(3) {
            for offset in 0..<4 where !sometimes(5) { numbers.values[first.rawValue + offset] = number(-20...40) }
        }
        if sometimes(4) { numbers[.configurationSize] = Double(generator.next() % 4) }
        if sometimes(4) {
            (numbers[.imagePropertyWidth], numbers[.imagePropertyHeight]) = (number(0...60), number(0...60))
        }
        if !sometimes(2) { numbers[.horizontal] = Double(generator.next() % 6) }
        if !sometimes(2) { numbers[.vertical] = Double(generator.next() % 4) }
        if !sometimes(2) { numbers[.direction] = Double(generator.next() % 2) }
        if !sometimes(4) { numbers[.scale] = generator.pick([1, 2, 3]) }
        if sometimes(20) {
            let place = generator.pick(DoorInput.allCases.filter { $0 != .style && $0.rawValue < 9 })
            numbers[place] = generator.pick([-1, 0, 1e7, .infinity])
        }
        return numbers
    }

    /// The button that these numbers describe, read a second time and without the door.
    func button() throws(ButtonError) -> Button {
        func given(_ place: DoorInput) -> Double? { self[place].isNaN ? nil : self[place] }
        func four(_ first: DoorInput) -> [Double]? {
            let four = Array(values[first.rawValue..<first.rawValue + 4])
            return four.allSatisfy(\.isNaN) ? nil : four.map { $0.isNaN ? 0 : $0 }
        }
        func size(_ first: DoorInput) -> Size? {
            values[first.rawValue].isNaN && values[first.rawValue + 1].isNaN
                ? nil : Size(width: values[first.rawValue], height: values[first.rawValue + 1])
        }
        func extent(_ fits: DoorInput) -> Button.Extent {
            self[fits] == 0 ? .fixed(values[fits.rawValue + 1]) : .fit(minimum: values[fits.rawValue + 1])
        }
        func edges(_ first: DoorInput) -> EdgeInsets {
            four(first).map { EdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
        }
        func word<Word: CaseIterable>(_ place: DoorInput, _ standard: Word) -> Word {
            given(place).map { Array(Word.allCases)[Int($0)] } ?? standard
        }
        return try Button(
            style: Style.allCases[Int(self[.style])], spacing: given(.spacing), width: extent(.widthFits),
            height: extent(.heightFits), content: Content(image: size(.imageWidth), title: size(.titleWidth)),
            lineHeight: given(.lineHeight),
            contentInsets: four(.contentTop).map {
                DirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
            },
            configurationSize: word(.configurationSize, .medium),
            itemInsets: ItemInsets(title: edges(.titleTop), image: edges(.imageTop)),
            imageProperty: size(.imagePropertyWidth), horizontal: word(.horizontal, .center),
            vertical: word(.vertical, .center), direction: word(.direction, .leftToRight),
            scale: given(.scale) ?? 3)
    }
}
