import Testing

@testable import presets

/// Paths that an export may have.
@Suite("Paths of an export")
struct ExportPathTests {
    @Test(
        "what leads elsewhere, or is no file on some system, is refused",
        arguments: [
            ("", "is empty"), ("/a", "is absolute"), ("a//b", "has an empty part"), ("a/", "has an empty part"),
            (".", "has the part '.'"), ("a/./b", "has the part '.'"), ("..", "has the part '..'"),
            ("a/../../b", "has the part '..'"), ("a\0b", "holds a control character"),
            ("a\nb", "holds a control character"), (#"a\b"#, "holds a backslash"), (#"..\b"#, "holds a backslash"),
            ("C:a", "holds a colon"), ("a/b.", "ends in '.'"), ("a /b", "ends in ' '"), ("CON", "is a device"),
            ("a/nul", "is a device"), ("Aux.swift", "is a device"), ("com1.a.swift", "is a device"),
            ("lpt9/a", "is a device"), ("COM¹", "is a device"), ("con .txt", "is a device"),
            (".presets-swift.json", "is for the manifests"), ("a/.Presets-x", "is for the manifests"),
            (".pre\u{200D}sets-swift.json", "is for the manifests"),
            (String(repeating: "a", count: 256), "more than 255 bytes"),
            // The accent makes one character of it and the slash, but the system knows bytes.
            ("..\u{2F}\u{338}x", "has the part '..'"), ("\u{2F}\u{338}x", "is absolute"),
        ])
    func flaws(text: String, reason: String) {
        let error = #expect(throws: ExportPath.Flaw.self) { try ExportPath(text) }
        #expect(error?.description.contains(reason) == true, "\(error?.description ?? "")")
    }

    @Test(
        "names that only look odd are names",
        arguments: [
            "A.swift", "a/b/c.d", "...a", ".hidden", "a b", "-rf", "CONSOLE", "com10", "com", "lpt", "nul-a", "Ü/ß",
            "~", "$HOME", "50%", "x.con", String(repeating: "a", count: 255),
        ])
    func good(text: String) throws {
        #expect(try ExportPath(text).text == text)
    }

    @Test(
        "two that some disk takes for one are refused",
        arguments: [
            ["a.swift", "A.swift"], ["ui/A", "UI/a"], ["\u{E9}", "e\u{301}"], ["\u{C9}", "e\u{301}"],
            ["straße", "STRASSE"], ["ας", "ΑΣ"], ["a\u{200D}b", "ab"],
        ])
    func twins(texts: [String]) {
        let flaws = ExportPath.reading(texts).flaws
        #expect(flaws.count == 1)
        #expect(flaws.first?.hasSuffix("are one file on some disks") == true)
    }

    @Test("a path that is there twice, or the folder of another, is refused")
    func collisions() {
        #expect(ExportPath.reading(["a", "a"]).flaws == ["'a' is there twice"])
        #expect(ExportPath.reading(["a", "b", "a/b/c"]).flaws == ["'a' is a file, and the folder of 'a/b/c'"])
        #expect(ExportPath.reading(["x/a/c", "X/A"]).flaws == ["'X/A' is a file, and the folder of 'x/a/c'"])
        #expect(ExportPath.reading(["a/b", "a/c", "ab"]).flaws == [])
    }
}
