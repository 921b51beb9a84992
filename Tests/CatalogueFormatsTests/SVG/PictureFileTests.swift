import CatalogueModel
import Testing

@testable import CatalogueFormats

@Suite("The files of pictures")
struct PictureFileTests {
    private func files(_ names: [(String, ControlState)]) throws -> [String] {
        let result = try laidOut(.exact(.top), 200, 100, spacing: 8)
        return names.map { ButtonPicture(PicturedLayout(result, name: $0.0, state: $0.1)) }.files.map(\.path)
    }

    @Test("a preset's name is its file's, a state's comes after it")
    func plain() throws {
        #expect(
            try files([("tab.home", .normal), ("tab.home", [.selected, .highlighted]), ("größe.ü", .normal)]) == [
                "tab.home.svg", "tab.home.selected+highlighted.svg", "größe.ü.svg",
            ])
    }

    @Test("names that would leave the folder, or mean something to a shell, are changed and stay apart")
    func safe() throws {
        let names = ["../etc/passwd", "a/b", "a:b", "a b", "-rf", "$(x)", "CON", String(repeating: "é", count: 300)]
        let files = try files(names.map { ($0, .normal) })
        #expect(Set(files).count == names.count)
        for file in files {
            #expect(!file.contains("/") && !file.contains(" ") && !file.contains(":"))
            #expect(!file.hasPrefix(".") && !file.hasPrefix("-"))
            #expect(file.utf8.count <= 200)
        }
    }

    @Test("names that differ in case are two files everywhere, and the first keeps its own")
    func cases() throws {
        let files = try files([("Tab", .normal), ("tab", .normal), ("tab", .normal)])
        #expect(files[0] == "Tab.svg")
        #expect(Set(files.map { $0.lowercased() }).count == 3)
        // What is added elsewhere changes nothing.
        #expect(try self.files([("a:b", .normal)])[0] == self.files([("a/b", .normal), ("a:b", .normal)])[1])
    }
}
