/// Why a value is not what its type asks for.
struct TokenValueError: Error {
    var message: String

    init(_ message: String) {
        self.message = message
    }
}
