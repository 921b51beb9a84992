// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "presets",
    platforms: [.macOS(.v14), .iOS(.v15)],
    products: [
        .library(name: "ButtonLayout", targets: ["ButtonLayout"])
    ],
    targets: [
        .target(name: "ButtonLayout"),
        .target(name: "CatalogueModel", dependencies: ["ButtonLayout"]),
        .testTarget(
            name: "ButtonLayoutTests", dependencies: ["ButtonLayout", "CatalogueModel"],
            resources: [.copy("Fixtures")]),
    ]
)
