import ButtonLayout
import CatalogueModel

extension Resolver {
    /// What a metric comes to.
    enum Value: Hashable {
        case quantity(Quantity)
        case text(String, MetricType)
        case font(TitleFont)

        /// As people write it.
        var text: String {
            switch self {
            case .quantity(let quantity): quantity.value.shortestText
            case .text(let text, _): text
            case .font(let font): font.typography.description
            }
        }

        var type: MetricType {
            switch self {
            case .quantity(let quantity): quantity.unit == .number ? .number : .dimension
            case .text(_, let type): type
            case .font: .typography
            }
        }
    }

    /// What a preset sees of a trait collection: it lays out the same wherever it sees the same.
    struct Sight: Hashable {
        let direction: LayoutDirection
        let scale: Double
        let values: [Value]
    }
}
