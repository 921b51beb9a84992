import CatalogueModel

extension [ButtonPicture] {
    /// A file for each picture: `tab.home.svg`, `tab.home.selected.svg`.
    ///
    /// What file systems or shells may stumble over becomes `-`, and such a name, or one that some file system takes for
    /// an earlier one, ends with a number made from the name: it stays what it is, whatever is added later.
    public var files: [ExportedFile] {
        var taken: Set<String> = []
        return map { picture in
            let layout = picture.layout
            let name = (layout.name ?? layout.style.name) + (layout.state == .normal ? "" : "." + layout.state.name)
            var file = safeFileName(name)
            if file != name || taken.contains(FileNames.key(file)) { file += "-" + fingerprint(name) }
            var path = file
            var number = 2
            while !taken.insert(FileNames.key(path)).inserted {
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
        let properties = scalar.properties
        let isShown = properties.isAlphabetic || properties.numericType == .decimal
        let isSafe = isShown && !properties.isDefaultIgnorableCodePoint || "._+-".unicodeScalars.contains(scalar)
        let next = isSafe ? String(scalar) : "-"
        if safe.utf8.count + next.utf8.count > 180 { break }
        safe += next
    }
    // A leading dot hides a file, a leading dash is an option.
    return [".", "-"].contains(safe.unicodeScalars.first) || FileNames.isDevice(safe) ? "_" + safe : safe
}

/// FNV-1a of 32 bits, in hexadecimal.
private func fingerprint(_ text: String) -> String {
    let hash = text.utf8.reduce(0x811C_9DC5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    return String(hash, radix: 16)
}
