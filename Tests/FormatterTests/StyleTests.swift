import CtlFormatter
import CtlSyntax
import CtlTestSupport
import Testing

/// The decisions of the style, one by one.
@Suite
struct StyleTests {
  @Test(arguments: [
    ("", ""),
    (" \n\n\t\n", ""),
    ("let a = 1", "let a = 1\n"),
    ("\n\nlet a = 1\n\n\n", "let a = 1\n"),
    ("// only\n\n\n", "// only\n"),
    ("/* only */", "/* only */\n"),
    (";;let a = 1;;", "let a = 1\n"),
  ])
  func endsOfFiles(source: String, expected: String) {
    #expect(format(source) == expected)
  }

  @Test(arguments: [
    ("screen A {\n\n\n  a: 1\n\n\n\n  b: 2\n\n}\n", "screen A {\n  a: 1\n\n  b: 2\n}\n"),
    (
      "screen A {\n\n  // c\n\n\n  // d\n\n  a: 1\n}\n",
      "screen A {\n  // c\n\n  // d\n\n  a: 1\n}\n"
    ),
    ("screen A { // c\n\n  a: 1\n}\n", "screen A {  // c\n\n  a: 1\n}\n"),
    ("screen A {\n  a: 1\n\n  // c\n\n}\n", "screen A {\n  a: 1\n\n  // c\n}\n"),
  ])
  func blankLines(source: String, expected: String) {
    #expect(format(source) == expected)
  }

  @Test(arguments: [
    ("screen A {a:1}", "screen A { a: 1 }\n"),
    ("screen A {a:1;}", "screen A { a: 1 }\n"),
    ("screen A {\na:1}", "screen A {\n  a: 1\n}\n"),
    ("screen A {a:1;b:2}", "screen A { a: 1; b: 2 }\n"),
    ("screen A {a:1 ;; b:2;}", "screen A { a: 1; b: 2 }\n"),
    ("screen A {b{c:1;d:2};e:3}", "screen A { b { c: 1; d: 2 }; e: 3 }\n"),
    ("screen A {a:1;b:2 // c\n}", "screen A {\n  a: 1\n  b: 2  // c\n}\n"),
    ("screen A {a:1;\nb:2}", "screen A {\n  a: 1\n  b: 2\n}\n"),
    ("screen A {if x {a;b} else {c;d}}", "screen A { if x { a; b } else { c; d } }\n"),
    ("enum E {a,b ; c,}", "enum E { a, b; c }\n"),
    ("screen A {a:1/* c */}", "screen A {\n  a: 1 /* c */\n}\n"),
    ("screen A {@allow(x) a:1}", "screen A {\n  @allow(x)\n  a: 1\n}\n"),
    ("screen A {b{c{d:1}}}", "screen A { b { c { d: 1 } } }\n"),
    ("screen A {on a . failed ( b )->c}", "screen A { on a.failed(b) -> c }\n"),
    ("screen A { }", "screen A {}\n"),
    ("screen A {\n;\n}", "screen A {}\n"),
    ("enum E { a, }", "enum E { a }\n"),
  ])
  func blocksOnOneLine(source: String, expected: String) {
    #expect(format(source) == expected)
  }

  /// Only the line says that they may be meant as one; `check` tells what is wrong with it.
  @Test(arguments: [
    ("row \"X\" button \"Go\" { on touchUpInside -> n = 2 }", true),
    ("label \"Say \"hello\" to me\"", true), ("label \"Copies\" caption", true),
    ("label \"A\"  label \"B\"", true),
    ("switch { isOn <-> a } switch { isOn <-> b }", false),
    ("label \"A\";  label \"B\"", false),
  ])
  func joinedMembers(line: String, isKept: Bool) {
    let source = "screen A {\n    a:  1\n    \(line)\n}\n"
    let text = format(source)
    #expect(text.contains("\n  a: 1\n"))
    #expect(text.contains("    \(line)\n") == isKept, "\(text)")
    #expect(format(text) == text)
  }

  /// A comment stands directly after the bracket that it follows, whatever that opens.
  @Test(arguments: [
    ("let a = [ /* c */ 1]", "let a = [/* c */ 1]\n"),
    ("let a = [/* c */ 1]", "let a = [/* c */ 1]\n"),
    ("let a = [/* c */1, 2]", "let a = [/* c */ 1, 2]\n"),
    ("let a = [ /* c */ ]", "let a = [/* c */]\n"),
    ("let a = b[ /* c */ 0]", "let a = b[/* c */ 0]\n"),
    ("let a = ( /* c */ 1)", "let a = (/* c */ 1)\n"),
    ("let a = max( /* c */ 1, 2)", "let a = max(/* c */ 1, 2)\n"),
    (
      "screen A {\n  action a( /* c */ b: Int)\n}", "screen A {\n  action a(/* c */ b: Int)\n}\n"
    ),
  ])
  func commentsAfterBrackets(source: String, expected: String) {
    #expect(format(source) == expected)
  }

  @Test(arguments: [
    (#"let a = "\( b )""#, #"let a = "\(b)""#),
    (#"let a = "\(b+1) of \(c [ 0 ] . d)""#, #"let a = "\(b + 1) of \(c[0].d)""#),
    (#"let a = "\( b ?"x":"\( c )" )""#, #"let a = "\(b ? "x" : "\(c)")""#),
    (#"let a = "\(max( b,c , ))""#, #"let a = "\(max(b, c))""#),
    (#"let a = "\( b /* c */ )""#, #"let a = "\( b /* c */ )""#),
  ])
  func interpolations(source: String, expected: String) {
    #expect(format(source) == expected + "\n")
  }

  @Test func aStringNeverBreaks() {
    let name = String(repeating: "n", count: 40)
    let source = #"let a = "\(\#(name) && \#(name) ? max(\#(name), \#(name)) : [\#(name), 1])""#
    #expect(format(source) == source + "\n")
  }

  @Test func aBlockOnOneLineOpensWhenItDoesNotFit() {
    let name = String(repeating: "n", count: 83)
    #expect(format("screen A { \(name)n: 1 }") == "screen A { \(name)n: 1 }\n")
    let two = "\(name.dropLast(5)): 1; b: 2"
    #expect(format("screen A { \(two) }") == "screen A { \(two) }\n")
    #expect(format("screen A { n\(two) }") == "screen A {\n  n\(name.dropLast(5)): 1\n  b: 2\n}\n")
    #expect(format("screen A { \(name)nn: 1 }") == "screen A {\n  \(name)nn: 1\n}\n")
  }

  @Test func aBlockAfterAHeadOfManyLinesOpens() {
    let name = String(repeating: "n", count: 50)
    #expect(
      format("component C(\(name): Int, b\(name): Int) { a: 1 }")
        == "component C(\n  \(name): Int,\n  b\(name): Int\n) {\n  a: 1\n}\n")
    #expect(
      format("screen A {\nif \(name) && b\(name) { a: 1 } else { a: 2 }\n}")
        == "screen A {\n  if \(name)\n      && b\(name) {\n    a: 1\n  } else {\n    a: 2\n  }\n}\n"
    )
  }

  @Test func carriageReturnsAndByteOrderMarksStay() {
    #expect(
      format("\u{FEFF} let a=1\r\n\r\n\r\nlet b=2") == "\u{FEFF}let a = 1\r\n\r\nlet b = 2\r\n")
    #expect(format("let a=1\nlet b=2\r\n") == "let a = 1\nlet b = 2\n")
    #expect(format(";\nlet a=1\r\nlet b=2\n") == "let a = 1\r\nlet b = 2\r\n")
    for start in ["\n", ";", " ;\n"] {
      let output = format(start + "\u{FEFF}let a=1")
      #expect(output.hasPrefix("\n\u{FEFF}"), "it would become a mark")
    }
  }

  @Test func commentsWithoutEndGrowNoLine() {
    #expect(format("let a=1 /* open") == "let a = 1 /* open")
    #expect(format("let a=1 /* open\n") == "let a = 1 /* open\n")
  }

  @Test func bytesThatAreNotTextStayInComments() {
    let source = Array("let a=1 // ".utf8) + [0xFF, 0xFE, 0x0A]
    let expected = Array("let a = 1  // ".utf8) + [0xFF, 0xFE, 0x0A]
    #expect(Formatter.format(parse(source)) == expected)
    #expect(checkFormatting(source, "not UTF-8") == expected)
  }

  /// A comment around a `;` documents the same member after the `;` is removed.
  @Test(arguments: [
    ("let a = 1\n/// of nothing\n; let b = 2", "let a = 1\n/// of nothing\n\nlet b = 2\n"),
    ("let a = 1\n; /// of nothing\nlet b = 2", "let a = 1\n/// of nothing\n\nlet b = 2\n"),
    ("let a = 1; /// of a\nlet b = 2", "let a = 1  /// of a\nlet b = 2\n"),
    (";/// of nothing\n/// of b\nlet b = 2", "/// of nothing\n\n/// of b\nlet b = 2\n"),
  ])
  func documentationDoesNotMove(source: String, expected: String) {
    #expect(format(source) == expected)
    checkFormatting(Array(source.utf8), source)
  }

  /// A `;` stays where the next line would continue the member before it.
  @Test(arguments: [
    ("a.b==c.d;-a.c==b.d", "a.b == c.d;\n    -a.c == b.d"),
    ("a.b==c.d // c\n;;-a.c==b.d", "a.b == c.d  // c\n    ;\n    -a.c == b.d"),
    ("a.b==c.d\n; // c\n\n-a.c==b.d", "a.b == c.d;  // c\n\n    -a.c == b.d"),
    (";-a.b==c.d;a.c==b.d;", "-a.b == c.d\n    a.c == b.d"),
  ])
  func separatorsThatSeparateStay(members: String, expected: String) {
    #expect(
      format("screen A {layout {\n\(members)\n}\n}")
        == "screen A {\n  layout {\n    \(expected)\n  }\n}\n")
  }

  /// Tokens outside all declarations keep their line, and the rest is formatted.
  @Test(arguments: [
    ("let  a=1\n)\nlet  b=2\n", "let a = 1\n)\nlet b = 2\n"),
    ("let  a=1\n§ let  b=2\nlet  c=3", "let a = 1\n§ let  b=2\nlet c = 3\n"),
    ("let  a=1 ) // c\nlet  b=2", "let  a=1 )  // c\nlet b = 2\n"),
    (
      "screen  A {\n a:1\n ] b:2\n c:3 §\nd:4\n}",
      "screen A {\n  a: 1\n ] b:2\n c:3 §\n  d: 4\n}\n"
    ),
    ("let  a=1\n}\nlet  b=2\n", "let a = 1\n}\nlet b = 2\n"),
    // A brace that closes nothing means that the declaration before it may be broken.
    ("let  a=1\nscreen  A { }\n}\nlet  b=2\n", "let a = 1\nscreen  A { }\n}\nlet b = 2\n"),
    ("\u{A0}let  a=1\nlet\u{A0} b=2\nlet  c=3", "\u{A0}let  a=1\nlet\u{A0} b=2\nlet c = 3\n"),
  ])
  func strayTokensAreIslands(source: String, expected: String) {
    #expect(format(source) == expected)
    checkFormatting(Array(source.utf8), source)
  }

  /// A line is never longer than the width when there is a place to break it.
  @Test func linesFit() {
    for seed in 0..<300 as Range<UInt64> {
      let output = format(RandomProgram(seed: seed).text(.plain, seed: seed))
      for line in output.split(separator: "\n") where line.unicodeScalars.count > Formatter.width {
        let breakable = ["(", " && ", " || ", " + ", " ? ", " ?? ", "{ "]
        let text = line.drop { $0 == " " }
        let isList = text.contains(/\[[^A-Z\]]/)
        let isBracketed = isList || breakable.contains { text.dropLast().contains($0) }
        let isText = text.contains("\"")
        #expect(!isBracketed || isText, "\(line)")
      }
    }
  }

  @Test func noLineEndsInASpace() {
    for seed in 0..<200 as Range<UInt64> {
      let output = format(RandomProgram(seed: seed).text(.messy, seed: seed))
      for line in output.split(separator: "\n") { #expect(line.last != " " && line.last != "\t") }
    }
  }
}
