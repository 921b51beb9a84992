/// How the numbers of a spreadsheet are spelled, as far as what separates its cells tells.
struct NumberSpelling {
    let separator: CSVSeparator

    /// Why a number is not taken.
    struct Doubt: Error {
        let message: String
    }

    /// A cell as an expression is written: with a point in a number that has a decimal comma.
    ///
    /// Only a cell that is nothing but a number has one; a comma in an expression separates arguments. Semicolons are
    /// what spreadsheets write where the comma is the decimal sign. Between commas a quoted `1,500` would be a thousand
    /// and a half as well as one and a half, so commas are refused there, and between tabs where they could group
    /// thousands.
    func expressionText(_ cell: String) throws(Doubt) -> String {
        let text = cell.trimmed
        let digits = text.drop { "+-\u{2212}".contains($0) }
        let parts = digits.split(separator: ",", omittingEmptySubsequences: false)
        guard text.count - digits.count <= 1, parts.count == 2,
            parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { ("0"..."9").contains($0) } })
        else { return text }
        let pointed = text.map { $0 == "," ? "." : String($0) }.joined()
        switch separator {
        case .semicolon: return pointed
        case .tab:
            let couldGroup = (1...3).contains(parts[0].count) && parts[0].first != "0" && parts[1].count == 3
            if !couldGroup { return pointed }
            throw Doubt(
                message: "'\(text)' could be \(parts[0])\(parts[1]) as well as \(pointed): write it without a comma")
        case .comma:
            throw Doubt(
                message:
                    "'\(text)' has a comma, which is a decimal sign only in a file separated by semicolons or tabs;"
                    + " write \(pointed)")
        }
    }
}
