import ButtonLayout

extension Button {
    /// Lays the button out and judges the layout, as it is kept: without the noise of binary fractions, so that what is
    /// three points reads 3 and not 3.000000000000014.
    /// - Parameter state: another state's content; nil for the normal state.
    public func computedLayout(showing state: Content? = nil) -> ComputedLayout {
        let layout = layout(showing: state)
        var result = ComputedLayout(
            content: state ?? content, layout: layout, judgement: judge(layout, showing: state))
        result.layout.removeNoise()
        result.judgement.removeNoise()
        return result
    }
}

extension Double {
    /// The nearest millionth of a point, when the number is that but for noise.
    fileprivate var withoutNoise: Double {
        let millionth = (self * 1e6).rounded() / 1e6
        return (millionth - self).magnitude < 1e-10 ? millionth : self
    }
}

extension Layout {
    fileprivate mutating func removeNoise() {
        button = button.withoutNoise
        contentEdgeInsets = contentEdgeInsets.withoutNoise
        itemInsets = itemInsets.map { ItemInsets(title: $0.title.withoutNoise, image: $0.image.withoutNoise) }
        image = image?.withoutNoise
        title = title?.withoutNoise
        fitting = fitting.withoutNoise
    }
}

extension Judgement {
    fileprivate mutating func removeNoise() {
        gap = gap.map { Gap(asked: $0.asked, got: $0.got.withoutNoise) }
        offCenter = offCenter.map { OffCenter(of: $0.of, x: $0.x.withoutNoise, y: $0.y.withoutNoise) }
    }
}

extension Size {
    fileprivate var withoutNoise: Size { Size(width: width.withoutNoise, height: height.withoutNoise) }
}

extension Rect {
    fileprivate var withoutNoise: Rect {
        Rect(x: x.withoutNoise, y: y.withoutNoise, width: width.withoutNoise, height: height.withoutNoise)
    }
}

extension EdgeInsets {
    fileprivate var withoutNoise: EdgeInsets {
        EdgeInsets(
            top: top.withoutNoise, left: left.withoutNoise, bottom: bottom.withoutNoise, right: right.withoutNoise)
    }
}
