import ButtonLayout

extension Button {
    /// Lays the button out and judges the layout, as it is kept: without the noise of binary fractions.
    /// - Parameter state: another state's content; nil for the normal state.
    public func computedLayout(showing state: Content? = nil) -> ComputedLayout {
        let layout = layout(showing: state)
        return ComputedLayout(
            content: state ?? content, layout: layout.withoutNoise,
            judgement: judge(layout, showing: state).withoutNoise)
    }
}
