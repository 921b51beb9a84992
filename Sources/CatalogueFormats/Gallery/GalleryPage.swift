import CatalogueModel

/// A catalogue as one page: pictures with search and filters, every number and where it comes from, the styles side by
/// side, what each release moved. It needs no server and asks nobody for anything.
public struct GalleryPage {
    private let presets: [PresetDetails]
    private let data: GalleryData
    private let title: String

    /// - Parameter title: what the catalogue is called.
    public init(_ gallery: Gallery, title: String) {
        self.title = title
        presets = gallery.presets.map(\.details)
        data = GalleryData(gallery)
    }

    /// The page as one file, in which everything stands.
    public var html: String {
        let (playground, gallery) = (PlaygroundPage.script, GalleryAssets.script)
        let sources = [playground, gallery].map(source).joined(separator: " ")
        return page(
            policy: "style-src \(source(GalleryAssets.style)); script-src \(sources) 'wasm-unsafe-eval'",
            style: "<style>\(GalleryAssets.style)</style>",
            scripts: """
                <script type="application/json" id="gl-data">\(data.json.replacingScalars("<", with: #"\u003c"#))</script>
                <script>\(gallery)</script>
                <script>\(playground)</script>
                """)
    }

    /// The page as a folder: `index.html`, and beside it what it reads, also where no server is.
    public var files: [ExportedFile] {
        // A page that is opened from a file may read scripts beside it, but no other files.
        let catalogue = "window.PresetsGallery = JSON.parse(\(JSONWriter(.compact).text(of: .string(data.json))));\n"
        let index = page(
            policy: "style-src 'self' file:; script-src 'self' file: 'wasm-unsafe-eval'",
            style: "<link rel=\"stylesheet\" href=\"gallery.css\">",
            scripts: ["catalogue", "gallery", "playground"].map { "<script src=\"\($0).js\"></script>" }
                .joined(separator: "\n"))
        return [
            ExportedFile(path: "index.html", text: index),
            ExportedFile(path: "gallery.css", text: GalleryAssets.style),
            ExportedFile(path: "catalogue.js", text: catalogue),
            ExportedFile(path: "gallery.js", text: GalleryAssets.script),
            ExportedFile(path: "playground.js", text: PlaygroundPage.script),
        ]
    }

    /// - Parameter policy: what may run and style; nothing is fetched from anywhere.
    private func page(policy: String, style: String, scripts: String) -> String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \(policy); img-src data:">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <link rel="icon" href="data:,">
        <title>\(htmlText(title))</title>
        \(style)
        </head>
        <body>
        <a class="gl-skip" href="#gl-main">Skip to content</a>
        <header class="gl-header">
        <h1>\(htmlText(title))</h1>
        <nav aria-label="Views">
        <a href="#/">Presets</a> <a href="#/styles">Styles</a> <a href="#/releases">Releases</a>
        <a href="#playground:">Playground</a>
        </nav>
        </header>
        <main id="gl-main">
        <noscript>
        \(list)</noscript>
        </main>
        <main id="gl-playground" hidden>
        \(PlaygroundPage.fragment)</main>
        \(scripts)
        </body>
        </html>

        """
    }

    /// What is left where no script runs.
    private var list: String {
        let items = presets.map { preset in
            let about = [preset.layouts.first?.style.name, preset.description].compactMap { $0 }.joined(separator: ", ")
            return "<li><strong>\(htmlText(preset.name))</strong> \(htmlText(about))</li>\n"
        }
        return """
            <h2>Presets</h2>
            <p>Pictures, search, numbers and releases need JavaScript; all of it stands in this page.</p>
            <ul>
            \(items.joined())</ul>

            """
    }

    private func source(_ text: String) -> String { "'sha256-\(base64(sha256(text.utf8)))'" }
}
