import AllocationCount
import ButtonLayout

/// Row 1: layouts a second on one core, of buttons that differ.
enum LayoutBenchmark {
    /// What facebook/yoga lays out a second: the same row of image and title with a gap, all nodes dirty, on one core of a
    /// machine of this kind. Measured outside of this project.
    private static let yoga = 450_000.0
    private static let rounds = 50_000

    static func run(_ table: inout ResultTable) throws {
        try measure("configuration/leading", [.configuration(.leading)], &table, isAsked: true)
        try measure("every style in turn", Style.allCases, &table)
        try measure("image-title/left", [.imageTitle(.left)], &table)
        try measure("exact/leading", [.exact(.leading)], &table)
    }

    private static func measure(
        _ name: String, _ styles: [Style], _ table: inout ResultTable, isAsked: Bool = false
    ) throws {
        let buttons = try makeButtons(styles)
        let rounds = max(1, Self.rounds / styles.count)
        var sum = 0.0
        let before = allocation_count()
        let frames = Measurement(9) {
            for _ in 0..<rounds {
                for button in buttons { sum += button.layout().image?.x ?? 0 }
            }
        }
        let findings = Measurement(9) {
            for _ in 0..<rounds / 4 {
                for button in buttons {
                    let layout = button.layout()
                    sum += button.judge(layout).gap?.got ?? 0
                }
            }
        }
        // A few are those of measuring itself.
        let allocations = allocation_count() - before
        precondition(sum.isFinite, "used, so that no layout is left out")
        let count = rounds * buttons.count
        let found = rounds / 4 * buttons.count
        if isAsked {
            table.add(
                1, "\(name): frames", frames, count: count, rate: yoga, "yoga: 0.45 million/s, see README.md", reach: 30
            )
            table.add(
                1, "\(name): and findings", findings, count: found, rate: yoga, "yoga, which finds nothing", reach: 10)
        } else {
            table.add(1, "\(name): frames", frames, (Double(count) / frames.median).rateText)
            table.add(1, "\(name): and findings", findings, (Double(found) / findings.median).rateText)
        }
        if allocation_count() > 0 {
            table.add(1, "\(name): allocations", "\(allocations) in \((9 * (count + found)).countText) layouts")
        }
    }

    private static func makeButtons(_ styles: [Style]) throws -> [Button] {
        var buttons: [Button] = []
        for style in styles {
            for index in 0..<8 {
                let step = Double(index)
                let items = Content(
                    image: Size(width: 24, height: 24), title: Size(width: 60 + step * 3, height: 20))
                buttons.append(
                    try Button(
                        style: style, spacing: step, width: .fixed(200 + step), height: .fixed(60), content: items,
                        direction: index % 2 == 0 ? .leftToRight : .rightToLeft))
            }
        }
        return buttons
    }
}
