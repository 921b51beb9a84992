import Foundation

/// A page in a browser, with what went wrong in it.
package final class BrowserPage {
    private let browser: Browser
    private let session: String
    /// Errors and warnings of the console, of scripts and of the browser itself, since the page was made.
    private var seenProblems: [String] = []
    /// What was asked for beyond the page's own file.
    private var seenRequests: [String] = []

    /// A tab of this browser, or of one that goes with the page.
    package init(in browser: Browser? = nil) throws {
        let browser = try browser ?? Browser()
        self.browser = browser
        let target = try browser.send("Target.createTarget", ["url": "about:blank"])["targetId"] as? String ?? ""
        let attached = try browser.send("Target.attachToTarget", ["targetId": target, "flatten": true])
        session = attached["sessionId"] as? String ?? ""
        for domain in ["Page", "Runtime", "Log", "Network"] { try send("\(domain).enable") }
        try send(
            "Network.emulateNetworkConditions",
            ["offline": true, "latency": 0, "downloadThroughput": 0, "uploadThroughput": 0])
    }

    @discardableResult
    package func send(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
        try browser.send(method, parameters, session: session)
    }

    /// Opens a file and waits until it is loaded.
    /// - Parameter fragment: what follows the `#`, without it.
    package func open(file: String, fragment: String = "") throws {
        let url = URL(filePath: file).absoluteString + (fragment.isEmpty ? "" : "#\(fragment)")
        // Only another file is loaded anew.
        try send("Page.navigate", ["url": "about:blank"])
        try browser.wait(for: "Page.loadEventFired", in: session)
        try send("Page.navigate", ["url": url])
        try browser.wait(for: "Page.loadEventFired", in: session)
    }

    /// The value of an expression of JavaScript, which may be a promise.
    package func evaluate<Value: Decodable>(_ expression: String, as type: Value.Type = Value.self) throws -> Value {
        let wrapped = "(async () => JSON.stringify({ value: await (\(expression)) }))()"
        let answer = try send(
            "Runtime.evaluate", ["expression": wrapped, "awaitPromise": true, "returnByValue": true])
        if let exception = answer["exceptionDetails"] { throw BrowserError.refused("\(exception)") }
        let text = (answer["result"] as? [String: Any])?["value"] as? String ?? ""
        return try JSONDecoder().decode([String: Value].self, from: Data(text.utf8))["value"]
            ?? { throw BrowserError.refused("\(expression) has no value") }()
    }

    /// Runs JavaScript for what it does.
    package func run(_ statements: String) throws {
        _ = try evaluate("(async () => { \(statements); return true; })()", as: Bool.self)
    }

    /// Waits for the next frame to be drawn.
    package func waitForFrame() throws {
        try run("await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    }

    package func problems() throws -> [String] {
        try takeEvents()
        return seenProblems
    }

    package func requests() throws -> [String] {
        try takeEvents()
        return seenRequests
    }

    private func takeEvents() throws {
        for (method, parameters) in try browser.takeEvents(of: session) {
            switch method {
            case "Runtime.exceptionThrown", "Log.entryAdded": seenProblems.append("\(parameters)")
            case "Runtime.consoleAPICalled":
                if ["error", "warning", "assert"].contains(parameters["type"] as? String) {
                    seenProblems.append("\(parameters)")
                }
            case "Network.requestWillBeSent":
                let url = (parameters["request"] as? [String: Any])?["url"] as? String ?? ""
                if parameters["type"] as? String != "Document" { seenRequests.append(url) }
            default: break
            }
        }
    }
}
