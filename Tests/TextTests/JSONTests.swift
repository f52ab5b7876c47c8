import CtlText
import Foundation
import Testing

private func parse(_ text: String) throws -> JSONNode { try JSONReader.parse(Array(text.utf8)) }

private func written(_ style: JSONWriter.Style = .compact, _ body: (inout JSONWriter) -> Void)
  -> String
{
  var writer = JSONWriter(style)
  body(&writer)
  return String(decoding: writer.bytes, as: UTF8.self)
}

@Suite struct JSONWriterTests {
  @Test func writesCompactLinesAndPretty() {
    func body(_ writer: inout JSONWriter) {
      writer.object { writer in
        writer.member("a", 1)
        writer.key("b")
        writer.array { writer in
          writer.write(true)
          writer.writeNull()
          writer.object { _ in }
        }
        writer.key("c")
        writer.array { _ in }
        writer.member("d", false)
      }
    }
    #expect(written(.compact, body) == #"{"a":1,"b":[true,null,{}],"c":[],"d":false}"#)
    #expect(
      written(.lines, body)
        == "{\n  \"a\":1,\n  \"b\":[true,null,{}],\n  \"c\":[],\n  \"d\":false\n}")
    #expect(
      written(.pretty, body) == """
        {
          "a": 1,
          "b": [
            true,
            null,
            {}
          ],
          "c": [],
          "d": false
        }
        """)
  }

  @Test func escapesWhatHasToBeAndWhatActsOnTerminals() {
    let text = "\"\\/\u{8}\u{9}\n\u{C}\r\0\u{1F}\u{7F}\u{85}\u{9B}\u{A0}\u{2028}\u{2029}é中😀"
    #expect(
      written { $0.write(text) }
        == #""\"\\/\b\t\n\f\r\u0000\u001f\u007f\u0085\u009b"# + "\u{A0}" + #"\u2028\u2029é中😀""#)
  }

  @Test func numbersReadBackAsTheyWere() throws {
    for value in [0, -1, 9, 10, .max, .min] as [Int] {
      #expect(written { $0.write(value) } == String(value))
    }
    var random = SeededRandom(3)
    for _ in 0..<20_000 {
      let value = Double(bitPattern: random.next())
      let text = written { $0.write(value) }
      if value.isFinite {
        let read = try #require(try parse(text).double)
        #expect(read == value, "\(text)")
      } else {
        #expect(text == "null")
      }
    }
    #expect(written { $0.write(-0.0) } == "-0.0")
    #expect(written { $0.write(0.1) } == "0.1")
  }
}

@Suite struct JSONReaderTests {
  @Test func keepsValuesAndPlaces() throws {
    let text = " { \"a\" : [1, -2.5e1, \"x\\n\"], \"中\":{}, \"a\": null } "
    let root = try parse(text)
    let bytes = Array(text.utf8)
    func shown(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    #expect(root.range == 1..<bytes.count - 1)
    let members = try #require(root.members)
    #expect(members.map(\.key.text) == ["a", "中", "a"])
    #expect(members.map { shown($0.key.range) } == ["\"a\"", "\"中\"", "\"a\""])
    #expect(members.map { shown($0.node.range) } == ["[1, -2.5e1, \"x\\n\"]", "{}", "null"])
    let elements = try #require(members[0].node.elements)
    #expect(elements.map { shown($0.range) } == ["1", "-2.5e1", "\"x\\n\""])
    #expect(elements[0].int == 1)
    #expect(elements[1].double == -25)
    #expect(elements[1].int == -25)
    #expect(elements[2].string == "x\n")
    #expect(root["a"]?.isNull == true)
    #expect(root["中"]?.members?.isEmpty == true)
    #expect(root["b"] == nil)
  }

  @Test func numbersAreIntegersWhenTheyFit() throws {
    func isInt(_ text: String) throws -> Bool {
      if case .int = try parse(text).value { true } else { false }
    }
    #expect(try parse("9223372036854775807").int == .max)
    #expect(try parse("-9223372036854775808").int == .min)
    #expect(try !isInt("9223372036854775808"))
    #expect(try !isInt("-9223372036854775809"))
    #expect(try !isInt("1.0"))
    #expect(try !isInt("-0"))
    #expect(try isInt("0"))
    #expect(try parse("1" + String(repeating: "0", count: 300)).double == 1e300)
    #expect(throws: JSONError(offset: 0, reason: .numberRange)) { try parse("1e999") }
  }

  @Test(arguments: [
    (#""\u0041\u00e9\u4e2d\ud83d\ude00""#, "Aé中😀"),
    (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
    (#""\ud83d""#, "\u{FFFD}"), (#""\ud83dx""#, "\u{FFFD}x"),
    (#""\ude00\ud83d""#, "\u{FFFD}\u{FFFD}"),
    (#""\ud83d\u0041""#, "\u{FFFD}A"), (#""\ud83d\n""#, "\u{FFFD}\n"), ("\"\"", ""),
    ("\"😀\u{7F}\"", "😀\u{7F}"),
  ])
  func stringsAreDecoded(_ text: String, _ expected: String) throws {
    #expect(try parse(text).string == expected)
  }

  @Test(
    "white space between tokens means nothing",
    arguments: ["", " ", "\t", "\n", "\r", "\r\n", " \t\r\n "])
  func whiteSpace(space: String) throws {
    let tokens = [
      "", "{", "\"a\"", ":", "[", "1", ",", "true", "]", ",", "\"b\"", ":", "{", "}", "}", "",
    ]
    let node = try parse(tokens.joined(separator: space))
    #expect(node["a"]?.elements?.count == 2 && node["b"]?.members?.isEmpty == true)
  }

  @Test func aByteOrderMarkIsSkipped() throws {
    let node = try parse("\u{FEFF}[]")
    #expect(node.range == 3..<5)
  }

  @Test(arguments: [
    ("", 0, JSONError.Reason.end), ("  ", 2, .end), ("[", 1, .end), ("[1", 2, .end),
    ("[1,", 3, .end),
    ("{\"a", 3, .end), ("{\"a\"", 4, .end), ("tru", 3, .end), ("-", 1, .end), ("1.", 2, .end),
    ("\"\\", 2, .end), ("[1,]", 2, .lastComma), ("[,1]", 1, .value), ("trux", 0, .value),
    ("nan", 0, .value),
    ("+1", 0, .value), (".5", 0, .value), ("'a'", 0, .quote), ("{a:1}", 1, .key),
    ("{\"a\":1,\n}", 6, .lastComma),
    ("{1:2}", 1, .key), ("{\"a\" 1}", 5, .colon), ("[1 2]", 3, .commaInArray),
    ("[1}", 2, .commaInArray),
    ("{\"a\":1]", 6, .commaInObject), ("1 2", 2, .trailing), ("[]]", 2, .trailing),
    ("\"\\x\"", 2, .escape),
    ("\"\\u12G4\"", 3, .unicodeEscape), ("\"\\u12", 3, .unicodeEscape), ("\"a\nb\"", 2, .control),
    ("\"\0\"", 1, .control), ("01", 0, .leadingZero), ("-01", 1, .leadingZero), ("1.x", 2, .number),
    ("1e+", 3, .end), ("1ex", 2, .number), ("-a", 1, .number), ("\u{A0}1", 0, .value),
    ("// c\n1", 0, .comment), ("[1, /* c */ 2]", 4, .comment), ("{} # c", 3, .comment),
    ("{'a': 1}", 1, .quote), ("[,]", 1, .value), ("{,}", 1, .key), ("[1 / 2]", 3, .commaInArray),
  ])
  func whatIsNotJSONIsRefusedAtItsPlace(
    _ text: String, _ offset: Int, _ reason: JSONError.Reason
  ) {
    #expect(throws: JSONError(offset: offset, reason: reason)) { try parse(text) }
  }

  @Test(
    arguments: [
      [0x22, 0xFF, 0x22], [0x22, 0xC0, 0x80, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22],
      [0x22, 0xE4, 0xB8, 0x22],
      [0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], [0x22, 0xE4],
    ] as [[UInt8]])
  func bytesThatAreNotUTF8AreRefused(_ bytes: [UInt8]) {
    #expect(throws: JSONError(offset: 1, reason: .encoding)) { try JSONReader.parse(bytes) }
  }

  @Test func depthHasALimit() throws {
    let limit = JSONReader.depthLimit
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    _ = try parse(nested(limit))
    #expect(throws: JSONError(offset: limit, reason: .depth)) { try parse(nested(limit + 1)) }
    #expect(throws: JSONError(offset: limit, reason: .depth)) {
      try parse(String(repeating: "[", count: 1_000_000))
    }
    let objects = String(repeating: "{\"a\":", count: 1_000_000)
    #expect(throws: JSONError(offset: 5 * limit, reason: .depth)) { try parse(objects) }
  }

  @Test func everyReasonHasWordsInBothLanguages() {
    for reason in JSONError.Reason.allCases {
      #expect(!reason.words.en.isEmpty && !reason.words.zh.isEmpty)
      #expect(reason.words.en.first?.isUppercase == false && !reason.words.en.hasSuffix("."))
    }
  }

  /// Written, read and written again, random values are the same bytes; the system's parser agrees.
  @Test func randomValuesSurviveARoundTrip() throws {
    var random = SeededRandom(11)
    for round in 0..<500 {
      var writer = JSONWriter(round % 2 == 0 ? .compact : .pretty)
      writeRandom(&writer, depth: 5, &random)
      let node = try JSONReader.parse(writer.bytes)
      var again = JSONWriter(round % 2 == 0 ? .compact : .pretty)
      again.write(node.value)
      #expect(again.bytes == writer.bytes)
      #expect(
        throws: Never.self,
        performing: {
          _ = try JSONSerialization.jsonObject(
            with: Data(writer.bytes), options: .fragmentsAllowed)
        })
    }
  }

  /// The reader answers whatever the bytes, and its ranges are inside the bytes.
  @Test func mutatedBytesNeverTrap() {
    var random = SeededRandom(13)
    let pieces = Array("{}[]\",:\\u0-1.eEtrufalsn \u{0}".utf8) + [0xFF, 0xE4, 0xF0, 0x9F]
    for _ in 0..<3000 {
      var writer = JSONWriter()
      writeRandom(&writer, depth: 4, &random)
      var bytes = writer.bytes
      for _ in 0...random.below(4) where !bytes.isEmpty {
        let index = random.below(bytes.count)
        switch random.below(4) {
        case 0: bytes[index] = pieces[random.below(pieces.count)]
        case 1: bytes.insert(pieces[random.below(pieces.count)], at: index)
        case 2: bytes.remove(at: index)
        default: bytes.removeSubrange(index...)
        }
      }
      do throws(JSONError) {
        let node = try JSONReader.parse(bytes)
        var again = JSONWriter()
        again.write(node.value)
        #expect(node.range.upperBound <= bytes.count && !again.bytes.isEmpty)
      } catch {
        #expect((0...bytes.count).contains(error.offset))
      }
    }
  }

  private func writeRandom(_ writer: inout JSONWriter, depth: Int, _ random: inout SeededRandom) {
    let pieces = ["a", "\"", "\\", "\n", "é", "中", "😀", "\u{2028}", "\u{1B}", "key", " "]
    func text(_ random: inout SeededRandom) -> String {
      (0..<random.below(6)).map { _ in pieces[random.below(pieces.count)] }.joined()
    }
    switch random.below(depth > 0 ? 8 : 6) {
    case 0: writer.writeNull()
    case 1: writer.write(random.below(2) == 0)
    case 2: writer.write(Int(truncatingIfNeeded: random.next()))
    case 3: writer.write(Double(random.below(2_000_000) - 1_000_000) / 1024)
    case 4, 5: writer.write(text(&random))
    case 6:
      writer.beginArray()
      for _ in 0..<random.below(5) { writeRandom(&writer, depth: depth - 1, &random) }
      writer.endArray()
    default:
      writer.beginObject()
      for _ in 0..<random.below(5) {
        writer.key(text(&random))
        writeRandom(&writer, depth: depth - 1, &random)
      }
      writer.endObject()
    }
  }
}
