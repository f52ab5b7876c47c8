import CtlText
import Testing

@testable import CtlInterfaceBuilder

/// The reader of XML: what it accepts, what it refuses, and that every part knows its bytes.
@Suite struct XMLTests {
  private func read(_ text: String) throws -> XMLTree { try read(Array(text.utf8)) }

  private func read(_ bytes: [UInt8]) throws -> XMLTree {
    try XMLReader.read(SourceText(path: "A.xib", bytes: bytes))
  }

  private func refused(_ text: String) -> Bool { (try? read(text)) == nil }

  @Test func everyPartKnowsItsBytes() throws {
    let text =
      "<?xml version=\"1.0\"?>\n<!-- a --><a b=\"1\" c='2'>\n <d/>x<e f=\"&lt;&#10;\">t</e></a>\n"
    let tree = try read(text)
    #expect(tree.elements.map { tree.source.string($0.name) } == ["a", "d", "e"])
    #expect(tree.source.string(tree.elements[1].range) == "<d/>")
    #expect(tree.source.string(tree.elements[2].range) == "<e f=\"&lt;&#10;\">t</e>")
    #expect(tree.attributes.map { tree.source.string($0.range) }[1] == "c='2'")
    #expect(tree.value("f", of: 2) == "<\n")
    #expect(tree.text(of: 2) == "t")
    #expect(Array(tree.children(of: 0)) == [1, 2])
    #expect(tree.elements.map(\.parent) == [-1, 0, 0])
  }

  @Test func attributesMayStandOnLinesOfTheirOwn() throws {
    let tree = try read("<a\n\tb=\"1\"\r\n  c = '2'\n/>")
    #expect(tree.value("b", of: 0) == "1")
    #expect(tree.value("c", of: 0) == "2")
  }

  @Test func textIsDecoded() throws {
    let tree = try read("<a>&amp;&quot;&#x41;<!-- no --><![CDATA[<b>]]></a>")
    #expect(tree.text(of: 0) == "&\"A<b>")
  }

  @Test(arguments: [
    "", "text", "<a>", "<a", "<a b>", "<a b=1/>", "<a b=\"1/>", "<a b=\"<\"/>", "<a></b>", "</a>",
    "<a/><b/>", "<a/>text", "<a b=\"1\" b=\"2\"/>", "<a b=\"1\"c=\"2\"/>", "<a>&unknown;</a>",
    "<a b=\"&nbsp;\"/>", "<a>&#0;</a>", "<a>&#xFFFFFFFFF;</a>", "<a>&</a>", "<a><!-- </a>",
    "<![CDATA[x]]>", "<!DOCTYPE a><a/>", "<!DOCTYPE a [<!ENTITY b \"c\">]><a>&b;</a>",
    "<?xml version=\"1.0\" encoding=\"UTF-16\"?><a/>", "<a>\u{0}</a>", "<a / >", "<a/ >", "< a/>",
  ])
  func whatIsNotXMLIsRefused(text: String) { #expect(refused(text), "\(text)") }

  @Test func depthIsBounded() throws {
    let limit = XMLReader.depthLimit
    func nested(_ count: Int) -> String {
      String(repeating: "<a>", count: count) + String(repeating: "</a>", count: count)
    }
    #expect(try read(nested(limit)).elements.count == limit)
    #expect(refused(nested(limit + 1)))
    #expect(refused(String(repeating: "<a>", count: 200_000)))
  }

  @Test func sizeIsBounded() {
    #expect((try? read([UInt8](repeating: 0x20, count: XMLReader.sizeLimit + 1))) == nil)
    let many = (0..<300).map { " a\($0)=\"\"" }.joined()
    #expect(refused("<a\(many)/>"))
  }

  @Test func bytesThatAreNotTextAreRefused() {
    #expect((try? read([0x3C, 0x61, 0x3E, 0xFF, 0x3C, 0x2F, 0x61, 0x3E])) == nil)
    #expect((try? read([0xFE, 0xFF, 0x00, 0x3C])) == nil)
    #expect((try? read([0xEF, 0xBB, 0xBF] + Array("<a/>".utf8))) != nil)
  }

  /// Random cuts and changes: it reads or refuses, and never traps.
  @Test func damageIsReadOrRefused() throws {
    let base = Array(
      "<?xml version=\"1.0\"?><a b=\"&amp;\"><c d='1'/><!-- x --><e><![CDATA[y]]></e>z&#10;</a>"
        .utf8)
    let alphabet = Array("<>/&;\"'=!?-[]a #x1".utf8)
    var state: UInt64 = 7
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    for _ in 0..<3000 {
      var bytes = base
      for _ in 0...next(4) {
        let place = next(bytes.count)
        switch next(3) {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(alphabet[next(alphabet.count)], at: place)
        default: bytes[place] = alphabet[next(alphabet.count)]
        }
      }
      guard let tree = try? read(bytes) else { continue }
      for element in tree.elements.indices {
        #expect(tree.elements[element].range.upperBound <= bytes.count)
        _ = tree.text(of: element)
      }
      for attribute in tree.attributes.indices { _ = tree.value(of: attribute) }
    }
  }
}
