import ButtonLayout

/// Writes the numbers of a layout.
struct DoorWriter {
    let output: UnsafeMutablePointer<Double>

    func write(_ status: DoorStatus, _ field: ButtonError.Field? = nil) {
        for place in 0..<DoorOutput.count { output[place] = .nan }
        output[DoorOutput.status.rawValue] = Double(status.rawValue)
        if let field { output[DoorOutput.field.rawValue] = Double(field.rawValue) }
    }

    func write(_ error: ButtonError) {
        switch error {
        case .notFinite(let field): write(.notFinite, field)
        case .tooLarge(let field): write(.tooLarge, field)
        case .notPositive(let field): write(.notPositive, field)
        case .negative(let field): write(.negative, field)
        case .exactCannotFill: write(DoorStatus.exactCannotFill)
        }
    }

    func write(_ layout: Layout) {
        put(layout.button, .buttonWidth)
        put(layout.contentEdgeInsets, .contentEdgeInsetsTop)
        if let insets = layout.itemInsets {
            put(insets.title, .titleEdgeInsetsTop)
            put(insets.image, .imageEdgeInsetsTop)
        }
        if let configuration = layout.configuration {
            put(Double(configuration.imagePlacement.rawValue), .imagePlacement)
            put(configuration.imagePadding, .imagePadding)
            let insets = configuration.contentInsets
            put(insets.top, .configurationTop)
            put(insets.leading, .configurationLeading)
            put(insets.bottom, .configurationBottom)
            put(insets.trailing, .configurationTrailing)
        }
        if let image = layout.image { put(image, .imageX) }
        if let title = layout.title { put(title, .titleX) }
        put(layout.fitting, .fittingWidth)
        if let overlap = layout.overlap { put(overlap, .overlapWidth) }
        if let image = layout.image {
            put(given(layout.overhangs(of: image)), .imageOverhangTop)
            put(layout.margins(of: image), .imageMarginTop)
        }
        if let title = layout.title {
            put(given(layout.overhangs(of: title)), .titleOverhangTop)
            put(layout.margins(of: title), .titleMarginTop)
        }
    }

    /// Insets of which those that are 0 are not given.
    private func given(_ insets: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: insets.top == 0 ? .nan : insets.top, left: insets.left == 0 ? .nan : insets.left,
            bottom: insets.bottom == 0 ? .nan : insets.bottom, right: insets.right == 0 ? .nan : insets.right)
    }

    func write(_ judgement: Judgement) {
        if let gap = judgement.gap {
            put(gap.asked ?? .nan, .gapAsked)
            put(gap.got, .gapGot)
        }
        if let offCenter = judgement.offCenter {
            put(Double(offCenter.of.rawValue), .offCenterOf)
            put(offCenter.x, .offCenterX)
            put(offCenter.y, .offCenterY)
        }
        put(Double(judgement.findings.rawValue), .findings)
        put(Double(judgement.stale.rawValue), .stale)
    }

    /// What a drawing shows beside the layout: the content rect, and the items' own areas in it.
    func writeAreas(of layout: Layout, in button: Button) {
        if let configuration = layout.configuration {
            let insets = configuration.contentInsets.resolved(for: button.direction)
            put(Rect(layout.button).inset(by: insets), .contentX)
            return
        }
        let content = button.contentRect(of: layout)
        put(content, .contentX)
        if let insets = layout.itemInsets {
            put(content.inset(by: insets.title), .titleAreaX)
            put(content.inset(by: insets.image), .imageAreaX)
        }
    }

    private func put(_ number: Double, _ place: DoorOutput) {
        output[place.rawValue] = number
    }

    private func put(_ size: Size, _ place: DoorOutput) {
        output[place.rawValue] = size.width
        output[place.rawValue + 1] = size.height
    }

    private func put(_ rect: Rect, _ place: DoorOutput) {
        output[place.rawValue] = rect.x
        output[place.rawValue + 1] = rect.y
        output[place.rawValue + 2] = rect.width
        output[place.rawValue + 3] = rect.height
    }

    private func put(_ insets: EdgeInsets, _ place: DoorOutput) {
        output[place.rawValue] = insets.top
        output[place.rawValue + 1] = insets.left
        output[place.rawValue + 2] = insets.bottom
        output[place.rawValue + 3] = insets.right
    }
}

extension DoorOutput {
    /// How many numbers come out.
    static var count: Int { titleMarginRight.rawValue + 1 }
}
