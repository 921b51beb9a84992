import Foundation
import TestSupport
import Testing

/// The playground's page in a browser, and what tests look at in it.
enum PlaygroundBench {
    /// Writes the page with the built command line, and opens it.
    static func page(in sandbox: Sandbox, fragment: String = "") throws -> BrowserPage {
        let outcome = try sandbox.run("playground", "-o", "playground.html")
        #expect(outcome.code == 0, "\(outcome.errors)")
        let page = try BrowserPage()
        try page.setViewport(width: 1200, height: 900)
        try page.open(file: sandbox.path("playground.html"), fragment: fragment)
        try page.run("await PresetsPlayground")
        try page.waitForFrame()
        return page
    }
}

extension BrowserPage {
    /// The text of an element.
    func text(_ selector: String) throws -> String {
        try evaluate("document.querySelector('\(selector)').textContent")
    }

    /// A number of the layout that is shown, as in `button.width`.
    func number(_ path: String) throws -> Double {
        try waitForFrame()
        return try evaluate("PresetsPlayground.then(({ layout }) => layout.\(path))")
    }

    /// What has the focus: its id, or the name of its control.
    var focus: String {
        get throws { try evaluate("document.activeElement.id || document.activeElement.dataset.pg || ''") }
    }
}
