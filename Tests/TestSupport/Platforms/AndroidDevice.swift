/// Which number a device finds among the resource folders.
public struct AndroidDevice {
    public struct Folder {
        public var locale: Locale?
        public var direction: String?
        /// The text of each dimension.
        public var values: [String: String] = [:]
    }

    /// The parts of a language tag; what else there is in it is not looked at.
    public struct Locale: Equatable {
        public var language: String
        public var script: String?
        public var region: String?

        init(_ tag: String) {
            let subtags = tag.split(separator: "-").map { String($0) }
            language = ["he": "iw", "id": "in", "yi": "ji"][subtags[0]] ?? subtags[0]
            script = subtags.dropFirst().first { $0.count == 4 && $0.first?.isLetter == true }
            region = subtags.dropFirst().first { $0.count == 2 || $0.count == 3 && $0.first?.isNumber == true }
        }
    }

    struct Failure: Error { let text: String }

    public private(set) var folders: [Folder] = []

    /// - Parameter files: the text of each, by its path in the resources.
    public init(_ files: [(path: String, text: String)]) throws {
        for file in files {
            var folder = try Self.folder(String(file.path.prefix { $0 != "/" }))
            let lines = file.text.replacing(/(?s)<!--.*?-->/, with: "").split(separator: "\n")
            for line in lines.map({ $0.drop { $0 == " " } }) where !line.isEmpty {
                if let match = line.wholeMatch(of: /<dimen name="(.*?)">(.*?)dp<\/dimen>/) {
                    try folder.add(match.output.1, match.output.2)
                } else if let match = line.wholeMatch(
                    of: /<item name="(.*?)" format="float" type="dimen">(.*?)<\/item>/)
                {
                    try folder.add(match.output.1, match.output.2)
                } else if !line.hasPrefix("<?xml"), !["<resources>", "</resources>"].contains(line) {
                    throw Failure(text: String(line))
                }
            }
            folders.append(folder)
        }
    }

    /// `values-b+zh+Hant-ldrtl`
    private static func folder(_ name: String) throws -> Folder {
        var parts = name.split(separator: "-").dropFirst()
        var folder = Folder()
        if let first = parts.first, !first.hasPrefix("ld") {
            parts = parts.dropFirst()
            var subtags = first.hasPrefix("b+") ? first.split(separator: "+").dropFirst().map { $0 } : [first]
            if let region = parts.first, region.hasPrefix("r"), region.count == 3 {
                parts = parts.dropFirst()
                subtags.append(region.dropFirst())
            }
            folder.locale = Locale(subtags.joined(separator: "-"))
        }
        if let direction = parts.first, direction.hasPrefix("ld") {
            parts = parts.dropFirst()
            folder.direction = String(direction.dropFirst(2))
        }
        if !parts.isEmpty { throw Failure(text: name) }
        return folder
    }

    /// The number of a name; nil where there is none by default, which would end an app.
    /// - Parameter isLenient: whether folders for other parts of the language are looked at when the right one has
    ///   nothing. Newer devices do, older ones do not: an export has to be right for both.
    public func value(_ name: String, locale: String?, direction: String, isLenient: Bool) -> String? {
        guard folders.contains(where: { $0.locale == nil && $0.direction == nil && $0.values[name] != nil }) else {
            return nil
        }
        let wanted = locale.map { Locale($0) }
        func rank(_ folder: Folder) -> Int? {
            guard folder.values[name] != nil, folder.direction == nil || folder.direction == direction else {
                return nil
            }
            let direction = folder.direction == nil ? 0 : 1
            guard let own = folder.locale else { return direction }
            guard own.language == wanted?.language else { return nil }
            if own == wanted { return 6 + direction }
            if own.script == nil, own.region == nil { return 4 + direction }
            return isLenient ? 2 + direction : nil
        }
        return folders.compactMap { folder in rank(folder).map { ($0, folder) } }
            .max { $0.0 < $1.0 }?.1.values[name]
    }
}

extension AndroidDevice.Folder {
    /// Two of one name are an error to Android's tools.
    fileprivate mutating func add(_ name: Substring, _ value: Substring) throws {
        if values.updateValue(String(value), forKey: String(name)) != nil {
            throw AndroidDevice.Failure(text: String(name))
        }
    }
}
