/// How far a number reaches, or what keeps it from being one.
enum NumberEnd {
    case success(Int)
    case failure(at: Int, message: String)

    var success: Int? {
        if case .success(let end) = self { end } else { nil }
    }
}

/// Finds the end of the number that starts at an offset with a digit or a minus sign (RFC 8259, section 6).
func numberEnd(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> NumberEnd {
    var index = start

    func isDigit(_ place: Int) -> Bool {
        place < bytes.count && bytes[place] &- 0x30 < 10
    }
    func skipDigits() {
        while isDigit(index) { index += 1 }
    }

    if index < bytes.count, bytes[index] == UInt8(ascii: "-") { index += 1 }
    guard isDigit(index) else { return .failure(at: index, message: "a digit is missing here") }
    if bytes[index] == UInt8(ascii: "0") {
        index += 1
        if isDigit(index) { return .failure(at: index - 1, message: "a number may not begin with a needless 0") }
    } else {
        skipDigits()
    }
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
        index += 1
        guard isDigit(index) else { return .failure(at: index, message: "a digit is missing after the decimal point") }
        skipDigits()
    }
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
        index += 1
        if index < bytes.count, bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-") { index += 1 }
        guard isDigit(index) else { return .failure(at: index, message: "a digit is missing in the exponent") }
        skipDigits()
    }
    return .success(index)
}
