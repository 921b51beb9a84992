extension ExportSurvey {
    /// What to do for a file of the export. What no export wrote is never replaced.
    /// - Parameter old: what the last export wrote; nil where that cannot be known, which stops the export anyway.
    mutating func step(writing text: String, to path: ExportPath, after old: ExportManifest?) -> ExportPlan.Step {
        let file = file(at: path)
        let step = Self.step(writing: text, to: path, over: file)
        guard let file, let old, step.found == .differs else { return step }
        if file.isDatabase {
            note("\(shown(path.text)) is a database, perhaps a catalogue, and stays; \(Self.remedy)")
        } else if !isWritten(path, by: old), !hasMark(file, of: text) {
            note("\(shown(path.text)) was not written by this export; \(Self.remedy)")
        }
        return step
    }

    /// What to do for a file that may be replaced.
    /// - Parameter isTold: whether it is worth telling that nothing has to be done.
    static func step(
        writing text: String, to path: ExportPath, over file: OpenFolder.File?, isTold: Bool = true
    ) -> ExportPlan.Step {
        guard let file else {
            return ExportPlan.Step(path: path, action: .write(text, permissions: nil), found: .missing)
        }
        if file.bytes.elementsEqual(text.utf8) {
            return ExportPlan.Step(path: path, action: .leave, found: isTold ? .unchanged : nil)
        }
        return ExportPlan.Step(path: path, action: .write(text, permissions: file.permissions), found: .differs)
    }

    /// What to do with a file that the export no longer has; nil where its path leads to one that it has.
    mutating func step(
        removing path: ExportPath, after old: ExportManifest, beside new: ExportManifest
    ) -> ExportPlan.Step? {
        guard let file = file(at: path, isLeft: true) else {
            // Its folders may still be there, empty, after a run that was killed.
            return ExportPlan.Step(path: path, action: .tidy, found: nil)
        }
        if let twin = new.twin(of: path), isOneFile(twin, path) { return nil }
        guard ExportManifest.digest(file.bytes) == old.files[path], !file.isDatabase else {
            return ExportPlan.Step(path: path, action: .leave, found: .kept)
        }
        return ExportPlan.Step(path: path, action: .remove, found: .orphaned)
    }

    private func isWritten(_ path: ExportPath, by old: ExportManifest) -> Bool {
        if old.files[path] != nil { return true }
        return old.twin(of: path).map { isOneFile($0, path) } ?? false
    }

    /// Whether a file begins with the line that the export's own begin with; so it is its own where the manifest was
    /// lost. A line that does not name the export proves nothing: many a file begins with `{`.
    private func hasMark(_ file: OpenFolder.File, of text: String) -> Bool {
        let line = Self.firstLine(of: text.utf8)
        return String(decoding: line, as: UTF8.self).contains("made by 'presets export \(export.format)'")
            && line == Self.firstLine(of: file.bytes)
    }

    /// Without its end, which git may have made another.
    private static func firstLine(of bytes: some Sequence<UInt8>) -> [UInt8] {
        let line = Array(bytes.prefix { $0 != UInt8(ascii: "\n") })
        return line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    }
}

extension OpenFolder.File {
    fileprivate var isDatabase: Bool { bytes.starts(with: "SQLite format 3\0".utf8) }
}
