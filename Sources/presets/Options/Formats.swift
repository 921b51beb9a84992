import ArgumentParser

/// How a list is printed.
enum ListFormat: String, CaseIterable, ExpressibleByArgument {
    case table, json
}

/// How layouts are printed.
enum LayoutFormat: String, CaseIterable, ExpressibleByArgument {
    case table, json, csv, markdown
}

/// How a merge is printed.
enum MergeFormat: String, CaseIterable, ExpressibleByArgument {
    case text, json
}
