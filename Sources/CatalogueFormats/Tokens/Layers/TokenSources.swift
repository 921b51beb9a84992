/// Reads the files that a file of design tokens consists of.
final class TokenSources {
    private(set) var files: [TokenFile] = []
    let problems: TokenProblems
    private let load: (String) throws -> [UInt8]
    private var known: [String: (file: Int, node: JSONNode)?] = [:]

    /// - Parameter load: gets a file by its path relative to the first one's folder, or throws why it cannot.
    init(_ problems: TokenProblems, load: @escaping (String) throws -> [UInt8]) {
        self.problems = problems
        self.load = load
    }

    /// Nil, with the problem noted, for what is no JSON.
    func parse(_ file: TokenFile) -> (file: Int, node: JSONNode)? {
        files.append(file)
        let index = files.count - 1
        do throws(JSONParseError) {
            return (index, try JSONParser().parse(file.bytes))
        } catch {
            problems.refuse(error.message, at: TokenPlace(file: index, offset: error.offset))
            return nil
        }
    }

    /// A file that another refers to; read once, however often it is referred to.
    func file(at path: String, for place: TokenPlace) -> (file: Int, node: JSONNode)? {
        let path = path.utf8.starts(with: "./".utf8) ? String(path.unicodeScalars.dropFirst(2)) : path
        if let found = known[path] { return found }
        var found: (file: Int, node: JSONNode)?
        do {
            found = parse(TokenFile(name: path, bytes: try load(path)))
        } catch {
            problems.refuse("'\(path)' cannot be read: \(error)", at: place)
        }
        known[path] = .some(found)
        return found
    }
}
