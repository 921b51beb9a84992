/// The direction of the language (UIKit's `UIUserInterfaceLayoutDirection`).
public enum LayoutDirection: UInt8, CaseIterable, Sendable {
    case leftToRight, rightToLeft

    public var opposite: LayoutDirection { self == .leftToRight ? .rightToLeft : .leftToRight }
}
