import Foundation
import TitleMeasuring

extension Sandbox {
    /// Puts Roboto Medium where the README has it.
    /// - Returns: whether there is such a font, and HarfBuzz to measure with it.
    func addRoboto() throws -> Bool {
        let places = [
            "/usr/share/fonts/truetype/roboto/unhinted/RobotoTTF/Roboto-Medium.ttf",
            "/Library/Fonts/Roboto-Medium.ttf",
        ]
        guard let place = places.first(where: FileManager.default.fileExists),
            (try? TitleMeasurer.harfBuzzVersion()) != nil
        else { return false }
        let fonts = folder.appending(path: "fonts")
        try FileManager.default.createDirectory(at: fonts, withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: place, toPath: fonts.appending(path: "Roboto-Medium.ttf").path)
        return true
    }
}
