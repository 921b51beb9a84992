/// The part of the generated tests that holds a button against the rules, as Swift.
struct XCTestTrial {
    let namespace: String
    let writesFrames: Bool

    private var n: String { namespace }

    var text: String {
        """
        // MARK: - The rules

        /// Lays one button out and tells what is elsewhere than expected, and by which rule:
        /// R1 the content rect, R2 title and image insets, R3 sizes, R4 along the row, R5 down, R6 whole pixels, R7 the
        /// fitting size.
        @MainActor private struct \(n)Trial {
            let button: \(writesFrames ? "\(n)FrameButton" : "UIButton")
            let expected: \(n)Expected
            let buttonSize: UIButton.Configuration.Size

            func failures() -> [String] {
                expected.show(on: button)
                button.layoutIfNeeded()
                if let title = expected.title, let label = button.titleLabel {
                    let unlimited = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
                    let found = differences("title", "", label.sizeThatFits(unlimited), title)
                    // Of a title of another size nothing can be foretold.
                    if !found.isEmpty { return found.map { "cannot be tried, since here the \\($0)" } }
                }
                return expected.contentInsets == nil ? edgeInsetFailures() : configurationFailures()
            }

            private func configurationFailures() -> [String] {
                var configuration = UIButton.Configuration.plain()
                configuration.buttonSize = buttonSize
                configuration.imagePlacement = expected.imagePlacement ?? .leading
                configuration.imagePadding = expected.imagePadding
                configuration.contentInsets = expected.contentInsets ?? .zero
                button.configuration = configuration
                layOut()
                return frameFailures(expected.imageFrame, expected.titleFrame, "configuration")
                    + differences("fitting size", "configuration", button.intrinsicContentSize, expected.fittingSize)
            }

            private func edgeInsetFailures() -> [String] {
                let insets = button as any \(n)EdgeInsetButton
                insets.setEdgeInsets(content: expected.contentEdgeInsets, title: .zero, image: .zero)
                layOut()
                if let rect = expected.contentRect {
                    let found = differences("content rect", "R1", insets.contentRect(), rect)
                    if !found.isEmpty { return found }
                }
                // First without what the preset is about, and with room to see what becomes of it.
                for room in [\(ExpectedLayout.room.shortestText), 0] as [CGFloat] {
                    let size = CGSize(width: expected.size.width + room, height: expected.size.height + room)
                    button.frame = CGRect(origin: .zero, size: size)
                    layOut()
                    let found =
                        room == 0
                        ? frameFailures(expected.defaultImageFrame, expected.defaultTitleFrame, nil)
                        : frameFailures(expected.roomyImageFrame, expected.roomyTitleFrame, nil)
                    if !found.isEmpty { return found }
                }
                insets.setEdgeInsets(
                    content: expected.contentEdgeInsets, title: expected.titleEdgeInsets, image: expected.imageEdgeInsets)
                \(framesLine)layOut()
                return frameFailures(expected.imageFrame, expected.titleFrame, \(secondRule))
                    + differences("fitting size", "R7", button.intrinsicContentSize, expected.fittingSize)
            }

            private func layOut() {
                button.setNeedsLayout()
                button.layoutIfNeeded()
            }

            /// - Parameter rule: the rule that all of it is a matter of; nil where each number has its own.
            private func frameFailures(_ image: CGRect?, _ title: CGRect?, _ rule: String?) -> [String] {
                var failures: [String] = []
                if let image, let got = button.imageView?.frame { failures += differences("image", rule, got, image) }
                if let title, let got = button.titleLabel?.frame { failures += differences("title", rule, got, title) }
                return failures
            }

            private func differences(
                _ item: String, _ rule: String?, _ got: CGRect, _ expected: CGRect
            ) -> [String] {
                // Who fills a button takes its size from where it is put.
                let ofSize =
                    difference(
                        "\\(item) width", rule ?? (button.contentHorizontalAlignment == .fill ? "R4" : "R3"), got.size.width,
                        expected.size.width)
                    + difference(
                        "\\(item) height", rule ?? (button.contentVerticalAlignment == .fill ? "R5" : "R3"), got.size.height,
                        expected.size.height)
                // What is of another size is elsewhere for that reason.
                if !ofSize.isEmpty { return ofSize }
                return difference("\\(item) x", rule ?? "R4", got.origin.x, expected.origin.x)
                    + difference("\\(item) y", rule ?? "R5", got.origin.y, expected.origin.y)
                    + offGrid("\\(item) x", got.origin.x, expected.origin.x)
                    + offGrid("\\(item) y", got.origin.y, expected.origin.y)
            }

            private func differences(_ item: String, _ rule: String, _ got: CGSize, _ expected: CGSize) -> [String] {
                difference("\\(item) width", rule, got.width, expected.width)
                    + difference("\\(item) height", rule, got.height, expected.height)
            }

            private func difference(_ number: String, _ rule: String, _ got: CGFloat, _ expected: CGFloat) -> [String] {
                guard abs(got - expected) > 1 / self.expected.scale + 1e-6 else { return [] }
                return ["\\(number) expected \\(expected), got \\(got)\\(rule.isEmpty ? "" : " (\\(rule))")"]
            }

            /// R6: what is foretold on a whole pixel has to be on one.
            private func offGrid(_ number: String, _ got: CGFloat, _ expected: CGFloat) -> [String] {
                guard !isOffGrid(expected), isOffGrid(got) else { return [] }
                return ["\\(number) expected \\(expected), on a whole pixel, got \\(got) (R6)"]
            }

            private func isOffGrid(_ number: CGFloat) -> Bool {
                let pixels = number * expected.scale
                return abs(pixels - pixels.rounded()) > 0.01
            }
        }
        """
    }

    private var framesLine: String {
        writesFrames ? "button.presetFrames = expected.frames\n        " : ""
    }

    /// What is wrong only with a style's insets is a matter of R2; only with its frames, of the style.
    private var secondRule: String {
        writesFrames ? "expected.frames == nil ? \"R2\" : \"the style\"" : "\"R2\""
    }
}
