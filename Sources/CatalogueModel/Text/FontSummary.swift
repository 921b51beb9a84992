/// A font of a catalogue, and whether titles can be measured with it here.
public struct FontSummary: Hashable, Sendable {
    public var font: RegisteredFont
    public var file: FileState

    /// What stands where the font's file should be.
    public enum FileState: String, Sendable {
        case here, missing
        /// Another version of the font.
        case changed
    }

    public init(font: RegisteredFont, file: FileState) {
        self.font = font
        self.file = file
    }
}
