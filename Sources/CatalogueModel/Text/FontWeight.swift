/// How heavy a font is, by the number that fonts have for it (OpenType, `usWeightClass`).
public enum FontWeight: Int, CaseIterable, Hashable, Sendable {
    case regular = 400
    case semibold = 600
}
