import TestSupport
import CatalogueModel
import Testing

typealias NamedExpression = Expression<Name>

@Suite("The text of expressions")
struct ExpressionTextTests {
    @Test(
        "is read and printed, with no more parentheses than it needs",
        arguments: [
            ("8", "8"), ("8.0", "8"), (" 8 ", "8"), ("007", "7"), (".5", "0.5"), ("5.", "5"), ("1e3", "1000"),
            ("1E+3", "1000"), ("25e-2", "0.25"), ("-0", "0"), ("-8", "-8"), ("--8", "8"), ("-(8)", "-8"),
            ("1e300", "1e+300"), ("{a}", "{a}"), ("{space.s}*2", "{space.s} * 2"), ("1+2", "1 + 2"),
            ("1-2-3", "1 - 2 - 3"), ("(1-2)-3", "1 - 2 - 3"), ("1-(2-3)", "1 - (2 - 3)"), ("1+(2+3)", "1 + (2 + 3)"),
            ("1+2*3", "1 + 2 * 3"), ("(1+2)*3", "(1 + 2) * 3"), ("8/4/2", "8 / 4 / 2"), ("8/(4/2)", "8 / (4 / 2)"),
            ("8*(4/2)", "8 * (4 / 2)"), ("1*2+3/4", "1 * 2 + 3 / 4"), ("((({a})))", "{a}"), ("-{a}*2", "-{a} * 2"),
            ("-({a}*2)", "-({a} * 2)"), ("2*-{a}", "2 * -{a}"), ("2*-3", "2 * -3"), ("2- -3", "2 - -3"),
            ("--{a}", "--{a}"), ("-(-{a})", "--{a}"), ("-({a}+1)", "-({a} + 1)"), ("({a})/-{b}", "{a} / -{b}"),
            ("min(1,2)", "min(1, 2)"), ("max( {a} , {b} + 4 )", "max({a}, {b} + 4)"), ("round(1/3)", "round(1 / 3)"),
            ("roundTo(1)", "roundTo(1)"), ("roundTo({a},2)*2", "roundTo({a}, 2) * 2"), ("-min(1,2)", "-min(1, 2)"),
            ("(min(1,(2)))", "min(1, 2)"), ("5\u{2212}\u{2212}{a}", "5 - -{a}"), ("1\t+\n2\u{A0}", "1 + 2"),
            ("{e\u{301}}", "{é}"), ("{ a b }", "{ a b }"), ("{12}", "{12}"),
        ])
    func text(read: String, printed: String) throws {
        let expression = try NamedExpression(parsing: read)
        #expect(expression.text == printed)
        #expect(try NamedExpression(parsing: printed) == expression)
    }

    @Test("products bind more strongly than sums, a minus most, and what stands left comes first")
    func precedence() throws {
        let a = try NamedExpression.reference(Name("a"))
        #expect(
            try NamedExpression(parsing: "1 + 2 * {a}")
                == .binary(.plus, .number(1), .binary(.times, .number(2), a)))
        #expect(
            try NamedExpression(parsing: "1 - 2 - {a}")
                == .binary(.minus, .binary(.minus, .number(1), .number(2)), a))
        #expect(
            try NamedExpression(parsing: "8 / 2 * {a}")
                == .binary(.times, .binary(.over, .number(8), .number(2)), a))
        #expect(try NamedExpression(parsing: "-{a} * 2") == .binary(.times, .negated(a), .number(2)))
        #expect(try NamedExpression(parsing: "-({a} * 2)") == .negated(.binary(.times, a, .number(2))))
    }

    @Test("names its references in the order they stand")
    func references() throws {
        let expression = try NamedExpression(parsing: "-{b} + min({a}, {c} * 2) / ({b} - 1)")
        #expect(expression.references.map(\.text) == ["b", "a", "c", "b"])
        let ids = expression.mapReferences { $0.text == "a" ? 1 : 2 }
        #expect(ids.references == [2, 1, 2, 2])
        #expect(ids.text(naming: { "#\($0)" }) == "-{#2} + min({#1}, {#2} * 2) / ({#2} - 1)")
    }

    @Test("mapping stops at the first reference that has no other")
    func mapping() throws {
        struct Missing: Error, Equatable { let name: String }
        let expression = try NamedExpression(parsing: "round(-{a}) + {b}")
        #expect(throws: Missing(name: "a")) {
            try expression.mapReferences { name throws(Missing) -> Int in throw Missing(name: name.text) }
        }
    }

    @Test("parse, print, parse is the identity, and what is printed is read the same")
    func identity() throws {
        var random = RandomExpressions()
        for _ in 0..<3000 {
            let text = random.text(depth: 5)
            let expression = try NamedExpression(parsing: text)
            let printed = expression.text
            #expect(try NamedExpression(parsing: printed) == expression, "\(text) → \(printed)")
            #expect(try NamedExpression(parsing: printed).text == printed)
        }
    }

    @Test("may be of 1,000 numbers and metrics, however they are written")
    func terms() throws {
        let blanks = String(repeating: " ", count: 5)
        for (term, joint) in [("1", "+"), ("{\(String(repeating: "x", count: 100))}", "\(blanks)*\(blanks)")] {
            let most = try NamedExpression(parsing: Array(repeating: term, count: 1000).joined(separator: joint))
            #expect(try NamedExpression(parsing: most.text) == most)
            let error = #expect(throws: ExpressionSyntaxError.self) {
                try NamedExpression(parsing: Array(repeating: term, count: 1001).joined(separator: joint))
            }
            #expect(error?.problem == .tooLong)
            #expect((error?.text.count ?? 0) < 50)
        }
    }

    /// What was accepted once is read again from the file, so printing must not nest deeper.
    @Test("may be nested 100 deep, also when it is printed and read again")
    func depth() throws {
        func nested(_ open: String, _ count: Int, _ close: String, _ inner: String = "{a}") -> String {
            String(repeating: open, count: count) + inner + String(repeating: close, count: count)
        }
        let shapes: [(open: String, close: String, most: Int, inner: String)] = [
            ("(", ")", 49, "1"), ("-", "", 98, "{a}"), ("1-(", ")", 49, "2"), ("round(", ")", 49, "{a}"),
            ("2*-(", ")", 32, "{a}+1"),
        ]
        for shape in shapes {
            let deep = try NamedExpression(parsing: nested(shape.open, shape.most, shape.close, shape.inner))
            #expect(try NamedExpression(parsing: deep.text) == deep, "\(shape)")
            let error = #expect(throws: ExpressionSyntaxError.self, "\(shape)") {
                try NamedExpression(parsing: nested(shape.open, shape.most + 1, shape.close, shape.inner))
            }
            #expect(error?.problem == .tooDeep)
        }
        #expect(throws: ExpressionSyntaxError.self) { try NamedExpression(parsing: nested("(", 100_000, ")")) }
        #expect(throws: ExpressionSyntaxError.self) { try NamedExpression(parsing: nested("-", 100_000, "")) }
        #expect(throws: ExpressionSyntaxError.self) { try NamedExpression(parsing: nested("min(", 100_000, ")")) }
    }
}

/// Random expressions as people might type them: with blanks, and parentheses also where none are needed.
struct RandomExpressions {
    var generator = SeededGenerator()

    mutating func text(depth: Int) -> String {
        let kind = depth == 0 ? generator.pick([0, 1]) : Int(generator.next() % 9)
        switch kind {
        case 0: return generator.pick(["8", "0", "0.1", "1e21", "2.5e-7", "3.", ".25", "123456789"])
        case 1: return generator.pick(["{a}", "{space.s}", "{größe}", "{7}"])
        case 2: return generator.pick(["-", "- ", "\u{2212}"]) + text(depth: depth - 1)
        case 3: return "(" + text(depth: depth - 1) + ")"
        case 4: return "round(" + text(depth: depth - 1) + ")"
        case 5: return call(depth)
        default:
            return text(depth: depth - 1) + generator.pick(["+", " - ", "* ", "/", " + ", "-"]) + text(depth: depth - 1)
        }
    }

    private mutating func call(_ depth: Int) -> String {
        let function = generator.pick(["min", "max", "roundTo"])
        return "\(function)(" + text(depth: depth - 1) + generator.pick([",", ", "]) + text(depth: depth - 1) + ")"
    }
}
