import CatalogueModel

extension [ButtonPicture] {
    /// A file for each picture: `tab.home.svg`, `tab.home.selected.svg`.
    ///
    /// What file systems or shells may stumble over becomes `-`, and such a name, or one that differs from an earlier one
    /// only in case, ends with a number made from the name: it stays what it is, whatever is added later.
    public var files: [ExportedFile] {
        var taken: Set<String> = []
        return map { picture in
            let layout = picture.layout
            let name = (layout.name ?? layout.style.name) + (layout.state == .normal ? "" : "." + layout.state.name)
            var file = safeFileName(name)
            if file != name || taken.contains(file.lowercased()) { file += "-" + fingerprint(name) }
            var path = file
            var number = 2
            while !taken.insert(path.lowercased()).inserted {
                path = "\(file)-\(number)"
                number += 1
            }
            return ExportedFile(path: path + ".svg", text: picture.svg)
        }
    }
}

/// Letters and digits of any script, and what is harmless besides, in at most 180 bytes.
private func safeFileName(_ name: String) -> String {
    var safe = ""
    for scalar in name.unicodeScalars {
        let isSafe =
            scalar.properties.isAlphabetic || scalar.properties.numericType == .decimal
            || "._+-".unicodeScalars.contains(scalar)
        let next = isSafe ? String(scalar) : "-"
        if safe.utf8.count + next.utf8.count > 180 { break }
        safe += next
    }
    // A leading dot hides a file, a leading dash is an option.
    return safe.hasPrefix(".") || safe.hasPrefix("-") ? "_" + safe : safe
}

/// FNV-1a of 32 bits, in hexadecimal.
private func fingerprint(_ text: String) -> String {
    let hash = text.utf8.reduce(0x811C_9DC5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    return String(hash, radix: 16)
}
