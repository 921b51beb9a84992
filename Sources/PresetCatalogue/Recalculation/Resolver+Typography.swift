import CatalogueModel
import TitleMeasuring

extension Resolver {
    /// What a typography comes to.
    func reckon(
        _ typography: Typography<FactID>, chain: @autoclosure () -> [String]
    ) throws -> ResolvedTypography {
        func text(_ text: TextValue<FactID>) throws -> String {
            guard let id = text.reference else { return text.text { _ in "" } }
            let value = try value(of: id, chain: chain())
            guard case .text(let text, _) = value else {
                throw CatalogueError(.notText(chain: chain() + [name(id)], value.type))
            }
            return text
        }
        func failure(_ message: String) -> CatalogueError { CatalogueError(.evaluation(chain: chain(), message)) }
        func number(_ expression: Expression<FactID>?, _ unit: Quantity.Unit) throws -> Double? {
            try expression.map { try quantity(of: $0, wanted: unit, chain: chain()).value }
        }
        let families = try text(typography.family).unicodeScalars.split(separator: ",")
            .map { String($0.drop { $0 == " " }) }.filter { !$0.isEmpty }
        if families.isEmpty { throw failure("a font family needs a name") }
        var (size, weight) = (0.0, FontWeight.regular)
        switch typography.size {
        case .textStyle(let style): (size, weight) = (style.pointSize(at: contentSize), style.weight)
        case .points(let points):
            size = try quantity(of: points, wanted: .dimension, chain: chain()).value
            guard size > 0, size <= TitleMeasurer.largestSize else {
                throw failure(MeasuringError.badSize(size).description)
            }
        }
        if let text = try typography.weight.map(text) {
            guard let parsed = FontWeight(parsing: text) else {
                throw failure("'\(text)' is no font weight: 1 to 1000, or a name such as semibold")
            }
            weight = parsed
        }
        return ResolvedTypography(
            families: families, size: size, weight: weight,
            letterSpacing: try number(typography.letterSpacing, .dimension) ?? 0,
            lineHeight: try number(typography.lineHeight, .number))
    }
}
