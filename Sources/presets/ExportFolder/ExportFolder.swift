import ArgumentParser
import CatalogueFormats

/// Writes the files of an export into a folder, and removes those that an earlier one left there.
///
/// A manifest in the folder, `.presets-<format>.json`, tells what the export wrote: only that is ever removed, and only
/// while its bytes are still those. What is there is replaced when the manifest has it or its first line says that this
/// export made it. Nothing outside the folder is touched: no link below it is followed.
struct ExportFolder {
    /// As the person named it; links are followed.
    let path: String
    /// Each format has a manifest of its own, so that several exports can share a folder.
    let format: String

    /// Names a folder, of which nothing is known yet.
    /// - Parameter format: letters, digits and hyphens, such as `swift`.
    init(_ path: String, of format: String) {
        precondition(!format.isEmpty && format.utf8.allSatisfy(Self.isPlain), "the format names the manifest's file")
        self.path = path
        self.format = format
    }

    /// Whether an output is a folder: there is one, or it ends as one.
    static func isNamed(by output: String) -> Bool {
        output.utf8.last == UInt8(ascii: "/") || System.place(output) == .folder
    }

    /// What became of a file, or would become of it.
    enum Outcome {
        /// It has these bytes already, and was not touched.
        case unchanged
        /// It is new, or has other bytes now.
        case written
        /// A check found no such file.
        case missing
        /// A check found it with other bytes.
        case differs
        /// It is no longer of the export.
        case removed
        /// A check found what is no longer of the export.
        case orphaned
        /// It is no longer of the export, but not as the export wrote it: it stays, and is a person's from now on.
        case kept
    }

    /// Writes what is new or other, removes what an earlier export wrote and this one has no longer, and writes the
    /// manifest. All is looked at before anything is written; a run that was killed is mended by the next one.
    ///
    /// - Parameter isCheck: writes nothing, only tells.
    /// - Returns: the files in their order, those that are no longer of the export, and the manifest: when it was
    ///   written, or when a check finds it stale and everything else right. Paths begin with the folder's.
    /// - Throws: everything that stands against it.
    func write(
        _ files: [ExportedFile], isCheck: Bool
    ) throws(ValidationError) -> [(path: String, outcome: Outcome)] {
        let found = try open()
        found?.lock(isShared: isCheck)
        let plan = try ExportPlan(files, of: self, in: found)
        if isCheck { return plan.findings.map { (shown($0.path.text), $0.outcome) } }
        guard let folder = found else {
            // Another export may have made it too, and written there first: it is looked at again.
            try make()
            return try write(files, isCheck: false)
        }
        var outcomes: [(path: String, outcome: Outcome)] = []
        for step in plan.steps {
            if let outcome = try take(step, in: folder) { outcomes.append((shown(step.path.text), outcome)) }
        }
        return outcomes
    }

    /// Does what a step of the plan says.
    /// - Returns: what is worth telling of it.
    func take(_ step: ExportPlan.Step, in folder: OpenFolder) throws(ValidationError) -> Outcome? {
        do throws(SystemError) {
            switch step.action {
            case .leave: return step.found
            case .tidy:
                try folder.removeEmptyFolders(to: step.path)
                return step.found
            case .remove:
                try folder.remove(step.path)
                return .removed
            case .write(let text, let permissions):
                let temporary = "\(ExportPath.reserved)\(format).tmp"
                try folder.write(text, to: step.path, through: temporary, permissions: permissions)
                return .written
            }
        } catch {
            let what = if case .write = step.action { "write" } else { "remove" }
            let name = escapedForTerminal(shown(step.path.text))
            throw ValidationError(
                "cannot \(what) '\(name)': \(error); no file is half written: mend that and export again")
        }
    }

    /// A path below the folder, as a person would type it.
    func shown(_ path: String) -> String { self.path.hasSuffix("/") ? self.path + path : "\(self.path)/\(path)" }

    /// The folder's path for a sentence.
    var name: String { "'\(escapedForTerminal(path))'" }

    // MARK: The folder itself

    /// - Returns: nil where there is nothing yet.
    private func open() throws(ValidationError) -> OpenFolder? {
        do throws(SystemError) {
            return try OpenFolder(path)
        } catch {
            switch System.place(path) {
            // Another export may have made it meanwhile.
            case .nothing where error.isMissing && !path.isEmpty, .folder where error.isMissing: return nil
            case .other:
                if error.isMissing, let folder = try? OpenFolder(path) { return folder }
                fallthrough
            case .file: throw ValidationError("\(name) is no folder to export into; name another one")
            case .nothing, .folder: throw ValidationError("cannot export into \(name): \(error); name another folder")
            }
        }
    }

    private func make() throws(ValidationError) {
        do throws(SystemError) {
            try System.makeFolders(path)
        } catch {
            throw ValidationError("cannot make the folder \(name): \(error); name another one")
        }
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): true
        default: false
        }
    }
}
