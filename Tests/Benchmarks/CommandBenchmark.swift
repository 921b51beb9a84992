import Foundation

/// Rows 6 and 7: the program as a whole, against the `sqlite3` shell on the same file.
struct CommandBenchmark {
    let folder: String
    /// The program that is measured.
    let presets: String

    /// Row 6: a catalogue of 1,000 presets.
    func runCommands(_ table: inout ResultTable) throws {
        // One of its own: what other parts do to theirs would be in its history.
        let own = folder + "/commands"
        try FileManager.default.createDirectory(atPath: own, withIntermediateDirectories: true)
        let sample = try Sample(folder: own, count: 10_000).made()
        let all = try Sample.moveAll(in: sample.path, by: 0.25)
        let some = try Sample.moveSome(in: sample.path)
        precondition(all.changed == 10_000 && some.changed == 100)
        try compare(
            6, "start: presets --version", ["--version"], "sqlite3 --version", ["--version"], reach: 1.5, &table)
        try compare(
            6, "presets list", ["list", "--catalogue", sample.path], "sqlite3 -box, the same columns",
            ["-readonly", "-box", sample.path, Self.list], reach: 2, &table)
        try compare(
            6, "presets show", ["show", Sample.preset(7), "--catalogue", sample.path], "sqlite3 -line, its row",
            [
                "-readonly", "-line", sample.path,
                "SELECT * FROM current_layouts WHERE name = '\(Sample.preset(7))' AND traits = ''",
            ], reach: 2, &table)
        for (count, report) in [("100", some), ("10,000", all)] {
            let revision = report.revision ?? 0
            try compare(
                6, "presets diff, \(count) moved",
                ["diff", "\(revision - 1)", "\(revision)", "--catalogue", sample.path],
                "sqlite3, the rows of the revision",
                ["-readonly", sample.path, Self.diff(revision)], reach: 2, runs: count == "100" ? 21 : 7, &table)
        }
    }

    /// Row 7: the layouts of one collection.
    func runExports(_ table: inout ResultTable) throws {
        guard let shell else { return table.add(7, "exports", "left out: there is no sqlite3 shell") }
        var growth = Growth()
        for count in [1_000, 10_000, 100_000, 1_000_000] {
            let path = "\(folder)/export-\(count).db"
            try Sample.makeStates(count, at: path)
            let csv = export(path, "csv")
            guard count == 100_000 else {
                let runs = try (0..<(count > 100_000 ? 1 : 5)).map { _ in
                    try ProcessRun(csv, output: "\(folder)/export")
                }
                growth.add(count, ProcessRuns(runs).time)
                if count > 100_000 { table.add(7, "1 million layouts as CSV", ProcessRuns(runs).text) }
                continue
            }
            let query = [shell, "-readonly", "-csv", "-header", path, Self.table]
            let (own, peer) = try ProcessRun.alternating(5, csv, query, output: "\(folder)/export")
            growth.add(count, own.time)
            table.add(
                7, "100,000 layouts as CSV", own.time, "peak memory \(Double(own.peakMemory).megabytesText)",
                against: peer.time, "sqlite3 -csv: \(peer.text)", reach: 1)
            for (name, command) in [
                ("Markdown", export(path, "markdown")), ("JSON", export(path, "json", ["--layouts"])),
            ] {
                let runs = ProcessRuns(try (0..<3).map { _ in try ProcessRun(command, output: "\(folder)/export") })
                table.add(
                    7, "100,000 layouts as \(name)", runs.time,
                    "\((Double(count) / runs.time.median).rateText), peak memory \(Double(runs.peakMemory).megabytesText)"
                )
            }
        }
        table.add(7, "growth of CSV", growth.text)
    }
}

extension CommandBenchmark {
    /// The columns of `list`.
    private static let list = """
        SELECT name, style, state, button_width, button_height, image_width, image_height, image_x, image_y, title_width,
            title_height, title_x, title_y, gap_got, findings
        FROM current_layouts WHERE traits = '' ORDER BY name, state
        """

    /// The layouts that a revision closed and those that it opened.
    private static func diff(_ revision: Int64) -> String {
        """
        SELECT e.name, l.state, t.traits, v.*, w.*
        FROM layout l JOIN layout o ON o.preset = l.preset AND o.collection = l.collection AND o.state = l.state
            AND o.until = l.since
        JOIN layout_value v ON v.id = o.value JOIN layout_value w ON w.id = l.value
        JOIN entry e ON e.fact = l.preset AND e.until IS NULL
        JOIN trait_collection t ON t.fact = l.collection AND t.until IS NULL
        WHERE l.since = \(revision) ORDER BY e.name
        """
    }

    /// The columns of `export csv`; of the findings the bits.
    private static let table = """
        SELECT e.name, p.style, l.state, t.traits, v.findings, v.button_width, v.button_height, v.content_inset_top,
            v.content_inset_left, v.content_inset_bottom, v.content_inset_right, v.title_inset_top, v.title_inset_left,
            v.title_inset_bottom, v.title_inset_right, v.image_inset_top, v.image_inset_left, v.image_inset_bottom,
            v.image_inset_right, v.image_x, v.image_y, v.image_width, v.image_height, v.title_x, v.title_y,
            v.title_width, v.title_height, v.fitting_width, v.fitting_height, v.gap_asked, v.gap_got, v.off_center_x,
            v.off_center_y, v.configuration_padding, v.configuration_top, v.configuration_leading,
            v.configuration_bottom, v.configuration_trailing
        FROM entry e CROSS JOIN preset p ON p.fact = e.fact AND p.until IS NULL
        CROSS JOIN trait_collection t ON t.traits = '' AND t.until IS NULL
        CROSS JOIN layout l ON l.preset = e.fact AND l.collection = t.fact AND l.until IS NULL
        CROSS JOIN layout_value v ON v.id = l.value
        WHERE e.until IS NULL ORDER BY e.name, l.state
        """

    private func compare(
        _ row: Int, _ work: String, _ arguments: [String], _ name: String, _ query: [String], reach: Double,
        runs: Int = 21, _ table: inout ResultTable
    ) throws {
        guard let shell else { return table.add(row, work, "left out: there is no sqlite3 shell") }
        let (own, peer) = try ProcessRun.alternating(runs, [presets] + arguments, [shell] + query)
        table.add(
            row, work, own.time, "peak memory \(Double(own.peakMemory).megabytesText)", against: peer.time,
            "\(name): \(peer.text)", reach: reach)
    }

    private func export(_ path: String, _ format: String, _ options: [String] = []) -> [String] {
        [presets, "export", format, "--catalogue", path] + options
    }

    private var shell: String? { ProcessRun.path(of: "sqlite3") }
}
