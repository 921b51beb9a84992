import CatalogueModel

extension CatalogueCheck {
    /// What was found as a SARIF 2.1.0 log, in which code hosts look for results of checks.
    /// - Parameter file: the catalogue's path, which every result points at.
    public func sarif(file: String) -> JSON {
        let location: JSON = [
            "artifactLocation": ["uri": .string(uriReference(file))],
            // Code hosts want a line; a catalogue has none.
            "region": ["startLine": 1],
        ]
        return [
            "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
            "runs": [
                [
                    "tool": ["driver": ["name": "presets", "rules": .array(CheckRule.allCases.map(\.sarif))]],
                    "results": .array(issues.map { $0.sarif(location) }),
                ]
            ],
        ]
    }
}

extension CheckRule {
    fileprivate var sarif: JSON {
        [
            "id": .string(id), "shortDescription": ["text": .string(meaning)], "help": ["text": .string(remedy)],
            "defaultConfiguration": ["level": .string(defaultSeverity.rawValue)],
        ]
    }
}

extension CheckIssue {
    fileprivate func sarif(_ location: JSON) -> JSON {
        [
            "ruleId": .string(rule.id), "ruleIndex": JSON(rule.index), "level": .string(severity.rawValue),
            "message": ["text": .string(message)],
            "locations": [
                [
                    "physicalLocation": location,
                    "logicalLocations": [["fullyQualifiedName": .string(name), "kind": .string(kind.rawValue)]],
                ]
            ],
            "partialFingerprints": ["presetsIssue/v1": .string(fingerprint)],
        ]
    }

    /// A sentence that stands for itself. What looks like a link in it is none.
    private var message: String {
        let state = state.flatMap { $0 == .normal ? nil : " (\($0.name))" } ?? ""
        let place = places.flatMap { $0.text.isEmpty ? nil : " (\($0.text))" } ?? ""
        return escapedForTerminal("\(name)\(state): \(sentence(naming: 20))\(place)")
            .replacing("[", with: "\\[").replacing("]", with: "\\]")
    }

    /// The same for the same issue, also when its numbers, its places or names change.
    private var fingerprint: String {
        ([rule.id, id.description] + [state?.name, property].compactMap { $0 }).joined(separator: "/")
    }
}

/// A path as a URI reference: relative to where the log is read, or a `file:` URI.
private func uriReference(_ path: String) -> String {
    var uri = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "~"), UInt8(ascii: "/"):
            uri.unicodeScalars.append(Unicode.Scalar(byte))
        default:
            let hex = String(byte, radix: 16, uppercase: true)
            uri += hex.count == 1 ? "%0\(hex)" : "%\(hex)"
        }
    }
    return uri
}
