import Foundation
import TestSupport
import Testing
@testable import TitleMeasuring

/// What a machine may lack. Tests that need it are skipped and say so.
enum Available {
    static let harfBuzz = (try? HarfBuzz.shared()) != nil

    static let robotoMedium = bytes(SystemFonts.robotoMedium)

    static let dejaVuSans = bytes(SystemFonts.dejaVuSans)

    private static func bytes(_ path: String?) -> [UInt8]? {
        path.flatMap { FileManager.default.contents(atPath: $0) }.map { Array($0) }
    }
}

extension Trait where Self == ConditionTrait {
    static var needsHarfBuzz: Self { .enabled(if: Available.harfBuzz, "HarfBuzz (libharfbuzz0b) is not installed") }
}
