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
                    "results": .array((issues + accepted).map { $0.sarif(location) }),
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
        var members: [JSON.Member] = []
        members.append("ruleId", .string(rule.id))
        members.append("ruleIndex", JSON(rule.index))
        members.append("level", .string(severity.rawValue))
        members.append("message", ["text": .string(message)])
        members.append(
            "locations",
            [
                [
                    "physicalLocation": location,
                    "logicalLocations": [["fullyQualifiedName": .string(name), "kind": .string(kind.rawValue)]],
                ]
            ])
        members.append("partialFingerprints", ["presetsIssue/v1": .string(fingerprint)])
        if let acceptedReason {
            members.append("suppressions", [["kind": "external", "justification": .string(acceptedReason)]])
        }
        return .object(members)
    }

    /// A sentence that stands for itself. What looks like a link in it is none.
    private var message: String {
        let state = state.flatMap { $0 == .normal ? nil : " (\($0.name))" } ?? ""
        let place = places.flatMap { $0.text.isEmpty ? nil : " (\($0.text))" } ?? ""
        return escapedForTerminal("\(name)\(state): \(explanation(naming: 20))\(place)")
            .replacingScalars("[", with: "\\[").replacingScalars("]", with: "\\]")
    }

    /// The same for the same issue, also when its numbers, its places or names change.
    private var fingerprint: String {
        ([rule.id, id.description] + [state?.name, property, acceptedReason.map { _ in "accepted" }].compactMap { $0 })
            .joined(separator: "/")
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
