/// Small descriptions of large files.
enum ImportBomb {
    private static func nested(_ opening: String, _ closing: String, _ inner: String = "1") -> String {
        String(repeating: opening, count: 100_000) + inner + String(repeating: closing, count: 100_000)
    }

    private static func wide(_ count: Int, _ member: (Int) -> String) -> String {
        (0..<count).map(member).joined(separator: ",")
    }

    /// What each kind of file can be made of, by the name of the file.
    static let all: KeyValuePairs<String, @Sendable () -> String> = [
        "deep arrays.json": { nested("[", "]") },
        "deep groups.json": { nested("{\"a\":", "}") },
        "open.json": { String(repeating: "[", count: 200_000) },
        "deep value.tokens.json": {
            "{\"a\":{\"$type\":\"shadow\",\"$value\":\(String(repeating: "[", count: 200))\(String(repeating: "]", count: 200))}}"
        },
        "wide.tokens.json": { "{\(wide(1_000) { "\"t\($0)\":{\"$type\":\"number\",\"$value\":\($0)}" })}" },
        "wide value.tokens.json": { "{\"a\":{\"$type\":\"x\",\"$value\":[\(wide(100_000) { _ in "0" })]}}" },
        "long number.tokens.json": {
            "{\"a\":{\"$type\":\"number\",\"$value\":0.\(String(repeating: "3", count: 200_000))}}"
        },
        "large number.tokens.json": {
            "{\"a\":{\"$type\":\"number\",\"$value\":1\(String(repeating: "0", count: 200_000))}}"
        },
        "twice.tokens.json": { #"{"a":{"$type":"number","$value":1},"a":{"$type":"number","$value":2}}"# },
        "twins.tokens.json": {
            "{\"\u{E9}\":{\"$type\":\"number\",\"$value\":1},\"e\u{301}\":{\"$type\":\"number\",\"$value\":2}}"
        },
        "chain.tokens.json": {
            "{\(wide(500) { "\"t\($0)\":{\"$type\":\"number\",\"$value\":\"{t\($0 + 1)}\"}" }),"
                + "\"t500\":{\"$type\":\"number\",\"$value\":1}}"
        },
        "circle.tokens.json": {
            "{\(wide(100) { "\"t\($0)\":{\"$type\":\"number\",\"$value\":\"{t\(($0 + 1) % 100)}\"}" })}"
        },
        "doubling.tokens.json": {
            "{\"g0\":{\"$type\":\"number\",\"a\":{\"$value\":1},\"b\":{\"$value\":2}},"
                + wide(40) { "\"g\($0 + 1)\":{\"x\":{\"$extends\":\"{g\($0)}\"},\"y\":{\"$extends\":\"{g\($0)}\"}}" }
                + "}"
        },
        "deep expression.csv": { "name,value\nx,\"\(nested("(", ")"))\"\n" },
        "long expression.csv": { "name,value\nx,\"\(String(repeating: "1+", count: 200_000))1\"\n" },
        "wide.csv": { "name,\(wide(20_000) { "c\($0)" })\nx\n" },
        "open quote.csv": { "name,value\nx,\"" + String(repeating: "\n", count: 200_000) },
        "quotes.csv": { "name,value\nx,\"" + String(repeating: "\"\"", count: 200_000) + "\"\n" },
        "long name.csv": { "name,value\n\(String(repeating: "a.", count: 200_000))a,1\n" },
        "deep.xcstrings": { "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":\(nested("{\"a\":", "}"))}" },
        "wide.xcstrings": {
            "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{\(wide(1_000) { "\"k\($0)\":{}" })}}"
        },
        "twice.xcstrings": { #"{"sourceLanguage":"en","version":"1.0","strings":{"a":{},"a":{}}}"# },
        "en.lproj/comment.strings": { "/*" + String(repeating: "/*", count: 200_000) },
        "en.lproj/escapes.strings": { "\"a\" = \"" + String(repeating: "\\U0041", count: 200_000) + "\";" },
        "facts.json": { "{\"format\":\"presets\",\"version\":1,\"metrics\":\(nested("[", "]"))}" },
    ]
}
