import CatalogueModel
import PlaygroundAssets

/// The playground as a page, and in parts for pages that hold it.
///
/// Ids and classes begin with `pg`; the script leaves one name behind, `PresetsPlayground`.
public enum PlaygroundPage {
    /// The element that is seen, and the data of its script.
    public static var fragment: String {
        PlaygroundAssets.fragment + "<script type=\"application/json\" id=\"pg-data\">\(data)</script>\n"
    }

    /// CSS for the fragment.
    public static var style: String { PlaygroundAssets.style }

    /// JavaScript that runs after the fragment was read.
    public static var script: String {
        "(() => {\n\"use strict\";\n\n" + PlaygroundAssets.scripts.joined(separator: "\n") + "})();\n"
    }

    /// No text in it can end the element that it stands in.
    private static var data: String {
        JSONWriter(.compact).text(of: PlaygroundData.json).replacingScalars("<", with: #"\u003c"#)
    }

    /// The whole page: it stands alone, and asks nothing of anybody.
    public static var html: String {
        let (style, script) = (style + pageStyle, script)
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="\(policy(style: style, script: script))">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <link rel="icon" href="data:,">
            <title>Button playground</title>
            <style>\(style)</style>
            </head>
            <body class="pg-page">
            <main>
            \(fragment)</main>
            <script>\(script)</script>
            </body>
            </html>

            """
    }

    /// Allows this style, this script and the engine, and nothing else.
    private static func policy(style: String, script: String) -> String {
        "default-src 'none'; style-src '\(source(style))'; script-src '\(source(script))' 'wasm-unsafe-eval'; "
            + "img-src data:; base-uri 'none'; form-action 'none'"
    }

    /// How a policy names an inline element with this text.
    private static func source(_ text: String) -> String {
        "sha256-\(base64(sha256(text.utf8)))"
    }

    private static let pageStyle = """
        .pg-page { margin: 0; background: #ffffff; }
        @media (prefers-color-scheme: dark) { .pg-page { background: #17181c; } }

        """
}
