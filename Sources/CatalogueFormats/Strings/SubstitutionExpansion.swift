import CatalogueModel

/// Puts the forms of substitutions in their places in a text: `%#@birds@ sing` becomes `one bird sings` and
/// `%lld birds sing`.
final class SubstitutionExpansion {
    /// How many forms one text may become; that is four arguments with three plural forms each.
    static let mostForms = 81

    /// How many substitutions may be put in, in all these forms.
    private static let mostSteps = 1000

    /// How many bytes all texts of a file may become: a small file can multiply to any size.
    private var budget = 64 << 20

    private let problems: DocumentProblems

    init(_ problems: DocumentProblems) { self.problems = problems }

    /// A text in which the places up to `rest` are filled in.
    private struct Partial {
        var form: CatalogForm
        var done: [UInt8] = []
        var rest: ArraySlice<UInt8>
        /// The same argument has the same form wherever it stands.
        var chosen: [String: CatalogForm] = [:]
    }

    func expand(_ forms: [CatalogForm], with substitutions: [String: CatalogSubstitution]) -> [CatalogForm] {
        forms.flatMap { form in
            if let expanded = expand(form, with: substitutions) { return expanded }
            problems.add(
                "the substitutions of this text make more than \(Self.mostForms) forms, or stand for each other",
                at: form.offset)
            return [form]
        }
    }

    /// Nil where there is too much of it.
    private func expand(_ form: CatalogForm, with substitutions: [String: CatalogSubstitution]) -> [CatalogForm]? {
        var open = [Partial(form: form, rest: Array(form.text.utf8)[...])]
        var finished: [CatalogForm] = []
        var steps = 0
        while var partial = open.popLast() {
            guard let place = SubstitutionPlace(nextIn: &partial.rest, passed: &partial.done, of: substitutions) else {
                partial.form.text = String(decoding: partial.done, as: UTF8.self)
                finished.append(partial.form)
                continue
            }
            let forms = partial.chosen[place.name].map { [$0] } ?? place.substitution.forms
            if forms.count > Self.mostForms { return nil }
            for form in forms.reversed() {
                open.append(filled(partial, place, with: form))
                budget -= 64 + partial.done.count + (open.last?.rest.count ?? 0)
                steps += 1
            }
            if finished.count + open.count > Self.mostForms || steps > Self.mostSteps || budget < 0 { return nil }
        }
        return finished
    }

    private func filled(_ partial: Partial, _ place: SubstitutionPlace, with form: CatalogForm) -> Partial {
        var next = partial
        next.rest = (place.text(of: form) + partial.rest)[...]
        guard next.chosen.updateValue(form, forKey: place.name) == nil else { return next }
        let parts = [partial.form.variation, form.variation.isEmpty ? "" : "\(place.name).\(form.variation)"]
        next.form.variation = parts.filter { !$0.isEmpty }.joined(separator: "+")
        if form.state.isWeaker(than: partial.form.state) { next.form.state = form.state }
        return next
    }
}
