import Foundation
import TestSupport
import Testing

/// `export css`, `export android` and `export plist` of a catalogue whose names and descriptions are nasty: what is read
/// back is what the lists say.
@Suite("Exports to other platforms")
struct PlatformExportTests {
    private func words(_ key: [String]) -> [String] {
        key.dropFirst().flatMap { part in
            part.replacing(/[A-Z]/) { "." + $0.output.lowercased() }.split { ".+".contains($0) }.map { String($0) }
        }
    }

    @Test("css: the cascade has the numbers of every kept collection", arguments: [0, 1])
    func css(index: Int) throws {
        let catalogue = try NastyCatalogue.all[index].get()
        let page = try CSSPage(catalogue.sandbox().succeed("export", "css"))
        #expect(catalogue.collections.count == 9)
        for collection in catalogue.collections {
            var attributes = collection.traits.filter { !["locale", "direction"].contains($0.key) }
                .reduce(into: [String: String]()) { $0["data-\($1.key)"] = $1.value }
            attributes["dir"] = collection.traits["direction"]
            let found = page.properties(attributes, language: collection.traits["locale"], .prefix)
            for (key, number) in collection.numbers {
                let name = (["--" + key[0].replacing(".", with: "-")] + words(key)).joined(separator: "-")
                let text = try #require(found[name], "\(name)")
                #expect(Double(text.replacing("px", with: "")) == number, "\(name) in \(collection.traits)")
                let metric = NastyCatalogue.names.firstIndex { catalogue.metricPrefix + $0.0 == key[0] }
                #expect(text.hasSuffix("px") == (metric.map(NastyCatalogue.isLength) ?? true), "\(name)")
            }
            // Nothing else but the spacing, which is no nasty one.
            #expect(found.count == collection.numbers.count + 1)
            #expect(found["--evil"] == nil && found["--space-s"] != nil)
        }
    }

    @Test("android: a device finds the numbers of every kept collection", arguments: [0, 1], [true, false])
    func android(index: Int, isInFolders: Bool) throws {
        let catalogue = try NastyCatalogue.all[index].get()
        let files = try android(catalogue.sandbox(), isInFolders: isInFolders)
        let device = try AndroidDevice(files)
        for collection in catalogue.collections {
            let own = ["content-size", "locale", "direction", "scale", "size"].filter { trait in
                collection.traits[trait] != catalogue.collections[0].traits[trait]
            }
            let order = ["scale", "size", "content-size"] + (isInFolders ? [] : ["locale", "direction"])
            let told = order.filter(own.contains).map { trait in
                "_\(trait)_\(collection.traits[trait] ?? "")".lowercased().replacing("-", with: "_")
            }
            for (key, number) in collection.numbers {
                let name = ([base(key[0], catalogue)] + words(key)).joined(separator: "_")
                let names = (0...told.count).reversed().map { name + told.prefix($0).joined() }
                for isLenient in [true, false] {
                    let found = names.map { $0 == "default" ? "default_" : $0 }.lazy.compactMap {
                        device.value(
                            $0, locale: collection.traits["locale"], direction: collection.traits["direction"] ?? "",
                            isLenient: isLenient)
                    }.first
                    #expect(found.flatMap(Double.init) == number, "\(name) in \(collection.traits)")
                }
            }
        }
    }

    @Test("android: names are what R.java can hold", arguments: [0, 1], [true, false])
    func androidNames(index: Int, isInFolders: Bool) throws {
        let keywords: Set = ["default", "class", "long", "int", "new", "this", "true", "null", "switch"]
        let files = try android(NastyCatalogue.all[index].get().sandbox(), isInFolders: isInFolders)
        for folder in try AndroidDevice(files).folders {
            for name in folder.values.keys {
                #expect(name.wholeMatch(of: /[a-z][a-z0-9_]*/) != nil && !keywords.contains(name), "\(name)")
            }
        }
    }

    /// The files of the export, by their paths.
    private func android(_ sandbox: Sandbox, isInFolders: Bool) throws -> [(path: String, text: String)] {
        guard isInFolders else { return [("values/x.xml", try sandbox.succeed("export", "android"))] }
        let run = try sandbox.run("export", "android", "-o", "res/")
        #expect(run.code == 0)
        let folders = try FileManager.default.contentsOfDirectory(atPath: sandbox.path("res")).sorted()
            .filter { !$0.hasPrefix(".") }
        // Nothing is other in Arabic than in the mirror image.
        let qualifiers = ["", "-ldrtl", "-pt", "-pt-ldrtl", "-pt-rBR", "-pt-rBR-ldrtl"]
        #expect(folders == qualifiers.map { "values" + $0 })
        return try folders.map { ("\($0)/presets_dimens.xml", try sandbox.text("res/\($0)/presets_dimens.xml")) }
    }

    private func base(_ name: String, _ catalogue: NastyCatalogue) -> String {
        for prefix in [catalogue.metricPrefix, catalogue.presetPrefix] where name.hasPrefix(prefix) {
            let rest = String(name.dropFirst(prefix.count))
            guard let base = NastyCatalogue.names.first(where: { $0.0 == rest })?.1 else { continue }
            // Only at the start of a name a digit needs a letter before it.
            let plain = base.hasPrefix("n_") && !prefix.isEmpty ? String(base.dropFirst(2)) : base
            return prefix.replacing(".", with: "_") + plain
        }
        return name.replacing(".", with: "_")
    }

    @Test("plist: every number of every state, and every kept collection", arguments: [0, 1])
    func plist(index: Int) throws {
        let catalogue = try NastyCatalogue.all[index].get()
        let text = try catalogue.sandbox().succeed("export", "plist")
        let list = try #require(
            try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil) as? [String: [String: Any]])
        let metrics = try #require(list["metrics"])
        let presets = try #require(list["presets"] as? [String: [String: Any]])
        for collection in catalogue.collections {
            let place = collection.traits.map { "\($0)=\($1)" }.sorted().joined(separator: ",")
            var found: [[String]: Double] = [:]
            for (name, value) in metrics where name != "space.s" {
                found[[name]] = value as? Double ?? (value as? [String: Double])?[place]
            }
            for (name, preset) in presets {
                let states = try #require(preset["states"] as? [String: [String: [String: Any]]])
                for (state, layouts) in states {
                    let layout = try #require(layouts[place])
                    for (number, value) in NastyCatalogue.numbers(in: layout) {
                        found[[name] + (state == "normal" ? [] : [state]) + [number]] = value
                    }
                }
            }
            #expect(found == collection.numbers)
        }
        let old = try #require(presets[catalogue.presetPrefix + "CON"])
        #expect(old["deprecated"] as? Bool == true && old["use"] as? String == catalogue.presetPrefix + "self")
        // Two descriptions further than the list is long.
        #expect(old["description"] as? String == NastyCatalogue.descriptions[10 - NastyCatalogue.descriptions.count])
    }

    @Test("no description gets out of its comment, and no control character in", arguments: [0, 1])
    func descriptions(index: Int) throws {
        let sandbox = try NastyCatalogue.all[index].get().sandbox()
        for format in ["css", "android", "plist"] {
            let text = try sandbox.succeed("export", format)
            #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" }, "\(format)")
            // Of Android's comments Java reads escapes.
            let shown = format == "android" ? #"\\u{1B}[31m \\u{7}"# : #"\u{1B}[31m \u{7}"#
            #expect(text.contains(shown), "\(format)")
        }
    }

    @Test("the same catalogue gives the same bytes, wherever", arguments: ["css", "android", "plist"])
    func bytes(format: String) throws {
        let sandbox = try NastyCatalogue.all[0].get().sandbox()
        let text = try sandbox.succeed("export", format)
        for locale in ["tr_TR.UTF-8", "de_DE", "C"] {
            sandbox.environment.merge(["LANG": locale, "LC_ALL": locale, "TZ": "Asia/Tokyo"]) { $1 }
            #expect(try sandbox.succeed("export", format) == text)
        }
    }

    @Test("Apple's reader takes the property list", .enabled(if: Tool.plutil != nil, "plutil is not installed"))
    func plutil() throws {
        let tool = try #require(Tool.plutil)
        for index in [0, 1] {
            let sandbox = try NastyCatalogue.all[index].get().sandbox()
            try sandbox.run("export", "plist", "-o", "out.plist")
            let lint = try sandbox.run(tool: tool, "-lint", "out.plist")
            #expect(lint.code == 0 && lint.output.contains("OK"), "\(lint)")
        }
    }

    @Test("XML is well-formed", .enabled(if: Tool.xmllint != nil, "xmllint (libxml2-utils) is not installed"))
    func xmllint() throws {
        let tool = try #require(Tool.xmllint)
        for index in [0, 1] {
            let sandbox = try NastyCatalogue.all[index].get().sandbox()
            try sandbox.run("export", "plist", "-o", "out.plist")
            try sandbox.run("export", "android", "-o", "out.xml")
            for (path, text) in try android(sandbox, isInFolders: true) {
                try sandbox.write(text, to: path.replacing("/", with: "-"))
                let file = path.replacing("/", with: "-")
                #expect(try sandbox.run(tool: tool, "--noout", file) == Command.Outcome(), "\(file)")
            }
            for file in ["out.plist", "out.xml"] {
                #expect(try sandbox.run(tool: tool, "--noout", file) == Command.Outcome(), "\(file)")
            }
        }
    }
}
