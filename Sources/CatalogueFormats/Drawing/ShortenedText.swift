/// Cuts a text that takes more than `width` columns and ends it with the ellipsis.
func shortened(_ text: String, to width: Int, ellipsis: String = "…") -> String {
    guard displayWidth(text) > width else { return text }
    var room = width - displayWidth(ellipsis)
    if room < 0 { return String(ellipsis.prefix(max(width, 0))) }
    var result = ""
    for character in text {
        room -= displayWidth(String(character))
        if room < 0 { break }
        result.append(character)
    }
    return result + ellipsis
}
