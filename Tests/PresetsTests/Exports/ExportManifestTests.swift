import Foundation
import Testing

@testable import presets

/// The file in which an export keeps what it wrote.
@Suite("Manifest of an export")
struct ExportManifestTests {
    private static let digest = String(repeating: "0", count: 40)

    @Test("is sorted and reads back; the same files in another order have the same")
    func roundTrip() throws {
        let paths = ["b", "a/ü", "\u{2028}", "Z", "a/\"x\""]
        let files = try paths.map { (path: try ExportPath($0), text: $0) }
        let manifest = ExportManifest(files, of: "swift")
        #expect(ExportManifest(files.reversed(), of: "swift").text == manifest.text)
        #expect(manifest.paths.map(\.text) == paths.sorted())
        let read = try ExportManifest(reading: Array(manifest.text.utf8), of: "swift")
        #expect(read.files == manifest.files)
        #expect(read.text == manifest.text)
    }

    @Test(
        "one that cannot be trusted stops the export, and nothing is touched",
        arguments: [
            ("", "is no JSON at 1:1"), ("<<<<<<< HEAD\n{}", "is no JSON at 1:1"),
            ("{\"format\":\n}", "is no JSON at 2:1"),
            ("{}", "is not of the format 'presets-export'"), ("[]", "is not of the format 'presets-export'"),
            (#"{"format":"presets-export-2","export":"swift","files":{}}"#, "is not of the format 'presets-export'"),
            (#"{"format":"presets-export","version":2,"export":"swift","files":{}}"#, "the unknown member 'version'"),
            (#"{"format":"presets-export","export":"objc","files":{}}"#, "is not of the export 'swift'"),
            (#"{"format":"presets-export","export":"swift"}"#, "has no object 'files'"),
            (#"{"format":"presets-export","export":"swift","files":[]}"#, "has no object 'files'"),
            (manifest("a", "xyz"), "no SHA-1 digest for 'a'"), (manifest("a", digest + "0"), "no SHA-1 digest"),
            (manifest("../victim"), "lists what no export writes: '../victim' has the part '..'"),
            (manifest("a/../../victim"), "'a/../../victim' has the part '..'"),
            (manifest("/victim"), "'/victim' is absolute"), (manifest(#"..\\victim"#), "holds a backslash"),
            (manifest(""), "'' is empty"), (manifest(".presets-objc.json"), "is for the manifests of exports"),
            (manifest(#"a\u0000b"#), "holds a control character"),
            (#"{"format":"presets-export","export":"swift","files":{"a":"\#(digest)","A":"\#(digest)"}}"#, "one file"),
            (#"{"format":"presets-export","export":"swift","files":{"a":"\#(digest)","a":"\#(digest)"}}"#, "no JSON"),
        ])
    func untrusted(text: String, reason: String) throws {
        let sandbox = try Sandbox()
        try sandbox.export(["A.swift": "a", "B.swift": "b"])
        try sandbox.write("mine", to: "victim")
        try sandbox.write(text, to: "out/.presets-swift.json")
        let said = try sandbox.refuse(["A.swift": "new"])
        #expect(said.hasPrefix("cannot export into 'out': 'out/.presets-swift.json' keeps what the export wrote, but "))
        #expect(said.hasSuffix("; restore it, or move it away and remove by hand what is no longer of the export"))
        #expect(said.contains(reason), "\(said)")
    }

    @Test("one that lists a file of a person with the right digest removes no more than that file")
    func stolen() throws {
        let sandbox = try Sandbox()
        try sandbox.write("mine", to: "victim")
        let digest = ExportManifest.digest("mine".utf8)
        try sandbox.write(Self.manifest("../victim", digest), to: "out/.presets-swift.json")
        #expect(try sandbox.refuse([:]).contains("has the part '..'"))
        try sandbox.makeLink("out/link", to: "..")
        try sandbox.write(Self.manifest("link/victim", digest), to: "out/.presets-swift.json")
        #expect(try sandbox.refuse([:]).contains("'out/link' is a symbolic link"))
    }

    private static func manifest(_ path: String, _ digest: String = digest) -> String {
        #"{"format":"presets-export","export":"swift","files":{"\#(path)":"\#(digest)"}}"#
    }
}
