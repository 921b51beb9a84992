import Foundation
import Testing

/// The generated Swift, compiled.
@Suite("Swift export")
struct SwiftExportTests {
    private static let variants: [[String]] = [
        [], ["--access", "internal"], ["--framework", "coregraphics"],
        ["--framework", "coregraphics", "--access", "internal", "--namespace", "DSButtons"],
    ]

    @Test("compiles in Swift 6 without a warning, whatever the names", arguments: variants, [true, false])
    func compiles(options: [String], isNasty: Bool) throws {
        let sandbox = try isNasty ? NastySample.sandbox() : Sample.sandbox()
        _ = try sandbox.run(["export", "swift", "-o", "Presets.swift"] + options)
        try Toolchain.typecheck([sandbox.path("Presets.swift")]).expectSuccess()
    }

    /// A program that prints every number of every preset, one layout a line.
    private static let printer = """
        for preset in [Presets.buy, Presets.chip, Presets.Password.show, Presets.Tab.home, Presets.side] {
            for layout in preset.layouts {
                for collection in layout.collections {
                    let traits = "direction=\\(collection.traits.direction),size=\\(collection.traits.size)"
                    let numbers = [
                        layout.size.width, layout.size.height,
                        layout.contentEdgeInsets.top, layout.contentEdgeInsets.left,
                        layout.contentEdgeInsets.bottom, layout.contentEdgeInsets.right,
                        layout.titleEdgeInsets?.top, layout.titleEdgeInsets?.left,
                        layout.titleEdgeInsets?.bottom, layout.titleEdgeInsets?.right,
                        layout.imageEdgeInsets?.top, layout.imageEdgeInsets?.left,
                        layout.imageEdgeInsets?.bottom, layout.imageEdgeInsets?.right,
                        layout.configuration?.imagePadding, layout.configuration?.contentInsets.leading,
                        layout.imageFrame?.origin.x, layout.imageFrame?.origin.y,
                        layout.imageFrame?.size.width, layout.imageFrame?.size.height,
                        layout.titleFrame?.origin.x, layout.titleFrame?.origin.y,
                        layout.titleFrame?.size.width, layout.titleFrame?.size.height,
                        layout.fittingSize.width, layout.fittingSize.height,
                    ].map { $0.map { "\\(Double($0))" } ?? "-" }
                    print(preset.name, layout.state.rawValue, traits, numbers.joined(separator: " "))
                }
            }
        }
        """

    @Test("the numbers in the compiled Swift are the catalogue's", arguments: ["uikit", "coregraphics"])
    func numbers(framework: String) throws {
        let sandbox = try Sample.sandbox()
        _ = try sandbox.run("export", "swift", "--framework", framework, "-o", "Presets.swift")
        // Every direction becomes a collection, so that the catalogue itself can be asked.
        try sandbox.succeed("collection", "add", "direction=rtl")
        try sandbox.succeed("collection", "add", "direction=rtl,size=compact")
        let sources = try sandbox.text("Presets.swift")
        #expect(sources.matches(of: /= PresetsButton\(/).count == 5)
        try sandbox.write(Self.printer, to: "main.swift")
        let program = try Toolchain.build([sandbox.path("Presets.swift"), sandbox.path("main.swift")], in: sandbox)
        let printed = try Toolchain.run(program, []).expectSuccess().lines
        let expected = try ["ltr", "rtl"].flatMap { direction in
            try ["regular", "compact"].flatMap { try Self.lines(sandbox, "direction=\(direction),size=\($0)") }
        }
        #expect(printed.sorted() == expected.sorted())
        #expect(printed.count == 24)
    }

    /// The lines that the program has to print for a trait collection, from the catalogue's CSV.
    private static func lines(_ sandbox: Sandbox, _ traits: String) throws -> [String] {
        let csv = try sandbox.succeed("list", "--traits", traits, "--format", "csv")
        let rows = csv.split(separator: "\r\n").map { $0.split(separator: ",", omittingEmptySubsequences: false) }
        func sides(_ name: String, _ names: String...) -> [String] { names.map { "\(name).\($0)" } }
        let edges = ["contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets"]
            .flatMap { sides($0, "top", "left", "bottom", "right") }
        let columns =
            sides("button", "width", "height") + edges
            + ["configuration.imagePadding", "configuration.contentInsets.leading"]
            + sides("image", "x", "y", "width", "height") + sides("title", "x", "y", "width", "height")
            + sides("fitting", "width", "height")
        let places = try columns.map { column in try #require(rows[0].firstIndex { $0 == column }, "\(column)") }
        return rows.dropFirst().map { row in
            // Traits stand in quotes, with commas in them: what follows them is counted from the end.
            let shift = row.count - rows[0].count
            let numbers = places.map { Double(row[$0 + shift]).map { "\($0)" } ?? "-" }
            return "\(row[0]) \(row[2] == "selected" ? 4 : 0) \(traits) \(numbers.joined(separator: " "))"
        }
    }

    /// Buttons with the images and titles that the presets were made for: each prints where they come to stand, and where
    /// they are said to.
    private static let applying = """
        import UIKit

        @MainActor func show(_ preset: PresetsButton, image: CGSize, title: CGSize, compact: Bool, rightToLeft: Bool) {
            let button = PresetsFrameButton(type: preset.type)
            preset.applyContents(to: button)
            button.setImage(UIGraphicsImageRenderer(size: image).image { _ in }, for: .normal)
            let attachment = NSTextAttachment()
            attachment.bounds = CGRect(origin: .zero, size: title)
            button.setAttributedTitle(NSAttributedString(attachment: attachment), for: .normal)
            button.semanticContentAttribute = rightToLeft ? .forceRightToLeft : .forceLeftToRight
            let traits = compact ? PresetsTraits(direction: rightToLeft ? .rtl : .ltr, size: .compact) : nil
            preset.apply(to: button, in: traits)
            let layout = preset.layout(in: traits ?? PresetsTraits(button))
            button.frame = CGRect(origin: .zero, size: layout.size)
            button.layoutIfNeeded()
            print(preset.name, button.imageView?.frame == layout.imageFrame, button.titleLabel?.frame == layout.titleFrame,
                button.intrinsicContentSize == layout.fittingSize)
        }
        for (compact, rightToLeft) in [(false, false), (false, true), (true, false), (true, true)] {
            func showAll(_ preset: PresetsButton, _ image: CGSize, _ title: CGSize) {
                show(preset, image: image, title: title, compact: compact, rightToLeft: rightToLeft)
            }
            showAll(Presets.Tab.home, CGSize(width: 24, height: 24), CGSize(width: 60, height: 20))
            showAll(Presets.buy, CGSize(width: 20, height: 20), CGSize(width: 24, height: 20))
            showAll(Presets.chip, CGSize(width: 12, height: 12), CGSize(width: 40, height: 18))
            showAll(Presets.Frames.top, CGSize(width: 24, height: 24), CGSize(width: 60, height: 20))
            showAll(Presets.Frames.share, CGSize(width: 24, height: 24), CGSize(width: 60, height: 20))
            showAll(Presets.Frames.below, CGSize(width: 24, height: 24), CGSize(width: 60, height: 20))
        }
        let button = UIButton(type: Presets.Password.show.type)
        UIImage.stubNamedSizes = ["eye": CGSize(width: 24, height: 20), "eye.slash": CGSize(width: 24, height: 21)]
        Presets.Password.show.applyContents(to: button)
        print(button.image(for: .selected)?.size.height ?? 0, Presets.chip.configuration()?.imagePadding ?? 0)
        """

    @Test("applied to a button, in every direction and trait collection, it lays out as foretold")
    func applies() throws {
        let sandbox = try Sample.sandbox()
        try sandbox.succeed(
            "apply", "-",
            input: """
                add frames.top --style image-position/top --image 24x24 --title-size 60x20 --button 200x101 --spacing 5
                add frames.share --style proportional/top --image 24x24 --title-size 60x20 --button 200x100
                add frames.below --style layout-button/title-bottom --like frames.top --image-property 30x31
                """)
        _ = try sandbox.run("export", "swift", "-o", "Presets.swift")
        try sandbox.write(Self.applying, to: "main.swift")
        let program = try Toolchain.build([sandbox.path("Presets.swift"), sandbox.path("main.swift")], in: sandbox)
        let lines = try Toolchain.run(program, []).expectSuccess().lines
        #expect(lines.dropLast().filter { !$0.hasSuffix("true true true") } == [])
        #expect(lines.count == 25)
        #expect(lines.last == "21.0 4.0")
    }
}

/// Which names become which identifiers, over the history of a catalogue.
@Suite("Identifiers over time")
struct IdentifierHistoryTests {
    private func identifiers(_ sandbox: Sandbox) throws -> [String] {
        try sandbox.succeed("export", "swift", "--framework", "coregraphics", "--disambiguate")
            .matches(of: /static let (\w+): CGFloat = (\d+)/).map { "\($0.output.2) \($0.output.1)" }.sorted()
    }

    @Test("collisions are refused with their origins; --disambiguate never renames an older one")
    func history() throws {
        let sandbox = try Sandbox()
        try sandbox.succeed("init")
        try sandbox.succeed("metric", "set", "icon_left", "1")
        #expect(try identifiers(sandbox) == ["1 iconLeft"])
        try sandbox.succeed("metric", "set", "icon-left", "2")
        let refused = try sandbox.fail("export", "swift")
        #expect(refused.contains("'icon-left', 'icon_left' all become 'iconLeft'"))
        let two = try identifiers(sandbox)
        #expect(two.count == 2 && two[0] == "1 iconLeft" && two[1].hasPrefix("2 iconLeft_"))
        try sandbox.succeed("metric", "set", "Icon-Left", "3")
        #expect(try identifiers(sandbox).prefix(2) == two[...])
        // Gone, and come back; renamed: nobody else notices.
        try sandbox.succeed("metric", "remove", "icon_left")
        #expect(try identifiers(sandbox).first == two[1])
        try sandbox.succeed("metric", "set", "icon_left", "4")
        #expect(try identifiers(sandbox).last == "4 iconLeft")
        try sandbox.succeed("rename", "icon_left", "iconLeft")
        #expect(try identifiers(sandbox).last == "4 iconLeft")
        #expect(try identifiers(sandbox).first == two[1])
    }

    @Test("what is left out by a pattern takes part in it")
    func pattern() throws {
        let sandbox = try Sandbox()
        try sandbox.succeed("init")
        try sandbox.succeed("metric", "set", "a.icon_left", "1")
        try sandbox.succeed("metric", "set", "a.icon-left", "2")
        let all = try sandbox.succeed("export", "swift", "--disambiguate")
        let some = try sandbox.succeed("export", "swift", "a.icon-*", "--disambiguate")
        let line = try #require(some.split(separator: "\n").first { $0.contains("static let iconLeft") })
        #expect(all.contains(line))
        #expect(!some.contains("CGFloat = 1"))
    }
}
