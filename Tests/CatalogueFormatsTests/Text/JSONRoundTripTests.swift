import TestSupport
import CatalogueFormats
import Testing

struct JSONRoundTripTests {
    @Test(arguments: [JSONWriter.Style.compact, .pretty])
    func whatIsWrittenReadsBack(style: JSONWriter.Style) throws {
        let seed: UInt64 = 20_240_607
        var generator = SeededGenerator(seed: seed)
        for round in 0..<300 {
            let json = generator.json(depth: 4)
            let bytes = JSONWriter(style).bytes(of: json)
            let parsed = try JSONParser().parse(bytes).json
            #expect(parsed == json, "seed \(seed), round \(round)")
            // Equal strings may differ in their scalars, so the bytes are compared as well.
            #expect(JSONWriter(style).bytes(of: parsed) == bytes, "seed \(seed), round \(round)")
        }
    }
}

extension SeededGenerator {
    fileprivate mutating func json(depth: Int) -> JSON {
        switch Int.random(in: 0..<(depth > 0 ? 7 : 5), using: &self) {
        case 0: return nil
        case 1: return .bool(Bool.random(using: &self))
        case 2: return JSON(Double(bitPattern: next())) ?? 0
        case 3: return JSON(Int(truncatingIfNeeded: next()))
        case 4: return .string(text())
        case 5: return .array((0..<Int.random(in: 0..<5, using: &self)).map { _ in json(depth: depth - 1) })
        default:
            // The number makes names differ.
            let count = Int.random(in: 0..<12, using: &self)
            return .object((0..<count).map { .init(name: text() + "x\($0)", value: json(depth: depth - 1)) })
        }
    }
}
