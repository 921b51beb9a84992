/// A line of a `.strings` file.
struct StringsFileEntry {
    var key: String
    var value: String
    /// What stands in a comment just before it.
    var comment: String?
    /// Where the key stands, in bytes from the start of the text.
    var offset: Int
    /// Where the key stands, from 1.
    var line: Int
}
