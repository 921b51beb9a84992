import ArgumentParser
import CatalogueModel

/// What belongs to a button and moves nothing; kept for the exports.
struct AppearanceOptions: ParsableArguments {
    @Option(help: "The image's asset name.", transform: Read.textSetting)
    var imageName: Setting<String>?

    @Option(help: "The background image's asset name.", transform: Read.textSetting)
    var backgroundImage: Setting<String>?

    @Option(help: "The title's color.", transform: Read.textSetting)
    var titleColor: Setting<String>?

    @Option(help: "The color of the title's shadow.", transform: Read.textSetting)
    var titleShadowColor: Setting<String>?

    @Option(help: "The attributed title's name.", transform: Read.textSetting)
    var attributedTitle: Setting<String>?

    @Option(help: "The tint color.", transform: Read.textSetting)
    var tintColor: Setting<String>?

    @Option(help: "true, false or default.", transform: AppearanceOptions.flag)
    var adjustsImageWhenHighlighted: Setting<String>?

    @Option(help: "true, false or default.", transform: AppearanceOptions.flag)
    var adjustsImageWhenDisabled: Setting<String>?

    @Option(help: "true, false or default.", transform: AppearanceOptions.flag)
    var showsTouchWhenHighlighted: Setting<String>?

    var presetWords: [PresetWord: Setting<String>] {
        let words: [PresetWord: Setting<String>?] = [
            .tintColor: tintColor, .adjustsImageWhenHighlighted: adjustsImageWhenHighlighted,
            .adjustsImageWhenDisabled: adjustsImageWhenDisabled,
            .showsTouchWhenHighlighted: showsTouchWhenHighlighted,
        ]
        return words.compactMapValues { $0 }
    }

    var stateWords: [StateWord: Setting<String>] {
        let words: [StateWord: Setting<String>?] = [
            .imageName: imageName, .backgroundImage: backgroundImage, .titleColor: titleColor,
            .titleShadowColor: titleShadowColor, .attributedTitle: attributedTitle,
        ]
        return words.compactMapValues { $0 }
    }

    @Sendable private static func flag(_ text: String) throws -> Setting<String> {
        guard ["true", "false", "default"].contains(text) else {
            throw ValidationError("true, false or default is expected")
        }
        return Read.textSetting(text)
    }
}
