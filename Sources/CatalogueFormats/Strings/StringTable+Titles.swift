import CatalogueModel

extension StringTable {
    /// The strings as metrics of a group.
    /// - Returns: the table, and what was left out, said for people.
    public func titles(of table: String) -> (table: TitleTable, leftOut: [String]) {
        var leftOut: [String] = []
        var facts: [NamedFact<Metric<Name>>] = []
        var withoutSource: Set<Name> = []
        for (string, name) in named(in: table, &leftOut) {
            var metric = Metric<Name>(type: .string, value: .text(.literal(string.key)))
            var hasSource = false
            for translation in string.translations where translation.counts(in: sourceLocale) {
                let value = MetricValue<Name>.text(.literal(translation.title.precomposed))
                let locale = LocaleIdentifier.normalized(translation.locale)
                if locale == LocaleIdentifier.normalized(sourceLocale) {
                    (metric.value, hasSource) = (value, true)
                } else {
                    metric.overrides[TraitCondition(trait: Trait.localeName, value: locale)] = value
                }
            }
            if !hasSource { withoutSource.insert(name) }
            facts.append(
                NamedFact(
                    id: nil, name: name, description: string.comment, isDeprecated: false, replacement: nil,
                    extensions: JSONWriter().text(of: [LocalizedStringExtension.key: string.details]), value: metric))
        }
        let locales = Set(strings.flatMap(\.translations).map { LocaleIdentifier.normalized($0.locale) })
        return (
            TitleTable(
                name: table, sourceLocale: LocaleIdentifier.normalized(sourceLocale), locales: locales.sorted(),
                strings: facts, withoutSource: withoutSource), leftOut
        )
    }

    /// The strings with the names of their metrics. One whose key others go on from is the root of their group.
    private func named(in table: String, _ leftOut: inout [String]) -> [(LocalizedString, Name)] {
        var named: [(LocalizedString, Name)] = []
        for string in strings {
            do throws(NameError) {
                named.append((string, try Name(key: string.key, table: table)))
            } catch {
                leftOut.append(error.description)
            }
        }
        let groups = Set(named.flatMap { $0.1.enclosingGroups })
        return named.map { string, name in
            (string, groups.contains(name.text) ? (try? Name("\(name.text).\(Name.root)")) ?? name : name)
        }
    }
}

extension Translation {
    /// The text that is measured: of several forms that of an iPhone, and the plural's `other`, which every language has.
    var title: String {
        func rank(_ variation: String) -> Int {
            let parts = variation.split { ".+".contains($0) }
            let otherDevice = parts.contains("device") && !parts.contains("iphone") ? 2 : 0
            return otherDevice + (parts.contains("plural") && !parts.contains("other") ? 1 : 0)
        }
        return forms.min { rank($0.variation) < rank($1.variation) }?.text ?? ""
    }

    /// What is `new` has not been translated yet, but in the language where it was thought up.
    fileprivate func counts(in sourceLocale: String) -> Bool {
        state != .new || LocaleIdentifier.normalized(locale) == LocaleIdentifier.normalized(sourceLocale)
    }
}

extension LocalizedString {
    /// What is kept beside the texts.
    fileprivate var details: JSON {
        var members = [JSON.Member(name: "key", value: .string(key))]
        if !shouldTranslate { members.append(LocalizedStringExtension.shouldTranslate, .bool(false)) }
        if let extractionState { members.append("extractionState", .string(extractionState.rawValue)) }
        let states = translations.filter { $0.state != .translated }
        if !states.isEmpty {
            members.append(
                "states",
                .object(states.map { JSON.Member(name: $0.locale, value: .string($0.state.rawValue)) }))
        }
        return .object(members)
    }
}
