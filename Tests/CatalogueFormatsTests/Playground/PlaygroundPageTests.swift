import ButtonLayout
import CatalogueFormats
import CatalogueModel
import Foundation
import Testing

/// The page as text: what holds of it without a browser.
@Suite("Playground page")
struct PlaygroundPageTests {
    @Test("stands alone: nothing in it leads anywhere else")
    func alone() {
        let html = PlaygroundPage.html
        let words = ["http:", "https:", "src=", "url(", "@import", "import(", "fetch(", "XMLHttp", "innerHTML"]
        for word in words {
            #expect(!html.contains(word), "\(word)")
        }
        #expect(html.contains("default-src 'none'"))
        #expect(html.matches(of: /sha256-[A-Za-z0-9+\/]{43}=/).count == 2)
    }

    @Test("the parts stand in the page as they are, and no part ends its element early")
    func parts() {
        let html = PlaygroundPage.html
        #expect(html.contains(PlaygroundPage.fragment))
        #expect(html.contains(PlaygroundPage.style))
        #expect(html.contains("<script>\(PlaygroundPage.script)</script>"))
        #expect(html.matches(of: /<\/script>/).count == 2)
        #expect(html.matches(of: /<\/style>/).count == 1)
    }

    @Test("ids, classes and properties begin with pg")
    func prefixes() {
        let ids = PlaygroundPage.fragment.matches(of: /\s(?:id|class|for)="([^"]*)"/).flatMap {
            $0.output.1.split(separator: " ")
        }
        #expect(ids.count > 50)
        #expect(ids.filter { $0 != "pg" && !$0.hasPrefix("pg-") } == [])
        let names = PlaygroundPage.style.matches(of: /[.#]([a-z][\w-]*)[ ,.:{]/).map { String($0.output.1) }
        #expect(names.filter { $0 != "pg" && !$0.hasPrefix("pg-") } == [])
    }

    @Test("an id stands once, and what the script looks for is there")
    func ids() {
        let ids = PlaygroundPage.fragment.matches(of: /\bid="pg-([\w-]*)"/).map { String($0.output.1) }
        #expect(Set(ids).count == ids.count)
        let asked = PlaygroundPage.script.matches(of: /part\("([\w-]+)"\)/).map { String($0.output.1) }
        #expect(asked.count > 10)
        #expect(Set(asked).subtracting(ids) == [])
    }

    @Test("its data hold every style, finding and text style of the model")
    func words() throws {
        let start = try #require(PlaygroundPage.fragment.range(of: #"id="pg-data">"#)).upperBound
        let end = try #require(PlaygroundPage.fragment.range(of: "</script>", options: .backwards)).lowerBound
        let data = Data(PlaygroundPage.fragment[start..<end].utf8)
        let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        func names(_ list: String, _ member: String) -> [String] {
            (json[list] as? [[String: Any]] ?? []).compactMap { $0[member] as? String }
        }
        #expect(names("styles", "name") == Style.allCases.map(\.name))
        #expect(names("findings", "id") == Finding.allCases.map(\.name))
        #expect(names("textStyles", "name") == TextStyle.allCases.map(\.rawValue))
        #expect(!names("findings", "remedy").contains(""))
    }
}
