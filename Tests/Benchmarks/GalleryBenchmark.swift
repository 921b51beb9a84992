import CatalogueFormats
import CatalogueModel
import Foundation
import PresetCatalogue
import TestSupport

/// The gallery of 1,000 presets in two trait collections: written, and shown by a browser where there is one.
struct GalleryBenchmark {
    let folder: String
    private let attribution = Attribution(author: "bench", time: 0, request: "bench")

    func run(_ table: inout ResultTable) throws {
        let path = "\(folder)/gallery.db"
        let catalogue = try Catalogue(path: path, access: .create, time: 0)
        _ = try catalogue.importDocument(SampleCatalogue.document(presets: 1000, metrics: 40), by: attribution)
        _ = try catalogue.perform([.addCollection(["direction": "rtl"])], by: attribution)
        var html = ""
        let writing = try Measurement {
            let gallery = try Catalogue(path: path, access: .read, time: 0).gallery()
            html = GalleryPage(gallery, title: "bench").html
        }
        table.add("gallery of 1,000 presets in 2 collections: write", writing)
        let megabytes = (Double(html.utf8.count) / 1e6).rounded(toDigits: 2)
        table.add("gallery: size of the page", figure: "\(megabytes.shortestText) MB")

        guard Chromium.path != nil else { return table.add("gallery: shown", figure: "no Chromium here") }
        let file = "\(folder)/gallery.html"
        try Data(html.utf8).write(to: URL(filePath: file))
        let browser = try Browser()
        table.add("gallery: from opening the page to cards and search", try shown(file, in: browser))
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
