import Foundation
import TestSupport
import Testing

/// Where catalogues are kept: links, permissions, names, disks.
@Suite("Strange places")
struct StrangePlaceTests {
    let sandbox: Sandbox

    init() throws {
        sandbox = try Sample.sandbox()
    }

    @Test("a symbolic link is followed and stays one, also for the journal")
    func symbolicLink() throws {
        try sandbox.makeFolder("real")
        try sandbox.shell("mv presets.db real/data.db; ln -s real/data.db presets.db")
        try sandbox.succeed("metric", "set", "here", "1")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: sandbox.path("presets.db")) == "real/data.db")
        #expect(try sandbox.names == ["presets.db", "real"])
        #expect(try sandbox.succeed("metric", "list", "--catalogue", "real/data.db").contains("here"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: sandbox.path("real")) == ["data.db"])
    }

    @Test("a crash behind a link is taken back by who comes by the other name")
    func crashBehindLink() throws {
        try sandbox.makeFolder("real")
        try sandbox.shell("mv presets.db real/data.db; ln -s real/data.db presets.db")
        let before = try sandbox.bytes("real/data.db")
        let faults = try Faults().withCache(pages: 1)
        let counts = try Faults.counts(of: ["set", "**", "--spacing", "7"], in: sandboxCopy(), with: faults)
        let last = counts[.write, default: 0]
        let outcome = try sandbox.run(["set", "**", "--spacing", "7"], with: faults.failing(.write, at: last, .kill))
        #expect(outcome.code == 137)
        #expect(try sandbox.bytes("real/data.db") != before)
        #expect(try sandbox.succeed("verify", "--catalogue", "real/data.db").contains(" 0 differ"))
        #expect(try sandbox.bytes("real/data.db") == before)
    }

    private func sandboxCopy() throws -> Sandbox { try Sample.sandbox() }

    @Test("init makes the file that a link names")
    func danglingLink() throws {
        try sandbox.shell("rm presets.db; ln -s later.db presets.db")
        #expect(try sandbox.fail("list", "--catalogue", "presets.db").contains("there is no such file"))
        try sandbox.succeed("init")
        #expect(try sandbox.names == ["later.db", "presets.db"])
        try sandbox.succeed("metric", "set", "a", "1")
    }

    // Seen to fail without the count of links.
    @Test("a file with two names is read, and not written: a crash would not be seen under the other")
    func hardLink() throws {
        try sandbox.shell("ln presets.db other.db")
        try sandbox.succeed("list")
        let message = try sandbox.fail("metric", "set", "a", "1")
        #expect(message.contains("2 names (hard links)"))
        #expect(message.contains("presets backup"))
        try sandbox.succeed("backup", "own.db")
        try sandbox.succeed("metric", "set", "a", "1", "--catalogue", "own.db")
    }

    // Seen to fail with permissions that do not look at the umask.
    @Test("files are made as the umask says", arguments: [("000", 0o644), ("022", 0o644), ("077", 0o600)])
    func umask(mask: String, expected: Int) throws {
        try sandbox.shell("umask \(mask); presets init --catalogue new.db; presets backup copy.db")
        for name in ["new.db", "copy.db"] {
            let attributes = try FileManager.default.attributesOfItem(atPath: sandbox.path(name))
            #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == expected, "\(name)")
        }
    }

    // Seen to fail where arguments are repaired.
    @Test("what is not UTF-8 names no other file")
    func notUTF8() throws {
        for line in [
            #"presets init --catalogue "$(printf 'a\377.db')""#,
            #"PRESETS_CATALOGUE="$(printf 'a\377.db')" presets init"#,
            #"presets backup "$(printf 'a\377.db')""#,
        ] {
            let outcome = try sandbox.shell(line)
            #expect(outcome.code == 2, "\(line): \(outcome)")
            #expect(outcome.errors.contains("is not UTF-8"), "\(outcome)")
            #expect(try sandbox.names == [Sandbox.catalogue])
        }
        // The folder may be called anything.
        let outcome = try sandbox.shell(
            #"d="$(printf 'f\377')"; mkdir "$d" && cd "$d" && presets init && presets list"#)
        #expect(outcome.code == 0, "\(outcome)")
    }

    @Test("a missing TMPDIR stands in nobody's way who needs none, and is told who does")
    func temporaryFolder() throws {
        sandbox.environment["TMPDIR"] = sandbox.path("none")
        try sandbox.succeed("metric", "set", "a", "1")
        try sandbox.succeed("list")
        try sandbox.succeed("backup", "copy.db")
        try sandbox.succeed("doctor", "--salvage", "saved.db")
        try sandbox.write(sandbox.succeed("export", "json"), to: "all.json")
        let outcome = try sandbox.run("diff", "all.json", "now")
        #expect(outcome.code == 0 || outcome.code == 2 && outcome.errors.contains("none"), "\(outcome)")
    }

    @Test("a full disk, and one that cannot be written", .enabled(if: Mounts.arePossible, "needs a mount namespace"))
    func disks() throws {
        let full = try sandbox.mounted(
            "size=520k",
            """
            cp presets.db disk/ && cd disk && { head -c 1000000 /dev/zero > filler; rm -f rest
            presets metric set a 1; echo "code $?"; rm filler; presets verify; ls; }
            """)
        #expect(full.output.contains("code 2\n"), "\(full)")
        #expect(full.errors.contains("the disk is full; nothing was changed"), "\(full)")
        #expect(full.output.contains(" 0 differ\npresets.db\n"), "\(full)")

        let readOnly = try sandbox.mounted(
            "size=5m",
            """
            cp presets.db disk/ && mount -o remount,ro disk && cd disk && presets list >list.out; presets list > /dev/null
            echo "code $?"; presets metric set a 1; echo "code $?"; presets doctor | tail -n 1
            """)
        #expect(readOnly.output.contains("code 0\ncode 2\n"), "\(readOnly)")
        #expect(readOnly.output.contains("nothing is wrong"), "\(readOnly)")
        #expect(readOnly.errors.contains("cannot be written"), "\(readOnly)")
    }
}

/// Disks of the tests' own.
private enum Mounts {
    static let arePossible =
        (try? Sandbox().shell("unshare -m sh -c 'mount -t tmpfs none /mnt && umount /mnt'"))?.code == 0
}

extension Sandbox {
    /// Runs a script in a mount namespace with a disk of its own at `disk`.
    fileprivate func mounted(_ options: String, _ script: String) throws -> Command.Outcome {
        try makeFolder("disk")
        try write("mount -t tmpfs -o \(options) none disk\n\(script)\n", to: "script")
        return try shell("unshare -m sh script")
    }
}
