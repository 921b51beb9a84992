import CatalogueModel
import TitleMeasuring

extension TitleLimits {
    /// The room that the numbers of a preset give a measured title.
    init(_ number: (PresetNumber) -> Double?) {
        // A part of a line is one, so that only 0 stands for any number; fewer are refused.
        let lines = Int(max(-1, min(number(.lines) ?? 0, 1_000_000)).rounded(.awayFromZero))
        self.init(lines: lines == 0 ? nil : lines, width: number(.titleWidth))
    }
}
