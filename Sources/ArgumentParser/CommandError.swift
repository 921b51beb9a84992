/// An error and the commands from the root down to the one that it happened in.
struct CommandError: Error {
    let path: [any ParsableArguments.Type]
    let cause: any Error
}
