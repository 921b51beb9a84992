/// The places of the numbers that describe a button, in the buffer that goes in through the door.
///
/// All are Float64: lengths in points, words as their places in the engine's own lists. NaN stands for what is not
/// given: no image, no title, and the default of everything that has one.
public enum DoorInput: Int, CaseIterable, Sendable {
    /// The style's place in `Style.allCases`.
    case style
    case spacing
    /// Not 0: the side fits its content, and its number is the least that it becomes.
    case widthFits, width, heightFits, height
    case imageWidth, imageHeight
    case titleWidth, titleHeight
    /// One line of the title's font, for a button without a title.
    case lineHeight
    /// Leading and trailing for the directional styles.
    case contentTop, contentLeft, contentBottom, contentRight
    /// The place in `Button.ConfigurationSize`.
    case configurationSize
    case titleTop, titleLeft, titleBottom, titleRight
    case imageTop, imageLeft, imageBottom, imageRight
    case imagePropertyWidth, imagePropertyHeight
    /// The places in `HorizontalAlignment`, `VerticalAlignment` and `LayoutDirection`.
    case horizontal, vertical, direction
    /// Pixels a point.
    case scale
}
