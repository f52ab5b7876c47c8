import CtlDiagnostics
import CtlFormatter
import CtlSyntax
import CtlTestSupport
import Testing

/// Formatting a part of a file changes it as formatting the file does, and changes nothing else.
@Suite
struct RangeTests {
  /// Formats the lines that hold `«»`, or everything between `«` and `»`.
  func formatMarked(_ marked: String) -> String {
    let bytes = Array(marked.utf8)
    let (open, close) = (Array("«".utf8), Array("»".utf8))
    let start = bytes.indices.first { bytes[$0...].starts(with: open) }!
    let end = bytes.indices.first { bytes[$0...].starts(with: close) }!
    let source = Array(marked.filter { $0 != "«" && $0 != "»" }.utf8)
    let edits = Formatter.edits(parse(source), range: start..<end - open.count)
    return text(Edit.apply(edits, to: source)!)
  }

  @Test(arguments: [
    // One member of a block.
    (
      "screen  A {\n a:1\n b«»:2\n c:3\n}\n",
      "screen  A {\n a:1\n  b: 2\n c:3\n}\n"
    ),
    // Its neighbours on the same line.
    (
      "screen  A {\n a:1\n b:2«»;c:3\n}\n",
      "screen  A {\n a:1\n  b: 2\n  c: 3\n}\n"
    ),
    // The line of a brace belongs to the member around it.
    (
      "let  a=1\nscreen  A «»{\n a:1\n}\nlet  b=2\n",
      "let  a=1\nscreen A {\n  a: 1\n}\nlet  b=2\n"
    ),
    // A selection that ends where the next line begins.
    (
      "«let  a=1\n»let  b=2\n",
      "let a = 1\nlet  b=2\n"
    ),
    // A comment on its line belongs to it.
    (
      "let  a=1\nlet  b«»=2 // b\nlet  c=3\n",
      "let  a=1\nlet b = 2  // b\nlet  c=3\n"
    ),
    // Empty lines alone.
    (
      "let  a=1\n\n«»\n\nlet  b=2\n",
      "let  a=1\n\nlet  b=2\n"
    ),
    // The end of the file.
    (
      "let  a=1\nlet  b=2«»",
      "let  a=1\nlet b = 2\n"
    ),
  ])
  func members(marked: String, expected: String) {
    #expect(formatMarked(marked) == expected)
  }

  @Test func randomRanges() {
    var random = SeededGenerator(seed: 31)
    for seed in 0..<300 as Range<UInt64> {
      let style = RandomProgram.Style.allCases[Int(seed % 3)]
      let bytes = Array(RandomProgram(seed: seed, declarations: 3).text(style, seed: seed).utf8)
      let tree = parse(bytes)
      let all = Formatter.edits(tree)
      #expect(Formatter.edits(tree, range: 0..<bytes.count) == all)
      let output = Formatter.format(tree)
      for _ in 0..<6 {
        let start = Int.random(in: 0...bytes.count, using: &random)
        let end = min(bytes.count, start + Int.random(in: 0...60, using: &random))
        let edits = Formatter.edits(tree, range: start..<end)
        // A run of the edits of the whole file, with those that begin inside the range.
        let places = edits.compactMap { all.firstIndex(of: $0) }
        #expect(places.count == edits.count)
        if let first = places.first {
          #expect(places == Array(first..<first + places.count))
        }
        // Formatting the rest afterwards gives the same as formatting everything at once.
        let partly = Edit.apply(edits, to: bytes)!
        if Formatter.format(parse(partly)) != output {
          Issue.record("seed \(seed), \(start)..<\(end)\n\(report(bytes, partly, output))")
        }
      }
    }
  }

  /// Every edit of a member that contains a range is among the edits of the range.
  @Test func editsOfDeclarations() {
    for seed in 0..<100 as Range<UInt64> {
      let bytes = Array(RandomProgram(seed: seed).text(.messy, seed: seed).utf8)
      let tree = parse(bytes)
      let all = Formatter.edits(tree)
      for member in tree.children(of: 0) {
        let range = tree.range(of: member)
        let edits = Formatter.edits(tree, range: range)
        for edit in all
        where edit.location.range.lowerBound >= range.lowerBound
          && edit.location.range.upperBound <= range.upperBound
        {
          #expect(edits.contains(edit))
        }
      }
    }
  }

  // MARK: Typing

  /// The text after the character before `|` was typed.
  func typed(_ marked: String) -> String {
    let bytes = Array(marked.utf8)
    let offset = bytes.firstIndex(of: 0x7C)!
    let source = Array(marked.filter { $0 != "|" }.utf8)
    let edits = Formatter.edits(parse(source), typed: source[offset - 1], at: offset)
    return text(Edit.apply(edits, to: source)!)
  }

  @Test(arguments: [
    // A brace formats its block, and nothing else.
    (
      "let  a=1\nscreen A {\nb{c:1\n   }|\n d:2\n}\n",
      "let  a=1\nscreen A {\n  b {\n    c: 1\n  }\n d:2\n}\n"
    ),
    ("let a = \"}|\"\n", "let a = \"}\"\n"),
    // While a block around it is open, its line gets its place.
    ("screen A {\n  b {\n    c: 1\n    }|\n", "screen A {\n  b {\n    c: 1\n  }\n"),
    (
      "screen A {\n  b {\n    c {\n      d: 1\n      }|\n",
      "screen A {\n  b {\n    c {\n      d: 1\n    }\n"
    ),
    // A line end formats the line, and indents the next one.
    ("screen A {\n  a:1\n|\n}\n", "screen A {\n  a: 1\n  \n}\n"),
    ("screen A {\n  a:1\n|b:2\n}\n", "screen A {\n  a: 1\n  b:2\n}\n"),
    ("screen A {\n|", "screen A {\n  "),
    ("screen A {\n  b{\n|}\n}\n", "screen A {\n  b {\n  }\n}\n"),
    ("screen A {\n  a: [\n|", "screen A {\n  a: [\n    "),
    ("let a=1\r\n|let  b=2\r\n", "let a = 1\r\nlet  b=2\r\n"),
    ("/*\n|  text */\n", "/*\n  text */\n"),
    // A comment that is closed above the line, or not open yet, decides nothing.
    ("screen A {\n/* x */\n|b:2\n}\n", "screen A {\n  /* x */\n  b:2\n}\n"),
    ("/* x\n y */\nscreen A {\n|b:2\n}\n", "/* x\n y */\nscreen A {\n  b:2\n}\n"),
    ("screen A {\n|b:2 /* x\n */\n}\n", "screen A {\n  b:2 /* x\n */\n}\n"),
    // Other characters do nothing.
    ("let  a=1;|", "let  a=1;"),
  ])
  func typing(marked: String, expected: String) {
    #expect(typed(marked) == expected)
  }

  /// As far as lines may move to the right.
  @Test func typingInDeepBlocksStaysBounded() {
    let open = String(repeating: "a {\n", count: 200)
    #expect(typed("screen A {\n" + open + "|").hasSuffix("\n" + String(repeating: " ", count: 100)))
  }

  @Test(arguments: ProjectFiles.list("Samples", ".ctl"))
  func typingAnywhereIsSafe(path: String) throws {
    let bytes = try ProjectFiles.bytes(path)
    for offset in stride(from: 0, through: bytes.count, by: Effort.stride(53)) {
      for character: UInt8 in [0x7D, 0x0A] {
        var source = bytes
        source.insert(character, at: offset)
        let tree = parse(source)
        let edits = Formatter.edits(tree, typed: character, at: offset + 1)
        let output = Edit.apply(edits, to: source)
        #expect(output != nil)
        // Where brackets are missing, the indentation of a line decides where it belongs.
        #expect(Skeleton(tree).tokens == Skeleton(parse(output ?? [])).tokens, "at \(offset)")
      }
    }
  }
}
