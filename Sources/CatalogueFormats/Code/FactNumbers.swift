import CatalogueModel

/// A metric or a preset with all its numbers.
struct FactNumbers {
    var name: Name
    var id: StableID?
    /// Lines for a comment.
    var comment: [String]
    var numbers: [NumberSeries]
}

extension ExportedCatalogue {
    /// What is a number, sorted by name.
    var factNumbers: [FactNumbers] {
        let metrics = metrics.compactMap { metric in
            metric.value.numbers.map { numbers in
                FactNumbers(
                    name: metric.name, id: metric.id,
                    comment: PresetComment.lines(metric) + PresetComment.deprecation(metric),
                    numbers: [
                        NumberSeries(number: "", isLength: metric.value.type == .dimension, values: numbers)
                    ])
            }
        }
        let presets = presets.map { preset in
            FactNumbers(
                name: preset.name, id: preset.id,
                comment: PresetComment.lines(preset) + PresetComment.deprecation(preset),
                numbers: preset.value.series(in: collections.count))
        }
        return (metrics + presets).sorted { $0.name < $1.name }
    }
}

extension ExportedPreset {
    /// Its numbers by state, in the order that layouts have them in.
    fileprivate func series(in count: Int) -> [NumberSeries] {
        var series: [NumberSeries] = []
        var rest = layouts[...]
        while let state = rest.first?.state {
            let layouts = rest.prefix { $0.state == state }
            rest = rest.dropFirst(layouts.count)
            let numbers = layouts.map { ($0.collection, $0.result.numbers) }
            let names = merged(numbers.map { $0.1.map(\.name) })
            let places = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, series.count + $0) })
            series += names.map {
                NumberSeries(
                    state: state, number: $0, isLength: true, values: Array(repeating: nil, count: count))
            }
            for (collection, numbers) in numbers {
                for (name, value) in numbers {
                    if let place = places[name] { series[place].values[collection] = value }
                }
            }
        }
        return series
    }

    /// Lists that leave out different ones of the same names, laid one over the other.
    private func merged(_ lists: [[String]]) -> [String] {
        var merged: [String] = []
        for list in lists where list != merged {
            var end = 0
            for name in list {
                if let place = merged.firstIndex(of: name) {
                    end = place + 1
                } else {
                    merged.insert(name, at: end)
                    end += 1
                }
            }
        }
        return merged
    }
}
