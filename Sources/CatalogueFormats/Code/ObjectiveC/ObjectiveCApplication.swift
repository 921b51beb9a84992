/// What sets presets on buttons, as Objective-C.
struct ObjectiveCApplication {
    private let p: String
    /// What the methods begin with that a category adds to UIKit's class.
    private let method: String
    private let writesFrames: Bool
    private let reading: ObjectiveCReading

    init(_ export: ObjectiveCExport) {
        p = export.prefix
        method = p.lowercased() + "_"
        writesFrames = export.writesFrames
        reading = ObjectiveCReading(export.names)
    }

    var declarations: String {
        var parts = ["#pragma mark - Buttons", reading.declarations]
        if writesFrames { parts.append(ObjectiveCFrameButton(prefix: p).declaration) }
        let hint =
            writesFrames ? "\n///\n/// A preset whose style writes frames needs a `\(p)FrameButton` for it." : ""
        parts.append(
            """
            @interface UIButton (\(p)Presets)

            /// Sets alignment and insets, or the configuration, as the button's own traits want it. Call it again when
            /// they change.\(hint)
            - (void)\(method)applyPreset:(\(p)ButtonPreset)preset NS_SWIFT_NAME(apply(preset:));

            /// The same for other traits.
            - (void)\(method)applyPreset:(\(p)ButtonPreset)preset traits:(\(p)Traits)traits \
            NS_SWIFT_NAME(apply(preset:traits:));

            @end
            """)
        return parts.joined(separator: "\n\n")
    }

    var definitions: String {
        var parts = ["#pragma mark - Buttons", reading.definitions]
        if writesFrames { parts.append(ObjectiveCFrameButton(prefix: p).definition) }
        parts.append(category)
        return parts.joined(separator: "\n\n")
    }

    private var category: String {
        """
        @implementation UIButton (\(p)Presets)

        - (void)\(method)applyPreset:(\(p)ButtonPreset)preset {
            [self \(method)applyPreset:preset traits:\(p)TraitsFromButton(self)];
        }

        - (void)\(method)applyPreset:(\(p)ButtonPreset)preset traits:(\(p)Traits)traits {
            const \(p)Layout layout = \(p)LayoutForState(preset, UIControlStateNormal, traits);
            self.contentHorizontalAlignment = preset.contentHorizontalAlignment;
            self.contentVerticalAlignment = preset.contentVerticalAlignment;\(writesFrames ? applyFrames : "")
            if (layout.hasConfiguration) {
                UIButtonConfiguration *configuration = [self.configuration copy];
                if (configuration == nil) {
                    configuration = [UIButtonConfiguration plainButtonConfiguration];
                }
                configuration.buttonSize = layout.configuration.buttonSize;
                configuration.imagePlacement = layout.configuration.imagePlacement;
                configuration.imagePadding = layout.configuration.imagePadding;
                configuration.contentInsets = layout.configuration.contentInsets;
                self.configuration = configuration;
                return;
            }
            self.configuration = nil;
        // Edge insets are deprecated for buttons with a configuration. These have none.
        #pragma clang diagnostic push
        #pragma clang diagnostic ignored "-Wdeprecated-declarations"
            self.contentEdgeInsets = layout.contentEdgeInsets;
            self.titleEdgeInsets = layout.titleEdgeInsets;
            self.imageEdgeInsets = layout.imageEdgeInsets;
        #pragma clang diagnostic pop
        }

        @end
        """
    }

    private var applyFrames: String {
        """

            if ([self isKindOfClass:[\(p)FrameButton class]]) {
                ((\(p)FrameButton *)self).presetFrames = layout.frames;
            }
        """
    }
}
