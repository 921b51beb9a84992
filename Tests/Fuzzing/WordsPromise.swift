import CatalogueFormats

/// The words of a line, typed again, are the same words; no line is lost.
enum WordsPromise {
    static func check(_ bytes: [UInt8]) throws {
        let text = String(decoding: bytes, as: UTF8.self)
        let lines = ShellWords.lines(of: text)
        let ends = text.unicodeScalars.count { $0 == "\n" || $0 == "\r" }
        let sizes = lines.reduce(0) { $0 + $1.unicodeScalars.count }
        try BrokenPromise.unless(sizes + ends == text.unicodeScalars.count, "\(lines) leave something out")
        for line in lines { try check(line: line) }
        try checkJoining([text])
        try checkJoining(lines)
    }

    private static func check(line: String) throws {
        do {
            try checkJoining(try ShellWords.split(line))
        } catch let error as ShellWordsError {
            let cause: Unicode.Scalar = if case .openQuote(let quote) = error { quote } else { "\\" }
            try BrokenPromise.unless(line.unicodeScalars.contains(cause), "'\(error)' of '\(line)'")
        }
    }

    private static func checkJoining(_ words: [String]) throws {
        let line = ShellWords.join(words)
        let again = try ShellWords.split(line)
        let isSame = again.elementsEqual(words) { $0.unicodeScalars.elementsEqual($1.unicodeScalars) }
        try BrokenPromise.unless(isSame, "other words:\n\(words)\n\(again)")
        let short = ShellWords.join(words, limit: 8)
        try BrokenPromise.unless(
            short == line || short.unicodeScalars.count == 9 && line.utf8.starts(with: short.dropLast().utf8),
            "'\(short)' of '\(line)'")
    }
}
