import Foundation
import TestSupport
import Testing

/// The page as a person uses it: with keys, with a pointer, by a link.
@Suite("Playground", .needsChromium)
struct PlaygroundTests {
    let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox()
    }

    @Test("opens from a file with the network off: nothing is asked for, nothing is complained about")
    func opens() throws {
        let page = try PlaygroundBench.page(in: sandbox)
        #expect(try page.text("#pg-status") == "No findings")
        #expect(try page.number("gap.got") == 8)
        #expect(try page.evaluate("document.getElementById('pg-failure').hidden"))
        #expect(try page.problems() == [])
        #expect(try page.requests().filter { !$0.hasPrefix("data:") } == [])
    }

    @Test("its policy lets nothing else in")
    func policy() throws {
        let page = try PlaygroundBench.page(in: sandbox)
        try page.run(
            """
            const script = document.createElement("script");
            script.textContent = "window.intruder = true";
            document.body.append(script);
            document.body.insertAdjacentHTML("beforeend", "<p style='color: red' id='styled'>x</p>");
            await fetch("https://example.com/").catch(() => {});
            """)
        #expect(try page.evaluate("window.intruder === undefined"))
        #expect(try page.evaluate("getComputedStyle(document.getElementById('styled')).color !== 'rgb(255, 0, 0)'"))
        #expect(try page.problems().count >= 3)
    }

    @Test("arrow keys move the edges")
    func arrows() throws {
        let page = try PlaygroundBench.page(in: sandbox)
        try page.press(.tab)
        #expect(try page.focus == "pg-handle-width")
        try page.press(.right, times: 3)
        try page.press(.left)
        #expect(try page.number("button.width") == 202)
        try page.press(.right, shift: true)
        try page.press(.pageUp)
        #expect(try page.number("button.width") == 222)
        try page.press(.tab)
        #expect(try page.focus == "pg-handle-height")
        try page.press(.down, times: 2)
        try page.press(.up, shift: true)
        #expect(try page.number("button.height") == 92)
        try page.press(.home)
        #expect(try page.number("button.height") == 1)
        #expect(try page.evaluate("document.querySelector('[data-pg=height]').value") == "1")
        #expect(try page.evaluate("document.activeElement.getAttribute('aria-valuetext')") == "1 points high")
        #expect(try page.text("#pg-findings").contains("title-clipped"))
        #expect(try page.problems() == [])
    }

    @Test("an edge follows the pointer, and a side that fitted its content is fixed by it")
    func drag() throws {
        let page = try PlaygroundBench.page(in: sandbox, fragment: "playground:heightFits=true")
        #expect(try page.evaluate("document.querySelector('[data-pg=height]').disabled"))
        let edge = "document.getElementById('pg-outline').getBoundingClientRect()"
        let before: Double = try page.evaluate("\(edge).right")
        let width = try page.number("button.width")
        try page.drag("#pg-handle-width", by: 120, 0) {
            try page.waitForFrame()
            let after: Double = try page.evaluate("\(edge).right")
            // Whole points are more than a pixel here.
            #expect(abs(after - before - 120) < 3)
        }
        #expect(try page.number("button.width") > width + 20)
        try page.drag("#pg-handle-height", by: 0, 30)
        #expect(try page.evaluate("PresetsPlayground.then(({ state }) => state.heightFits)") == false)
        #expect(try page.evaluate("document.querySelector('[data-pg=height]').disabled") == false)
        #expect(try page.problems() == [])
    }

    @Test("controls change the layout: style, title, spacing, alignment, direction, Dynamic Type")
    func controls() throws {
        let page = try PlaygroundBench.page(in: sandbox)
        func set(_ control: String, _ value: String) throws {
            try page.run(
                """
                const control = document.querySelector('[data-pg=\(control)]');
                control.value = '\(value)';
                control.dispatchEvent(new Event("input", { bubbles: true }));
                """)
            try page.waitForFrame()
        }
        try set("style", "exact/leading")
        let left = try page.number("image.x")
        try set("direction", "rtl")
        #expect(try page.number("image.x") > left)
        try set("horizontal", "leading")
        let right = try page.number("image.x")
        #expect(right == 176)
        let width = try page.number("title.width")
        try set("contentSize", "11")
        #expect(try page.text("#pg-measured").hasPrefix("AX5: 53 points, "))
        let grown = try page.number("title.width")
        #expect(grown > width)
        try set("spacing", "20")
        #expect(try page.text("#pg-gap").hasPrefix("20, asked 20"))
        try set("spacing", "")
        #expect(try page.text("#pg-gap").hasPrefix("0, asked 0"))
        try set("style", "centering/vertical-image-title")
        #expect(try page.evaluate("document.querySelector('[data-pg=spacing]').placeholder") == "6")
        try set("style", "configuration/top")
        #expect(try page.text("#pg-code").contains("UIButton.Configuration.plain()"))
        try set("titleMode", "none")
        #expect(try page.evaluate("PresetsPlayground.then(({ layout }) => layout.title === null)"))
        #expect(try page.problems() == [])
    }

    @Test("typing a title measures it")
    func typing() throws {
        let page = try PlaygroundBench.page(in: sandbox)
        let width = try page.number("title.width")
        try page.run("document.querySelector('[data-pg=text]').select()")
        try page.type("Favorites and more")
        #expect(try page.number("title.width") > width)
        let drawn = try page.text("#pg-title-drawn")
        #expect(drawn == "Favorites and more")
        #expect(try page.problems() == [])
    }

    @Test("what is no button is said in words, and the control at fault is marked")
    func refusal() throws {
        let page = try PlaygroundBench.page(in: sandbox, fragment: "playground:width=0")
        #expect(try page.text("#pg-status") == "No layout: the button's width must be above 0")
        let marked = "[...document.querySelectorAll('[aria-invalid]')].map((control) => control.dataset.pg)"
        #expect(try page.evaluate(marked) == ["width"])
        try page.run("PresetsPlayground.then((playground) => playground.open({ vertical: 'fill' }))")
        try page.waitForFrame()
        #expect(try page.text("#pg-status").hasPrefix("No layout: exact aligns a group"))
        #expect(try page.evaluate(marked) == ["horizontal", "vertical"])
        try page.click("#pg-reset")
        try page.waitForFrame()
        #expect(try page.text("#pg-status") == "No findings")
        #expect(try page.evaluate(marked) == [String]())
        #expect(try page.problems() == [])
    }

    @Test("a link brings the state back, and one that makes no sense does no harm")
    func links() throws {
        let state = "playground:style=constraint%2Fright&width=240&heightFits=true&text=%3Cb%3Ea%20%26%20b&contentTop=7"
        let page = try PlaygroundBench.page(in: sandbox, fragment: state)
        #expect(try page.number("button.width") == 240)
        #expect(try page.number("contentEdgeInsets.top") == 7)
        #expect(try page.text("#pg-title-drawn") == "<b>a & b")
        try page.run(
            """
            document.querySelector('[data-pg=width]').focus();
            document.querySelector('[data-pg=width]').select();
            """)
        try page.type("250")
        try page.run("await new Promise((done) => setTimeout(done, 400))")
        let fragment: String = try page.evaluate("location.hash.slice(1)")
        let copy = try PlaygroundBench.page(in: sandbox, fragment: fragment)
        let stored = "PresetsPlayground.then(({ state }) => JSON.stringify(state))"
        #expect(try copy.evaluate(stored, as: String.self) == page.evaluate(stored, as: String.self))
        #expect(try copy.number("button.width") == 250)
        for nonsense in [
            "playground:style=nope&width=wide&scale=9&horizontal=__proto__&contentSize=XXS&toString=1&__proto__=2",
            "playground:", "playground:&&&===%", "other", "playground:width=1e999&spacing=NaN",
        ] {
            try copy.run("location.hash = \"\(nonsense)\"")
            #expect(try copy.number("button.height") > 0, "\(nonsense)")
        }
        #expect(try page.problems() + copy.problems() == [])
    }

    @Test("the code is copied, with and without a clipboard to ask")
    func copies() throws {
        let page = try PlaygroundBench.page(in: sandbox)
        try page.run(
            """
            Object.defineProperty(navigator, "clipboard", { value: undefined });
            document.addEventListener("copy", () => { window.copied = document.activeElement.value; });
            """)
        try page.click("#pg-copy")
        try page.waitForFrame()
        #expect(try page.text("#pg-copy") == "Copied")
        #expect(try page.evaluate("window.copied") == page.text("#pg-code"))
        #expect(try page.focus == "pg-copy")
        #expect(try page.problems() == [])
    }

    @Test("a frame is reckoned and drawn in a part of a sixtieth of a second of the processor's time")
    func speed() throws {
        let page = try PlaygroundBench.page(in: sandbox)
        try page.send("Performance.enable", ["timeDomain": "threadTicks"])
        let before = try page.secondsWorked()
        let frames = 200
        try page.run(
            """
            const playground = await PresetsPlayground;
            const styles = [...document.querySelectorAll("[data-pg=style] option")].map(({ value }) => value);
            for (let frame = 0; frame < \(frames); frame += 1) {
                playground.open({ style: styles[frame % styles.length], width: 100 + frame });
                await new Promise((done) => requestAnimationFrame(done));
            }
            """)
        let milliseconds = try (page.secondsWorked() - before) / Double(frames) * 1000
        print("playground: a frame takes \(milliseconds) ms")
        #expect(milliseconds > 0)
        #expect(milliseconds < 1000 / 60)
    }
}

extension BrowserPage {
    /// What the page's thread has worked so far, whatever else the machine did meanwhile.
    fileprivate func secondsWorked() throws -> Double {
        let metrics = try send("Performance.getMetrics")["metrics"] as? [[String: Any]] ?? []
        return metrics.first { $0["name"] as? String == "TaskDuration" }?["value"] as? Double ?? .nan
    }
}
