import Foundation

/// A headless Chromium with a profile of its own, ended with its last reference.
package final class Browser {
    /// Seconds for each command; many tests share the machine.
    static let patience = 90.0

    private let folder: URL
    private let pipe: BrowserPipe
    private var lastNumber = 0
    /// What happened in each session since it was asked for.
    private var events: [String: [(method: String, parameters: [String: Any])]] = [:]

    package init() throws {
        guard let path = Chromium.path else { throw BrowserError.gone }
        folder = FileManager.default.temporaryDirectory.appending(path: "browser-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        pipe = try BrowserPipe(path, Chromium.arguments(profile: folder.path + "/profile"), in: folder.path)
    }

    deinit {
        pipe.close()
        try? FileManager.default.removeItem(at: folder)
    }

    /// Gives a command of the DevTools protocol and waits for the answer.
    @discardableResult
    func send(_ method: String, _ parameters: [String: Any] = [:], session: String? = nil) throws -> [String: Any] {
        lastNumber += 1
        let deadline = ContinuousClock.now + .seconds(Self.patience)
        var message: [String: Any] = ["id": lastNumber, "method": method, "params": parameters]
        message["sessionId"] = session
        try pipe.send(message, before: deadline)
        while true {
            let answer = try pipe.receive(before: deadline)
            guard answer["id"] as? Int == lastNumber else {
                keep(answer)
                continue
            }
            if let error = answer["error"] { throw BrowserError.refused("\(method): \(error)") }
            return answer["result"] as? [String: Any] ?? [:]
        }
    }

    /// Waits until the session has an event of this kind, and takes it.
    func wait(for method: String, in session: String) throws {
        let deadline = ContinuousClock.now + .seconds(Self.patience)
        while true {
            if let index = events[session]?.firstIndex(where: { $0.method == method }) {
                events[session]?.remove(at: index)
                return
            }
            keep(try pipe.receive(before: deadline))
        }
    }

    /// The events of a session up to now, which are then forgotten.
    func takeEvents(of session: String) throws -> [(method: String, parameters: [String: Any])] {
        // What the browser has said before it answers this is there.
        try send("Browser.getVersion")
        defer { events[session] = [] }
        return events[session] ?? []
    }

    private func keep(_ message: [String: Any]) {
        guard let session = message["sessionId"] as? String, let method = message["method"] as? String else { return }
        events[session, default: []].append((method, message["params"] as? [String: Any] ?? [:]))
    }
}
