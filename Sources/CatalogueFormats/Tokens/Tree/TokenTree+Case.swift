/// Names that differ only in case: the same to some file systems and languages, and to most people.
extension TokenTree {
    /// Warns of tokens and groups beside each other whose names differ only in case.
    func warnOfCase() {
        for group in groups {
            let tokens = group.tokens.filter { !self.tokens[$0].isGone }
                .map { (self.tokens[$0].path, self.tokens[$0].place) }
            let groups = group.groups.map { (self.groups[$0].path, self.groups[$0].place) }
            // Names without capital letters are different ones in any case.
            let start = group.path.utf8.count
            if !(tokens + groups).contains(where: { $0.0.mayHaveCapitals(from: start) }) { continue }
            var known: [String: String] = [:]
            for (path, place) in tokens + groups {
                // All of them begin with the group's own name.
                let name = String(path.utf8.dropFirst(group.path.utf8.count)) ?? path
                if let other = known.updateValue(path, forKey: name.lowercased()) {
                    problems.warn("'\(path)' and '\(other)' differ only in case", at: place)
                }
            }
        }
    }
}

extension String {
    /// Whether a text has capital letters from a byte on, or may have such as are not ASCII.
    fileprivate func mayHaveCapitals(from start: Int) -> Bool {
        utf8.withContiguousStorageIfAvailable { bytes in
            bytes.dropFirst(start).contains { $0 >= 0x80 || ($0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z")) }
        } ?? true
    }
}
