import Foundation
import TestSupport
import Testing

/// A command with the catalogue before it and the facts after it: what goes wrong leaves one of the two, whole.
struct Trial {
    let command: WritingCommand
    let sandbox: Sandbox
    /// The bytes of the catalogue beforehand; nil if there is none.
    private let before: [UInt8]?
    private let names: [String]
    private let after: String

    init(_ command: WritingCommand) throws {
        self.command = command
        sandbox = try command.sandbox()
        before = try? sandbox.bytes(Sandbox.catalogue)
        names = try sandbox.names
        try #require(sandbox.run(command.arguments).code == 0)
        after = try Self.facts(in: sandbox)
        try reset()
    }

    /// Another folder in which the command can run.
    func copy() throws -> Sandbox { try command.sandbox() }

    /// Which of its states the catalogue is in.
    enum State: Equatable {
        case before, after
        /// With what is wrong.
        case neither(String)
    }

    /// Runs the command, and puts everything back.
    /// - Parameter check: gets how it ended and what it left.
    func run(_ faults: Faults, timeout: Double = 20, check: (Command.Outcome, State) throws -> Void) throws {
        let outcome = try sandbox.run(command.arguments, with: faults, timeout: timeout)
        try check(outcome, try state())
        try reset()
    }

    /// The state that the next one finds who opens the catalogue.
    private func state() throws -> State {
        if try isAsBefore { return .before }
        let verified = try sandbox.run("verify")
        // A journal is rolled back by now.
        if try isAsBefore { return .before }
        if before == nil, verified.errors.contains("not yet a catalogue") { return .before }
        guard verified.code == 0 else { return .neither("verify: \(verified)") }
        let left = Set(try sandbox.names).subtracting(names)
        if left == [Self.journal], try hasBytesAsBefore { return try stateWithJournal() }
        guard left.isSubset(of: [Sandbox.catalogue]) else { return .neither("files: \(left.sorted())") }
        let facts = try Self.facts(in: sandbox)
        return facts == after ? .after : .neither("facts: \(facts)\ninstead of \(after)")
    }

    /// A journal in which nothing stands yet says nothing to readers; the next change takes it over.
    private func stateWithJournal() throws -> State {
        let outcome = try sandbox.run(command.arguments)
        guard outcome.code == 0, try sandbox.names == names, try Self.facts(in: sandbox) == after else {
            return .neither("with an empty journal: \(outcome), files: \(try sandbox.names)")
        }
        return .before
    }

    private static let journal = Sandbox.catalogue + "-journal"

    private var isAsBefore: Bool {
        get throws { try sandbox.names == names && hasBytesAsBefore }
    }

    private var hasBytesAsBefore: Bool {
        get throws { try before.map { try sandbox.bytes(Sandbox.catalogue) == $0 } ?? true }
    }

    /// Everything but what is another in each run: ids of revisions, times, and of a new catalogue its own id.
    private static func facts(in sandbox: Sandbox) throws -> String {
        let text = try sandbox.succeed("export", "json", "--layouts")
        return Golden.normalized(text)
    }

    private func reset() throws {
        for name in try sandbox.names where !names.contains(name) {
            try FileManager.default.removeItem(atPath: sandbox.path(name))
        }
        if let before { try Data(before).write(to: sandbox.folder.appending(path: Sandbox.catalogue)) }
    }
}
