/// Groups that take over another group's tokens.
extension TokenTree {
    /// Copies into every group that extends another what it does not have itself.
    mutating func expandExtensions() {
        turnPointersToGroups()
        let extending = groups.indices.filter { groups[$0].extends != nil }
        if extending.isEmpty { return }
        var targets: [Int: String] = [:]
        for group in extending { targets[group] = target(of: group) }
        let position = Dictionary(uniqueKeysWithValues: extending.enumerated().map { ($1, $0) })
        let sorted = extending.sorted { groups[$0].path.precedes(groups[$1].path) }
        let edges = extending.map { group -> [Int] in
            guard let path = targets[group] else { return [] }
            return prerequisites(of: path, among: sorted).compactMap { position[$0] }
        }
        for component in dependencyOrder(edges) {
            if component.count > 1 || edges[component[0]].contains(component[0]) {
                refuseCircle(component.map { extending[$0] })
            } else if let path = targets[extending[component[0]]] {
                extend(extending[component[0]], by: path)
            }
        }
    }

    /// An object with nothing but a pointer is an alias or a group that extends another: its target tells.
    private mutating func turnPointersToGroups() {
        for (index, token) in tokens.enumerated() {
            guard case .string(let text) = token.value["$ref"]?.value, token.object["$value"] == nil,
                let segments = TokenReference.segments(ofPointer: text),
                group(at: segments.joined(separator: ".")) != nil
            else { continue }
            removeToken(index)
            if let group = group(at: token.path, parent: token.group, place: token.place) {
                groups[group].extends = token.value["$ref"]
                groups[group].type = token.type
            }
        }
    }

    private func target(of group: Int) -> String? {
        guard let node = groups[group].extends else { return nil }
        let place = TokenPlace(file: groups[group].place.file, offset: node.offset)
        guard case .string(let text) = (node["$ref"] ?? node).value,
            let path = TokenReference(braces: text)?.path
                ?? TokenReference.segments(ofPointer: text)?.joined(separator: ".")
        else {
            problems.refuse("\"$extends\" must name a group, as in \"{a.b}\" or \"#/a/b\"", at: place)
            return nil
        }
        if self.token(at: path) != nil {
            problems.refuse("a group can extend a group only, and '\(path)' is a token", at: place)
            return nil
        }
        if path == groups[group].path || groups[group].path.utf8.starts(with: (path + ".").utf8) {
            problems.refuse("the group '\(groups[group].path)' extends '\(path)', which it is itself in", at: place)
            return nil
        }
        return path
    }

    /// The extending groups that a target consists of: itself, those around it and those in it.
    private func prerequisites(of path: String, among sorted: [Int]) -> [Int] {
        var found: [Int] = []
        var part = ""
        for segment in path.unicodeScalars.split(separator: ".") {
            part += (part.isEmpty ? "" : ".") + String(segment)
            if let group = group(at: part), groups[group].extends != nil { found.append(group) }
        }
        var (low, high) = (0, sorted.count)
        while low < high {
            let middle = (low + high) / 2
            if groups[sorted[middle]].path.precedes(path + ".") { low = middle + 1 } else { high = middle }
        }
        found += sorted[low...].prefix { groups[$0].path.utf8.starts(with: (path + ".").utf8) }
        return found
    }

    private func refuseCircle(_ members: [Int]) {
        let names = members.map { groups[$0].path }
        // Each member is reported, so a text with all of them in each would grow with their square.
        let shown = 50
        let rest = names.count > shown ? ["… (\(names.count) groups)"] : []
        let chain = (names.prefix(shown) + rest + names.prefix(1)).joined(separator: " → ")
        for group in members {
            problems.refuse(
                "groups extend each other in a circle: \(chain)",
                at: TokenPlace(file: groups[group].place.file, offset: groups[group].extends?.offset ?? 0))
        }
    }

    private mutating func extend(_ group: Int, by path: String) {
        guard let target = self.group(at: path) else {
            return problems.refuse(
                "there is no group '\(path)'",
                at: TokenPlace(file: groups[group].place.file, offset: groups[group].extends?.offset ?? 0))
        }
        copy(target, into: group)
    }

    private mutating func copy(_ source: Int, into group: Int) {
        if groups[group].type == nil { groups[group].type = groups[source].type }
        if groups[group].deprecated == nil { groups[group].deprecated = groups[source].deprecated }
        let path = groups[group].path
        guard copies < Self.maximumCopies else {
            return problems.refuse("'$extends' makes more than \(Self.maximumCopies) tokens", at: groups[0].place)
        }
        guard path.utf8.count <= 1000 else {
            return problems.refuse(
                "the names of what '\(path.prefix(40))…' extends get too long", at: groups[group].place)
        }
        let (copied, nested) = (groups[source].tokens, groups[source].groups)
        for index in copied {
            var token = tokens[index]
            if token.isGone { continue }
            token.path = path + "." + lastSegment(of: token.path)
            if self.token(at: token.path) != nil || self.group(at: token.path) != nil { continue }
            token.originalGroup = token.originalGroup ?? token.group
            token.group = group
            add(token)
            copies += 1
        }
        for child in nested where copies < Self.maximumCopies {
            let childPath = path + "." + lastSegment(of: groups[child].path)
            if self.token(at: childPath) != nil { continue }
            if let own = self.group(at: childPath, parent: group, place: groups[child].place) { copy(child, into: own) }
        }
    }

    private func lastSegment(of path: String) -> Substring {
        path.utf8.lastIndex(of: UInt8(ascii: ".")).map { path[path.utf8.index(after: $0)...] } ?? path[...]
    }
}
