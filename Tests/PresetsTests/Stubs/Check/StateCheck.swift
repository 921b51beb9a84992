import UIKit

/// The layout model's section 5, and the defaults of a configuration.
@MainActor enum StateCheck {
    static func check(_ tally: inout Tally) {
        let button = UIButton(type: .custom)
        button.show(image: [10, 10], title: nil)
        let selected = UIImage(stubSize: CGSize(width: 20, height: 20))
        button.setImage(selected, for: .selected)
        button.isSelected = true
        tally.expect(button.currentImage === selected, "a selected button shows its own image")
        button.isHighlighted = true
        tally.expect(button.currentImage?.size.width == 10, "selected and highlighted shows normal's image")
        button.setImage(selected, for: [.selected, .highlighted])
        tally.expect(button.currentImage === selected, "a combined state shows its own image")
        tally.expect(button.state == [.selected, .highlighted], "the state is a combination")
        button.isHighlighted = false
        tally.expect(button.frames([40, 40]).image == [10, 10, 20, 20], "the state's image is laid out")
        tally.expect(button.titleLabel?.frame == .zero, "without a title the label's frame is zero")

        button.setTitle("normal", for: .normal)
        button.setTitle("chosen!", for: .selected)
        tally.expect(button.titleLabel?.text == "chosen!", "a state's own title is shown")
        tally.expect(button.sizeThatFits(.zero) == CGSize(width: 90, height: 20), "plain text is 10 points a character")

        var configuration = UIButton.Configuration.plain()
        tally.expect(configuration.contentInsets.leading == 12, "medium has 12 points at the sides")
        configuration.buttonSize = .large
        tally.expect(configuration.contentInsets.top == 15, "the content insets follow the button's size")
        configuration.contentInsets = .zero
        configuration.buttonSize = .mini
        tally.expect(configuration.contentInsets == .zero, "explicit content insets stay")
        configuration.setDefaultContentInsets()
        tally.expect(configuration.contentInsets.trailing == 10, "the default content insets come back")
    }
}
