import Foundation

extension UIButton {
    /// The image that shows now: the configuration's, else the state's.
    var shownImage: UIImage? { configuration?.image ?? currentImage }

    /// The title that shows now: the configuration's, else the state's, else normal's; nil when it is empty.
    var shownTitle: NSAttributedString? {
        let title = configurationTitle ?? ownTitle(state) ?? ownTitle(.normal)
        return title?.length == 0 ? nil : title
    }

    private var configurationTitle: NSAttributedString? {
        let text = configuration?.attributedTitle.map { String($0.characters) } ?? configuration?.title
        return text.map { NSAttributedString(string: $0) }
    }

    private func ownTitle(_ state: State) -> NSAttributedString? {
        let own = contents[own: state]
        return own.attributedTitle ?? own.title.map { NSAttributedString(string: $0) }
    }

    /// The label with the title that shows now; made when first asked for.
    var stubTitleLabel: UILabel {
        let label = madeTitleLabel ?? UILabel()
        if madeTitleLabel == nil {
            label.font = defaultFont
            madeTitleLabel = label
        }
        label.attributedText = shownTitle
        return label
    }

    var stubImageView: UIImageView {
        let view = madeImageView ?? UIImageView()
        madeImageView = view
        view.image = shownImage
        return view
    }

    /// 15 points for a system button, 18 for a custom one (R7).
    var defaultFont: UIFont { .systemFont(ofSize: buttonType == .system ? 15 : 18) }
}
