import CatalogueModel
import Testing

/// Section 5 of the catalogue's rules. `{d}` and `{e}` are dimensions of 6 and 4 points, `{n}` and `{m}` the numbers
/// 3 and 2, `{z}` and `{zd}` are zero.
@Suite("The value of expressions")
struct ExpressionValueTests {
    private func evaluate(_ text: String) throws -> Quantity {
        try NamedExpression(parsing: text).evaluate { name in
            switch name.text {
            case "d": Quantity(6, .dimension)
            case "e": Quantity(4, .dimension)
            case "zd": Quantity(0, .dimension)
            case "n": Quantity(3, .number)
            case "m": Quantity(2, .number)
            case "huge": Quantity(1e308, .number)
            default: Quantity(0, .number)
            }
        }
    }

    private func failure(_ text: String) -> EvaluationError<Name>? {
        #expect(throws: EvaluationError<Name>.self, "\(text)") { try evaluate(text) }
    }

    @Test(
        "has a unit",
        arguments: [
            ("{d} + {e}", 10, Quantity.Unit.dimension), ("{d} - {e}", 2, .dimension), ("{d} * {n}", 18, .dimension),
            ("{n} * {d}", 18, .dimension), ("{d} / {n}", 2, .dimension), ("{d} / {e}", 1.5, .number),
            ("{n} + {m}", 5, .number), ("{n} - {m}", 1, .number), ("{n} * {m}", 6, .number),
            ("{n} / {m}", 1.5, .number),
            ("-{d}", -6, .dimension), ("-{n}", -3, .number), ("min({d}, {e})", 4, .dimension),
            ("max({n}, {m})", 3, .number), ("max({d}, {e}, {zd})", 6, .dimension), ("round({d} / 4)", 2, .dimension),
            ("roundTo({n} / 7, 2)", 0.43, .number), ("{d} / {e} * {d}", 9, .dimension),
            ("({d} + {e}) / {m}", 5, .dimension), ("{d} / {d} + {n}", 4, .number),
        ])
    func units(text: String, value: Double, unit: Quantity.Unit) throws {
        #expect(try evaluate(text) == Quantity(value, unit))
    }

    @Test(
        "a bare number fits both",
        arguments: [
            ("8", 8, nil), ("2 * 4 + 1", 9, nil), ("8 / 2", 4, nil), ("-8", -8, nil), ("min(2, 1)", 1, nil),
            ("{d} + 2", 8, Quantity.Unit.dimension), ("2 - {d}", -4, .dimension), ("{n} + 2", 5, .number),
            ("2 - {n}", -1, .number), ("{d} * 2", 12, .dimension), ("2 * {d}", 12, .dimension),
            ("{d} / 2", 3, .dimension),
            ("12 / {d}", 2, .number), ("{n} / 2", 1.5, .number), ("max(8, {d})", 8, .dimension),
            ("max({n}, 8)", 8, .number), ("min(1, 2, {d})", 1, .dimension), ("{n} * 2", 6, nil), ("2 * {n}", 6, nil),
            ("6 / {n}", 2, nil),
        ])
    func bare(text: String, value: Double, unit: Quantity.Unit?) throws {
        #expect(try evaluate(text) == Quantity(value, unit))
    }

    @Test("a quantity fits where its unit is wanted")
    func fits() {
        #expect(Quantity(1, nil).fits(.dimension) && Quantity(1, nil).fits(.number))
        #expect(Quantity(1, .dimension).fits(.dimension) && !Quantity(1, .dimension).fits(.number))
        #expect(!Quantity(1, .number).fits(.dimension) && Quantity(1, .number).fits(.number))
    }

    @Test(
        "anything else names both sides",
        arguments: [
            ("{d} + {n}", BinaryOperator.plus, "{d}", Quantity.Unit.dimension, "{n}", Quantity.Unit.number),
            ("{n} - {d}", .minus, "{n}", .number, "{d}", .dimension),
            ("{d} * {e}", .times, "{d}", .dimension, "{e}", .dimension),
            ("{n} / {d}", .over, "{n}", .number, "{d}", .dimension),
            ("1 + -{d} * ({e} - 1)", .times, "-{d}", .dimension, "{e} - 1", .dimension),
        ])
    func mixed(
        text: String, operation: BinaryOperator, left: String, leftUnit: Quantity.Unit, right: String,
        rightUnit: Quantity.Unit
    ) throws {
        #expect(
            failure(text)
                == .mixedUnits(
                    try NamedExpression(parsing: left), leftUnit, operation, try NamedExpression(parsing: right),
                    rightUnit))
    }

    @Test("min and max name the two that do not agree, not a bare number")
    func mixedArguments() throws {
        let (d, n) = (try NamedExpression(parsing: "{d}"), try NamedExpression(parsing: "{n}"))
        #expect(failure("min({d}, {n})") == .mixedArguments(.min, d, n))
        #expect(failure("max(1, {n}, 2, {d})") == .mixedArguments(.max, n, d))
        #expect(failure("max({d}, 1, {e}, {n})") == .mixedArguments(.max, d, n))
    }

    @Test(
        "round goes to the nearest whole number, ties upward",
        arguments: [
            (0.5, 1), (1.5, 2), (2.5, 3), (-0.5, 0), (-1.5, -1), (-2.5, -2), (0.4, 0), (-0.6, -1), (7, 7),
            (0.49999999999999994, 0), (-0.50000000000000011, -1), (4503599627370497, 4503599627370497),
            (9007199254740991, 9007199254740991), (1e300, 1e300),
        ])
    func round(value: Double, rounded: Double) throws {
        let call = NamedExpression.call(.round, [.number(value)])
        let result = try call.evaluate { _ in Quantity(0, nil) }
        #expect(result.value == rounded)
        #expect(result.value.sign == rounded.sign)
        #expect(try NamedExpression.call(.roundTo, [.number(value)]).evaluate { _ in Quantity(0, nil) } == result)
    }

    @Test(
        "roundTo goes to so many decimals, ties upward",
        arguments: [
            ("roundTo(2 / 3, 2)", 0.67), ("roundTo(1.25, 1)", 1.3), ("roundTo(-1.25, 1)", -1.2),
            ("roundTo(1.25, 0)", 1), ("roundTo(0.1 + 0.2, 15)", 0.3), ("roundTo(20.287109375, 3)", 20.287),
            ("roundTo(7, {m})", 7), ("roundTo(1.255, {m} - 1)", 1.3),
        ])
    func roundTo(text: String, value: Double) throws {
        #expect(try evaluate(text).value == value)
    }

    @Test(
        "its digits are whole, from 0 to 15, and no dimension",
        arguments: ["roundTo(1, -1)", "roundTo(1, 16)", "roundTo(1, 0.5)", "roundTo(1, {d})", "roundTo(1, {d} / 2)"])
    func digits(text: String) throws {
        #expect(failure(text) == .digits(try NamedExpression(parsing: text)))
    }

    @Test(
        "is none when something is divided by zero",
        arguments: ["1 / 0", "{d} / 0", "{d} / {zd}", "{d} / {z}", "0 / 0", "{d} / ({e} - 4)", "1 / -0"])
    func divisionByZero(text: String) throws {
        #expect(failure(text) == .divisionByZero(try NamedExpression(parsing: text)))
        #expect(failure("1 + round(\(text))") == .divisionByZero(try NamedExpression(parsing: text)))
    }

    @Test(
        "nor when it is beyond all numbers",
        arguments: ["{huge} * 10", "{huge} + {huge}", "-{huge} * 10", "{huge} / 0.1"])
    func notFinite(text: String) throws {
        #expect(failure(text) == .notFinite(try NamedExpression(parsing: text)))
        #expect(failure("min(1, \(text))") == .notFinite(try NamedExpression(parsing: text)))
    }

    @Test("units are looked at before zeros")
    func order() throws {
        let (n, zd) = (try NamedExpression(parsing: "{n}"), try NamedExpression(parsing: "{zd}"))
        #expect(failure("{n} / {zd}") == .mixedUnits(n, .number, .over, zd, .dimension))
    }

    @Test("is never minus zero", arguments: ["-{z}", "0 * -1", "-0", "round(-0.2)", "min(0, -{z})", "-1 * {z}"])
    func minusZero(text: String) throws {
        #expect(try evaluate(text).value.sign == .plus)
    }

    @Test(
        "numbers have the shortest text that reads back",
        arguments: [
            (8, "8"), (-0.0, "0"), (0.1, "0.1"), (-2.5, "-2.5"), (1e16, "1e+16"), (1e-7, "1e-07"),
            (20.333333333333332, "20.333333333333332"), (100000, "100000"),
            (.greatestFiniteMagnitude, "1.7976931348623157e+308"),
        ])
    func shortest(value: Double, text: String) throws {
        #expect(value.shortestText == text)
        #expect(Double(text) == value)
        #expect(try NamedExpression(parsing: text) == .number(value))
    }
}
