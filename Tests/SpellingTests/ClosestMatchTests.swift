import Spelling
import Testing

struct ClosestMatchTests {
    @Test(arguments: [
        ("lst", "list"), ("lsit", "list"), ("LIST", "list"), ("exprot", "export"), ("exp", "export"),
        ("restor", "restore"), ("metrik", "metric"), ("reelase", "release"),
    ])
    func near(_ word: String, _ expected: String) {
        let names = ["list", "export", "restore", "metric", "release", "releases"]
        #expect(closestMatch(to: word, in: names) == expected)
    }

    @Test(arguments: ["", "a", "ex", "zzzz", "rest-in-peace", "лист"]) func far(_ word: String) {
        #expect(closestMatch(to: word, in: ["list", "export", "restore", "b"]) == nil)
    }

    @Test func theNearestWinsAndOfEqualsTheFirst() {
        #expect(closestMatch(to: "tab.hom", in: ["tab.some", "tab.home"]) == "tab.home")
        #expect(closestMatch(to: "bar", in: ["car", "far"]) == "car")
        #expect(closestMatch(to: "rel", in: ["releases", "release"]) == "release")
        #expect(closestMatch(to: "list", in: []) == nil)
    }
}
