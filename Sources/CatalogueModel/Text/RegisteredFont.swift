/// A font that a catalogue measures titles with. Its file stays where it is.
public struct RegisteredFont: Hashable, Identifiable, Sendable {
    public let id: FactID
    public let stableID: StableID
    /// As typographies name it.
    public let family: String
    public let weight: FontWeight
    /// Relative to the catalogue's folder, or absolute.
    public var file: String
    public var face: FontFace

    public init(
        id: FactID, stableID: StableID, family: String, weight: FontWeight, file: String, face: FontFace
    ) {
        self.id = id
        self.stableID = stableID
        self.family = family.precomposed
        self.weight = weight
        self.file = file
        self.face = face
    }

    /// `Roboto semi-bold`.
    public var name: String { Self.name(family, weight) }

    /// What a font of that family and weight is called; each is there once.
    public static func name(_ family: String, _ weight: FontWeight) -> String { "\(family.precomposed) \(weight)" }
}

extension [RegisteredFont] {
    /// The font that stands for a family in a weight: that weight, or the nearest as CSS finds it (Fonts Level 4, 5.2):
    /// for 400 and 500 first up to 500, then lighter, then heavier; below lighter first, above heavier first.
    public func nearest(to weight: FontWeight, family: String) -> RegisteredFont? {
        let family = family.precomposed
        let all = filter { $0.family == family }.sorted { $0.weight < $1.weight }
        if let exact = all.first(where: { $0.weight == weight }) { return exact }
        let lighter = all.last { $0.weight < weight }
        let heavier = all.first { $0.weight > weight }
        if (400...500).contains(weight.value) {
            let near = heavier.flatMap { $0.weight.value <= 500 ? $0 : nil }
            return near ?? lighter ?? heavier
        }
        return weight.value < 400 ? lighter ?? heavier : heavier ?? lighter
    }
}
