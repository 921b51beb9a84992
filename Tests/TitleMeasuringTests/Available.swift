import Foundation
import Testing
@testable import TitleMeasuring

/// What a machine may lack. Tests that need it are skipped and say so.
enum Available {
    static let harfBuzz = (try? HarfBuzz.shared()) != nil

    static func file(_ path: String) -> [UInt8]? { FileManager.default.contents(atPath: path).map { Array($0) } }

    /// The first of these that is there.
    static func font(_ paths: [String]) -> [UInt8]? { paths.lazy.compactMap(file).first }

    static let robotoMedium = font([
        "/usr/share/fonts/truetype/roboto/unhinted/RobotoTTF/Roboto-Medium.ttf", "/Library/Fonts/Roboto-Medium.ttf",
    ])

    static let dejaVuSans = font([
        "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", "/Library/Fonts/DejaVuSans.ttf",
    ])
}

extension Trait where Self == ConditionTrait {
    static var needsHarfBuzz: Self { .enabled(if: Available.harfBuzz, "HarfBuzz (libharfbuzz0b) is not installed") }
}
