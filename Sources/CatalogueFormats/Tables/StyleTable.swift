import ButtonLayout
import CatalogueModel

/// The styles for people and for programs: where each comes from, what it promises, a drawing.
public enum StyleTable {
    /// A table for a terminal.
    public static func text(_ styles: [Style], maximumWidth: Int?, color: Bool) -> String {
        var table = TextTable(columns: [
            TableColumn("style", .name), TableColumn("spacing", .number), TableColumn("promises"),
            TableColumn("its authors call it"),
        ])
        for style in styles {
            table.append([
                style.name, style.defaultSpacing.shortestText, style.promiseText, style.ownName ?? "",
            ])
        }
        return table.text(maximumWidth: maximumWidth, color: color)
    }

    /// Each style with a drawing of it on the same button.
    public static func drawings(of styles: [Style], color: Bool, ascii: Bool) -> String {
        let style = TerminalStyle(color: color)
        return styles.map { item in
            var lines = [style.bold(item.name), item.origin]
            if let ownName = item.ownName { lines.append("called \(ownName)") }
            lines.append("promises \(item.promiseText); default spacing \(item.defaultSpacing.shortestText)")
            if let sample = item.sample {
                lines += [""] + ButtonDrawing(layout: sample, ascii: ascii).lines(maximumWidth: 72)
                lines += sample.judgement.findings.elements.map {
                    "\($0.severity(in: item).rawValue): \($0.name): \($0.sentence(for: sample, style: item))"
                }
            }
            return lines.joined(separator: "\n") + "\n"
        }.joined(separator: "\n")
    }

    /// An array for programs.
    public static func json(_ styles: [Style]) -> String {
        JSONWriter(.pretty).text(of: .array(styles.map(\.json)))
    }
}

extension Style {
    /// The style on a button of 200 x 100 with an image of 24 x 24, a title of 60 x 20 and a spacing of 10.
    public var sample: ComputedLayout? {
        let items = Content(image: Size(width: 24, height: 24), title: Size(width: 60, height: 20))
        let button = try? Button(style: self, spacing: 10, width: .fixed(200), height: .fixed(100), content: items)
        return button?.computedLayout()
    }

    /// `image above the title, the gap, the group centered`.
    public var promiseText: String {
        let promise = promise(for: .leftToRight)
        guard promise.first != nil else { return "nothing" }
        return [order(promise), promise.gap ? "the gap" : nil, margin(promise), centering(promise)]
            .compactMap { $0 }.joined(separator: ", ")
    }

    private func order(_ promise: Promise) -> String {
        let isImageFirst = promise.first == .image
        switch promise.axis {
        case .vertical: return isImageFirst ? "image above title" : "title above image"
        case .horizontal:
            if hasDirectionalContentInsets { return isImageFirst ? "image before title" : "title before image" }
            return isImageFirst ? "image left of title" : "title left of image"
        }
    }

    private func margin(_ promise: Promise) -> String? {
        switch promise.margin {
        case .none: nil
        case .titleTop: "title the spacing below the top"
        case .titleBottom: "title the spacing above the bottom"
        case .titleLeftImageRight, .imageLeftTitleRight: "both the spacing from their edges"
        }
    }

    private func centering(_ promise: Promise) -> String? {
        promise.centered == .nothing ? nil : "\(promise.centered.name) centered"
    }

    fileprivate var json: JSON {
        let promise = promise(for: .leftToRight)
        var members: [JSON.Member] = []
        members.append("style", .string(name))
        members.append("family", .string(family))
        members.append("origin", .string(origin))
        members.append("ownName", ownName.map(JSON.string) ?? .null)
        members.append("defaultSpacing", .points(defaultSpacing))
        members.append(
            "promises",
            promise.first == nil
                ? .null
                : [
                    "axis": promise.axis == .horizontal ? "horizontal" : "vertical",
                    "first": promise.first == .image ? "image" : "title", "centered": .string(promise.centered.name),
                    "gap": .bool(promise.gap), "margins": .bool(promise.margin != .none),
                ])
        return .object(members)
    }
}
