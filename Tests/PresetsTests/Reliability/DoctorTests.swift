import Foundation
import Testing

@Suite("presets doctor and backup")
struct DoctorTests {
    let sandbox: Sandbox

    init() throws {
        sandbox = try Sample.sandbox()
    }

    /// Writes over a part of the catalogue.
    private func damage(_ range: Range<Int>) throws {
        var bytes = try sandbox.bytes(Sandbox.catalogue)
        bytes.replaceSubrange(range, with: repeatElement(0xE7, count: range.count))
        try Data(bytes).write(to: sandbox.folder.appending(path: Sandbox.catalogue))
    }

    @Test("a sound catalogue: a line for each thing that was looked at")
    func sound() throws {
        let before = try sandbox.bytes(Sandbox.catalogue)
        let text = try sandbox.succeed("doctor")
        #expect(text.split(separator: "\n").dropLast().allSatisfy { $0.hasSuffix(" ok") })
        #expect(text.hasSuffix("nothing is wrong\n"))
        let json = try JSONSerialization.jsonObject(with: Data(sandbox.succeed("doctor", "--format", "json").utf8))
        #expect((json as? [String: Any])?["healthy"] as? Bool == true)
        #expect(try sandbox.bytes(Sandbox.catalogue) == before)
        #expect(try sandbox.names == [Sandbox.catalogue])
    }

    @Test("damage is told, and what can be read is saved as a catalogue that works")
    func damaged() throws {
        // Some page in the middle, and the whole header.
        let count = try sandbox.bytes(Sandbox.catalogue).count
        try damage(count / 2..<count / 2 + 4096)
        try damage(0..<100)
        let before = try sandbox.bytes(Sandbox.catalogue)
        let list = try sandbox.fail("list")
        #expect(list.contains("presets doctor"))
        let doctor = try sandbox.run("doctor")
        #expect(doctor.code == 1)
        #expect(doctor.output.contains("presets doctor --salvage FILE"))
        let salvage = try sandbox.run("doctor", "--salvage", "saved.db")
        #expect([0, 1].contains(salvage.code))
        #expect(salvage.output.contains("saved.db made: "))
        #expect(try sandbox.bytes(Sandbox.catalogue) == before)
        #expect(try sandbox.succeed("doctor", "--catalogue", "saved.db").contains("nothing is wrong"))
        #expect(try sandbox.succeed("verify", "--catalogue", "saved.db").contains(" 0 differ"))
        try sandbox.succeed("metric", "set", "new", "1", "--catalogue", "saved.db")
        #expect(try sandbox.names == [Sandbox.catalogue, "saved.db"])
    }

    @Test("layouts that are lost are computed anew")
    func layouts() throws {
        let expected = try sandbox.succeed("list", "--format", "json")
        var bytes = try sandbox.bytes(Sandbox.catalogue)
        let copy = bytes
        // Every page in which numbers of layouts stand may go: the facts are elsewhere.
        var lost = 0
        for page in 1..<bytes.count / 4096 {
            bytes = copy
            bytes.replaceSubrange(page * 4096..<(page + 1) * 4096, with: repeatElement(0xE7, count: 4096))
            try Data(bytes).write(to: sandbox.folder.appending(path: Sandbox.catalogue))
            let salvage = try sandbox.run("doctor", "--salvage", "saved.db")
            // Not the page that says which tables there are.
            guard salvage.output.contains("layout_value: "), !salvage.output.contains("is lost") else {
                try sandbox.shell("rm -f saved.db")
                continue
            }
            lost += 1
            #expect(try sandbox.succeed("list", "--format", "json", "--catalogue", "saved.db") == expected)
            break
        }
        #expect(lost == 1)
    }

    @Test("no file is replaced")
    func refused() throws {
        try sandbox.write("mine", to: "saved.db")
        #expect(try sandbox.fail("doctor", "--salvage", "saved.db").contains("there is such a file already"))
        #expect(try sandbox.fail("doctor", "--salvage", "none/saved.db").contains("the folder that it should be in"))
        #expect(try sandbox.fail("doctor", "--catalogue", "none.db").contains("there is no such file"))
        #expect(try sandbox.fail("backup", "saved.db").contains("--replace"))
        #expect(try sandbox.fail("backup", "saved.db", "--replace").contains("this is not a catalogue"))
        #expect(try sandbox.fail("backup", Sandbox.catalogue, "--replace").contains("it is the catalogue itself"))
        #expect(try sandbox.text("saved.db") == "mine")
    }

    @Test("a backup has the same facts, and can be replaced")
    func backup() throws {
        let said = try sandbox.succeed("backup", "copy.db")
        #expect(said.hasPrefix("copy.db: \(try sandbox.bytes("copy.db").count) bytes, a copy of "))
        #expect(try sandbox.run("diff", "copy.db", "now").code == 0)
        try sandbox.succeed("metric", "set", "new", "1")
        #expect(try sandbox.run("diff", "copy.db", "now").code == 1)
        try sandbox.succeed("backup", "copy.db", "--replace")
        #expect(try sandbox.run("diff", "copy.db", "now").code == 0)
        #expect(try sandbox.names == ["copy.db", Sandbox.catalogue])
    }
}
