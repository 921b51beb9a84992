import TestSupport
import Foundation

@testable import ButtonLayout

/// Random buttons, also such as nobody would design: titles wider than the button, insets that cross.
struct RandomButtons {
    var generator = SeededGenerator()

    mutating func pick<T>(_ choices: [T]) -> T {
        choices[Int(generator.next() % UInt64(choices.count))]
    }

    /// A length on a grid that is sometimes finer than the pixels.
    mutating func length(_ range: ClosedRange<Int>) -> Double {
        let whole = Double(Int.random(in: range, using: &generator))
        return whole + pick([0, 0, 0, 0.5, 1.0 / 3, 0.25, 0.1])
    }

    mutating func insets(_ range: ClosedRange<Int>) -> DirectionalEdgeInsets {
        DirectionalEdgeInsets(
            top: length(range), leading: length(range), bottom: length(range), trailing: length(range))
    }

    mutating func button(
        _ style: Style, image: ClosedRange<Int> = 4...60, title: ClosedRange<Int> = 4...300,
        horizontal: [HorizontalAlignment] = [.center, .left, .right, .leading, .trailing],
        vertical: [VerticalAlignment] = [.center, .top, .bottom], always both: Bool = true
    ) throws -> Button {
        let imageSize = Size(width: length(image), height: length(image))
        let titleSize = Size(width: length(title), height: length(10...40))
        let items =
            both
            ? Content(image: imageSize, title: titleSize)
            : pick([
                Content(image: imageSize, title: titleSize), Content(image: imageSize, title: nil),
                Content(image: nil, title: titleSize),
            ])
        return try Button(
            style: style, spacing: length(0...40), width: .fixed(length(20...320)), height: .fixed(length(20...160)),
            content: items, contentInsets: pick([.zero, insets(0...20), insets(-10...10)]),
            horizontal: pick(horizontal), vertical: pick(vertical), direction: pick(LayoutDirection.allCases),
            scale: pick([1, 2, 3]))
    }
}
