/// A catalogue as people look at it: every preset with all its layouts and where its numbers come from, and what each
/// release brought.
public struct Gallery: Sendable {
    /// The trait collections, the default one first: `direction=rtl`.
    public var collections: [String]
    /// Sorted by name.
    public var presets: [GalleryPreset]
    /// The newest first.
    public var releases: [ChangelogEntry]

    public init(collections: [String], presets: [GalleryPreset], releases: [ChangelogEntry]) {
        self.collections = collections
        self.presets = presets
        self.releases = releases
    }
}

/// A preset with its layouts in every collection.
public struct GalleryPreset: Sendable {
    /// With the layouts of the default collection.
    public var details: PresetDetails
    /// For each collection its layouts by state.
    public var layouts: [[PicturedLayout]]

    public init(details: PresetDetails, layouts: [[PicturedLayout]]) {
        self.details = details
        self.layouts = layouts
    }
}
