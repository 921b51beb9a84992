import CatalogueFormats
import Foundation
import PresetCatalogue
import TestSupport

/// The gallery of 1,000 presets in two trait collections: written, and shown by a browser where there is one.
struct GalleryBenchmark {
    let folder: String

    func run(_ table: inout ResultTable) throws {
        let path = "\(folder)/gallery.db"
        try Sample(folder: folder, count: 10_000).makeBase(at: path)
        _ = try Catalogue(path: path, access: .write, time: 0)
            .perform([.addCollection(["direction": "rtl"])], by: Sample.attribution)
        var html = ""
        let writing = try Measurement {
            let gallery = try Catalogue(path: path, access: .read, time: 0).gallery()
            html = GalleryPage(gallery, title: "bench").html
        }
        table.add(10, "gallery of 1,000 presets in 2 collections: write", writing)
        table.add(10, "gallery: size of the page", Double(html.utf8.count).megabytesText)

        guard Chromium.path != nil else { return table.add(10, "gallery: shown", "no Chromium here") }
        let file = "\(folder)/gallery.html"
        try Data(html.utf8).write(to: URL(filePath: file))
        let browser = try Browser()
        table.add(10, "gallery: from opening the page to cards and search", try shown(file, in: browser))
    }

    /// The browser's own times, each in a new tab.
    private func shown(_ file: String, in browser: Browser) throws -> Measurement {
        Measurement(
            runs: try (0..<9).map { _ in
                let page = try BrowserPage(in: browser)
                try page.setViewport(width: 1200, height: 900)
                try page.open(file: file)
                return try page.evaluate(#"performance.getEntriesByName("gallery-shown")[0].startTime / 1000"#)
            })
    }
}
