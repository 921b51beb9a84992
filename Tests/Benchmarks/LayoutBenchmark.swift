import ButtonLayout

/// Layouts a second on one core: every style, on buttons that differ.
enum LayoutBenchmark {
    private static let count = 2_000_000

    static func run(_ table: inout ResultTable) throws {
        let buttons = try makeButtons()
        var sum = 0.0
        let frames = Measurement {
            for index in 0..<count {
                let layout = buttons[index % buttons.count].layout()
                sum += layout.image?.x ?? 0
            }
        }
        let findings = Measurement {
            for index in 0..<count / 4 {
                let button = buttons[index % buttons.count]
                let layout = button.layout()
                sum += button.judge(layout).gap?.got ?? 0
            }
        }
        // Used, so that no layout is left out.
        precondition(sum.isFinite)
        table.add("layout: style and frames", frames, per: count, unit: "layouts/s")
        table.add("layout: with all findings", findings, per: count / 4, unit: "layouts/s")
    }

    private static func makeButtons() throws -> [Button] {
        var buttons: [Button] = []
        for style in Style.allCases {
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
