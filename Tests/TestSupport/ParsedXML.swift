import Foundation
#if canImport(FoundationXML)
    import FoundationXML
#endif

/// A document as a parser that is not ours sees it.
public final class ParsedXML: NSObject, XMLParserDelegate {
    public struct Element {
        public let name: String
        public let attributes: [String: String]
        public fileprivate(set) var text = ""
    }

    public private(set) var elements: [Element] = []
    private var open: [Int] = []

    /// Nil when it is no XML.
    public init?(_ text: String) {
        super.init()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = self
        guard parser.parse() else { return nil }
    }

    public subscript(_ name: String) -> [Element] { elements.filter { $0.name == name } }

    public func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        open.append(elements.count)
        elements.append(Element(name: name, attributes: attributes))
    }

    public func parser(_ parser: XMLParser, foundCharacters text: String) {
        if let index = open.last { elements[index].text += text }
    }

    public func parser(
        _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
        open.removeLast()
    }
}
