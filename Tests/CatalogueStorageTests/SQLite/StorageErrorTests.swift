import Testing

@testable import CatalogueStorage

@Suite("Storage errors")
struct StorageErrorTests {
    @Test("a class matches its codes, a code only itself")
    func patterns() {
        #expect(ResultCode.constraint ~= .constraintUnique)
        #expect(ResultCode.constraint ~= .constraint)
        #expect(ResultCode.constraintUnique ~= .constraintUnique)
        #expect(!(ResultCode.constraintUnique ~= .constraint))
        #expect(!(ResultCode.constraintUnique ~= .constraintForeignKey))
        #expect(!(ResultCode.busy ~= .constraint))
    }

    @Test("each class of codes has its kind")
    func kinds() {
        func kind(_ code: Int32) -> StorageError.Kind {
            StorageError(code: ResultCode(rawValue: code), path: "", message: nil).kind
        }
        #expect(kind(5) == .busy)
        #expect(kind(5 | 1 << 8) == .busy)
        #expect(kind(6) == .busy)
        #expect(kind(8 | 6 << 8) == .readOnly)
        #expect(kind(8 | 3 << 8) == .unfinishedChange)
        #expect(kind(13) == .diskFull)
        #expect(kind(10 | 3 << 8) == .diskFailed)
        #expect(kind(11 | 3 << 8) == .damaged)
        #expect(kind(26) == .notACatalogue(.notSQLite))
        #expect(kind(14) == .cannotOpen(.other))
        #expect(kind(1) == .failed)
    }

    @Test("a description says what, where and what to do")
    func description() {
        let newer = StorageError(.newer(version: 3, known: 2), path: "p.db")
        #expect(
            newer.description
                == "p.db: a newer version made this catalogue (its format is 3, this program knows 2). Update this program."
        )
        let full = StorageError(code: .full, path: "p.db", message: "database or disk is full", sql: "INSERT …")
        #expect(
            full.description == """
                p.db: the disk is full; nothing was changed (database or disk is full, code 13). Make room and try again.
                INSERT …
                """)
    }
}
