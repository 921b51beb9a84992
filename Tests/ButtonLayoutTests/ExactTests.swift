import Testing

@testable import ButtonLayout

/// What `exact` promises, on random buttons.
@Suite struct ExactTests {
    @Test(arguments: ImagePlacement.allCases)
    func landsOnTheFramesAskedFor(placement: ImagePlacement) throws {
        var random = RandomButtons()
        for _ in 0..<5000 {
            let button = try random.button(.exact(placement), always: false)
            let layout = button.layout()
            let wanted = wantedFrames(button, placement, of: button.content, in: layout.button)
            if button.content.image != nil {
                expectClose(layout.image?.numbers ?? [], button.grid.rounded(wanted.image).numbers, "\(button)")
            }
            if button.content.title != nil {
                expectClose(layout.title?.numbers ?? [], button.grid.rounded(wanted.title).numbers, "\(button)")
            }
        }
    }

    private func wantedFrames(
        _ button: Button, _ placement: ImagePlacement, of content: Content, in size: Size
    ) -> Frames {
        ExactSolver(button, placement, of: Items(content), direction: button.direction).wantedFrames(in: size)
    }

    @Test(arguments: ImagePlacement.allCases)
    func fittingSizeIsTheGroupAndItsInsets(placement: ImagePlacement) throws {
        var random = RandomButtons()
        for _ in 0..<5000 {
            let button = try random.button(.exact(placement))
            let layout = button.layout()
            let group = Group(
                placement, of: Items(button.content), spacing: button.spacing, direction: button.direction)
            let asked = button.edgeInsets
            let excess = Size(
                width: layout.fitting.width - group.naturalSize.width - asked.left - asked.right,
                height: layout.fitting.height - group.naturalSize.height - asked.top - asked.bottom)
            let pixel = 1 / button.grid.scale
            #expect(excess.width > -1e-6 && excess.width < pixel, "\(excess) \(button)")
            #expect(excess.height > -1e-6 && excess.height < pixel, "\(excess) \(button)")
        }
    }

    /// leading at every alignment, top and bottom at center, for titles at least as wide as the image.
    @Test(arguments: [ImagePlacement.leading, .top, .bottom])
    func staysExactWhenTheTitleGrows(placement: ImagePlacement) throws {
        var random = RandomButtons()
        var checked = 0
        for _ in 0..<5000 {
            let button =
                placement == .leading
                ? try random.button(.exact(placement), image: 4...24, title: 30...60)
                : try random.button(
                    .exact(placement), image: 4...24, title: 30...60, horizontal: [.center], vertical: [.center])
            let now = button.layout()
            let longer = Size(width: random.length(60...90), height: button.content.title?.height ?? 0)
            let later = Content(image: button.content.image, title: longer)
            let wanted = wantedFrames(button, placement, of: later, in: now.button)
            // A group that does not fit has its title shortened: no promise then. A pixel to spare is asked for, since
            // the gap goes into the content insets rounded up to a pixel.
            let group = Group(placement, of: Items(later), spacing: button.spacing, direction: button.direction)
                .naturalSize
            let room = Rect(now.button).inset(by: button.edgeInsets)
            let pixel = 1 / button.grid.scale
            guard group.width + pixel <= room.width, group.height + pixel <= room.height else { continue }
            checked += 1
            let layout = button.layout(showing: later)
            expectClose(layout.image?.numbers ?? [], button.grid.rounded(wanted.image).numbers, "\(button) \(later)")
            expectClose(layout.title?.numbers ?? [], button.grid.rounded(wanted.title).numbers, "\(button) \(later)")
        }
        #expect(checked > 500)
    }

    @Test func mirrorsInTheOtherDirection() throws {
        var random = RandomButtons()
        for placement in ImagePlacement.allCases {
            for _ in 0..<1000 {
                let button = try random.button(
                    .exact(placement), horizontal: [.center, .leading, .trailing], always: false)
                #expect(!button.judge(button.layout()).findings.contains(Finding.notMirrored), "\(button)")
            }
        }
    }

    @Test func refusesFill() {
        #expect(throws: ButtonError.exactCannotFill) {
            try Button(
                style: .exact(.top), width: .fixed(100), height: .fixed(40), content: Content(image: nil, title: nil),
                horizontal: .fill)
        }
    }
}
