import CatalogueModel
import Testing

@Suite("What is no expression")
struct ExpressionSyntaxTests {
    typealias Problem = ExpressionSyntaxError.Problem

    @Test(
        "is refused with the reason and the column",
        arguments: [
            ("", 1, Problem.endsEarly), ("   ", 4, .endsEarly), ("1 +", 4, .endsEarly), ("-", 2, .endsEarly),
            ("(", 2, .endsEarly), ("min(", 5, .endsEarly), ("min(1,", 7, .endsEarly), ("{a} *", 6, .endsEarly),
            ("{a", 1, .openBrace), ("1 + {", 5, .openBrace), ("1 2", 3, .unexpected("2")),
            ("1 )", 3, .unexpected(")")), (")", 1, .unexpected(")")), ("1 + * 2", 5, .unexpected("*")),
            ("+1", 1, .unexpected("+")), ("1 % 2", 3, .unexpected("%")), ("{a}}", 4, .unexpected("}")),
            ("1,2", 2, .unexpected(",")), ("é + 1", 1, .unexpected("é")), ("größe", 1, .unknownFunction("größe")),
            ("0x10", 2, .unexpected("x")), ("1e", 2, .unexpected("e")), ("1.2.3", 4, .unexpected(".")),
            ("8pt", 2, .unexpected("p")), ("round(1 2)", 9, .unexpected("2")), ("round 1", 7, .unexpected("1")),
            ("max(1, 2", 9, .missing(")")), ("(1 + 2", 7, .missing(")")), ("round", 6, .missing("(")),
            (".", 1, .notANumber(".")), ("1 + .", 5, .notANumber(".")), ("1e999", 1, .notANumber("1e999")),
            ("2 * sin(1)", 5, .unknownFunction("sin")), ("space", 1, .unknownFunction("space")),
            ("Min(1, 2)", 1, .unknownFunction("Min")), ("min(1)", 1, .argumentCount(.min, 1)),
            ("1 + max(1)", 5, .argumentCount(.max, 1)), ("round(1, 2)", 1, .argumentCount(.round, 2)),
            ("roundTo(1, 2, 3)", 1, .argumentCount(.roundTo, 3)), ("round()", 7, .unexpected(")")),
            ("min(1,)", 7, .unexpected(")")), ("min(,1)", 5, .unexpected(",")), ("1 = 1", 3, .unexpected("=")),
            ("nan", 1, .unknownFunction("nan")), ("𝟏", 1, .unexpected("𝟏")), ("🧩 1", 1, .unexpected("🧩")),
            ("{🧩} 1", 5, .unexpected("1")),
        ])
    func refused(text: String, column: Int, problem: Problem) {
        let error = #expect(throws: ExpressionSyntaxError.self) { try NamedExpression(parsing: text) }
        #expect(error?.text == text)
        #expect(error?.column == column)
        #expect(error?.problem == problem)
    }

    @Test(
        "nor is a reference to what is no name",
        arguments: [
            ("{}", 1, NameError.Problem.empty), ("1 + {.a}", 5, .emptySegment), ("{a..b}", 1, .emptySegment),
            ("{$a}", 1, .leadingDollar), ("{a{b}", 1, .brace), ("2*{a\nb}", 3, .controlCharacter(10)),
        ])
    func names(text: String, column: Int, problem: NameError.Problem) {
        let error = #expect(throws: ExpressionSyntaxError.self) { try NamedExpression(parsing: text) }
        #expect(error?.column == column)
        if case .name(let name) = error?.problem {
            #expect(name.problem == problem)
        } else {
            Issue.record("\(String(describing: error))")
        }
    }

    @Test("min and max take up to 16 values")
    func arguments() throws {
        func call(_ count: Int) -> String {
            "max(" + Array(repeating: "1", count: count).joined(separator: ",") + ")"
        }
        _ = try NamedExpression(parsing: call(16))
        let error = #expect(throws: ExpressionSyntaxError.self) { try NamedExpression(parsing: call(17)) }
        #expect(error?.problem == .argumentCount(.max, 17))
    }
}
