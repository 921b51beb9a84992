import CatalogueModel

extension Double {
    /// The digits of `shortestText` without an exponent, which not every reader of numbers knows: `0.00001`.
    var decimalText: String {
        let text = shortestText
        guard let mark = text.firstIndex(of: "e"), let exponent = Int(text[text.index(after: mark)...]) else {
            return text
        }
        let sign = self < 0 ? "-" : ""
        let parts = text[..<mark].drop { $0 == "-" }.split(separator: ".")
        let digits = parts.joined()
        // Where the point goes, counted from the first digit.
        let point = (parts.first?.count ?? 0) + exponent
        if point <= 0 { return sign + "0." + String(repeating: "0", count: -point) + digits }
        if point >= digits.count { return sign + digits + String(repeating: "0", count: point - digits.count) }
        return sign + digits.prefix(point) + "." + digits.dropFirst(point)
    }
}
