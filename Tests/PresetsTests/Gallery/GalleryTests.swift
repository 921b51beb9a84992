import Foundation
import TestSupport
import Testing

/// The page of a catalogue in a browser: opened from a file, with the network off.
@Suite("Gallery", .needsChromium)
struct GalleryTests {
    let sandbox: Sandbox
    let page: BrowserPage

    init() throws {
        sandbox = try Sample.sandbox()
        // Names and texts that would end what they stand in.
        try sandbox.succeed(
            "add", "evil</script><b>x", "--style", "exact/top", "--image", "24x24", "--title-size", "60x20", "--title",
            "\"&]]>\u{202E}<img src=x onerror=alert(1)>", "--describe", "</script><script>throw 1</script>")
        #expect(try sandbox.run("gallery", "-o", "gallery.html").code == 0)
        page = try BrowserPage()
        try page.setViewport(width: 1200, height: 900)
    }

    private func open(_ fragment: String = "") throws {
        try page.open(file: sandbox.path("gallery.html"), fragment: fragment)
        try page.waitForFrame()
    }

    private func count(_ selector: String) throws -> Int {
        try page.evaluate("document.querySelectorAll('\(selector)').length")
    }

    /// Nothing went wrong, and nothing was asked for.
    private func expectQuiet() throws {
        #expect(try page.problems() == [])
        #expect(try page.requests() == [])
    }

    @Test("lists all presets with their pictures; search and filters narrow them down")
    func list() throws {
        try open()
        #expect(try page.text(".gl-count") == "6 of 6 presets")
        #expect(try count(".gl-card svg") == 6)
        try page.run("document.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }))")
        try page.type("tab ho")
        #expect(try page.text(".gl-count") == "1 of 6 presets")
        #expect(try page.text(".gl-card strong") == "tab.home")
        try page.run(
            """
            const search = document.querySelector("input[type=search]");
            search.value = ""; search.dispatchEvent(new Event("input"));
            const finding = document.querySelector("select[name=finding]");
            finding.value = "gap-mismatch"; finding.dispatchEvent(new Event("change"));
            """)
        #expect(try page.text(".gl-card strong") == "side")
        #expect(try count(".gl-card") == 1)
        try expectQuiet()
    }

    @Test("one preset: its states and collections, every number as 'list' has it, and where it comes from")
    func preset() throws {
        try open("/preset/buy")
        #expect(try page.text("h2") == "buy")
        #expect(try count(".gl-columns > section") == 2)
        #expect(try page.text("main table").contains("space.m = {space.s} * 2 = 12"))
        let shown: [String: Double] = try page.evaluate(
            """
            Object.fromEntries([...document.querySelectorAll(".gl-columns > section:first-child tr")]
                .map((row) => [row.cells[0].textContent, Number(row.cells[1].textContent)]))
            """)
        let list = try sandbox.succeed("list", "buy", "--format", "json")
        #expect(shown["title.x"] == 38 && list.contains("\"x\": 38,"))
        #expect(shown.count > 20)
        #expect(try count(".gl-columns button") == 4)
        try page.run(
            "window.copied = ''; document.execCommand = () => { window.copied = document.activeElement.value; return true }"
        )
        try page.run("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
        try page.click(".gl-columns button")
        #expect(try page.evaluate("window.copied", as: String.self).contains("button.titleEdgeInsets = UIEdgeInsets("))
        try expectQuiet()
    }

    @Test("every style on the same button, with what it promises and breaks")
    func styles() throws {
        try open("/styles")
        #expect(try count(".gl-card") == 41)
        #expect(try page.text("#gl-main").contains("the gap is"))
        try expectQuiet()
    }

    @Test("a release side by side, overlaid, and under a slider")
    func releases() throws {
        try open("/releases/1.1")
        #expect(try page.text("#gl-main").contains("because of space.s 8 → 6"))
        #expect(try count(".gl-pair svg") >= 4)
        for (mode, selector) in [("overlay", ".gl-overlay svg"), ("slider", ".gl-slider svg")] {
            try page.run(
                """
                const mode = document.querySelector("select[name=comparison]");
                mode.value = "\(mode)"; mode.dispatchEvent(new Event("change"));
                """)
            try page.waitForFrame()
            #expect(try count(selector) >= 4, "\(mode)")
        }
        try page.run(
            """
            const range = document.querySelector("input[type=range]");
            range.value = "20"; range.dispatchEvent(new Event("input"));
            """)
        #expect(try page.evaluate("document.querySelector('.gl-slider').style.getPropertyValue('--gl-split')") == "20%")
        try expectQuiet()
    }

    @Test("the playground is there, with the engine itself")
    func playground() throws {
        try open("playground:")
        try page.run("await PresetsPlayground")
        #expect(try page.evaluate("PresetsPlayground.then(({ layout }) => layout.button.width)") == 200.0)
        #expect(try page.evaluate("document.getElementById('gl-main').hidden", as: Bool.self))
        try expectQuiet()
    }

    @Test("hostile names and texts stay text")
    func hostile() throws {
        try open("/preset/" + ("evil</script><b>x".addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""))
        #expect(try page.text("h2") == "evil</script><b>x")
        #expect(try page.text("main").contains("</script><script>throw 1</script>"))
        #expect(try count("main img") == 0 && count("main b") == 0)
        try expectQuiet()
    }

    @Test("an unchanged page is not touched; --check tells a stale one")
    func file() throws {
        #expect(try sandbox.run("gallery", "-o", "gallery.html").errors == "gallery.html is up to date\n")
        try sandbox.succeed("set", "tab.home", "--spacing", "1")
        let stale = try sandbox.run("gallery", "-o", "gallery.html", "--check")
        #expect(stale.code == 1 && stale.errors.hasPrefix("gallery.html is stale"))
    }

    @Test("where no script runs, the page names the presets")
    func withoutScript() throws {
        let text = try sandbox.text("gallery.html")
        let start = try #require(text.range(of: "<noscript>")).upperBound
        let end = try #require(text.range(of: "</noscript>")).lowerBound
        #expect(text[start..<end].contains("<li><strong>buy</strong> exact/leading, The button that pays</li>"))
        #expect(text[start..<end].matches(of: /<li>/).count == 6)
        #expect(text[start..<end].contains("evil&lt;/script&gt;&lt;b&gt;x"))
    }

    @Test("a preset in two collections is some hundred bytes; the cards of many are there, and all of them in print")
    func many() throws {
        let added = 200
        let lines = (0..<added).map { number in
            "add many.n\(number) --style exact/\(["leading", "top"][number % 2]) --button \(150 + number)x60 --image 24x24 "
                + "--title 'Number \(number)' --title-size \(40 + number % 30)x20 --spacing \(number % 9)"
        }
        let applied = try sandbox.run(["apply", "-"], input: lines.joined(separator: "\n"))
        #expect(applied.code == 0)
        let small = try sandbox.bytes("gallery.html").count
        #expect(try sandbox.run("gallery", "-o", "gallery.html").code == 0)
        let share = try (sandbox.bytes("gallery.html").count - small) / added
        #expect(share < 3000, "bytes for each preset in both collections")
        try open()
        #expect(try page.text(".gl-count") == "206 of 206 presets")
        try page.run("dispatchEvent(new Event('beforeprint'))")
        #expect(try count(".gl-card") == 206)
        #expect(try count("[data-picture]:empty") == 0)
        try page.run("document.querySelector('input[type=search]').focus()")
        try page.type("n199")
        #expect(try page.text(".gl-card strong") == "many.n199")
        #expect(try page.text(".gl-card text").contains("Number 199"))
        try expectQuiet()
    }
}
