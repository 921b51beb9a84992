import ButtonLayout

/// A case of the layout engine's vocabulary that has a name in files and on the command line.
/// The engine itself knows no strings, so that it runs where there are none.
public protocol Named: CaseIterable, Hashable, Sendable {
    var name: String { get }
}

extension Named {
    @inlinable public init?(name: String) {
        guard let match = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = match
    }
}

extension LayoutDirection: Named {
    public var name: String { self == .leftToRight ? "ltr" : "rtl" }
}

extension HorizontalAlignment: Named {
    public var name: String {
        switch self {
        case .center: "center"
        case .left: "left"
        case .right: "right"
        case .fill: "fill"
        case .leading: "leading"
        case .trailing: "trailing"
        }
    }
}

extension VerticalAlignment: Named {
    public var name: String {
        switch self {
        case .center: "center"
        case .top: "top"
        case .bottom: "bottom"
        case .fill: "fill"
        }
    }
}

extension ImagePlacement: Named {
    public var name: String {
        switch self {
        case .leading: "leading"
        case .trailing: "trailing"
        case .top: "top"
        case .bottom: "bottom"
        }
    }
}

extension Button.ConfigurationSize: Named {
    public var name: String {
        switch self {
        case .mini: "mini"
        case .small: "small"
        case .medium: "medium"
        case .large: "large"
        }
    }
}

extension ButtonType: Named {
    public var name: String { self == .system ? "system" : "custom" }
}

extension Finding: Named {
    public var name: String {
        switch self {
        case .gapMismatch: "gap-mismatch"
        case .marginMismatch: "margin-mismatch"
        case .overlap: "overlap"
        case .offCenter: "off-center"
        case .reversedOrder: "reversed-order"
        case .outsideBounds: "outside-bounds"
        case .titleClipped: "title-clipped"
        case .imageSqueezed: "image-squeezed"
        case .imageStretched: "image-stretched"
        case .labelStretched: "label-stretched"
        case .notIdempotent: "not-idempotent"
        case .goesStale: "goes-stale"
        case .notMirrored: "not-mirrored"
        case .belowMinimumTarget: "below-minimum-target"
        case .insetsIgnored: "insets-ignored"
        case .imageSizeDiffers: "image-size-differs"
        case .missingGlyphs: "missing-glyphs"
        }
    }
}

extension Promise.Center {
    public var name: String {
        switch self {
        case .nothing: "nothing"
        case .group: "group"
        case .image: "image"
        case .title: "title"
        }
    }
}
