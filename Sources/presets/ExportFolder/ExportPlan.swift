import ArgumentParser
import CatalogueFormats

/// What an export does to a folder, found out before the first of its steps is taken.
struct ExportPlan {
    /// What is done to one file.
    struct Step {
        /// What is done to the file.
        enum Action {
            /// Nothing.
            case leave
            /// It is written; permissions are those to keep.
            case write(String, permissions: UInt16?)
            /// It is removed, with the folders that become empty.
            case remove
            /// It is gone already, but perhaps not the folders. What comes to that name meanwhile stays: on a disk that
            /// knows no capitals it may be a file that this export wrote.
            case tidy
        }

        /// The file.
        let path: ExportPath
        /// What is done.
        let action: Action
        /// What a check tells of the file; nil where there is nothing to tell.
        let found: ExportFolder.Outcome?
    }

    private let files: [Step]
    private let manifest: Step

    /// The files, then those that are no longer of the export, then the manifest: until that is written, the old one
    /// tells the next run what a killed one had still to remove.
    var steps: [Step] { files + [manifest] }

    /// What a check tells. A stale manifest is no news beside stale files.
    var findings: [(path: ExportPath, outcome: ExportFolder.Outcome)] {
        let isRight = files.allSatisfy { $0.found == nil || $0.found == .unchanged || $0.found == .kept }
        return (isRight ? steps : files).compactMap { step in step.found.map { (step.path, $0) } }
    }

    /// Looks at everything.
    /// - Parameter folder: nil where there is none yet.
    /// - Throws: everything that stands against it.
    init(
        _ files: [ExportedFile], of export: ExportFolder, in folder: OpenFolder?
    ) throws(ValidationError) {
        var survey = ExportSurvey(export, in: folder)
        let files = survey.read(files)
        let path = ExportManifest.path(of: export.format)
        let present = survey.file(at: path)
        let old = survey.manifest(in: present)
        let new = ExportManifest(files, of: export.format)
        var steps = files.map { survey.step(writing: $0.text, to: $0.path, after: old) }
        if let old {
            for path in old.paths where new.files[path] == nil {
                if let step = survey.step(removing: path, after: old, beside: new) { steps.append(step) }
            }
        }
        try survey.finish()
        self.files = steps
        manifest = ExportSurvey.step(writing: new.text, to: path, over: present, isTold: false)
    }
}
