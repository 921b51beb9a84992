import Foundation

/// Fonts that a machine may have.
public enum SystemFonts {
    public static let robotoMedium = first([
        "/usr/share/fonts/truetype/roboto/unhinted/RobotoTTF/Roboto-Medium.ttf", "/Library/Fonts/Roboto-Medium.ttf",
    ])

    public static let dejaVuSans = first([
        "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", "/Library/Fonts/DejaVuSans.ttf",
    ])

    /// The first of these files that is there.
    private static func first(_ paths: [String]) -> String? {
        paths.first { FileManager.default.fileExists(atPath: $0) }
    }
}
