/// The names under which an option or a flag can be given.
public struct NameSpecification: Sendable, ExpressibleByArrayLiteral {
    /// One name.
    public struct Element: Hashable, Sendable {
        private enum Form: Hashable, Sendable {
            case long, short
            case customLong(String)
            case customShort(Character)
        }

        private let form: Form

        /// `--` and the property's name, `titleSize` as `--title-size`.
        public static var long: Element { Element(form: .long) }

        /// `-` and the first letter of the property's name.
        public static var short: Element { Element(form: .short) }

        /// `--` and `name`.
        public static func customLong(_ name: String) -> Element { Element(form: .customLong(name)) }

        /// `-` and `letter`.
        public static func customShort(_ letter: Character) -> Element { Element(form: .customShort(letter)) }

        /// The name of an argument that is declared as the property `key`.
        func name(for key: String) -> ArgumentName {
            switch form {
            case .long: .long(key.kebabCased)
            case .short: .short(key.first.map(String.init) ?? "")
            case .customLong(let name): .long(name)
            case .customShort(let letter): .short(String(letter))
            }
        }
    }

    private let elements: [Element]

    /// Makes a specification of several names.
    public init<S: Sequence>(_ sequence: S) where S.Element == Element {
        elements = Array(sequence)
    }

    /// Makes a specification of several names.
    public init(arrayLiteral elements: Element...) {
        self.init(elements)
    }

    func names(for key: String) -> [ArgumentName] {
        elements.map { $0.name(for: key) }
    }
}

extension NameSpecification {
    /// `--` and the property's name, `titleSize` as `--title-size`.
    public static var long: NameSpecification { [.long] }

    /// `-` and the first letter of the property's name.
    public static var short: NameSpecification { [.short] }

    /// The short and the long name.
    public static var shortAndLong: NameSpecification { [.long, .short] }

    /// `--` and `name`.
    public static func customLong(_ name: String) -> NameSpecification { [.customLong(name)] }

    /// `-` and `letter`.
    public static func customShort(_ letter: Character) -> NameSpecification { [.customShort(letter)] }
}
