import CtlTestSupport
import CtlText
import Testing

@testable import CtlLanguageServer

/// Bytes to positions and back, in both encodings.
@Suite struct EncodingTests {
  static let text = "aé🦊z\r\n名\rx\n\n🦊"

  @Test(arguments: [
    // line, column, byte in UTF-16, byte in UTF-8
    (0, 0, 0, 0), (0, 1, 1, 1), (0, 2, 3, 1), (0, 3, 3, 3), (0, 4, 7, 3), (0, 5, 8, 3),
    (0, 6, 8, 3), (0, 7, 8, 7), (0, 8, 8, 8), (0, 99, 8, 8), (0, -1, 0, 0),
    (1, 0, 10, 10), (1, 1, 13, 10), (1, 3, 13, 13), (1, 4, 13, 13),
    (2, 0, 14, 14), (2, 1, 15, 15), (2, 2, 15, 15), (3, 0, 16, 16), (3, 5, 16, 16),
    (4, 1, 17, 17), (4, 2, 21, 17), (4, 4, 21, 21), (5, 0, 21, 21), (99, 99, 21, 21),
    (-1, 5, 0, 0), (Int.min, Int.max, 0, 0), (Int.max, Int.min, 21, 21),
  ])
  func positionsAreTakenIntoTheText(line: Int, column: Int, utf16: Int, utf8: Int) {
    let text = IndexedText(Array(Self.text.utf8))
    let position = Position(line: line, character: column)
    #expect(text.offset(of: position, .utf16) == utf16)
    #expect(text.offset(of: position, .utf8) == utf8)
  }

  @Test(arguments: PositionEncoding.allCases)
  func everyCharacterComesBack(_ encoding: PositionEncoding) {
    var random = SeededGenerator(seed: 7)
    let pieces = ["a", "é", "名", "🦊", "\n", "\r\n", "\r", " ", "👩‍👩‍👧", "\u{FEFF}"]
    for _ in 0..<200 {
      var string = ""
      for _ in 0..<Int.random(in: 0...900, using: &random) {
        string += pieces.randomElement(using: &random)!
      }
      let text = IndexedText(Array(string.utf8))
      var converter = PositionConverter(text, encoding)
      for index in string.unicodeScalars.indices {
        let offset = index.utf16Offset(in: string)
        let byte = string.utf8.distance(from: string.startIndex, to: index)
        let position = converter.position(byte)
        // Between CR and LF there is no position.
        if byte > 0, text.bytes[byte - 1] == 0x0D, text.bytes[byte] == 0x0A { continue }
        #expect(
          text.offset(of: position, encoding) == byte, "\(offset) in \(string.debugDescription)")
      }
    }
  }

  @Test func aLongLineIsLinear() {
    // 200,000 findings on one line would take minutes if each were counted from its beginning.
    let text = IndexedText(Array(String(repeating: "é(", count: 200_000).utf8))
    var converter = PositionConverter(text, .utf16)
    var sum = 0
    for index in 0..<200_000 {
      sum += converter.position(3 * ((index * 7919) % 200_000)).character
    }
    #expect(sum == 2 * (199_999 * 200_000 / 2))
  }

  @Test func bytesThatAreNotUTF8HavePositions() {
    let text = IndexedText([0xFF, 0x80, 0x80, 0xF0, 0x0A, 0xC3])
    for encoding in PositionEncoding.allCases {
      var converter = PositionConverter(text, encoding)
      for offset in -1...8 { _ = converter.position(offset) }
      for line in -1...3 {
        for column in -1...8 {
          let offset = text.offset(of: Position(line: line, character: column), encoding)
          #expect((0...6).contains(offset))
        }
      }
    }
  }

  @Test(arguments: [
    (["utf-8", "utf-16"], "utf-8"), (["utf-16", "utf-8"], "utf-16"), (["utf-32"], "utf-32"),
    (["utf-7", "utf-8"], "utf-8"), ([], "utf-16"), (["UTF-8"], "utf-16"),
  ])
  func theEncodingIsNegotiated(offered: [String], chosen: String) {
    var client = Client()
    let answer = client.initialize(["general": ["positionEncodings": offered]])
    let capabilities = (answer["result"] as? Client.Object)?["capabilities"] as? Client.Object
    #expect(capabilities?["positionEncoding"] as? String == chosen)
  }

  @Test(arguments: [
    ("file:///a/b.ctl", "/a/b.ctl"), ("file:///a%20b/%E5%90%8D.ctl", "/a b/名.ctl"),
    ("file://localhost/a.ctl", "/a.ctl"), ("FILE:///a/./x/../b.ctl", "/a/b.ctl"),
    ("file:/a.ctl", "/a.ctl"), ("file:///a%2", "/a%2"), ("file:///a.ctl?x#y", "/a.ctl"),
    ("untitled:Untitled-1", "untitled:Untitled-1"), ("", "."), ("file://", "file:"),
    ("file:///a%00b", "file:/a%00b"),
  ])
  func addressesAreFiles(text: String, path: String) {
    #expect(DocumentURI(text).path == path)
    #expect(DocumentURI(text).text == text)
  }

  @Test func pathsAreEscaped() {
    #expect(DocumentURI(path: "/a b/名#?%.ctl").text == "file:///a%20b/%E5%90%8D%23%3F%25.ctl")
    #expect(DocumentURI(DocumentURI(path: "/a b/名#?%.ctl").text).path == "/a b/名#?%.ctl")
  }

  @Test func aLineTableFollowsEdits() {
    var random = SeededGenerator(seed: 11)
    let pieces = ["a", "\n", "\r\n", "\r", "名", "", "bc\n\n", "\r\r\n", "\n\r"]
    for _ in 0..<300 {
      var text = IndexedText([])
      for _ in 0..<40 {
        let start = Int.random(in: 0...text.bytes.count, using: &random)
        let end = min(text.bytes.count, start + Int.random(in: 0...5, using: &random))
        var new: [UInt8] = []
        for _ in 0..<Int.random(in: 0...3, using: &random) {
          new += Array(pieces.randomElement(using: &random)!.utf8)
        }
        text.replace(start..<end, with: new)
        #expect(text.lines.starts == LineTable(text.bytes).starts)
        #expect(text.lines.length == text.bytes.count)
      }
    }
  }
}
