import CatalogueModel
import Spelling

extension Draft {
    /// A new font, or another file for the one of that family and weight.
    func addFont(_ fact: FontFact) throws {
        let known = fonts.first { $0.stableID == fact.id } ?? fonts.first { $0.name == fact.name }
        let stableID = known?.stableID ?? fact.id
        let (id, newID) = try stableID.map { (try self.fact($0, .font), $0) } ?? newFact(.font, named: fact.name)
        fontList.set(id, RegisteredFont(id: id, stableID: newID, fact))
    }

    /// - Parameter weight: nil for every weight of the family.
    func removeFonts(_ family: String, _ weight: FontWeight?) throws {
        let family = family.precomposed
        let found = fonts.filter { $0.family == family && (weight == nil || $0.weight == weight) }
        if found.isEmpty {
            let known = Set(fonts.map { weight == nil ? $0.family : $0.name }).sorted()
            let name = weight.map { RegisteredFont.name(family, $0) } ?? family
            throw CatalogueError(
                .unknownFont(name, suggestions: suggestions(for: name, in: known)))
        }
        for font in found { fontList.set(font.id, nil) }
    }
}
