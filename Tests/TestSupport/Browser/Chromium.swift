import Foundation

/// The browser that pages are tried in, where there is one.
package enum Chromium {
    /// Its path: the first of these names on the PATH.
    package static let path: String? = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        for name in ["chromium", "chromium-browser", "google-chrome"] {
            for folder in folders {
                let path = "\(folder)/\(name)"
                if FileManager.default.isExecutableFile(atPath: path) { return path }
            }
        }
        return nil
    }()

    /// Headless, with a profile of its own, driven through a pipe; no name of any host leads anywhere.
    static func arguments(profile: String) -> [String] {
        var arguments = [
            "--headless=new", "--remote-debugging-pipe", "--user-data-dir=\(profile)",
            "--host-resolver-rules=MAP * ~NOTFOUND", "--no-first-run", "--no-default-browser-check", "--disable-sync",
            "--disable-background-networking", "--disable-component-update", "--disable-extensions", "--disable-gpu",
            "--disable-dev-shm-usage", "--force-color-profile=srgb", "--password-store=basic", "about:blank",
        ]
        // The superuser has no sandbox to be put in.
        if getuid() == 0 { arguments.insert("--no-sandbox", at: 0) }
        return arguments
    }
}
