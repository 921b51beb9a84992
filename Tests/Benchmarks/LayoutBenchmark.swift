import ButtonLayout

/// Layouts a second on one core: every style, on buttons that differ.
enum LayoutBenchmark {
    private static let count = 2_000_000

    static func run(_ table: inout ResultTable) throws {
        try measure("every style in turn", Style.allCases, &table)
        try measure("configuration/leading", [.configuration(.leading)], &table)
        try measure("image-title/left", [.imageTitle(.left)], &table)
        try measure("exact/leading", [.exact(.leading)], &table)
    }

    private static func measure(_ name: String, _ styles: [Style], _ table: inout ResultTable) throws {
        let buttons = try makeButtons(styles)
        let rounds = count / buttons.count
        var sum = 0.0
        let frames = Measurement {
            for _ in 0..<rounds {
                for button in buttons { sum += button.layout().image?.x ?? 0 }
            }
        }
        let findings = Measurement {
            for _ in 0..<rounds / 4 {
                for button in buttons { sum += button.judge(button.layout()).gap?.got ?? 0 }
            }
        }
        // Used, so that no layout is left out.
        precondition(sum.isFinite)
        table.add("\(name): style and frames", frames, per: rounds * buttons.count, unit: "layouts/s")
        table.add("\(name): with all findings", findings, per: rounds / 4 * buttons.count, unit: "layouts/s")
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
