import ButtonLayout
import Testing

/// Layouts of the engine, drawn.
struct ButtonDrawingTests {
    @Test func aStackIsDrawnToScale() throws {
        let layout = try laidOut(.imageTitle(.top), 200, 100, spacing: 10)
        let lines = """
            ╭──────────────────────────────────────────────────────────╮
            │                                                          │
            │                                                          │
            │                         ┌──────┐                         │
            │                         │░░░░░░│                         │
            │                         │░░░░░░│                         │
            │                         │░░░░░░│                         │
            │                         └──────┘                         │
            │                            ↕ 10                          │
            │                    ┌────────────────┐                    │
            │                    │    Settings    │                    │
            │                    │                │                    │
            │                    └────────────────┘                    │
            │                                                          │
            │                                                          │
            ╰──────────────────────────────────────────────────────────╯
            200 × 100 pt · image 24 × 24 at 88, 23
            title 60 × 20 at 70, 57 · gap 10
            """
        #expect(drawn(layout, "Settings") == lines)
    }

    @Test func aRowIsStretchedUntilItCanBeRead() throws {
        let layout = try laidOut(.exact(.leading), 343, 52, spacing: 10)
        let lines = """
            ╭──────────────────────────────────────────────────────────╮
            │                    ┌──┐                                  │
            │                    │░░│  ┌───────────┐                   │
            │                    │░░│10│Add to cart│                   │
            │                    │░░│  └───────────┘                   │
            │                    └──┘                                  │
            ╰──────────────────────────────────────────────────────────╯
            343 × 52 pt · image 24 × 24 at 124.67, 14
            title 60 × 20 at 158.67, 16 · gap 10
            """
        #expect(drawn(layout, "Add to cart") == lines)
    }

    @Test func framesThatTouchShareALine() throws {
        let layout = try laidOut(.exact(.leading), 343, 52, spacing: 0)
        let lines = """
            ╭──────────────────────────────────────────────────────────╮
            │                    ┌──┐                                  │
            │                    │░░├──────────────┐                   │
            │                    │░░│漢字カタカナ😀│                   │
            │                    │░░├──────────────┘                   │
            │                    └──┘                                  │
            ╰──────────────────────────────────────────────────────────╯
            343 × 52 pt · image 24 × 24 at 129.67, 14
            title 60 × 20 at 153.67, 16 · gap 0
            """
        #expect(drawn(layout, "漢字カタカナ😀") == lines)
    }

    @Test func anOverlapIsSeen() throws {
        let layout = try laidOut(.imageTitle(.centerTop), 100, 44, spacing: 4)
        let lines = """
            ╭──────────────────────────────────────────────────────────╮
            │           ┌──────────────────────────────────┐           │
            │           │                                  │           │
            │           │         ┌──────────────┐         │           │
            │           │         │░░ Settings ░░│         │           │
            │           │         │░░░░░░░░░░░░░░│         │           │
            │           │         │░░░░░░░░░░░░░░│         │           │
            │           └─────────┼──────────────┼─────────┘           │
            │                     │░░░░░░░░░░░░░░│                     │
            │                     │░░░░░░░░░░░░░░│                     │
            │                     └──────────────┘                     │
            │                                                          │
            │                                                          │
            ╰──────────────────────────────────────────────────────────╯
            100 × 44 pt · image 24 × 24 at 38, 10
            title 60 × 20 at 20, 4 · gap -14
            """
        #expect(drawn(layout, "Settings") == lines)
    }

    @Test func whatLeavesTheButtonStandsOutside() throws {
        let layout = try laidOut(.imageTitle(.centerUp), 100, 44, spacing: 4)
        let lines = #"""
                      ┌───────────────────────────────┐
                      │                               │
                      │        é\u{1B}[2J שלום        │
                      │                               │
            ╭─────────┼───────────────────────────────┼─────────╮
            │         └───────────────────────────────┘         │
            │                         ↕ 4                       │
            │                   ┌───────────┐                   │
            │                   │░░░░░░░░░░░│                   │
            │                   │░░░░░░░░░░░│                   │
            │                   │░░░░░░░░░░░│                   │
            │                   │░░░░░░░░░░░│                   │
            │                   └───────────┘                   │
            │                                                   │
            │                                                   │
            ╰───────────────────────────────────────────────────╯
            100 × 44 pt · image 24 × 24 at 38, 10
            title 60 × 20 at 20, -14 · gap 4
            """#
        #expect(drawn(layout, "e\u{301}\u{1B}[2J שלום") == lines)
    }

    @Test func whatIsFarAwayIsPointedAt() throws {
        let layout = try laidOut(.imageTitle(.centerUp), 100, 30, spacing: 400)
        let lines = """
                                       ↑ title



            ╭──────────────────────────────────────────────────────────╮
            │                     ┌──────────────┐                     │
            │                     │░░░░░░░░░░░░░░│                     │
            │                     │░░░░░░░░░░░░░░│                     │
            │                     │░░░░░░░░░░░░░░│                     │
            │                     │░░░░░░░░░░░░░░│                     │
            │                     │░░░░░░░░░░░░░░│                     │
            │                     │░░░░░░░░░░░░░░│                     │
            │                     └──────────────┘                     │
            ╰──────────────────────────────────────────────────────────╯
            100 × 30 pt · image 24 × 24 at 38, 3
            title 60 × 20 at 20, -417 · gap 400
            """
        #expect(drawn(layout, "Settings") == lines)
    }

    @Test func aTinyButtonIsSmall() throws {
        let layout = try laidOut(.exact(.leading), 20, 10, spacing: 2)
        let lines = """
            ┌┬──────────────────┬╮╷
            ││░░░░░░░░░░░░░░░░░░│││
            ││░░░░░░░░░░░░░░░░░░│2│
            ││░░░░░░░░░░░░░░░░░░│││
            ││░░░░░░░░░░░░░░░░░░│││
            └┴──────────────────┴╯╵
            20 × 10 pt · image 20 × 10 at -1, 0 · title 0 × 10 at 21, 0
            gap 2
            """
        #expect(drawn(layout, "Hi") == lines)
    }

    @Test func aLongButtonIsHighEnoughForItsTitle() throws {
        let layout = try laidOut(.exact(.leading), 1_000, 20, spacing: 10)
        let lines = """
            ╭──────────────────────┬──┬──┬────────┬────────────────────╮
            │                      │░░│10│Settings│                    │
            ╰──────────────────────┴──┴──┴────────┴────────────────────╯
            1000 × 20 pt · image 24 × 20 at 453, 0
            title 60 × 20 at 487, 0 · gap 10
            """
        #expect(drawn(layout, "Settings") == lines)
    }

    @Test func aButtonWithoutImageSaysSo() throws {
        let layout = try laidOut(.system, 88, 44, spacing: 0, image: nil, title: Size(width: 60, height: 20))
        let lines = """
            ╭──────────────────────────────────────────────────────────╮
            │                                                          │
            │                                                          │
            │                                                          │
            │        ┌────────────────────────────────────────┐        │
            │        │                                        │        │
            │        │                                        │        │
            │        │                 title                  │        │
            │        │                                        │        │
            │        │                                        │        │
            │        │                                        │        │
            │        └────────────────────────────────────────┘        │
            │                                                          │
            │                                                          │
            │                                                          │
            ╰──────────────────────────────────────────────────────────╯
            88 × 44 pt · no image · title 60 × 20 at 14, 12
            """
        #expect(drawn(layout) == lines)
    }

    @Test func asciiNeedsNoUTF8() throws {
        let layout = try laidOut(.imageTitle(.leftRight), 240, 60, spacing: 12)
        let lines = """
            +----------------------------------------------------------+
            |  +-----+                                                 |
            |  |#####|                               +--------------+  |
            |  |#####|<------------ 132 ------------>|    Gr??e     |  |
            |  |#####|                               +--------------+  |
            |  +-----+                                                 |
            |                                                          |
            +----------------------------------------------------------+
            240 x 60 pt; image 24 x 24 at 12, 18
            title 60 x 20 at 168, 20; gap 132
            """
        #expect(drawn(layout, "Größe", ascii: true) == lines)
    }

    @Test func aNarrowDrawingBreaksItsNumbers() throws {
        let layout = try laidOut(.imageTitle(.bottom), 1e6, 90, spacing: 1.0 / 3)
        let lines = """
            ╭──────────────────────────────╮
            │            ┌────┐            │
            │            │Set…│            │
            │            └┬──┬┘            │
            │             │░░│             │
            │             └──┘             │
            ╰──────────────────────────────╯
            1000000 × 90 pt
            image 24 × 24 at 499988, 43.33
            title 60 × 20 at 499970, 23
            gap 0.33
            """
        #expect(drawn(layout, "Settings, all of them", width: 32) == lines)
    }
}
