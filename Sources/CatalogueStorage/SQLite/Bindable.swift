/// A value that SQLite can keep: `Int64`, `Int`, `Double`, `String` or `[UInt8]`. No value is SQL's NULL.
package protocol Bindable {
    /// Gives the value to the parameter at `position`, counted from 1.
    func bind(to statement: Statement, at position: Int32) throws(StorageError)
}

extension Int64: Bindable {
    package func bind(to statement: Statement, at position: Int32) throws(StorageError) {
        try statement.bind(self, at: position)
    }
}

extension Int: Bindable {
    package func bind(to statement: Statement, at position: Int32) throws(StorageError) {
        try statement.bind(Int64(self), at: position)
    }
}

extension Double: Bindable {
    package func bind(to statement: Statement, at position: Int32) throws(StorageError) {
        try statement.bind(self, at: position)
    }
}

extension String: Bindable {
    package func bind(to statement: Statement, at position: Int32) throws(StorageError) {
        try statement.bind(self, at: position)
    }
}

extension [UInt8]: Bindable {
    package func bind(to statement: Statement, at position: Int32) throws(StorageError) {
        try statement.bind(self, at: position)
    }
}
