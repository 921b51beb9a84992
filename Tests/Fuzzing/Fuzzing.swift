#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What `FUZZ_TARGET` names, read once: the fuzzer calls back millions of times.
private let chosen: FuzzTarget? = getenv("FUZZ_TARGET").flatMap { FuzzTarget(rawValue: String(cString: $0)) }

/// What libFuzzer calls with every input it comes up with. In any other build nobody calls it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    guard let chosen else { fatalError("FUZZ_TARGET is none of \(FuzzTarget.allCases.map(\.rawValue))") }
    do {
        try chosen.check(Array(UnsafeBufferPointer(start: start, count: count)))
    } catch {
        // The fuzzer keeps the input of what crashes.
        fatalError("\(error)")
    }
    return 0
}
