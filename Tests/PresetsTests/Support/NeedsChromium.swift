import TestSupport
import Testing

extension Trait where Self == ConditionTrait {
    static var needsChromium: Self { .enabled(if: Chromium.path != nil, "Chromium (chromium) is not installed") }
}
