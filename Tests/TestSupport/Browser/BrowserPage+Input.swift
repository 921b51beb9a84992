import Foundation

/// What a person does to a page, and how the page looks to them.
extension BrowserPage {
    package enum Key: String {
        case tab = "Tab", enter = "Enter", space = " ", escape = "Escape", home = "Home", end = "End"
        case pageUp = "PageUp", pageDown = "PageDown"
        case left = "ArrowLeft", up = "ArrowUp", right = "ArrowRight", down = "ArrowDown"

        fileprivate var code: Int {
            switch self {
            case .tab: 9
            case .enter: 13
            case .escape: 27
            case .space: 32
            case .pageUp: 33
            case .pageDown: 34
            case .end: 35
            case .home: 36
            case .left: 37
            case .up: 38
            case .right: 39
            case .down: 40
            }
        }

        fileprivate var text: String? {
            switch self {
            case .enter: "\r"
            case .space: " "
            default: nil
            }
        }
    }

    package func press(_ key: Key, shift: Bool = false, times: Int = 1) throws {
        var event: [String: Any] = [
            "key": key.rawValue, "code": key == .space ? "Space" : key.rawValue, "windowsVirtualKeyCode": key.code,
            "modifiers": shift ? 8 : 0,
        ]
        for _ in 0..<times {
            event["type"] = key.text == nil ? "rawKeyDown" : "keyDown"
            event["text"] = key.text
            try send("Input.dispatchKeyEvent", event)
            event["type"] = "keyUp"
            event["text"] = nil
            try send("Input.dispatchKeyEvent", event)
        }
    }

    /// Types into what has the focus.
    package func type(_ text: String) throws {
        try send("Input.insertText", ["text": text])
    }

    /// The middle of an element in the viewport, which is scrolled to it.
    package func middle(of selector: String) throws -> (x: Double, y: Double) {
        let middle: [Double] = try evaluate(
            """
            (() => {
                const element = document.querySelector('\(selector)');
                element.scrollIntoView({ block: "nearest" });
                const { x, y, width, height } = element.getBoundingClientRect();
                return [x + width / 2, y + height / 2];
            })()
            """)
        return (middle[0], middle[1])
    }

    package func click(_ selector: String) throws {
        let (x, y) = try middle(of: selector)
        try mouse("mousePressed", x, y, buttons: 1)
        try mouse("mouseReleased", x, y, buttons: 0)
    }

    /// Presses the button on an element and moves by a distance in several steps; what is given runs before it is let go.
    package func drag(_ selector: String, by dx: Double, _ dy: Double, then: () throws -> Void = {}) throws {
        let (x, y) = try middle(of: selector)
        try mouse("mouseMoved", x, y, buttons: 0)
        try mouse("mousePressed", x, y, buttons: 1)
        for step in 1...8 {
            try mouse("mouseMoved", x + dx * Double(step) / 8, y + dy * Double(step) / 8, buttons: 1)
        }
        try then()
        try mouse("mouseReleased", x + dx, y + dy, buttons: 0)
    }

    private func mouse(_ type: String, _ x: Double, _ y: Double, buttons: Int) throws {
        try send(
            "Input.dispatchMouseEvent",
            [
                "type": type, "x": x, "y": y, "buttons": buttons, "clickCount": type == "mouseMoved" ? 0 : 1,
                "button": type == "mouseMoved" && buttons == 0 ? "none" : "left",
            ])
    }

    package func setViewport(width: Int, height: Int, isTouch: Bool = false) throws {
        try send(
            "Emulation.setDeviceMetricsOverride",
            ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": isTouch])
    }

    /// What the person prefers: `light` or `dark`, and whether things may move.
    package func prefer(colors: String, reducedMotion: Bool = false) throws {
        try send(
            "Emulation.setEmulatedMedia",
            [
                "features": [
                    ["name": "prefers-color-scheme", "value": colors],
                    ["name": "prefers-reduced-motion", "value": reducedMotion ? "reduce" : "no-preference"],
                ]
            ])
    }

    /// A picture (PNG) of the viewport, or of the whole page.
    package func screenshot(whole: Bool = false) throws -> Data {
        var parameters: [String: Any] = ["format": "png", "captureBeyondViewport": whole]
        if whole, let size = try send("Page.getLayoutMetrics")["cssContentSize"] as? [String: Any] {
            parameters["clip"] = ["x": 0, "y": 0, "width": size["width"], "height": size["height"], "scale": 1]
        }
        let text = try send("Page.captureScreenshot", parameters)["data"] as? String ?? ""
        return Data(base64Encoded: text) ?? Data()
    }
}
