/// The playground's files, embedded into the binary when it is built, so that the page it writes stands alone.
///
/// `playground.wasm` is `ButtonLayout` behind `PlaygroundDoor`, compiled by `script/playground`.
public enum PlaygroundAssets {
    /// The layout engine as a WebAssembly module.
    public static var module: [UInt8] { PackageResources.playground_wasm }

    /// What is shown, as a part of a page.
    public static var fragment: String { text(PackageResources.playground_html) }

    public static var style: String { text(PackageResources.playground_css) }

    /// The parts of the script in their order: each only needs those before it.
    public static var scripts: [String] {
        [
            text(PackageResources.playground_sentences_js), text(PackageResources.playground_engine_js),
            text(PackageResources.playground_code_js),
            text(PackageResources.playground_drawing_js), text(PackageResources.playground_state_js),
            text(PackageResources.playground_controls_js), text(PackageResources.playground_results_js),
            text(PackageResources.playground_js),
        ]
    }

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
