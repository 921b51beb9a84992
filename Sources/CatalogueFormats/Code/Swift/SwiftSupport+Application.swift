extension SwiftSupport {
    /// What sets presets on buttons.
    var application: String {
        let frames = export.catalogue.presets.contains { $0.value.style.mechanism == .frames }
        let hint =
            frames
            ? "\n    ///\n    /// A preset whose style writes frames needs a `\(n)FrameButton` for it." : ""
        return """
            // MARK: - Applying

            extension \(n)Button {
                /// Sets alignment and insets, or the configuration, on a button. Call it again when the traits change.\(hint)
                /// - Parameter traits: nil takes the button's own: its direction\(ownTraits).
                @MainActor \(a) func apply(to button: UIButton, in traits: \(n)Traits? = nil) {
                    let layout = layout(in: traits ?? \(n)Traits(button))
                    button.contentHorizontalAlignment = contentHorizontalAlignment
                    button.contentVerticalAlignment = contentVerticalAlignment
                    button.configuration = layout.configuration?.applied(to: button.configuration ?? .plain())\
            \(frames ? applyFrames : "")
                    guard layout.configuration == nil else { return }
                    (button as any \(n)EdgeInsetButton).setEdgeInsets(
                        content: layout.contentEdgeInsets, title: layout.titleEdgeInsets ?? .zero,
                        image: layout.imageEdgeInsets ?? .zero)
                }

                /// The configuration to give a button; nil of a preset whose style sets insets or frames.
                \(a) func configuration(in traits: \(n)Traits = \(n)Traits()) -> UIButton.Configuration? {
                    layout(in: traits).configuration?.applied(to: .plain())
                }
            }

            extension \(n)Traits {
                /// The traits of a button, with its own direction.
                @MainActor \(a) init(_ button: UIButton) {
                    self.init(button.traitCollection)
                    direction = button.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rtl : .ltr
                }
            }

            \(SwiftEdgeInsets(namespace: n).text)
            """
    }

    private var applyFrames: String {
        "\n        (button as? \(n)FrameButton)?.presetFrames = layout.frames"
    }

    /// What of the traits a button knows by itself, beside its direction.
    private var ownTraits: String {
        let traits = export.traits.items.filter { $0.isOfUIKit && $0.property != "direction" }
        return traits.map { ", its \($0.trait.name)" }.joined()
            + (traits.count + 1 < export.traits.items.count ? ", and the defaults of the team's own" : "")
    }
}
