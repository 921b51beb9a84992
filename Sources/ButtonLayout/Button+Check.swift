/// Why a description is not a button.
public enum ButtonError: Error, Hashable, Sendable {
    /// The numbers of a button, for messages.
    public enum Field: UInt8, CaseIterable, Sendable {
        case buttonWidth, buttonHeight, minimumSize, imageSize, titleSize, lineHeight, spacing, contentInsets
        case titleInsets, imageInsets, imageProperty, scale
    }

    /// NaN or infinite.
    case notFinite(Field)
    /// Its magnitude is above `Button.largestMagnitude`.
    case tooLarge(Field)
    /// Zero or negative where a size is needed.
    case notPositive(Field)
    /// Negative where a size or nothing is needed.
    case negative(Field)
    /// `exact` knows no group to align under an alignment of fill.
    case exactCannotFill
}

extension Button {
    /// Points; beyond it, pixels and the noise of binary fractions can no longer be told apart.
    public static let largestMagnitude = 1e6

    func check() throws(ButtonError) {
        try Self.checkPositive(grid.scale, .scale)
        try checkExtent(width, .buttonWidth)
        try checkExtent(height, .buttonHeight)
        try Self.check(content)
        try Self.checkPositive(lineHeight, .lineHeight)
        try Self.checkMagnitude(spacing, .spacing)
        try Self.checkMagnitude(contentInsets.resolved(for: .leftToRight), .contentInsets)
        try Self.checkMagnitude(itemInsets.title, .titleInsets)
        try Self.checkMagnitude(itemInsets.image, .imageInsets)
        if let imageProperty {
            try Self.checkNotNegative(imageProperty.width, .imageProperty)
            try Self.checkNotNegative(imageProperty.height, .imageProperty)
        }
        if case .exact = style, horizontal == .fill || vertical == .fill { throw .exactCannotFill }
    }

    /// Checks what a button is to show in one of its states.
    public static func check(_ content: Content) throws(ButtonError) {
        if let image = content.image { try Self.checkPositive(image, .imageSize) }
        if let title = content.title { try Self.checkPositive(title, .titleSize) }
    }

    private func checkExtent(_ extent: Extent, _ field: ButtonError.Field) throws(ButtonError) {
        switch extent {
        case .fixed(let length): try Self.checkPositive(length, field)
        case .fit(let minimum): try Self.checkNotNegative(minimum, .minimumSize)
        }
    }

    private static func checkMagnitude(_ insets: EdgeInsets, _ field: ButtonError.Field) throws(ButtonError) {
        try Self.checkMagnitude(insets.top, field)
        try Self.checkMagnitude(insets.left, field)
        try Self.checkMagnitude(insets.bottom, field)
        try Self.checkMagnitude(insets.right, field)
    }

    private static func checkPositive(_ size: Size, _ field: ButtonError.Field) throws(ButtonError) {
        try Self.checkPositive(size.width, field)
        try Self.checkPositive(size.height, field)
    }

    private static func checkPositive(_ value: Double, _ field: ButtonError.Field) throws(ButtonError) {
        try Self.checkMagnitude(value, field)
        if value <= 0 { throw .notPositive(field) }
    }

    private static func checkNotNegative(_ value: Double, _ field: ButtonError.Field) throws(ButtonError) {
        try Self.checkMagnitude(value, field)
        if value < 0 { throw .negative(field) }
    }

    private static func checkMagnitude(_ value: Double, _ field: ButtonError.Field) throws(ButtonError) {
        if !value.isFinite { throw .notFinite(field) }
        if value.magnitude > largestMagnitude { throw .tooLarge(field) }
    }
}
