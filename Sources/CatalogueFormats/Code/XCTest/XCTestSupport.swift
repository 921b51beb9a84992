/// What the generated tests share: making a button, and telling which rule it breaks.
struct XCTestSupport {
    private let n: String
    private let writesFrames: Bool

    init(_ options: CodeOptions, writesFrames: Bool) {
        n = options.namespace
        self.writesFrames = writesFrames
    }

    var text: String {
        var parts = [expected, check, button, trial]
        if writesFrames { parts.append(SwiftFrames(namespace: n, access: "fileprivate", drawsButtons: true).text) }
        parts.append(SwiftEdgeInsets(namespace: n).text)
        return parts.joined(separator: "\n\n")
    }

    private var expected: String {
        """
        // MARK: - What is expected

        /// A button in one state and some trait collections, and where its image and title have to be.
        private struct \(n)Expected {
            var traits: String
            var direction: UISemanticContentAttribute
            var scale: CGFloat
            var state: UIControl.State
            /// The sizes of what it shows, and of what the normal state shows; nil where there is none.
            var image: CGSize?
            var title: CGSize?
            var normalImage: CGSize?
            var normalTitle: CGSize?
            var size: CGSize
            var imagePlacement: NSDirectionalRectEdge?
            var imagePadding: CGFloat = 0
            var contentInsets: NSDirectionalEdgeInsets?
            var contentEdgeInsets: UIEdgeInsets = .zero
            var titleEdgeInsets: UIEdgeInsets = .zero
            var imageEdgeInsets: UIEdgeInsets = .zero
            var contentRect: CGRect?
            /// Where they are without title and image insets.
            var defaultImageFrame: CGRect?
            var defaultTitleFrame: CGRect?
            /// The same in a button that is wider and higher.
            var roomyImageFrame: CGRect?
            var roomyTitleFrame: CGRect?\(writesFrames ? "\n    var frames: \(n)Frames?" : "")
            var imageFrame: CGRect?
            var titleFrame: CGRect?
            var fittingSize: CGSize
        }
        """
    }

    private var check: String {
        """
        extension \(n)LayoutTests {
            @MainActor private func check(
                _ name: String, type: UIButton.ButtonType, horizontal: UIControl.ContentHorizontalAlignment,
                vertical: UIControl.ContentVerticalAlignment, buttonSize: UIButton.Configuration.Size = .medium,
                _ expected: [\(n)Expected], file: StaticString = #filePath, line: UInt = #line
            ) throws {
                let scale = UIScreen.main.scale
                let here = expected.filter { $0.scale == scale }
                guard !here.isEmpty else {
                    throw XCTSkip("\\(name) has no layouts for a screen of scale \\(scale): add a trait collection for it")
                }
                for expected in here {
                    let button = \(writesFrames ? "\(n)FrameButton" : "UIButton")(type: type)
                    button.contentHorizontalAlignment = horizontal
                    button.contentVerticalAlignment = vertical
                    let trial = \(n)Trial(button: button, expected: expected, buttonSize: buttonSize)
                    for failure in trial.failures() {
                        XCTFail("\\(name), \\(expected.traits): \\(failure)", file: file, line: line)
                    }
                }
            }
        }
        """
    }

    private var button: String {
        """
        // MARK: - The button

        extension \(n)Expected {
            /// Gives a button image and title of the sizes that are expected, and the state.
            @MainActor fileprivate func show(on button: UIButton) {
                button.semanticContentAttribute = direction
                set(normalImage ?? image, normalTitle ?? title, on: button, for: .normal)
                if state != .normal { set(image, title, on: button, for: state) }
                button.isSelected = state.contains(.selected)
                button.isHighlighted = state.contains(.highlighted)
                button.isEnabled = !state.contains(.disabled)
                button.frame = CGRect(origin: .zero, size: size)
            }

            @MainActor private func set(_ image: CGSize?, _ title: CGSize?, on button: UIButton, for state: UIControl.State) {
                if let image { button.setImage(UIGraphicsImageRenderer(size: image).image { _ in }, for: state) }
                guard let title else { return }
                // An attachment is as large as it says in every font.
                let attachment = NSTextAttachment()
                attachment.image = UIGraphicsImageRenderer(size: title).image { _ in }
                attachment.bounds = CGRect(origin: CGPoint(x: 0, y: Self.font.descender), size: title)
                let text = NSMutableAttributedString(attachment: attachment)
                text.addAttribute(.font, value: Self.font, range: NSRange(location: 0, length: text.length))
                button.setAttributedTitle(text, for: state)
            }

            /// Lower than every title.
            @MainActor private static let font = UIFont.systemFont(ofSize: 1)
        }
        """
    }

    private var trial: String { XCTestTrial(namespace: n, writesFrames: writesFrames).text }
}
