/// The visible part of the source line around a place, and the column under which its caret stands.
struct SourceLine {
    private(set) var text = ""
    private(set) var caret = 0

    init(around offset: Int, in source: [UInt8], width: Int) {
        let place = min(max(offset, 0), source.count)
        let before = Self.pieces(Self.bytes(before: place, in: source, atMost: width * 8))
        let after = Self.pieces(Self.bytes(after: place, in: source, atMost: width * 8))

        // Up to half of the room goes to what stands before the place, and what that leaves to what follows; the caret
        // needs a column even after the last character.
        let wholeBefore = before.reduce(0) { $0 + displayWidth($1) }
        let wholeAfter = after.reduce(0) { $0 + displayWidth($1) }
        let isShort = wholeBefore + wholeAfter < width
        let roomBefore = isShort ? wholeBefore : min(max(width / 2, width - wholeAfter), width - 1)
        let head = Self.fitting(before.reversed(), into: roomBefore)
        caret = head.width + (head.isCut ? 1 : 0)
        let tail = Self.fitting(after, into: width - caret)
        let shown = head.pieces.reversed().joined() + tail.pieces.joined()
        text = (head.isCut ? "…" : "") + shown + (tail.isCut ? "…" : "")
        while text.last == " " { text.removeLast() }
    }

    private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

    private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

    /// A line of a machine's file can be the whole file, so only the bytes that could be shown are looked at.
    private static func bytes(before place: Int, in source: [UInt8], atMost limit: Int) -> ArraySlice<UInt8> {
        var start = place
        while start > 0, place - start < limit, !isLineEnd(source[start - 1]) { start -= 1 }
        if start == 0 { start = min(place, source.withUnsafeBufferPointer(byteOrderMarkLength)) }
        while start < place, isContinuation(source[start]) { start += 1 }
        return source[start..<place]
    }

    private static func bytes(after place: Int, in source: [UInt8], atMost limit: Int) -> ArraySlice<UInt8> {
        var end = place
        while end < source.count, end - place < limit, !isLineEnd(source[end]) { end += 1 }
        if end < source.count, !isLineEnd(source[end]) {
            while end > place, isContinuation(source[end]) { end -= 1 }
        }
        return source[place..<end]
    }

    /// The characters, each as it is shown.
    private static func pieces(_ bytes: ArraySlice<UInt8>) -> [String] {
        String(decoding: bytes, as: UTF8.self).map { escapedForTerminal(String($0)) }
    }

    /// As many of the pieces as fit, with a column left for `…` where they are cut.
    private static func fitting(
        _ pieces: [String],
        into room: Int
    ) -> (pieces: ArraySlice<String>, width: Int, isCut: Bool) {
        var width = 0
        var fittingCount = 0
        var fittingWidth = 0
        for (index, piece) in pieces.enumerated() {
            width += displayWidth(piece)
            if width > room { return (pieces.prefix(fittingCount), fittingWidth, true) }
            if width <= room - 1 {
                fittingCount = index + 1
                fittingWidth = width
            }
        }
        return (pieces[...], width, false)
    }
}
