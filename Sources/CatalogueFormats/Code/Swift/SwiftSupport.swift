import CatalogueModel

/// The types that exported presets are made of, and what sets them on buttons.
struct SwiftSupport {
    let export: SwiftExport

    init(_ export: SwiftExport) {
        self.export = export
    }

    /// The names of the types, which nothing in the namespace may have.
    static func typeNames(_ options: CodeOptions) -> [String] {
        [
            "Button", "Collection", "Configuration", "Content", "DirectionalEdgeInsets", "EdgeInsets", "FrameButton",
            "Frames",
            "ImagePlacement", "Layout", "State", "Traits",
        ].map { options.namespace + $0 }
    }

    private var options: CodeOptions { export.options }
    var n: String { options.namespace }
    var a: String { options.access.rawValue }
    private var types: SwiftTypes { SwiftTypes(options) }
    private var isUIKit: Bool { options.framework == .uikit }

    var text: String {
        var parts = [namespace, SwiftTraits(export).text, button, layout, configuration]
        if !isUIKit { parts.append(numbers) }
        if writesFrames { parts.append(SwiftFrames(namespace: n, access: a, drawsButtons: isUIKit).text) }
        if isUIKit { parts += [content, application] }
        return parts.joined(separator: "\n\n") + "\n"
    }

    private var writesFrames: Bool {
        export.catalogue.presets.contains { $0.value.style.mechanism == .frames }
    }

    private var namespace: String {
        """
        /// The presets and metrics, in the groups that their names have.
        \(a) enum \(n) {}
        """
    }

    private var button: String {
        let alignments =
            isUIKit
            ? """

                \(a) let type: UIButton.ButtonType
                \(a) let contentHorizontalAlignment: UIControl.ContentHorizontalAlignment
                \(a) let contentVerticalAlignment: UIControl.ContentVerticalAlignment
                /// The name of a color.
                \(a) let tintColor: String?
                /// What is known of what it shows, for the states of which something is.
                \(a) let contents: [\(n)Content]
            """ : ""
        let parameters =
            isUIKit
            ? """

                    type: UIButton.ButtonType,
                    contentHorizontalAlignment: UIControl.ContentHorizontalAlignment,
                    contentVerticalAlignment: UIControl.ContentVerticalAlignment,
                    tintColor: String? = nil,
                    contents: [\(n)Content] = [],
            """ : ""
        let assignments =
            isUIKit
            ? """

                    self.type = type
                    self.contentHorizontalAlignment = contentHorizontalAlignment
                    self.contentVerticalAlignment = contentVerticalAlignment
                    self.tintColor = tintColor
                    self.contents = contents
            """ : ""
        return """
            // MARK: - Presets

            /// A button preset: what a button becomes, in each state and trait collection.
            \(a) struct \(n)Button: Sendable {
                /// The name in the catalogue.
                \(a) let name: String\(alignments)
                /// Never empty; equal ones of several collections stand here once.
                \(a) let layouts: [\(n)Layout]

                \(a) init(
                    _ name: String,\(parameters)
                    layouts: [\(n)Layout]
                ) {
                    self.name = name\(assignments)
                    self.layouts = layouts
                }

                /// The layout in a state; one without content of its own shows the normal state's.
                \(a) func layout(
                    for state: \(types.controlState) = .normal, in traits: \(n)Traits = \(n)Traits()
                ) -> \(n)Layout {
                    let collection = \(n)Collection(nearest: traits)
                    let kept = layouts.filter { $0.collections.contains(collection) }
                    return kept.first { $0.state == state } ?? kept.first ?? layouts[0]
                }
            }
            """
    }

    private var layout: String {
        """
        /// What a button becomes in one state, in points.
        \(a) struct \(n)Layout: Sendable {
            \(a) let state: \(types.controlState)
            /// The trait collections in which it is this.
            \(a) let collections: [\(n)Collection]
            /// The button's own size.
            \(a) let size: CGSize
            \(a) let contentEdgeInsets: \(types.edgeInsets)
            /// Nil where the style sets none.
            \(a) let titleEdgeInsets: \(types.edgeInsets)?
            \(a) let imageEdgeInsets: \(types.edgeInsets)?
            /// Nil of a button without a configuration.
            \(a) let configuration: \(n)Configuration?\(writesFrames ? framesProperty : "")
            /// Where the image comes to stand; nil without one.
            \(a) let imageFrame: CGRect?
            /// Where the title comes to stand; nil without one.
            \(a) let titleFrame: CGRect?
            /// What `sizeThatFits` gives.
            \(a) let fittingSize: CGSize

            \(a) init(
                _ state: \(types.controlState), in collections: [\(n)Collection] = \(n)Collection.allCases, size: CGSize,
                contentEdgeInsets: \(types.edgeInsets), titleEdgeInsets: \(types.edgeInsets)? = nil,
                imageEdgeInsets: \(types.edgeInsets)? = nil, configuration: \(n)Configuration? = nil,\
        \(writesFrames ? "\n        frames: \(n)Frames? = nil," : "")
                imageFrame: CGRect? = nil, titleFrame: CGRect? = nil, fittingSize: CGSize
            ) {
                self.state = state
                self.collections = collections
                self.size = size
                self.contentEdgeInsets = contentEdgeInsets
                self.titleEdgeInsets = titleEdgeInsets
                self.imageEdgeInsets = imageEdgeInsets
                self.configuration = configuration\(writesFrames ? "\n        self.frames = frames" : "")
                self.imageFrame = imageFrame
                self.titleFrame = titleFrame
                self.fittingSize = fittingSize
            }
        }
        """
    }

    private var framesProperty: String {
        """

            /// Nil where UIKit's own layout stays.
            \(a) let frames: \(n)Frames?
        """
    }

    private var configuration: String {
        let size =
            isUIKit
            ? (
                "\n    \(a) let buttonSize: UIButton.Configuration.Size", "buttonSize: UIButton.Configuration.Size, ",
                "\n        self.buttonSize = buttonSize"
            ) : ("", "", "")
        let placement = isUIKit ? "NSDirectionalRectEdge" : "\(n)ImagePlacement"
        return """
            /// What belongs into the `UIButton.Configuration` of a button.
            \(a) struct \(n)Configuration: Sendable {\(size.0)
                \(a) let imagePlacement: \(placement)
                \(a) let imagePadding: CGFloat
                \(a) let contentInsets: \(types.directionalEdgeInsets)

                \(a) init(
                    \(size.1)imagePlacement: \(placement), imagePadding: CGFloat,
                    contentInsets: \(types.directionalEdgeInsets)
                ) {\(size.2)
                    self.imagePlacement = imagePlacement
                    self.imagePadding = imagePadding
                    self.contentInsets = contentInsets
                }\(isUIKit ? configurationMethod : "")
            }
            """
    }

    private var configurationMethod: String {
        """


            /// The same configuration with the preset's size, placement, padding and insets.
            \(a) func applied(to configuration: UIButton.Configuration) -> UIButton.Configuration {
                var configuration = configuration
                configuration.buttonSize = buttonSize
                configuration.imagePlacement = imagePlacement
                configuration.imagePadding = imagePadding
                configuration.contentInsets = contentInsets
                return configuration
            }
        """
    }
}
