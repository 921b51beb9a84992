import Foundation
import Testing

@testable import ButtonLayout

/// Published numbers that the engine must give, one case a line.
enum Fixture {
    static func cases(_ name: String) throws -> [JSONCase] {
        let url = try #require(Bundle.module.url(forResource: "Fixtures/\(name)", withExtension: "json"))
        let json = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
        return try #require(json as? [[String: Any]]).map(JSONCase.init)
    }
}

/// One case of a fixture, read with the words of the fixtures.
struct JSONCase {
    let members: [String: Any]

    init(_ members: [String: Any]) { self.members = members }

    func object(_ name: String) -> JSONCase? { (members[name] as? [String: Any]).map(JSONCase.init) }
    func text(_ name: String) -> String? { members[name] as? String }
    func number(_ name: String) -> Double? { (members[name] as? NSNumber)?.doubleValue }
    func numbers(_ name: String) -> [Double]? { (members[name] as? [NSNumber])?.map(\.doubleValue) }

    func size(_ name: String) -> Size? { numbers(name).map { Size(width: $0[0], height: $0[1]) } }
    func edges(_ name: String) -> EdgeInsets? {
        numbers(name).map { EdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
    }
    func rect(_ name: String) -> Rect? {
        if let n = numbers(name) { return Rect(x: n[0], y: n[1], width: n[2], height: n[3]) }
        guard let object = object(name), let x = object.number("x"), let y = object.number("y"),
            let width = object.number("width"), let height = object.number("height")
        else { return nil }
        return Rect(x: x, y: y, width: width, height: height)
    }
    func edgeObject(_ name: String) -> EdgeInsets? {
        guard let object = object(name), let top = object.number("top"), let left = object.number("left"),
            let bottom = object.number("bottom"), let right = object.number("right")
        else { return nil }
        return EdgeInsets(top: top, left: left, bottom: bottom, right: right)
    }
}

/// Equal to 1e-6, number by number.
func expectClose(
    _ got: [Double], _ expected: [Double], _ what: String, sourceLocation: SourceLocation = #_sourceLocation
) {
    let close = got.count == expected.count && zip(got, expected).allSatisfy { ($0 - $1).magnitude <= 1e-6 }
    #expect(close, "\(what): got \(got), expected \(expected)", sourceLocation: sourceLocation)
}

extension Rect { var numbers: [Double] { [x, y, width, height] } }
extension Size { var numbers: [Double] { [width, height] } }
extension EdgeInsets { var numbers: [Double] { [top, left, bottom, right] } }
