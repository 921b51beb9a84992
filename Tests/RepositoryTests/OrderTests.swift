import ButtonLayout
import CatalogueFormats
import CatalogueModel
import Foundation
import Testing

/// What a reader may rely on, and no compiler holds.
@Suite("Order")
struct OrderTests {
    @Test("no file is longer than 500 lines")
    func length() throws {
        for folder in ["Sources", "Tests"] {
            let files = try Repository.swiftFiles(in: folder)
            #expect(!files.isEmpty)
            for file in files { #expect(file.lines.count <= 500, "\(file)") }
        }
    }

    @Test("every migration is numbered without a gap, embedded, and listed in its order")
    func migrations() throws {
        let files = try Repository.names(in: "migrations").filter { $0.hasSuffix(".sql") }
        let manifest = try Repository.file("Package.swift").text
        let list = try Repository.file("migrations/Migrations.swift").text
        #expect(!files.isEmpty)
        var places: [String.Index] = []
        for (index, file) in files.enumerated() {
            let number = String(repeating: "0", count: 4 - "\(index + 1)".count) + "\(index + 1)"
            #expect(file.hasPrefix(number + "-"), "\(file)")
            #expect(manifest.contains(#".embedInCode("\#(file)")"#), "\(file) is not embedded in Package.swift")
            let place = list.range(of: file.dropLast(4).description)?.lowerBound
            #expect(place != nil, "\(file) is not listed in migrations/Migrations.swift")
            place.map { places.append($0) }
        }
        #expect(places == places.sorted())
    }

    @Test("every style has a name, an origin, a place in the table, and a drawing", arguments: Style.allCases)
    func styles(style: Style) throws {
        #expect(StyleGuide.all.filter { $0.style == style }.count == 1)
        #expect(Style(name: style.name) == style)
        #expect(!style.origin.isEmpty)
        #expect(!style.promiseText.isEmpty)
        let row = StyleTable.text(Style.allCases, maximumWidth: nil, color: false).split(separator: "\n")
            .first { $0.hasPrefix(style.name + " ") }
        #expect(row?.contains(style.promiseText) == true)
        let drawing = StyleTable.drawings(of: [style], color: false, ascii: true)
        #expect(drawing.hasPrefix(style.name + "\n"))
        #expect(drawing.contains("+---"))
        #expect(drawing.contains("title"))
        #expect(StyleTable.json([style]).contains(#""style": "\#(style.name)""#))
    }

    @Test("the README's table of styles has them all")
    func readme() throws {
        let rows = try Repository.file("README.md").lines.filter { $0.hasPrefix("| ") }
        for style in Style.allCases {
            let parts = style.name.split(separator: "/")
            let row = rows.first { $0.contains("`\(parts[0])`") }
            #expect(row != nil, "\(style.name)")
            if parts.count == 2 { #expect(row?.contains(" \(parts[1])") == true, "\(style.name)") }
        }
    }

    @Test("every folder of tests is a target, and every target has its folder")
    func testTargets() throws {
        let manifest = try Repository.file("Package.swift").text
        let targets = manifest.matches(of: /\.testTarget\(\s*name: "(\w+)"/).map { String($0.output.1) }
        let folders = try Repository.names(in: "Tests").filter { $0.hasSuffix("Tests") }
        #expect(targets.sorted() == folders)
    }

    @Test("every word of a finding is made into a sentence for every style that has it")
    func findings() {
        for style in Style.allCases {
            guard let sample = style.sample else {
                Issue.record("\(style.name) has no sample")
                continue
            }
            for finding in sample.judgement.findings.elements {
                let sentence = finding.sentence(for: sample, style: style)
                #expect(!sentence.isEmpty)
                #expect(!sentence.contains("none"), "\(style.name): \(sentence)")
            }
        }
    }

    @Test("scripts can be run and say what they do")
    func scripts() throws {
        // What has a suffix is read by a script.
        for name in try Repository.names(in: "script") where !name.contains(".") {
            let path = "script/\(name)"
            #expect(FileManager.default.isExecutableFile(atPath: Repository.root.appending(path: path).path), "\(path)")
            let lines = try Repository.file(path).lines
            #expect(lines[0].hasPrefix("#!"), "\(path)")
            #expect(lines[1].hasPrefix("# "), "\(path) does not say what it does")
        }
    }
}
