import Foundation

/// The stub's own: the rules of the layout model that a test can break on purpose.
public enum BrokenRule: String, CaseIterable, Sendable {
    /// The right and bottom content insets are ignored.
    case r1 = "R1"
    /// Image and title see each other's insets.
    case r2 = "R2"
    /// The title's room forgets the image, and the image takes twice its width where there is room.
    case r3 = "R3"
    /// Horizontal center is treated as left, everything else as center.
    case r4 = "R4"
    /// Vertical center is treated as top, everything else as center.
    case r5 = "R5"
    /// Origins are not rounded, and moved by 0.1 points.
    case r6 = "R6"
    /// Title and image insets count in the fitting size, and 7 points more.
    case r7 = "R7"
    /// `imagePadding` is ignored and the group moved by 5 points.
    case configuration
}

/// The stub's own: the rule that is broken now. Starts with what the environment's `STUB_BROKEN_RULE` names.
@MainActor public var brokenRule: BrokenRule? = ProcessInfo.processInfo.environment["STUB_BROKEN_RULE"].map { name in
    guard let rule = BrokenRule(rawValue: name) else { fatalError("STUB_BROKEN_RULE: there is no rule \(name)") }
    return rule
}
