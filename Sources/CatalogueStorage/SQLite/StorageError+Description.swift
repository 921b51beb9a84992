extension StorageError: CustomStringConvertible {
    /// What happened, where, and what to do next, for people.
    public var description: String {
        let place = path.isEmpty ? "the catalogue" : path
        var text = "\(place): \(kind.whatHappened)"
        if let message {
            text += " (\(message)\(code == .ok ? "" : ", code \(code.rawValue)"))"
        }
        text += "."
        if let advice = kind.whatToDo {
            text += " \(advice)"
        }
        if let sql {
            text += "\n\(sql)"
        }
        return text
    }
}

extension StorageError.Kind {
    /// As a sentence without a subject or an end.
    package var whatHappened: String {
        switch self {
        case .cannotOpen(let obstacle): obstacle.whatHappened
        case .exists: "there is such a file already, which stays as it is"
        case .hardLinks(let count):
            "this file has \(count) names (hard links), and a crash is not seen under another one; it can only be read"
        case .notACatalogue(.empty): "this file is empty, not yet a catalogue"
        case .notACatalogue(.notSQLite): "this is not a catalogue but some other kind of file"
        case .notACatalogue(.otherProgram(applicationID: 0)): "this is an SQLite file, but not a catalogue"
        case .notACatalogue(.otherProgram(let id)):
            "this is an SQLite file of another program (application id \(id)), not a catalogue"
        case .newer(let version, let known):
            "a newer version made this catalogue (its format is \(version), this program knows \(known))"
        case .older(let version, let known):
            "an older version made this catalogue (its format is \(version), this program needs \(known))"
        case .editedMigration(let number, let name):
            "this catalogue was made with another text of migration \(number) (\(name))"
        case .migrationGap(let missing): "this catalogue lacks migration \(missing), though it should have it"
        case .busy: "another process is using the catalogue"
        case .readOnly: "the catalogue, or the folder it is in, cannot be written"
        case .unfinishedChange: "a crash left half a change, which cannot be taken back where nothing may be written"
        case .diskFull: "the disk is full; nothing was changed"
        case .diskFailed: "the disk could not be read or written; nothing was changed"
        case .outOfMemory: "the memory ran out; nothing was changed"
        case .damaged: "the file is damaged"
        case .constraint: "the catalogue refuses this change"
        case .notFinite(let parameter): "\(parameter) is not a finite number"
        case .misuse: "a mistake in this program; nothing was changed"
        case .failed: "SQLite failed"
        }
    }

    fileprivate var whatToDo: String? {
        switch self {
        case .cannotOpen(let obstacle): obstacle.whatToDo
        case .exists: "Name another one; an earlier backup makes way for `presets backup --replace`."
        case .hardLinks: "Make a file of its own of it: `presets backup`."
        case .notACatalogue(.empty): "Make it one with `presets init`."
        case .notACatalogue(.notSQLite):
            "Nothing was touched. Name another file with --catalogue; if it was a catalogue, see `presets doctor`."
        case .notACatalogue: "Nothing was touched. Name another file with --catalogue."
        case .newer: "Update this program."
        case .older: "Any command that writes brings it up to date."
        case .editedMigration, .migrationGap: "Nothing was touched. Use the version that made it, or a backup."
        case .busy: "Try again when it has finished, or end it."
        case .readOnly: "Check the permissions of both."
        case .unfinishedChange: "Copy it together with its “-journal” to a folder that can be written."
        case .diskFull: "Make room and try again."
        case .diskFailed: "Check the disk and the connection to it, then try again."
        case .outOfMemory: "Close other programs and try again."
        case .damaged: "See what is damaged and save what can be read with `presets doctor`, or go back to a backup."
        case .constraint, .notFinite: nil
        case .failed: "See whether the file is sound with `presets doctor`; if it is, please report this."
        case .misuse: "Please report this."
        }
    }
}

extension StorageError.Obstacle {
    fileprivate var whatHappened: String {
        switch self {
        case .emptyPath: "the path of the catalogue is empty"
        case .zeroByteInPath: "a path cannot hold a zero byte"
        case .noSuchFile: "there is no such file"
        case .noSuchFolder: "the folder that it should be in does not exist"
        case .directory: "this is a folder, not a catalogue"
        case .notARegularFile: "this is not a regular file"
        case .notPermitted: "the permission to open it is missing"
        case .writeAheadLog: "some other program switched this catalogue to write-ahead logging, where reading writes"
        case .other: "it cannot be opened"
        }
    }

    fileprivate var whatToDo: String? {
        switch self {
        case .emptyPath, .zeroByteInPath, .directory, .notARegularFile: "Name a file with --catalogue."
        case .noSuchFile: "Make a catalogue with `presets init`, or name another file with --catalogue."
        case .noSuchFolder: "Make the folder first."
        case .notPermitted: "Check the permissions of the file and of its folder."
        case .writeAheadLog: "Any command that writes switches it back."
        case .other: "Check the path and the links in it."
        }
    }
}
