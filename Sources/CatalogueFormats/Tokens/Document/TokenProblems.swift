/// Where something stands: in which file, at which byte.
struct TokenPlace: Hashable {
    var file: Int
    var offset: Int
}

/// Collects what there is to say about files while they are read to their end. A thing that is met again, because a
/// token holds for several values of a trait, is said once.
final class TokenProblems {
    private(set) var problems: Set<TokenMessage> = []
    private(set) var warnings: Set<TokenMessage> = []

    func refuse(_ message: String, at place: TokenPlace) {
        problems.insert(TokenMessage(file: place.file, offset: place.offset, message: message))
    }

    func warn(_ message: String, at place: TokenPlace) {
        warnings.insert(TokenMessage(file: place.file, offset: place.offset, message: message))
    }

    /// In the order of the files, and of each from its start.
    static func sorted(_ messages: Set<TokenMessage>) -> [TokenMessage] {
        messages.sorted { ($0.file, $0.offset, $0.message) < ($1.file, $1.offset, $1.message) }
    }
}
