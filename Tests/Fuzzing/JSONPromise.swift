import CatalogueFormats
import Foundation

/// What is parsed is written as JSON of the same value, what is refused is refused at a place of the source, and
/// Foundation accepts and refuses the same.
enum JSONPromise {
    /// What is refused here and not by Foundation: it takes names that stand twice, deeper nesting, `[1,]` and
    /// `{"a":1,}`.
    private static let stricter = [" twice, at ", "nested deeper", "no comma before the closing"]

    static func check(_ bytes: [UInt8]) throws {
        do {
            let node = try JSONParser().parse(bytes)
            try checkPlaces(node, bytes)
            try checkWriting(node.json)
            // Foundation refuses numbers that no Double holds.
            if isFinite(node.json) {
                try BrokenPromise.unless(isAccepted(bytes) ?? true, "Foundation refuses it")
            }
        } catch let error as JSONParseError {
            try BrokenPromise.unless(
                (0...bytes.count).contains(error.offset), "'\(error)' stands at \(error.offset) of \(bytes.count)")
            if stricter.contains(where: { error.message.contains($0) }) { return }
            try BrokenPromise.unless(!(isAccepted(bytes) ?? false), "Foundation accepts it, and not '\(error)'")
        }
    }

    private static func checkWriting(_ json: JSON) throws {
        for style in [JSONWriter.Style.compact, .pretty] {
            let written = JSONWriter(style).bytes(of: json)
            let again = try JSONParser().parse(written).json
            try BrokenPromise.unless(again == json, "\(style) is another value")
            // Strings that are equal can differ in their scalars.
            try BrokenPromise.unless(JSONWriter(style).bytes(of: again) == written, "\(style) is written in two ways")
        }
    }

    private static func checkPlaces(_ node: JSONNode, _ bytes: [UInt8]) throws {
        guard bytes.indices.contains(node.offset) else {
            throw BrokenPromise(description: "a value stands at \(node.offset) of \(bytes.count)")
        }
        let first = bytes[node.offset]
        switch node.value {
        case .array(let elements):
            try BrokenPromise.unless(first == UInt8(ascii: "["), "no array at \(node.offset)")
            for element in elements { try checkPlaces(element, bytes) }
        case .object(let members):
            try BrokenPromise.unless(first == UInt8(ascii: "{"), "no object at \(node.offset)")
            for member in members {
                try BrokenPromise.unless(bytes[member.nameOffset] == UInt8(ascii: "\""), "no name there")
                try checkPlaces(member.node, bytes)
            }
        case .string: try BrokenPromise.unless(first == UInt8(ascii: "\""), "no string at \(node.offset)")
        case .number(let number):
            let text = number.text.utf8
            try BrokenPromise.unless(bytes[node.offset...].starts(with: text), "another number at \(node.offset)")
        case .null, .bool: break
        }
    }

    private static func isFinite(_ json: JSON) -> Bool {
        switch json {
        case .number(let number): number.double != nil
        case .array(let elements): elements.allSatisfy(isFinite)
        case .object(let members): members.allSatisfy { isFinite($0.value) }
        default: true
        }
    }

    /// Whether Foundation takes it; nil where the two need not agree.
    private static func isAccepted(_ bytes: [UInt8]) -> Bool? {
        // Foundation guesses UTF-16 and UTF-32 from these bytes.
        if bytes.contains(0) || bytes.contains(0xFE) || bytes.contains(0xFF) || bytes.starts(with: [0xEF, 0xBB]) {
            return nil
        }
        do {
            _ = try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
            return true
        } catch {
            return false
        }
    }
}
