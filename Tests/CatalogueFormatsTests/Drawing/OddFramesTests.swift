import ButtonLayout
import Testing

/// Frames that are no boxes, or not in sight.
struct OddFramesTests {
    @Test func negativeSizesAreDashed() {
        let layout = placed(
            Size(width: 100, height: 44), image: Rect(x: 30, y: 12, width: -20, height: 20),
            title: Rect(x: 40, y: 12, width: 30, height: 20), gap: .init(asked: 8, got: 10))
        let lines = """
            ╭──────────────────────────────────────────────────────────╮
            │                                                          │
            │                                                          │
            │                                                          │
            │     ┌┄┄┄┄┄┄┄┄┄┄┄┐     ┌────────────────┐                 │
            │     ┆           ┆     │                │                 │
            │     ┆           ┆     │       ◌́a       │                 │
            │     ┆           ┆     │                │                 │
            │     ┆           ┆     │                │                 │
            │     └┄┄┄┄┄┄┄┄┄┄┄┘     └────────────────┘                 │
            │                                                          │
            │                                                          │
            │                                                          │
            ╰──────────────────────────────────────────────────────────╯
            100 × 44 pt · image -20 × 20 at 30, 12
            title 30 × 20 at 40, 12 · gap 10, asked 8
            """
        #expect(drawn(layout, "\u{301}a") == lines)
    }

    @Test func framesWithoutAreaAreLinesAndPoints() {
        let layout = placed(
            Size(width: 60, height: 20), image: Rect(x: 10, y: 10, width: 0, height: 0),
            title: Rect(x: 30, y: 10, width: 20, height: 0), gap: .init(asked: 20, got: 20))
        let lines = """
            ╭──────────────────────────────────────────────────────────╮
            │                                                          │
            │                                                          │
            │                                                          │
            │                                                          │
            │         •←────── 20 ───────→╶──────────────────╴         │
            │                                                          │
            │                                                          │
            │                                                          │
            │                                                          │
            ╰──────────────────────────────────────────────────────────╯
            60 × 20 pt · image 0 × 0 at 10, 10 · title 20 × 0 at 30, 10
            gap 20
            """
        #expect(drawn(layout, "Buy") == lines)
    }

    @Test func whatGoesOnOutOfSightIsOpen() {
        let layout = placed(
            Size(width: 100, height: 44), image: Rect(x: -500, y: 10, width: 520, height: 20),
            title: Rect(x: 80, y: -500, width: 30, height: 1_000), gap: .init(asked: nil, got: 60))
        let lines = """
                                  │   │
                                  │   │
                                  │   │
                                  │   │
                                  │   │
                        ╭─────────┼──╮│
            ────────────┼──┐      │  ││
            ░░░░░░░░░░░░│░░│←─60─→│Buy│
            ────────────┼──┘      │  ││
                        ╰─────────┼──╯│
                                  │   │
                                  │   │
                                  │   │
                                  │   │
                                  │   │
                                  │   │
            100 × 44 pt · image 520 × 20 at -500, 10
            title 30 × 1000 at 80, -500 · gap 60
            """
        #expect(drawn(layout, "Buy") == lines)
    }

    @Test func theSidesAreNamed() {
        let layout = placed(
            Size(width: 100, height: 30), image: Rect(x: -1e6, y: 5, width: 20, height: 20),
            title: Rect(x: 1e6, y: 5, width: 30, height: 20))
        let lines = """
                    ╭──────────────────────────────────────────╮
                    │                                          │
                    │                                          │
                    │                                          │
            ← image │                                          │ title →
                    │                                          │
                    │                                          │
                    ╰──────────────────────────────────────────╯
            100 × 30 pt · image 20 × 20 at -1000000, 5
            title 30 × 20 at 1000000, 5
            """
        #expect(drawn(layout) == lines)
    }

    @Test func nothingIsAPoint() {
        let layout = placed(.zero)
        let lines = """
            •
            0 × 0 pt · no image · no title
            """
        #expect(drawn(layout) == lines)
    }
}
