/// UIKit's `UIControl.ContentHorizontalAlignment`.
public enum HorizontalAlignment: UInt8, CaseIterable, Sendable {
    case center, left, right, fill, leading, trailing

    /// The alignment with leading and trailing turned into left and right.
    func resolved(for direction: LayoutDirection) -> HorizontalAlignment {
        switch (self, direction) {
        case (.leading, .leftToRight), (.trailing, .rightToLeft): .left
        case (.trailing, .leftToRight), (.leading, .rightToLeft): .right
        default: self
        }
    }
}

/// UIKit's `UIControl.ContentVerticalAlignment`.
public enum VerticalAlignment: UInt8, CaseIterable, Sendable {
    case center, top, bottom, fill
}
