import ButtonLayout
import CatalogueModel
import Foundation
import TestSupport

/// A random button, as the command line takes it and as the playground's script does.
struct PlaygroundSample {
    let name: String
    /// What `presets add` is given.
    let options: [String]
    /// What the script's `layout` is given, without direction and scale.
    let input: String

    init(_ number: Int, using generator: inout SeededGenerator) {
        name = "sample.n\(number)"
        var options: [String] = []
        var input: [String: String] = [:]
        func length(_ range: ClosedRange<Double>) -> String {
            let length = Double.random(in: range, using: &generator)
            let steps = generator.pick([1.0, 4, 1000])
            return ((length * steps).rounded() / steps).shortestText
        }
        func size(_ widths: ClosedRange<Double>, _ heights: ClosedRange<Double>) -> (text: String, script: String) {
            let (width, height) = (length(widths), length(heights))
            return ("\(width)x\(height)", "{ width: \(width), height: \(height) }")
        }
        func insets() -> (text: String, script: String) {
            let four = (0..<4).map { _ in length(-20...40) }
            let names = ["top", "left", "bottom", "right"]
            let members = zip(names, four).map { "\($0): \($1)" }.joined(separator: ", ")
            return (four.joined(separator: ","), "{ \(members) }")
        }
        func sometimes(_ share: UInt64) -> Bool { generator.next() % share == 0 }
        func add(_ option: String, _ text: String, _ member: String, _ script: String) {
            options.append("--\(option)=\(text)")
            input[member] = script
        }
        func quoted(_ word: String) -> String { "\"\(word)\"" }

        let style = generator.pick(Style.allCases)
        add("style", style.name, "style", quoted(style.name))
        if !sometimes(4) {
            let spacing = length(-10...30)
            add("spacing", spacing, "spacing", spacing)
        }
        let (fixed, fits) = (size(1...300, 1...200), (sometimes(3), sometimes(3)))
        let parts = fixed.text.split(separator: "x").map(String.init)
        let (width, height) = (fits.0 ? "fit" : parts[0], fits.1 ? "fit" : parts[1])
        add(
            "button", "\(width)x\(height)", "button",
            "{ width: \(fits.0 ? quoted("fit") : width), height: \(fits.1 ? quoted("fit") : height) }")
        if sometimes(3) {
            let least = size(0...120, 0...90)
            add("minimum", least.text, "minimum", least.script)
        }
        if !sometimes(6) {
            let image = size(1...80, 1...80)
            add("image", image.text, "image", image.script)
        }
        if !sometimes(6) {
            let title = size(1...200, 1...60)
            add("title-size", title.text, "title", title.script)
        }
        for item in ["content", "title", "image"] where sometimes(3) {
            let four = insets()
            add("\(item)-insets", four.text, "\(item)Insets", four.script)
        }
        if sometimes(3) {
            let property = size(1...60, 1...60)
            add("image-property", property.text, "imageProperty", property.script)
        }
        if sometimes(2) {
            let size = generator.pick(Button.ConfigurationSize.allCases).name
            add("button-size", size, "configurationSize", quoted(size))
        }
        // exact refuses an alignment of fill, and there is nothing to compare then.
        var isExact: Bool { if case .exact = style { true } else { false } }
        let horizontal = generator.pick(HorizontalAlignment.allCases.filter { !isExact || $0 != .fill }).name
        add("horizontal", horizontal, "horizontal", quoted(horizontal))
        let vertical = generator.pick(VerticalAlignment.allCases.filter { !isExact || $0 != .fill }).name
        add("vertical", vertical, "vertical", quoted(vertical))
        self.options = options
        self.input = "{ \(input.sorted { $0.key < $1.key }.map { "\($0): \($1)" }.joined(separator: ", ")) }"
    }
}
