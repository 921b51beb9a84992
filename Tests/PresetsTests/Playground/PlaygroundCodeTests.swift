import ButtonLayout
import CatalogueModel
import Foundation
import Testing

/// The Swift code that the page gives to copy.
@Suite("Playground code", .needsChromium)
struct PlaygroundCodeTests {
    @Test("compiles for every style in both directions, fixed and fitted")
    func compiles() throws {
        let sandbox = try Sandbox()
        let page = try PlaygroundBench.page(in: sandbox)
        let codes: [String] = try page.evaluate(
            """
            (async () => {
                const playground = await PresetsPlayground;
                const codes = [];
                for (const { value: style } of document.querySelectorAll("[data-pg=style] option")) {
                    for (const more of [{ direction: "rtl" }, { widthFits: true, heightFits: true, spacing: -0.25 }]) {
                        playground.open({ style, ...more });
                        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
                        codes.push(document.getElementById("pg-code").textContent);
                    }
                }
                return codes;
            })()
            """)
        #expect(codes.count == 2 * Style.allCases.count)
        let members = codes.enumerated().map { number, code in
            code.contains("override func")
                ? "final class Sample\(number): UIButton {\n\(code)\n}"
                // Insets are deprecated beside configurations; who copies them knows.
                : "@available(*, deprecated) @MainActor func sample\(number)(_ button: UIButton) {\n\(code)\n}"
        }
        try sandbox.write("import UIKit\n\n" + members.joined(separator: "\n\n"), to: "Samples.swift")
        try Toolchain.typecheck([sandbox.path("Samples.swift")]).expectSuccess()
        #expect(codes.filter { $0.contains("override func") }.count == 2 * 9)
        #expect(codes.filter { $0.contains("UIButton.Configuration.plain()") }.count == 2 * 4)
        #expect(codes.filter { $0.contains("imageEdgeInsets") }.count == 2 * 28)
    }

    @Test("holds the numbers of the layout, whole")
    func numbers() throws {
        let fragment = "playground:style=exact%2Fleading&titleMode=size&titleWidth=60&titleHeight=20&spacing=10"
        let page = try PlaygroundBench.page(in: Sandbox(), fragment: fragment)
        #expect(
            try page.text("#pg-code") == """
                // exact/leading, for a button of 200 x 100 points.
                button.contentHorizontalAlignment = .center
                button.contentVerticalAlignment = .center
                button.contentEdgeInsets = UIEdgeInsets(
                    top: 0, left: 5, bottom: 0, right: 5)
                button.titleEdgeInsets = UIEdgeInsets(
                    top: 0, left: 5, bottom: 0, right: -5)
                button.imageEdgeInsets = UIEdgeInsets(
                    top: 0, left: -5, bottom: 0, right: 5)
                """)
    }
}
