import CatalogueModel

/// What is accepted as a name is shown, stored and found again as the same one; a pattern finds what it says.
enum NamesPromise {
    /// A line each: a text, and the pattern that is asked for it.
    static func check(_ bytes: [UInt8]) throws {
        let lines = String(decoding: bytes, as: UTF8.self).unicodeScalars.split(
            separator: "\n", maxSplits: 1, omittingEmptySubsequences: false
        ).map { String($0) }
        try checkName(lines[0])
        try checkRevision(lines[0])
        try checkTraits(lines[0])
        if lines.count > 1 { try checkPattern(lines[1], lines[0]) }
    }

    private static func checkName(_ text: String) throws {
        let name: Name
        do throws(NameError) {
            name = try Name(text)
        } catch {
            try BrokenPromise.unless(isShown(error.description, within: text), "'\(error)' says more than the text")
            return
        }
        let again = try Name(name.text)
        try BrokenPromise.unless(isSame(again.text, name.text), "'\(name)' is another name when it is read back")
        try BrokenPromise.unless(name.text.utf8.count <= 1000, "'\(name)' is too long")
        let forbidden = name.text.unicodeScalars.first { scalar in
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: true
            default: scalar == "{" || scalar == "}" || (0x202A...0x202E).contains(scalar.value)
            }
        }
        try BrokenPromise.unless(forbidden == nil, "'\(name)' has \(forbidden.debugDescription)")
        let segments = name.segments
        try BrokenPromise.unless(isSame(segments.joined(separator: "."), name.text), "\(segments) is not '\(name)'")
        for segment in segments.dropLast() {
            try BrokenPromise.unless(
                segment.utf8.first != UInt8(ascii: "$") || segment == "$root", "'\(name)' has a '\(segment)'")
        }
        // Whatever it is called, it moves with its group, and back.
        for group in name.enclosingGroups {
            let old = try Name(group)
            let new = try Name("moved")
            guard let moved = try name.moved(from: old, to: new) else {
                throw BrokenPromise(description: "'\(name)' stays where its group '\(group)' moves")
            }
            if name.text.utf8.count == 1000 { continue }
            let back = try moved.moved(from: new, to: old)
            try BrokenPromise.unless(back.map { isSame($0.text, name.text) } == true, "'\(name)' comes back as another")
        }
        let pattern = Pattern(name.text)
        if !name.text.utf8.contains(UInt8(ascii: "*")) {
            try BrokenPromise.unless(pattern.literal.map { isSame($0, name.text) } == true, "'\(name)' is a wildcard")
        }
        try BrokenPromise.unless(pattern.matches(name.text), "'\(name)' does not match itself")
        try BrokenPromise.unless(Pattern.all.matches(name.text), "'**' does not match '\(name)'")
    }

    /// What is shown of a text that is refused is that text, in its composed form or cut short.
    private static func isShown(_ message: String, within text: String) -> Bool {
        message.utf8.count <= 4 * min(text.utf8.count, 1000) + 200
    }

    /// Glob by its definition, which takes time without bounds: for short patterns only.
    private static func checkPattern(_ pattern: String, _ name: String) throws {
        let pattern = Pattern(pattern)
        let found = pattern.matches(name)
        try BrokenPromise.unless(Pattern(pattern.description) == pattern, "'\(pattern)' is another when read back")
        let wanted = Array(pattern.description.unicodeScalars)
        guard wanted.count <= 12, wanted.count(where: { $0 == "*" }) <= 4, name.utf8.count <= 24 else { return }
        let expected = matches(wanted[...], Array(name.unicodeScalars)[...])
        try BrokenPromise.unless(found == expected, "'\(pattern)' and '\(name)': \(found)")
    }

    private static func matches(
        _ pattern: ArraySlice<Unicode.Scalar>, _ name: ArraySlice<Unicode.Scalar>
    ) -> Bool {
        guard let first = pattern.first else { return name.isEmpty }
        guard first == "*" else { return name.first == first && matches(pattern.dropFirst(), name.dropFirst()) }
        let rest = pattern.drop { $0 == "*" }
        let crosses = rest.startIndex - pattern.startIndex > 1
        for count in 0...name.count {
            if matches(rest, name.dropFirst(count)) { return true }
            if !crosses, name.dropFirst(count).first == "." { return false }
        }
        return false
    }

    private static func checkRevision(_ text: String) throws {
        let revision = RevisionName(text)
        try BrokenPromise.unless(RevisionName(revision.description) == revision, "'\(revision)' is another revision")
        if Release.isName(text) {
            try BrokenPromise.unless(revision == .release(Release.normalised(text)), "'\(text)' is no release's name")
            try BrokenPromise.unless(Release.isName(Release.normalised(text)), "'\(text)' is not when normalised")
            try BrokenPromise.unless(text.utf8.first != UInt8(ascii: "-"), "'\(text)' is an option")
            guard let parts = RevisionName.split("a@b.db@" + text) else {
                throw BrokenPromise(description: "no revision of a file in '\(text)'")
            }
            try BrokenPromise.unless(parts.file == "a@b.db" && parts.revision == revision, "\(parts)")
        }
    }

    private static func checkTraits(_ text: String) throws {
        if let values = TraitCollection.values(from: text) {
            let again = TraitCollection.values(from: TraitCollection.text(of: values))
            let composed = Dictionary(values.map { (TraitCondition(trait: $0, value: $1).trait, $1) }) { $1 }
            try BrokenPromise.unless(again == composed, "other traits:\n\(composed)\n\(again ?? [:])")
        }
        if let state = ControlState(name: text) {
            try BrokenPromise.unless(ControlState(name: state.name) == state, "'\(state.name)' is another state")
        }
        if let id = StableID(text) {
            try BrokenPromise.unless(StableID(id.description) == id, "'\(id)' is another id")
        }
        if let version = SemanticVersion(text) {
            try BrokenPromise.unless(SemanticVersion(version.description) == version, "'\(version)' is another version")
            for impact in ChangeImpact.allCases { _ = version.next(after: impact) }
        }
    }

    /// Strings that are equal can differ in their scalars.
    private static func isSame(_ one: String, _ other: String) -> Bool {
        one.unicodeScalars.elementsEqual(other.unicodeScalars)
    }
}
