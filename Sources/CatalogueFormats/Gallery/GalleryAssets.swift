/// What every gallery has: how it looks, and the script that shows it.
enum GalleryAssets {
    /// CSS for the page, its pictures and the playground.
    static var style: String {
        "\n" + PictureStyle.css + text(PackageResources.gallery_css) + PlaygroundPage.style
    }

    /// The parts of the script in their order: each only needs those before it.
    static var script: String {
        let parts = [
            text(PackageResources.gallery_data_js), text(PackageResources.gallery_elements_js),
            text(PackageResources.gallery_list_js), text(PackageResources.gallery_preset_js),
            text(PackageResources.gallery_releases_js), text(PackageResources.gallery_js),
        ]
        return "(() => {\n\"use strict\";\n\n" + parts.joined(separator: "\n") + "})();\n"
    }

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
