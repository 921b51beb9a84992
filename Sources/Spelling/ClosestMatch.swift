/// The candidate that `word` was most likely meant to be, for a "did you mean"; `nil` if none is near.
///
/// Near is at most one slip (a letter too many, too few, wrong, or two swapped) for every three letters of the word,
/// one at least and three at most, whatever the case of the letters; failing that, the shortest candidate that begins
/// with the word, if the word has three letters or more. Of equally near candidates the first wins.
public func closestMatch(to word: String, in candidates: some Sequence<String>) -> String? {
    let longest = 100
    guard word.unicodeScalars.prefix(longest + 1).count <= longest else { return nil }
    let letters = Array(word.lowercased().unicodeScalars)
    var best: (candidate: String, distance: Int)?
    var beginning: String?
    let limit = min(max(letters.count / 3, 1), 3)
    for candidate in candidates {
        let other = Array(candidate.lowercased().unicodeScalars)
        if letters.count >= 3, other.starts(with: letters), other.count < beginning?.unicodeScalars.count ?? .max {
            beginning = candidate
        }
        guard abs(other.count - letters.count) <= limit else { continue }
        let distance = slips(from: letters, to: other)
        if distance <= limit, distance < letters.count, distance < best?.distance ?? .max {
            best = (candidate, distance)
        }
    }
    return best?.candidate ?? beginning
}

/// The closest match as a list, which is empty when none is near.
public func suggestions(for word: String, in candidates: some Sequence<String>) -> [String] {
    closestMatch(to: word, in: candidates).map { [$0] } ?? []
}

/// The Damerau-Levenshtein distance in which no letter is changed twice (optimal string alignment).
private func slips(from source: [Unicode.Scalar], to target: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...target.count)
    for row in source.indices {
        var current = [row + 1]
        for column in target.indices {
            var cost = min(last[column + 1], current[column]) + 1
            cost = min(cost, last[column] + (source[row] == target[column] ? 0 : 1))
            let isSwap =
                row > 0 && column > 0 && source[row] == target[column - 1] && source[row - 1] == target[column]
            if isSwap { cost = min(cost, beforeLast[column - 1] + 1) }
            current.append(cost)
        }
        (beforeLast, last) = (last, current)
    }
    return last[target.count]
}
