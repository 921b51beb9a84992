/// The places of the numbers of a layout, in the buffer that comes out through the door.
///
/// All are Float64, lengths in points. NaN stands for what the layout does not have.
public enum DoorOutput: Int, CaseIterable, Sendable {
    /// A `DoorStatus`; all other numbers are only written when it is `fine`.
    case status
    /// The place in `ButtonError.Field` of what is wrong.
    case field
    case buttonWidth, buttonHeight
    case contentEdgeInsetsTop, contentEdgeInsetsLeft, contentEdgeInsetsBottom, contentEdgeInsetsRight
    case titleEdgeInsetsTop, titleEdgeInsetsLeft, titleEdgeInsetsBottom, titleEdgeInsetsRight
    case imageEdgeInsetsTop, imageEdgeInsetsLeft, imageEdgeInsetsBottom, imageEdgeInsetsRight
    /// The place in `ImagePlacement`.
    case imagePlacement
    case imagePadding
    case configurationTop, configurationLeading, configurationBottom, configurationTrailing
    case imageX, imageY, imageWidth, imageHeight
    case titleX, titleY, titleWidth, titleHeight
    case fittingWidth, fittingHeight
    case gapAsked, gapGot
    /// The place in `Promise.Center`.
    case offCenterOf
    case offCenterX, offCenterY
    /// Bits, one for each `Finding`.
    case findings, stale
    /// For drawings: the rect that the content insets leave, and what the items' own insets leave of it (R1, R2).
    case contentX, contentY, contentWidth, contentHeight
    case titleAreaX, titleAreaY, titleAreaWidth, titleAreaHeight
    case imageAreaX, imageAreaY, imageAreaWidth, imageAreaHeight
    /// For the sentences of findings: what image and title share; negative sides are distances.
    case overlapWidth, overlapHeight
    /// How far the frames hang over the button's sides; not given where they do not.
    case imageOverhangTop, imageOverhangLeft, imageOverhangBottom, imageOverhangRight
    case titleOverhangTop, titleOverhangLeft, titleOverhangBottom, titleOverhangRight
    /// How far the frames' sides are inside of the button's.
    case imageMarginTop, imageMarginLeft, imageMarginBottom, imageMarginRight
    case titleMarginTop, titleMarginLeft, titleMarginBottom, titleMarginRight
}

/// How an answer of the door ended.
public enum DoorStatus: UInt8, CaseIterable, Sendable {
    case fine
    /// A place that is in none of the engine's lists.
    case unknownWord
    /// The cases of `ButtonError`.
    case notFinite, tooLarge, notPositive, negative, exactCannotFill
}
