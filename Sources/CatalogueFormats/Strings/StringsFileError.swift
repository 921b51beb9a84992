/// Why a `.strings` file cannot be understood, and where.
struct StringsFileError: Error {
    var message: String
    var offset: Int
}
