#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import ArgumentParser

/// Reading and writing the files that people name.
enum Files {
    /// The bytes of a file, or of standard input for `-`.
    static func read(_ path: String) throws -> [UInt8] {
        do {
            // The system's name for standard input reads like a file.
            return try Array(Data(contentsOf: URL(filePath: path == "-" ? "/dev/stdin" : path)))
        } catch {
            throw ValidationError("cannot read '\(path)': \(reason(error))")
        }
    }

    /// What writing a file would do.
    enum Outcome { case unchanged, written, differs }

    /// Writes the whole file or nothing of it; a file that has these bytes already is not touched. A link is followed.
    /// - Parameter isCheck: only tells whether the file has these bytes.
    static func write(_ text: String, to path: String, isCheck: Bool) throws -> Outcome {
        let url = URL(filePath: path).resolvingSymlinksInPath()
        let data = Data(text.utf8)
        if let present = try? Data(contentsOf: url), present == data { return .unchanged }
        if isCheck { return .differs }
        do {
            try data.write(to: url, options: .atomic)
        } catch {
            throw ValidationError("cannot write '\(path)': \(reason(error))")
        }
        return .written
    }

    private static func reason(_ error: any Error) -> String {
        guard let code = (error as? CocoaError)?.code else { return "\(error)" }
        return switch code {
        case .fileReadNoSuchFile, .fileNoSuchFile: "there is no such file or folder"
        case .fileReadNoPermission, .fileWriteNoPermission: "permission denied"
        case .fileWriteOutOfSpace: "the disk is full"
        case .fileWriteVolumeReadOnly: "the disk is read-only"
        default: "\(error)"
        }
    }
}
