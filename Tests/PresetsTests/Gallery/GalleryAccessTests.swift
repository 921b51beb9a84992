import Foundation
import TestSupport
import Testing

/// The gallery for those who read it with their ears, move with keys, see badly, or hold a small screen.
@Suite("Gallery access", .needsChromium)
struct GalleryAccessTests {
    let sandbox: Sandbox
    let page: BrowserPage

    init() throws {
        sandbox = try Sample.sandbox()
        #expect(try sandbox.run("gallery", "-o", "gallery.html").code == 0)
        page = try BrowserPage()
        try page.setViewport(width: 1200, height: 900)
    }

    private func open(_ view: String) throws {
        try page.open(file: sandbox.path("gallery.html"), fragment: view)
        // Pictures come a frame after what holds them.
        for _ in 0..<2 { try page.waitForFrame() }
    }

    private static let views = ["", "/preset/buy", "/preset/side", "/styles", "/releases/1.1"]

    @Test("has names for everything, fits 320 pixels, and can be printed", arguments: views)
    func names(view: String) throws {
        try page.setViewport(width: 320, height: 800)
        try open(view)
        #expect(try page.evaluate("document.documentElement.scrollWidth <= 320", as: Bool.self), "\(view)")
        let roles: Set = [
            "button", "checkbox", "combobox", "DisclosureTriangle", "image", "link", "navigation", "search",
            "searchbox",
            "slider", "spinbutton", "textbox",
        ]
        let used = try page.accessibilityNodes().filter { roles.contains($0.role) }
        #expect(used.count > 5)
        #expect(used.filter { $0.name.isEmpty && $0.role != "search" }.map(\.role) == [])
        try page.run("dispatchEvent(new Event('beforeprint'))")
        #expect(try page.evaluate("document.querySelectorAll('[data-picture]:empty').length") == 0)
        #expect(try page.problems() == [])
    }

    @Test("every text has a contrast of 4.5 to its ground", arguments: ["light", "dark"])
    func contrast(colors: String) throws {
        try page.prefer(colors: colors)
        for view in Self.views {
            try open(view)
            try page.run("dispatchEvent(new Event('beforeprint'))")
            let texts = try page.contrasts(in: "body")
            #expect(texts.count > 20, "\(view)")
            #expect(texts.filter { $0.ratio < 4.5 } == [], "\(view)")
            #expect(try page.evaluate("getComputedStyle(document.body).backgroundColor") != "rgba(0, 0, 0, 0)")
        }
    }

    @Test(
        "the tab key goes through everything in the order in which it is seen, and where it is can be seen",
        arguments: views)
    func focusOrder(view: String) throws {
        try open(view)
        let count: Int = try page.evaluate(
            """
            [...document.querySelectorAll("a[href], button, input, select, summary, [tabindex='0']")]
                .filter((element) => element.checkVisibility() && !element.disabled).length
            """)
        #expect(count >= 5)
        var stops: [BrowserPage.TabStop] = []
        for _ in 0..<count {
            let stop = try page.nextTabStop()
            #expect(stop.isMarked && stop.isInView, "\(view): \(stop.name)")
            // From left to right and downwards; a column is gone through before the next one to its right.
            if stops.count > 1, let last = stops.last {
                #expect(stop.left > last.left || stop.top > last.top + 8, "\(view): \(last.name), \(stop.name)")
            }
            stops.append(stop)
        }
        #expect(Set(stops.map { "\($0.name) \($0.left) \($0.top)" }).count == count, "each is reached once")
        #expect(stops.first?.name == "Skip to content")
        try page.press(.tab)
        #expect(try page.evaluate("document.activeElement === document.body || document.activeElement === null"))
    }

    @Test("with keys alone: search, open a preset, and come back")
    func keys() throws {
        try open("")
        try page.run("document.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }))")
        try page.type("buy")
        for _ in 0..<5 { _ = try page.nextTabStop() }
        try page.press(.enter)
        try page.waitForFrame()
        #expect(try page.text("main h2") == "buy")
        #expect(try page.evaluate("document.activeElement.tagName") == "H2", "what is new is read out")
    }

    @Test("a choice keeps the focus where it was made")
    func focusStays() throws {
        try open("/releases/1.1")
        try page.run(
            """
            const mode = document.querySelector("select[name=comparison]");
            mode.focus(); mode.value = "slider"; mode.dispatchEvent(new Event("change"));
            """)
        #expect(try page.evaluate("document.activeElement.name") == "comparison")
    }
}
