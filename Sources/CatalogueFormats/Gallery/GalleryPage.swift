import CatalogueModel

/// A catalogue as one page: pictures with search and filters, every number and where it comes from, the styles side by
/// side, what each release moved. It needs no server and asks nobody for anything.
public struct GalleryPage {
    private let data: GalleryData
    private let title: String

    /// - Parameter title: what the catalogue is called.
    public init(_ gallery: Gallery, title: String) {
        self.title = title
        data = GalleryData(gallery)
    }

    public var html: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
        <title>\(htmlText(title))</title>
        <style>
        \(PictureStyle.css)\(Self.text(PackageResources.gallery_css))\(PlaygroundPage.style)</style>
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
        <main id="gl-main"></main>
        <main id="gl-playground" hidden>
        \(PlaygroundPage.fragment)</main>
        <noscript><p>This page lists and filters with JavaScript that stands in it.</p></noscript>
        <script type="application/json" id="gl-data">\(data.text)</script>
        <script>\(PlaygroundPage.script)</script>
        <script>
        \(Self.text(PackageResources.gallery_js))</script>
        </body>
        </html>

        """
    }

    /// Nothing is fetched from anywhere; what runs stands in the page.
    private static let policy =
        "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline' 'wasm-unsafe-eval'; img-src data:"

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
