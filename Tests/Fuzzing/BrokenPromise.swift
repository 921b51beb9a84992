/// What should hold of every input and does not hold of one.
struct BrokenPromise: Error, CustomStringConvertible {
    let description: String

    /// Throws unless the condition holds.
    static func unless(_ condition: Bool, _ description: @autoclosure () -> String) throws {
        if !condition { throw BrokenPromise(description: description()) }
    }
}
