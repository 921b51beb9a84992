import CatalogueModel

// What makes layouts move although no metric and no preset changed.

extension Draft {
    /// The traits on which metrics may come to another value although none of them changed: their default differs, or,
    /// with another birth of their name, their place in the order. Those of text may also come and go.
    var shiftedTraits: [FactID] {
        let kept = traits.filter { trait in
            oldTraits.contains {
                $0.name == trait.name && ($0.id != trait.id || $0.defaultValue != trait.defaultValue)
            }
        }
        let text = [Trait.localeName, Trait.contentSizeName].compactMap { name -> Trait? in
            guard oldTraits.usualText(name) != traits.usualText(name) else { return nil }
            return (traits + oldTraits).first { $0.name == name }
        }
        return Set((kept + text).map(\.id)).sorted()
    }

    /// The fonts that are new or gone, or have another content, family or weight.
    var changedFonts: [FactID] {
        func difference(_ some: [RegisteredFont], _ others: [RegisteredFont]) -> [FactID] {
            some.filter { font in
                !others.contains { $0.id == font.id && $0.face == font.face && $0.name == font.name }
            }.map(\.id)
        }
        return Set(difference(fonts, oldFonts) + difference(oldFonts, fonts)).sorted()
    }
}

extension [Trait] {
    /// What a trait of text says to a collection that names none: a locale the direction, a content size itself.
    fileprivate func usualText(_ name: String) -> String? {
        if name == Trait.contentSizeName {
            return first { $0.name == name }?.defaultValue ?? ContentSize.standard.rawValue
        }
        return first { $0.name == Trait.directionName }.map { defaultValue(of: $0, in: [:]) }
    }
}
