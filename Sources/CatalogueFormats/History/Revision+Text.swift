import CatalogueModel

extension Revision {
    /// `2026-11-30T12:00:00Z`.
    var timeText: String { Timestamp.text(time) }

    /// A revision for programs, for others to add to.
    var members: [JSON.Member] {
        var members: [JSON.Member] = []
        members.append("number", JSON(Int(number)))
        members.append("uuid", .string(uuid.description))
        members.append("time", .string(timeText))
        members.append("author", .string(author))
        members.append("request", .string(request))
        return members
    }
}

extension Authorship {
    /// `1.1`, or that no release has it.
    var releaseText: String { release ?? "unreleased" }

    /// `r41 (1.1) by Ada, 2026-11-30T12:00:00Z: metric set space.s 8`.
    var sentence: String {
        let author = revision.author.isEmpty ? "" : " by \(revision.author)"
        return "r\(revision.number) (\(releaseText))\(author), \(revision.timeText): \(revision.request)"
    }

    /// The revision with `release`, which is null while it is unreleased.
    var json: JSON {
        var members = revision.members
        members.append("release", release.map(JSON.string) ?? .null)
        if let origin { members.append("merged", .object(origin.members)) }
        return .object(members)
    }
}
