/// A name of an option or a flag, without its dashes.
enum ArgumentName: Hashable, Sendable {
    case long(String)
    case short(String)

    /// The name as it is typed.
    var typed: String {
        switch self {
        case .long(let name): "--" + name
        case .short(let letter): "-" + letter
        }
    }

    var bare: String {
        switch self {
        case .long(let name): name
        case .short(let letter): letter
        }
    }

    var isLong: Bool {
        switch self {
        case .long: true
        case .short: false
        }
    }

    /// The name that says the opposite; short names have none.
    var inverted: ArgumentName? {
        switch self {
        case .long(let name): .long("no-" + name)
        case .short: nil
        }
    }
}
