/// Why a description is not a button.
public enum ButtonError: Error, Hashable, Sendable {
    /// The numbers of a button, for messages.
    public enum Field: UInt8, Sendable {
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
        try checkPositive(grid.scale, .scale)
        try checkExtent(width, .buttonWidth)
        try checkExtent(height, .buttonHeight)
        if let image = content.image { try checkPositive(image, .imageSize) }
        if let title = content.title { try checkPositive(title, .titleSize) }
        try checkPositive(lineHeight, .lineHeight)
        try checkMagnitude(spacing, .spacing)
        try checkMagnitude(contentInsets.resolved(for: .leftToRight), .contentInsets)
        try checkMagnitude(itemInsets.title, .titleInsets)
        try checkMagnitude(itemInsets.image, .imageInsets)
        if let imageProperty {
            try checkNotNegative(imageProperty.width, .imageProperty)
            try checkNotNegative(imageProperty.height, .imageProperty)
        }
        if case .exact = style, horizontal == .fill || vertical == .fill { throw .exactCannotFill }
    }

    private func checkExtent(_ extent: Extent, _ field: ButtonError.Field) throws(ButtonError) {
        switch extent {
        case .fixed(let length): try checkPositive(length, field)
        case .fit(let minimum): try checkNotNegative(minimum, .minimumSize)
        }
    }

    private func checkMagnitude(_ insets: EdgeInsets, _ field: ButtonError.Field) throws(ButtonError) {
        try checkMagnitude(insets.top, field)
        try checkMagnitude(insets.left, field)
        try checkMagnitude(insets.bottom, field)
        try checkMagnitude(insets.right, field)
    }

    private func checkPositive(_ size: Size, _ field: ButtonError.Field) throws(ButtonError) {
        try checkPositive(size.width, field)
        try checkPositive(size.height, field)
    }

    private func checkPositive(_ value: Double, _ field: ButtonError.Field) throws(ButtonError) {
        try checkMagnitude(value, field)
        if value <= 0 { throw .notPositive(field) }
    }

    private func checkNotNegative(_ value: Double, _ field: ButtonError.Field) throws(ButtonError) {
        try checkMagnitude(value, field)
        if value < 0 { throw .negative(field) }
    }

    private func checkMagnitude(_ value: Double, _ field: ButtonError.Field) throws(ButtonError) {
        if !value.isFinite { throw .notFinite(field) }
        if value.magnitude > Self.largestMagnitude { throw .tooLarge(field) }
    }
}
