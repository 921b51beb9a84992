import Foundation
import Testing

/// The page for those who read it with their ears, move with keys, see badly, or hold a small screen.
@Suite("Playground access", .needsChromium)
struct PlaygroundAccessTests {
    let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox()
    }

    /// A state in which there is much to see.
    private static let busy = "playground:style=layout-style%2Ftitle-left&width=60&height=30&leastWidth=3"

    @Test("everything that can be used has a name")
    func names() throws {
        let page = try PlaygroundBench.page(in: sandbox, fragment: Self.busy)
        try page.run("document.getElementById('pg-own-insets').open = true")
        let nodes = try page.accessibilityNodes()
        let roles: Set = [
            "button", "textbox", "spinbutton", "combobox", "checkbox", "slider", "DisclosureTriangle", "table",
        ]
        let used = nodes.filter { roles.contains($0.role) }
        #expect(used.count >= 30)
        #expect(used.filter { $0.name.isEmpty }.map(\.role) == [])
        #expect(Set(used.map(\.name)).count == used.count)
        #expect(nodes.contains { $0.role == "slider" && $0.name == "Width of the button" })
    }

    @Test("the tab key goes through everything in the order of the page, and where it is can be seen")
    func focusOrder() throws {
        let page = try PlaygroundBench.page(in: sandbox)
        let expected: [String] = try page.evaluate(
            """
            [...document.querySelectorAll("a[href], button, input, select, summary, [tabindex='0']")]
                .filter((element) => element.checkVisibility() && !element.disabled)
                .map((element) => element.id || element.dataset.pg || element.textContent.trim().slice(0, 40))
            """)
        #expect(expected.count >= 25)
        var found: [String] = []
        for _ in expected {
            let stop = try page.nextTabStop()
            found.append(stop.name)
            #expect(stop.isMarked && stop.isInView, "\(stop.name)")
        }
        #expect(found == expected)
    }

    @Test("every text has a contrast of 4.5 to its ground", arguments: ["light", "dark"])
    func contrast(colors: String) throws {
        let page = try PlaygroundBench.page(in: sandbox, fragment: Self.busy)
        try page.prefer(colors: colors, reducedMotion: true)
        try page.waitForFrame()
        let texts = try page.contrasts(in: "#pg")
        #expect(texts.count > 60)
        #expect(texts.filter { $0.ratio < 4.5 } == [])
        try page.run("PresetsPlayground.then((playground) => playground.open({ width: 0 }))")
        try page.waitForFrame()
        #expect(try page.contrasts(in: "#pg").filter { $0.ratio < 4.5 } == [])
        #expect(try page.evaluate("getComputedStyle(document.body).backgroundColor") != "rgba(0, 0, 0, 0)")
        #expect(try page.problems() == [])
    }

    @Test("320 pixels are wide enough, and everything is large enough to be hit", arguments: ["ltr", "rtl"])
    func narrow(direction: String) throws {
        let fragment = Self.busy + "&direction=\(direction)&text=\(String(repeating: "m", count: 60))"
        let page = try PlaygroundBench.page(in: sandbox, fragment: fragment)
        try page.setViewport(width: 320, height: 640, isTouch: true)
        try page.run("document.getElementById('pg-own-insets').open = true")
        try page.waitForFrame()
        #expect(try page.evaluate("document.documentElement.scrollWidth") == 320)
        let outside: [String] = try page.evaluate(
            """
            [...document.querySelectorAll("#pg *")].filter((element) => element.checkVisibility()
                && !element.closest("svg, pre, select, .pg-offscreen"))
                .filter((element) => {
                    const { left, right } = element.getBoundingClientRect();
                    return left < 0 || right > 320;
                }).map((element) => element.id || element.className || element.tagName)
            """)
        #expect(outside == [])
        let small: [String] = try page.evaluate(
            """
            [...document.querySelectorAll("button, select, summary, .pg-hit, input:not([type=range])")]
                .filter((element) => element.checkVisibility())
                .filter((element) => {
                    const { width, height } = (element.closest(".pg-check") ?? element).getBoundingClientRect();
                    return width < 24 || height < 24;
                }).map((element) => element.id || element.dataset.pg || element.tagName)
            """)
        #expect(small == [])
        #expect(try page.problems() == [])
    }

    @Test("nothing moves for those who prefer that")
    func motion() throws {
        let page = try PlaygroundBench.page(in: sandbox)
        let moving = """
            [...document.querySelectorAll("#pg *")]
                .filter((element) => getComputedStyle(element).transitionDuration !== "0s").length
            """
        try page.prefer(colors: "light", reducedMotion: true)
        #expect(try page.evaluate(moving) == 0)
        try page.prefer(colors: "light", reducedMotion: false)
        #expect(try page.evaluate(moving) > 0)
    }
}
