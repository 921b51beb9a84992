import Foundation
import TestSupport
import TitleMeasuring

extension Sandbox {
    /// Puts Roboto Medium where the README has it.
    /// - Returns: whether there is such a font, and HarfBuzz to measure with it.
    func addRoboto() throws -> Bool {
        guard let place = SystemFonts.robotoMedium, (try? TitleMeasurer.harfBuzzVersion()) != nil else {
            return false
        }
        let fonts = folder.appending(path: "fonts")
        try FileManager.default.createDirectory(at: fonts, withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: place, toPath: fonts.appending(path: "Roboto-Medium.ttf").path)
        return true
    }
}
