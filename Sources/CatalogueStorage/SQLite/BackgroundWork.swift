import Dispatch

/// Work on a connection that another thread does while the one that it belongs to goes on with something else. One of the
/// two has the connection at a time: `wait` gives it back.
final class BackgroundWork {
    /// Made for the first work: one that is marked needs a thread to go away, which took a twentieth of `show`.
    private lazy var queue: DispatchQueue = {
        let queue = DispatchQueue(label: "presets.background")
        queue.setSpecific(key: Self.marker, value: true)
        return queue
    }()
    private let group = DispatchGroup()
    /// Changed only while nothing is going on.
    private var isRunning = false
    private let outcome = Outcome()

    private static let marker = DispatchSpecificKey<Bool>()

    // Written by the work, and read when that has ended.
    private final class Outcome: @unchecked Sendable {
        var error: (any Error)?
    }

    // What it holds is left alone by the thread that waits for it.
    private struct Work: @unchecked Sendable {
        let body: () throws -> Void
    }

    /// Begins a piece of work when the one before has ended.
    /// - Throws: the error of the one before.
    func start(_ body: @escaping () throws -> Void) throws {
        try finish()
        isRunning = true
        queue.async(group: group) { [work = Work(body: body), outcome] in
            do { try work.body() } catch { outcome.error = error }
        }
    }

    /// Waits for what is going on; the work itself waits for nothing.
    func wait() {
        guard isRunning, DispatchQueue.getSpecific(key: Self.marker) == nil else { return }
        group.wait()
        isRunning = false
    }

    /// Waits for what is going on.
    /// - Throws: its error.
    func finish() throws {
        wait()
        guard let error = outcome.error else { return }
        outcome.error = nil
        throw error
    }
}
