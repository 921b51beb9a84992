/// What a screen reader is told.
extension BrowserPage {
    package struct AccessibilityNode {
        package let role: String
        package let name: String
    }

    /// The nodes of the page that are not hidden from screen readers.
    package func accessibilityNodes() throws -> [AccessibilityNode] {
        try send("Accessibility.enable")
        let nodes = try send("Accessibility.getFullAXTree")["nodes"] as? [[String: Any]] ?? []
        func text(_ value: Any?) -> String { (value as? [String: Any])?["value"] as? String ?? "" }
        return nodes.filter { $0["ignored"] as? Bool == false }.map {
            AccessibilityNode(role: text($0["role"]), name: text($0["name"]))
        }
    }
}
