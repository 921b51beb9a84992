import Testing

@testable import ButtonLayout

@Suite struct ConfigurationTests {
    /// Judging takes it for granted.
    @Test(arguments: ImagePlacement.allCases)
    func mirrorsInTheOtherDirection(placement: ImagePlacement) throws {
        var random = RandomButtons()
        for _ in 0..<5000 {
            let button = try random.button(
                .configuration(placement), horizontal: [.center, .leading, .trailing], always: false)
            let other = try Button(
                style: button.style, spacing: button.spacing, width: button.width, height: button.height,
                content: button.content, contentInsets: button.contentInsets, horizontal: button.horizontal,
                vertical: button.vertical, direction: button.direction.opposite, scale: button.grid.scale)
            let (one, mirrored) = (Shown(button.layout()), Shown(other.layout()).mirrored)
            #expect(FrameJudge.equal(one, mirrored, tolerance: button.grid.tolerance), "\(button)")
        }
    }
}
