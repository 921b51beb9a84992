/// One numbered, atomic change of facts with its layouts. Revision 0 is the empty catalogue.
public struct Revision: Hashable, Sendable {
    public var number: Int64
    public var uuid: StableID
    /// Seconds since 1970.
    public var time: Int64
    public var author: String
    /// What was asked, as on the command line.
    public var request: String

    public init(number: Int64, uuid: StableID, time: Int64, author: String, request: String) {
        self.number = number
        self.uuid = uuid
        self.time = time
        self.author = author
        self.request = request
    }
}

/// A name for a revision.
public struct Release: Hashable, Sendable {
    public var name: String
    public var revision: Int64
    public var note: String?
    /// Seconds since 1970.
    public var time: Int64
    public var author: String

    public init(name: String, revision: Int64, note: String?, time: Int64, author: String) {
        self.name = name
        self.revision = revision
        self.note = note
        self.time = time
        self.author = author
    }

    /// The name as it is kept, in Unicode's composed form.
    public static func normalised(_ name: String) -> String { name.precomposed }

    /// Whether a text can name a release: not `now`, not `r` and digits or digits alone, which name revisions, and
    /// nothing that a command line, a file name or a terminal would take for something else.
    public static func isName(_ text: String) -> Bool {
        guard !text.isEmpty, text.utf8.count <= 100, text != "now", text.utf8.first != UInt8(ascii: "-") else {
            return false
        }
        let digits = text.hasPrefix("r") ? text.dropFirst() : text[...]
        if digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) { return false }
        return text.unicodeScalars.allSatisfy {
            !"@/\\".unicodeScalars.contains($0) && !$0.properties.isWhitespace
                && $0.properties.generalCategory != .control && $0.properties.generalCategory != .format
        }
    }
}

/// Whose change a revision is.
public struct Attribution: Hashable, Sendable {
    public var author: String
    /// Seconds since 1970.
    public var time: Int64
    /// What was asked, as on the command line.
    public var request: String

    public init(author: String, time: Int64, request: String) {
        self.author = author
        self.time = time
        self.request = request
    }
}
