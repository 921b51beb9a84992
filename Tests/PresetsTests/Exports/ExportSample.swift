/// The catalogues that exports are tried with.
enum ExportSample: String, CaseIterable {
    case demo, nasty, awkward

    func sandbox() throws -> Sandbox {
        switch self {
        case .demo: try Sample.sandbox()
        case .nasty: try NastySample.sandbox()
        case .awkward: try AwkwardSample.sandbox()
        }
    }
}
