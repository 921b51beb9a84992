extension Layout {
    /// The layout as it is kept and shown: what is three points reads 3 and not 3.000000000000014.
    public var withoutNoise: Layout {
        Layout(
            button: button.withoutNoise, contentEdgeInsets: contentEdgeInsets.withoutNoise,
            itemInsets: itemInsets.map { ItemInsets(title: $0.title.withoutNoise, image: $0.image.withoutNoise) },
            configuration: configuration, image: image?.withoutNoise, title: title?.withoutNoise,
            fitting: fitting.withoutNoise)
    }
}

extension Judgement {
    /// The judgement as it is kept and shown.
    public var withoutNoise: Judgement {
        var result = self
        result.gap = gap.map { Gap(asked: $0.asked, got: $0.got.withoutNoise) }
        result.offCenter = offCenter.map { OffCenter(of: $0.of, x: $0.x.withoutNoise, y: $0.y.withoutNoise) }
        return result
    }
}

extension Double {
    /// The nearest millionth of a point, when the number is that but for noise.
    ///
    /// Ties go to even because processors have an instruction for that; halves of a millionth are no noise.
    fileprivate var withoutNoise: Double {
        let millionth = (self * 1e6).rounded(.toNearestOrEven) / 1e6
        return (millionth - self).magnitude < 1e-10 ? millionth : self
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
