import UIKit

/// Subclasses as apps write them.
@MainActor enum SubclassCheck {
    /// Overrides the rects: the layout asks for them.
    final class RectButton: UIButton {
        override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
            CGRect(x: contentRect.origin.x, y: contentRect.size.height, width: 7, height: 8)
        }
    }

    /// Writes frames after the layout, and lays out again while it is laid out.
    final class FrameButton: UIButton {
        private(set) var layouts = 0

        override init(frame: CGRect) { super.init(frame: frame) }

        required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
            let legacy: any LegacyButton = self
            legacy.titleEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0)
            layoutIfNeeded()
        }
    }

    static func check(_ tally: inout Tally) {
        let rects = RectButton(type: .system)
        rects.show(image: [10, 10], title: [20, 20])
        tally.expect(rects.frames([100, 50]).image == [0, 50, 7, 8], "an overridden imageRect is used")
        rects.configuration = .plain()
        tally.expect(
            rects.frames([100, 50]).image != [0, 50, 7, 8], "a configuration ignores an overridden imageRect")

        let frames = FrameButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        frames.show(image: nil, title: [20, 20])
        frames.layoutIfNeeded()
        tally.expect(frames.titleLabel?.frame.origin.x == 45, "insets set during a layout count after it")
        tally.expect(frames.layouts == 2, "a layout during a layout ends")
        frames.layoutIfNeeded()
        tally.expect(frames.layouts == 2, "no layout without a change")

        // An alignment that UIKit may add later: `@unknown default` is asked for, as with UIKit.
        let isCentered =
            switch frames.contentHorizontalAlignment {
            case .center: true
            case .left, .right, .fill, .leading, .trailing: false
            @unknown default: false
            }
        tally.expect(isCentered, "content is centered at first")
    }
}
