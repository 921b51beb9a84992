import Foundation
import TestSupport
import Testing

/// The gallery as a folder.
@Suite("Gallery as a site")
struct GallerySiteTests {
    let sandbox: Sandbox

    init() throws {
        sandbox = try Sample.sandbox()
    }

    @Test("a folder gets an index and what it reads; a second time nothing is touched, a stale one is told")
    func folder() throws {
        let written = try sandbox.run("gallery", "-o", "site/")
        #expect(written.code == 0 && written.output == "")
        #expect(written.errors.contains("wrote site/index.html\n"))
        let files = try FileManager.default.contentsOfDirectory(atPath: sandbox.path("site")).sorted()
        #expect(
            files == [
                ".presets-gallery.json", "catalogue.js", "gallery.css", "gallery.js", "index.html", "playground.js",
            ])
        #expect(try sandbox.run("gallery", "-o", "site").errors == "5 files are up to date\n")
        #expect(try sandbox.run("gallery", "-o", "site", "--check").code == 0)
        try sandbox.succeed("set", "tab.home", "--spacing", "1")
        let stale = try sandbox.run("gallery", "-o", "site", "--check")
        #expect(stale.code == 1 && stale.errors.contains("site/catalogue.js is stale"))
        #expect(!stale.errors.contains("gallery.js is stale"))
    }

    @Test("what others put there is not replaced, and stays beside it")
    func foreign() throws {
        try sandbox.write("mine", to: "site/index.html")
        #expect(try sandbox.fail("gallery", "-o", "site").contains("site/index.html"))
        #expect(try sandbox.text("site/index.html") == "mine")
        try sandbox.write("mine", to: "other/notes.txt")
        #expect(try sandbox.run("gallery", "-o", "other").code == 0)
        #expect(try sandbox.text("other/notes.txt") == "mine")
    }

    @Test("opened from the folder it does all that the one file does, and asks nobody else", .needsChromium)
    func page() throws {
        try sandbox.succeed("add", "evil</script>", "--style", "exact/top", "--image", "24x24", "--describe", "\\u003c")
        #expect(try sandbox.run("gallery", "-o", "site/").code == 0)
        let page = try BrowserPage()
        try page.setViewport(width: 1200, height: 900)
        try page.open(file: sandbox.path("site/index.html"))
        try page.waitForFrame()
        #expect(try page.text(".gl-count") == "6 of 6 presets")
        #expect(try page.evaluate("document.querySelectorAll('.gl-card svg').length") == 6)
        #expect(try page.evaluate("getComputedStyle(document.querySelector('.gl-grid')).display") == "grid")
        try page.run("location.hash = '#/preset/evil%3C%2Fscript%3E'")
        try page.waitForFrame()
        #expect(try page.text("main h2") == "evil</script>")
        #expect(try page.text("main").contains("\\u003c"))
        try page.run("location.hash = '#playground:'")
        #expect(try page.evaluate("PresetsPlayground.then(({ layout }) => layout.button.width)") == 200.0)
        #expect(try page.problems() == [])
        let folder = URL(filePath: sandbox.path("site")).absoluteString
        #expect(try page.requests().filter { !$0.hasPrefix(folder) && !$0.hasPrefix("data:") } == [])
    }
}
