import ArgumentParser
import ButtonLayout
import CatalogueModel

/// The properties of a preset, as `add` and `set` take them. A number is in points or an expression, `'{space.s} * 2'`;
/// `default` goes back to the default.
struct PresetOptions: ParsableArguments {
    @Option(parsing: .unconditional, help: "The distance the style is asked for.", transform: Read.numberSetting)
    var spacing: Setting<Expression<Name>>?

    @Option(
        help: ArgumentHelp("The button's size; either part may be 'fit'.", valueName: "WxH"),
        transform: Read.sizeSetting)
    var button: Setting<SizeExpressions>?

    @Option(help: ArgumentHelp("The least that a fitted side becomes.", valueName: "WxH"), transform: Read.sizeSetting)
    var minimum: Setting<SizeExpressions>?

    @Option(help: ArgumentHelp("The image's natural size.", valueName: "WxH"), transform: Read.itemSetting)
    var image: Setting<ItemSize<Name>>?

    @Flag(help: "No image.")
    var noImage = false

    @Option(help: "The title's text, or '{metric}' of type string.", transform: Read.textSetting)
    var title: Setting<String>?

    @Option(help: ArgumentHelp("The title's natural size.", valueName: "WxH"), transform: Read.itemSetting)
    var titleSize: Setting<ItemSize<Name>>?

    @Flag(help: "No title.")
    var noTitle = false

    @Option(
        help: ArgumentHelp(
            "The metric of type typography that titles without a size are measured with.", valueName: "metric"),
        transform: Read.nameSetting)
    var titleFont: Setting<Name>?

    @Option(help: ArgumentHelp("The key of the title in an imported String Catalog.", valueName: "key"))
    var titleKey: String?

    @Option(help: ArgumentHelp("The catalogue's table that the key is in (default: Localizable).", valueName: "table"))
    var titleTable: String?

    @Option(
        help: ArgumentHelp("The most lines of a measured title; 0 is any number.", valueName: "N"),
        transform: Read.numberSetting)
    var lines: Setting<Expression<Name>>?

    @Option(
        help: ArgumentHelp("Break a measured title at spaces where it gets wider.", valueName: "W"),
        transform: Read.numberSetting)
    var titleWidth: Setting<Expression<Name>>?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Content insets: top, left, bottom, right; top, leading, bottom, trailing for exact and configuration.",
            valueName: "T,L,B,R"), transform: Read.insets)
    var contentInsets: Setting<[Expression<Name>]>?

    @Option(
        parsing: .unconditional, help: ArgumentHelp("The title's insets before the style runs.", valueName: "T,L,B,R"),
        transform: Read.insets)
    var titleInsets: Setting<[Expression<Name>]>?

    @Option(
        parsing: .unconditional, help: ArgumentHelp("The image's insets before the style runs.", valueName: "T,L,B,R"),
        transform: Read.insets)
    var imageInsets: Setting<[Expression<Name>]>?

    @Option(
        help: ArgumentHelp("The image size that layout-button keeps as a property.", valueName: "WxH"),
        transform: Read.sizeSetting)
    var imageProperty: Setting<SizeExpressions>?

    @Option(help: "A configuration's size: mini, small, medium or large.", transform: Read.word)
    var buttonSize: Button.ConfigurationSize?

    @Option(help: "center, left, right, leading, trailing or fill.", transform: Read.word)
    var horizontal: HorizontalAlignment?

    @Option(help: "center, top, bottom or fill.", transform: Read.word)
    var vertical: VerticalAlignment?

    @Option(help: "The button's type, system or custom: it decides the default font.", transform: Read.word)
    var buttonType: ButtonType?

    @Option(
        help: ArgumentHelp(
            "The states that image, title and their words are for (default: normal).", valueName: "state"),
        transform: Read.state)
    var state: [ControlState] = []

    @Option(help: ArgumentHelp("Removes a state's own content.", valueName: "state"), transform: Read.state)
    var removeState: [ControlState] = []

    @OptionGroup var appearance: AppearanceOptions

    func validate() throws {
        if noImage, image != nil { throw ValidationError("--image and --no-image contradict each other") }
        if title != nil, titleKey != nil {
            throw ValidationError("--title and --title-key contradict each other")
        }
        if titleTable != nil, titleKey == nil { throw ValidationError("--title-table needs --title-key") }
        if noTitle, titleSize != nil || title != nil || titleKey != nil {
            throw ValidationError("--no-title and a title contradict each other")
        }
    }

    /// What the options ask for.
    func change(style: Style?) throws -> PresetChange<Name> {
        var change = PresetChange<Name>()
        change.style = style
        for (number, setting) in [(PresetNumber.spacing, spacing), (.lines, lines), (.titleWidth, titleWidth)] {
            if let setting { change.numbers[number] = setting }
        }
        set(.width, .height, to: button, in: &change)
        set(.minimumWidth, .minimumHeight, to: minimum, in: &change)
        set(.imagePropertyWidth, .imagePropertyHeight, to: imageProperty, in: &change)
        set(PresetNumber.contentInsets, to: contentInsets, in: &change)
        set(PresetNumber.titleInsets, to: titleInsets, in: &change)
        set(PresetNumber.imageInsets, to: imageInsets, in: &change)
        change.horizontal = horizontal
        change.vertical = vertical
        change.configurationSize = buttonSize
        change.buttonType = buttonType
        change.states = Swift.Set(state)
        change.removedStates = Swift.Set(removeState)
        change.image = noImage ? .value(.none) : image
        change.title = noTitle ? .value(.none) : titleSize
        change.titleText = noTitle ? .reset : title.map { Setting($0.value.map(TextValue.init(parsing:))) }
        if let titleKey { change.titleText = .value(.reference(try Read.titleKey(titleKey, table: titleTable))) }
        change.titleFont = titleFont
        change.words = appearance.presetWords
        change.stateWords = appearance.stateWords
        return change
    }

    private func set(
        _ width: PresetNumber, _ height: PresetNumber, to size: Setting<SizeExpressions>?,
        in change: inout PresetChange<Name>
    ) {
        guard let size else { return }
        change.numbers[width] = Setting(size.value?.width)
        change.numbers[height] = Setting(size.value?.height)
    }

    private func set(
        _ numbers: [PresetNumber], to insets: Setting<[Expression<Name>]>?, in change: inout PresetChange<Name>
    ) {
        guard let insets else { return }
        for (index, number) in numbers.enumerated() { change.numbers[number] = Setting(insets.value?[index]) }
    }
}
