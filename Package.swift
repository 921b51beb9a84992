// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "presets",
    platforms: [.macOS(.v14), .iOS(.v15)],
    products: [
        .library(name: "ButtonLayout", targets: ["ButtonLayout"]),
        .library(name: "PresetCatalogue", targets: ["PresetCatalogue"]),
        .executable(name: "presets", targets: ["presets"]),
        .plugin(name: "ExportPresets", targets: ["ExportPresets"]),
    ],
    targets: [
        // Floor 4: the command line.
        .executableTarget(
            name: "presets",
            dependencies: ["ArgumentParser", "CatalogueFormats", "PresetCatalogue", "Spelling"]),
        // Runs the command line within another package.
        .plugin(
            name: "ExportPresets",
            capability: .command(
                intent: .custom(verb: "export-presets", description: "Write button presets as code: presets export"),
                permissions: [.writeToPackageDirectory(reason: "It writes the code of button presets.")]),
            dependencies: ["presets"], path: "Sources/ExportPresetsPlugin"),
        // Floor 3: a change and its consequences.
        .target(
            name: "PresetCatalogue", dependencies: ["CatalogueModel", "CatalogueStorage", "Spelling", "TitleMeasuring"]),
        // Floor 2: what reaches out of the process, and what is written for it.
        .target(name: "CatalogueStorage", dependencies: ["CSQLite", "CatalogueModel", "Migrations"]),
        .target(
            name: "CatalogueFormats", dependencies: ["CatalogueModel", "PlaygroundAssets", "PlaygroundDoor"],
            resources: [
                .embedInCode("Gallery/Resources/gallery.css"), .embedInCode("Gallery/Resources/gallery-data.js"),
                .embedInCode("Gallery/Resources/gallery-elements.js"),
                .embedInCode("Gallery/Resources/gallery-list.js"),
                .embedInCode("Gallery/Resources/gallery-preset.js"),
                .embedInCode("Gallery/Resources/gallery-releases.js"), .embedInCode("Gallery/Resources/gallery.js"),
            ]),
        .target(name: "TitleMeasuring", dependencies: ["CHarfBuzz", "CatalogueModel"]),
        // Floor 1: the words.
        .target(name: "CatalogueModel", dependencies: ["ButtonLayout"]),
        // Floor 0: geometry. Imports nothing.
        .target(name: "ButtonLayout"),
        // The engine's door to a page: `script/playground` compiles both to WebAssembly.
        .target(name: "PlaygroundDoor", dependencies: ["ButtonLayout"]),

        // Beside the floors: what others could use as well.
        .target(name: "ArgumentParser", dependencies: ["Spelling"]),
        .target(name: "Spelling"),
        .target(
            name: "Migrations", path: "migrations",
            resources: [
                .embedInCode("0001-catalogue.sql"), .embedInCode("0002-kept-tokens.sql"),
                .embedInCode("0003-accepted-findings.sql"), .embedInCode("0004-fonts.sql"),
                .embedInCode("0005-rules.sql"), .embedInCode("0006-merges.sql"),
                .embedInCode("0007-layouts-together.sql"),
            ]),
        .target(
            name: "PlaygroundAssets", exclude: ["playground.wasm.compiler"],
            resources: [
                .embedInCode("playground.wasm"), .embedInCode("playground.html"), .embedInCode("playground.css"),
                .embedInCode("playground-sentences.js"), .embedInCode("playground-engine.js"),
                .embedInCode("playground-code.js"),
                .embedInCode("playground-drawing.js"), .embedInCode("playground-state.js"),
                .embedInCode("playground-controls.js"), .embedInCode("playground-results.js"),
                .embedInCode("playground.js"),
            ]),
        .systemLibrary(
            name: "CSQLite", pkgConfig: "sqlite3",
            providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
        // Opens HarfBuzz when it is needed; neither its headers nor the library are needed to build.
        .target(name: "CHarfBuzz", linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),

        .executableTarget(
            name: "presets-bench",
            dependencies: [
                "AllocationCount", "ButtonLayout", "CatalogueFormats", "CatalogueStorage", "CHarfBuzz", "CSQLite",
                "PresetCatalogue", "TestSupport", "TitleMeasuring",
            ],
            path: "Tests/Benchmarks", exclude: ["README.md"]),
        .target(name: "AllocationCount", path: "Tests/AllocationCount"),
        // What the tests of several rooms share.
        .target(name: "TestSupport", dependencies: ["CatalogueStorage", "CSQLite"], path: "Tests/TestSupport"),
        // What holds of every input; `script/fuzz` links it with a fuzzer, and a test gives it the seeds.
        .target(
            name: "Fuzzing", dependencies: ["ArgumentParser", "CatalogueFormats", "CatalogueModel", "TitleMeasuring"],
            path: "Tests/Fuzzing", exclude: ["Seeds", "Words"]),
        .testTarget(name: "ArgumentParserTests", dependencies: ["ArgumentParser"]),
        .testTarget(name: "SpellingTests", dependencies: ["Spelling"]),
        .testTarget(
            name: "ButtonLayoutTests", dependencies: ["ButtonLayout", "CatalogueModel", "TestSupport"],
            resources: [.copy("Fixtures")]),
        .testTarget(
            name: "PlaygroundDoorTests",
            dependencies: ["ButtonLayout", "CatalogueModel", "PlaygroundDoor", "TestSupport"]),
        .testTarget(name: "CatalogueModelTests", dependencies: ["ButtonLayout", "CatalogueModel", "TestSupport"]),
        .testTarget(name: "CatalogueFormatsTests", dependencies: ["CatalogueFormats", "Fuzzing", "TestSupport"]),
        .testTarget(name: "TitleMeasuringTests", dependencies: ["CatalogueModel", "TestSupport", "TitleMeasuring"]),
        .testTarget(name: "MigrationsTests", dependencies: ["Migrations"]),
        // Runs the built command line; depends on it so that it is built.
        .testTarget(
            name: "PresetsTests", dependencies: ["TestSupport", "TitleMeasuring", "presets"],
            exclude: ["Golden", "Stubs"]),
        // The repository keeps its own order.
        .testTarget(
            name: "RepositoryTests", dependencies: ["ButtonLayout", "CatalogueFormats", "CatalogueModel", "presets"]),
        // A second process for the tests: several at once on one file, one that dies in the middle of a write.
        .executableTarget(
            name: "storage-process", dependencies: ["CatalogueStorage", "CSQLite"], path: "Tests/StorageProcess"),
        .testTarget(
            name: "CatalogueStorageTests",
            dependencies: [
                "ButtonLayout", "CatalogueModel", "CatalogueStorage", "CSQLite", "TestSupport", "storage-process",
            ]),
        .testTarget(
            name: "PresetCatalogueTests",
            dependencies: [
                "ButtonLayout", "CatalogueFormats", "CatalogueModel", "CatalogueStorage", "PresetCatalogue",
                "TestSupport", "TitleMeasuring",
            ]),
    ]
)
