extension NameError: CustomStringConvertible {
    /// What is wrong with the name.
    public var description: String {
        switch problem {
        case .empty: "a name cannot be empty"
        case .emptySegment: "'\(text)' cannot be a name: a part between dots is empty"
        case .leadingDollar: "'\(text)' cannot be a name: a part begins with '$'"
        case .brace: "'\(text)' cannot be a name: braces stand around references"
        case .tooLong: "'\(text)' is too long for a name (1,000 bytes)"
        case .controlCharacter(let scalar):
            "a name cannot have characters that control or reorder text: U+\(String(scalar, radix: 16, uppercase: true))"
        }
    }
}
