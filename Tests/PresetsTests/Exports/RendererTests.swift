import Foundation
import TestSupport
import Testing

/// Pictures as two programs draw them that know nothing of each other.
@Suite("SVG in two renderers", .needsChromium, .needs("rsvg-convert", from: "librsvg2-bin"))
struct RendererTests {
    /// What is drawn in shapes: texts differ with the fonts that a renderer finds.
    private static let styles = [
        "bp-paper", "bp-button", "bp-image-line", "bp-title-line", "bp-gap", "bp-inset", "bp-extent", "bp-bad",
        "bp-before", "bp-move",
    ]

    /// The box of what is drawn: left, top, right, bottom in pixels; empty where there is nothing.
    private func box(of source: String, in page: BrowserPage) throws -> [Double] {
        try page.evaluate(
            """
            (async () => {
                const picture = new Image();
                picture.src = "\(source)";
                await picture.decode();
                const [width, height] = [picture.width, picture.height];
                const context = new OffscreenCanvas(width, height).getContext("2d");
                context.drawImage(picture, 0, 0);
                const pixels = context.getImageData(0, 0, width, height).data;
                const box = [width, height, -1, -1];
                for (let at = 0; at < width * height; at += 1) {
                    if (pixels[4 * at + 3] < 100) continue;
                    const [x, y] = [at % width, Math.floor(at / width)];
                    box[0] = Math.min(box[0], x);
                    box[1] = Math.min(box[1], y);
                    box[2] = Math.max(box[2], x);
                    box[3] = Math.max(box[3], y);
                }
                return box[2] < 0 ? [] : box;
            })()
            """)
    }

    @Test("the same is drawn at the same places, to two pixels")
    func places() throws {
        let sandbox = try Sample.sandbox()
        _ = try sandbox.run("export", "svg", "-o", "pictures")
        try sandbox.write(try sandbox.run("diff", "1.0", "1.1", "--format", "svg").output, to: "pictures/diff.svg")
        try sandbox.write("<!DOCTYPE html><title>Pictures</title>", to: "page.html")
        let page = try BrowserPage()
        try page.open(file: sandbox.path("page.html"))
        var compared = 0
        for name in ["buy", "tab.home", "side", "password.show.selected", "diff"] {
            let svg = try sandbox.text("pictures/\(name).svg")
            for style in Self.styles {
                let only = svg.replacing(
                    "<style>", with: "<style>*{visibility:hidden}.\(style){visibility:visible}")
                try sandbox.write(only, to: "only.svg")
                #expect(try sandbox.shell("rsvg-convert only.svg -o only.png") == Command.Outcome())
                let png = Data(try sandbox.bytes("only.png")).base64EncodedString()
                let browser = try box(
                    of: "data:image/svg+xml;base64,\(Data(only.utf8).base64EncodedString())", in: page)
                let other = try box(of: "data:image/png;base64,\(png)", in: page)
                #expect(browser.count == other.count, "\(name): \(style)")
                let far = zip(browser, other).map { abs($0 - $1) }.max() ?? 0
                #expect(far <= 2, "\(name): \(style) \(browser) \(other)")
                if !browser.isEmpty { compared += 1 }
            }
        }
        #expect(compared >= 25)
        #expect(try page.problems() == [])
    }
}
