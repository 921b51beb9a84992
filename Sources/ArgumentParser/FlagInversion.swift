/// How a flag is taken back.
public struct FlagInversion: Hashable, Sendable {
    private enum Style { case prefixedNo }

    private let style: Style

    /// `--color` and `--no-color`.
    public static var prefixedNo: FlagInversion { FlagInversion(style: .prefixedNo) }
}
