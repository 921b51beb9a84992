import Foundation
import Fuzzing
import Testing

/// What `script/fuzz` starts from, and what it found: no promise is broken by any of it.
struct FuzzTargetTests {
    private static let seeds = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../Fuzzing/Seeds").standardizedFileURL

    @Test(arguments: FuzzTarget.allCases)
    func seedsBreakNoPromise(target: FuzzTarget) throws {
        let folder = Self.seeds.appending(path: target.rawValue)
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        #expect(!files.isEmpty)
        for file in files {
            let bytes = [UInt8](try Data(contentsOf: file))
            #expect(throws: Never.self, "\(file.lastPathComponent)") { try target.check(bytes) }
        }
    }
}
