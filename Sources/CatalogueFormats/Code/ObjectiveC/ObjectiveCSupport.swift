/// The types that exported presets are made of, and how a layout is found in one.
struct ObjectiveCSupport {
    private let p: String
    private let writesFrames: Bool

    init(_ export: ObjectiveCExport) {
        p = export.prefix
        writesFrames = export.writesFrames
    }

    /// What stands in the header beside what the catalogue has, without the prefix: also what does not stand there yet,
    /// so that no identifier changes when it does.
    static let names: [String] =
        [
            "ButtonPreset", "Collection", "CollectionNearest", "Configuration", "Content", "FrameButton", "Frames",
            "FramesKind", "FramesKindNone", "Layout", "LayoutForState", "Traits", "TraitsDefault", "TraitsFromButton",
            "TraitsFromTraitCollection",
        ] + FrameRecipe.Kind.allCases.map { "FramesKind" + $0.rawValue.startingUpper }

    var types: String {
        var parts = ["#pragma mark - Layouts", configuration]
        if writesFrames { parts.append(ObjectiveCFrames(prefix: p).types) }
        return (parts + [layout, preset]).joined(separator: "\n\n")
    }

    private var configuration: String {
        """
        /// What belongs into the `UIButtonConfiguration` of a button.
        typedef struct \(p)Configuration {
            UIButtonConfigurationSize buttonSize;
            NSDirectionalRectEdge imagePlacement;
            CGFloat imagePadding;
            NSDirectionalEdgeInsets contentInsets;
        } \(p)Configuration;
        """
    }

    private var layout: String {
        let frames =
            writesFrames
            ? """

                /// Of no kind where UIKit's own layout stays.
                \(p)Frames frames;
            """ : ""
        return """
            /// What a button becomes in one state, in points.
            typedef struct \(p)Layout {
                UIControlState state;
                /// The trait collections in which it is this.
                const \(p)Collection *collections;
                NSUInteger collectionCount;
                /// The button's own size.
                CGSize size;
                UIEdgeInsets contentEdgeInsets;
                /// Whether the style sets insets of the title and the image.
                BOOL hasItemEdgeInsets;
                UIEdgeInsets titleEdgeInsets;
                UIEdgeInsets imageEdgeInsets;
                /// NO for a button without a configuration.
                BOOL hasConfiguration;
                \(p)Configuration configuration;\(frames)
                BOOL hasImage;
                /// Where the image comes to stand.
                CGRect imageFrame;
                BOOL hasTitle;
                /// Where the title comes to stand.
                CGRect titleFrame;
                /// What `sizeThatFits:` gives.
                CGSize fittingSize;
            } \(p)Layout;
            """
    }

    private var preset: String {
        """
        /// A button preset: what a button becomes, in each state and trait collection.
        typedef struct \(p)ButtonPreset {
            /// The name in the catalogue, in UTF-8.
            const char *name;
            UIControlContentHorizontalAlignment contentHorizontalAlignment;
            UIControlContentVerticalAlignment contentVerticalAlignment;
            /// Never empty; equal ones of several collections stand here once.
            const \(p)Layout *layouts;
            NSUInteger layoutCount;
        } \(p)ButtonPreset;

        /// The layout in a state; one without content of its own shows the normal state's.
        FOUNDATION_EXPORT \(p)Layout \(p)LayoutForState(
            \(p)ButtonPreset preset, UIControlState state, \(p)Traits traits);
        """
    }

    /// The definition of what finds a layout.
    var lookup: String {
        """
        #pragma mark - Layouts

        static BOOL \(p)_isKept(const \(p)Layout *layout, \(p)Collection collection) {
            for (NSUInteger index = 0; index < layout->collectionCount; index++) {
                if (layout->collections[index] == collection) {
                    return YES;
                }
            }
            return NO;
        }

        \(p)Layout \(p)LayoutForState(\(p)ButtonPreset preset, UIControlState state, \(p)Traits traits) {
            const \(p)Collection collection = \(p)CollectionNearest(traits);
            const \(p)Layout *first = NULL;
            for (NSUInteger index = 0; index < preset.layoutCount; index++) {
                const \(p)Layout *layout = &preset.layouts[index];
                if (!\(p)_isKept(layout, collection)) {
                    continue;
                }
                if (layout->state == state) {
                    return *layout;
                }
                if (first == NULL) {
                    first = layout;
                }
            }
            return first == NULL ? preset.layouts[0] : *first;
        }
        """
    }
}
