/// What an examination of a catalogue's file found.
public struct HealthReport: Hashable, Sendable {
    /// One for each subject that could be looked at, in the subjects' order.
    public var checks: [HealthCheck] = []
    /// How large the file is; nil when that cannot be told.
    public var size: FileSize?

    public init() {}

    public var isHealthy: Bool { checks.allSatisfy(\.problems.isEmpty) }

    /// The pages of a file.
    public struct FileSize: Hashable, Sendable {
        public var pages: Int64
        /// Pages that hold nothing; the next changes fill them.
        public var freePages: Int64
        /// In bytes.
        public var pageSize: Int64

        public init(pages: Int64, freePages: Int64, pageSize: Int64) {
            (self.pages, self.freePages, self.pageSize) = (pages, freePages, pageSize)
        }

        public var bytes: Int64 { pages * pageSize }
    }
}

/// One thing that was looked at in a catalogue's file, and what is wrong with it.
public struct HealthCheck: Hashable, Sendable {
    public let subject: Subject
    /// A sentence each; of many alike the first ones stand here.
    public let problems: [String]

    public init(_ subject: Subject, problems: [String]) {
        (self.subject, self.problems) = (subject, problems)
    }

    /// What is looked at.
    public enum Subject: String, CaseIterable, Sendable {
        /// SQLite's pages, trees and indexes.
        case pages
        /// Which migrations made the file.
        case format
        /// The tables, indexes, views and triggers are those that the migrations make.
        case schema
        /// Rows refer to rows that exist.
        case references
        /// Revisions are numbered without a gap, and no row is of a later one.
        case revisions
        /// No range of revisions is empty, and none of the same thing overlap.
        case ranges
        /// What holds now belongs to something that holds now.
        case owners
        /// Every definition can be read.
        case values
        /// Metrics and presets are entered as users of exactly the metrics that they refer to.
        case dependencies
        /// Every layout is what the engine computes today.
        case layouts
    }
}
