import ButtonLayout
import CatalogueModel
import PlaygroundDoor
import TestSupport
import Testing

/// The door gives what the engine gives, compiled for this machine as it is for the page.
@Suite("Door")
struct DoorTests {
    @Test("the order of styles is the engine's", arguments: Array(Style.allCases.enumerated()))
    func styles(place: Int, style: Style) throws {
        let button = try Button(
            style: style, width: .fixed(200), height: .fit(minimum: 50),
            content: Content(image: Size(width: 24, height: 24), title: Size(width: 60, height: 20)))
        var numbers = DoorNumbers(of: button)
        #expect(numbers[.style] == Double(place))
        numbers[.spacing] = .nan
        #expect(numbers.answer() == DoorAnswer(of: button))
    }

    @Test("the last number of each list is the last one written")
    func counts() throws {
        let button = try Button(
            style: .exact(.leading), width: .fixed(200), height: .fixed(100),
            content: Content(image: nil, title: Size(width: 60, height: 20)))
        let answer = DoorNumbers(of: button).answer()
        #expect(answer.isWithinBounds)
        #expect(answer[.titleMarginRight].isFinite)
    }

    @Test("random buttons come out as the engine lays them out, bit for bit")
    func random() {
        var generator = SeededGenerator()
        var refused = 0
        for _ in 0..<20_000 {
            let numbers = DoorNumbers.random(using: &generator)
            let answer = numbers.answer()
            #expect(answer.isWithinBounds)
            do throws(ButtonError) {
                let button = try numbers.button()
                #expect(answer == DoorAnswer(of: button), "\(button)")
            } catch {
                refused += 1
                #expect(answer == DoorAnswer(of: error), "\(error)")
            }
        }
        #expect((100...10_000).contains(refused))
    }

    @Test("every error comes out as its number and the number of its field")
    func errors() throws {
        for field in ButtonError.Field.allCases {
            for error in [ButtonError.notFinite(field), .tooLarge(field), .notPositive(field), .negative(field)] {
                let answer = DoorAnswer(of: error)
                #expect(answer[.field] == Double(field.rawValue))
            }
        }
        var numbers = DoorNumbers()
        numbers[.style] = 33
        numbers[.width] = 100
        numbers[.height] = .infinity
        #expect(numbers.answer() == DoorAnswer(of: .notFinite(.buttonHeight)))
        numbers[.height] = 2e6
        #expect(numbers.answer() == DoorAnswer(of: .tooLarge(.buttonHeight)))
        numbers[.height] = 0
        #expect(numbers.answer() == DoorAnswer(of: .notPositive(.buttonHeight)))
        numbers[.heightFits] = 1
        numbers[.height] = -1
        #expect(numbers.answer() == DoorAnswer(of: .negative(.minimumSize)))
        numbers[.height] = 0
        numbers[.vertical] = Double(VerticalAlignment.fill.rawValue)
        #expect(numbers.answer() == DoorAnswer(of: .exactCannotFill))
    }

    @Test(
        "words that do not exist are refused",
        arguments: [DoorInput.style, .configurationSize, .horizontal, .vertical, .direction],
        [-1, 41, 0.5, 255, 256, 1e300, .infinity, -.infinity])
    func unknownWords(place: DoorInput, number: Double) {
        var numbers = DoorNumbers()
        numbers[.style] = 0
        numbers[.width] = 100
        numbers[.height] = 100
        #expect(numbers.answer()[.status] == 0)
        numbers[place] = number
        #expect(numbers.answer()[.status] == Double(DoorStatus.unknownWord.rawValue))
    }

    @Test("a style that is not given is unknown")
    func noStyle() {
        #expect(DoorNumbers().answer()[.status] == Double(DoorStatus.unknownWord.rawValue))
    }

    @Test("lines of text are as high as the engine says", arguments: [1.0, 2, 3])
    func lines(scale: Double) {
        for type in ButtonType.allCases {
            #expect(lineHeight(type.fontSize, scale) == type.lineHeight(on: PixelGrid(scale: scale)))
        }
        #expect(pixelCeil(10.01, scale) == PixelGrid(scale: scale).ceil(10.01))
    }
}
