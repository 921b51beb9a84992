/// How styles that write frames do it, as Swift.
struct SwiftFrames {
    let namespace: String
    let access: String
    /// Whether there are buttons to write frames of.
    let drawsButtons: Bool

    private var n: String { namespace }
    private var a: String { access }

    var text: String {
        drawsButtons ? recipe + "\n\n" + button : recipe
    }

    private var recipe: String {
        """
        // MARK: - Frames

        /// How a style writes the frames of image and title after every layout.
        \(a) struct \(n)Frames: Equatable, Sendable {
            /// Where the image or the title goes, as the style's authors call it.
            \(a) enum Kind: Hashable, Sendable {
                case \(FrameRecipe.Kind.allCases.map(\.rawValue).joined(separator: ", "))
            }

            \(a) let kind: Kind
            \(a) let spacing: CGFloat
            /// Nil takes the image's natural size.
            \(a) let imageSize: CGSize?

            \(a) init(_ kind: Kind, spacing: CGFloat, imageSize: CGSize? = nil) {
                self.kind = kind
                self.spacing = spacing
                self.imageSize = imageSize
            }

            /// The frames.
            /// - Parameters:
            ///   - image: its frame in UIKit's own layout; zero without one. The same for the title.
            ///   - naturalImage: the image's own size.
            ///   - button: the button's size.
            ///   - content: the size of the content rect.
            \(a) func frames(
                image: CGRect, title: CGRect, naturalImage: CGSize, button: CGSize, content: CGSize
            ) -> (image: CGRect, title: CGRect) {
                let (i, t, p) = (image.size, title.size, spacing)
                let (imageY, titleY) = (image.origin.y, title.origin.y)
                let own = imageSize ?? naturalImage
                let rowX = (button.width - i.width - t.width - p) / 2
                let imageX = (button.width - i.width) / 2
                let firstY = (button.height - i.height - t.height - p) / 2
                let secondY = (button.height - i.height - t.height) / 2 + p / 2
                let ownX = (content.width - own.width) / 2
                func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
                    CGRect(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
                }
                switch kind {
                case .imageLeft:
                    return (rect(rowX, imageY, i.width, i.height), rect(rowX + i.width + p, titleY, t.width, t.height))
                case .imageRight:
                    return (rect(rowX + t.width + p, imageY, i.width, i.height), rect(rowX, titleY, t.width, t.height))
                case .imageTop:
                    return (rect(imageX, firstY, i.width, i.height), rect(0, i.height + secondY, button.width, t.height))
                case .imageBottom:
                    return (rect(imageX, secondY + t.height, i.width, i.height), rect(0, firstY, button.width, t.height))
                case .proportional:
                    let side = button.width / 2
                    let maxY = 0.15 * button.height + side
                    return (
                        rect((button.width - side) / 2, 0.15 * button.height, side, side),
                        rect(0, maxY, button.width, button.height - maxY)
                    )
                case .titleLeft:
                    let width = content.width - p - own.width
                    return (
                        rect(width, (content.height - own.height) / 2, own.width, own.height),
                        rect(0, 0, width, content.height)
                    )
                case .titleTop:
                    let height = content.height - p - own.height
                    return (rect(ownX, height, own.width, own.height), rect(ownX, 0, content.width, height))
                case .titleBottom:
                    return (
                        rect(ownX, 0, own.width, own.height),
                        rect(0, p + own.height, content.width, content.height - p - own.height)
                    )
                }
            }
        }
        """
    }

    private var button: String {
        """
        /// A button for presets whose style writes frames: it writes them after each of UIKit's layouts.
        \(a) class \(n)FrameButton: UIButton {
            /// Nil leaves UIKit's layout as it is.
            \(a) var presetFrames: \(n)Frames? {
                didSet { setNeedsLayout() }
            }

            \(a) override func layoutSubviews() {
                super.layoutSubviews()
                guard let presetFrames else { return }
                let hasTitle = currentTitle != nil || currentAttributedTitle != nil
                let frames = presetFrames.frames(
                    image: currentImage == nil ? .zero : imageView?.frame ?? .zero,
                    title: hasTitle ? titleLabel?.frame ?? .zero : .zero, naturalImage: currentImage?.size ?? .zero,
                    button: bounds.size, content: (self as any \(n)EdgeInsetButton).contentRect().size)
                if currentImage != nil { imageView?.frame = frames.image }
                guard hasTitle else { return }
                titleLabel?.frame = frames.title
                switch presetFrames.kind {
                case .imageTop, .imageBottom, .titleTop, .titleBottom: titleLabel?.textAlignment = .center
                default: break
                }
            }
        }
        """
    }
}
