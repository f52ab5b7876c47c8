import CtlTerminal
import CtlText
import Testing

@testable import CtlPicture

/// Texts in pictures are ordered by their own letters, and stand where lines of the screen begin.
@Suite struct DirectionTests {
  private func texts(_ members: String, _ language: String) throws -> [PictureDocument.Shape] {
    var options = RenderOptions()
    options.setLanguage(language, nil)
    return try Samples.picture(members, options: options).shapes.filter {
      $0.name == "text" && $0.element > 0
    }
  }

  @Test(arguments: [
    ("3 of 4 done.", "he", "ltr", "end"), ("שלום, world.", "he", nil, nil),
    ("שלום, world.", "en", "rtl", "end"), ("3 of 4 done.", "en", nil, nil),
    ("100% / -5 °", "ar", "ltr", "end"),
  ])
  func aTextHasItsOwnDirection(
    text: String, language: String, direction: String?, anchor: String?
  ) throws {
    let shape = try #require(try texts("label \"\(text)\"", language).first)
    #expect(shape.text == text)
    #expect(shape.attributes["direction"] == direction)
    #expect(shape.attributes["text-anchor"] == anchor)
    #expect(shape.attributes["x"] == (language == "en" ? "16" : "304"))
  }

  /// Without a side of its own it has that of the language, as in a terminal.
  @Test(arguments: [("", "304"), (".natural", "304"), (".left", "16"), (".right", "304")])
  func aTextHasTheSideOfTheLanguage(side: String, x: String) throws {
    let members = side.isEmpty ? "" : "textAlignment: \(side)"
    let shape = try #require(
      try texts("label \"\u{634}\" { width: 288pt; \(members) }", "ar").first)
    #expect(shape.attributes["x"] == x)
  }

  /// A line that begins with a word of another language has the direction of its paragraph.
  @Test func linesHaveTheDirectionOfTheirParagraph() throws {
    let text = "a long line of Latin words that ends: שלום שלום שלום שלום שלום שלום."
    let both = text + "\\n" + String(text.reversed())
    let lines = try texts("label \"\(both)\" { numberOfLines: 0 }", "he")
    let directions = lines.map { $0.attributes["direction"] ?? "rtl" }
    #expect(directions == ["ltr", "ltr", "rtl", "rtl"], "\(lines.map(\.text))")
  }

  /// The parts of a styled text follow each other as its first letter says.
  @Test(arguments: [("near", "ltr"), ("שלום", nil)])
  func partsOfALineFollowEachOther(first: String, direction: String?) throws {
    let field = """
      textField { attributedText: [styled("\(first)", link: "https://a.b/Tea"), "-", "end"] }
      """
    let parts = try texts(field, "he")
    // They are drawn from the left to the right.
    let expected = direction == nil ? ["end", "-", first] : [first, "-", "end"]
    #expect(parts.map(\.text.withoutDirectionMarks) == expected)
    #expect(parts.allSatisfy { $0.attributes["direction"] == direction })
  }

  /// The marks in a date of Arabic order its numbers.
  @Test func marksOfDirectionStay() throws {
    let shape = try #require(try texts("label \"٢٩\u{200F}/١١\u{200F}/٢٠٢٦\"", "ar").first)
    #expect(shape.text == "٢٩\u{200F}/١١\u{200F}/٢٠٢٦")
    #expect(shape.attributes["direction"] == nil)
  }

  /// What is pinned to the left stays there; what leads begins where the lines do.
  @Test(arguments: [
    ("leftSpaceToSuperview(a) == 20", 20.0, 20.0), ("rightSpaceToSuperview(a) == 20", 228, 228),
    ("rightSpaceToSuperview(a) >= 20", 16, 16), ("leadingSpaceToSuperview(a) == 20", 20, 228),
    ("leftSpaceToSuperview(a, b) == 20", 20, 20),
  ])
  func leftStaysLeft(pin: String, left: Double, right: Double) throws {
    let members = """
      label a "A"
      label b "B"
      layout {
        pin \(pin)
        pin width(a) == 72
        pin topSpaceToSuperview(a) == 20
        b.top == a.bottom + 10
      }
      """
    for (language, x) in [("en", left), ("he", right)] {
      let program = Samples.program(source: "screen S {\ncontent {\n\(members)\n}\n}")
      #expect(!program.findings.contains { $0.severity == .error }, "\(program.findings)")
      var options = RenderOptions()
      options.setLanguage(language, nil)
      let tree = try Terminal.tree(program, 0, [], options)
      let screen = DeviceScreen(tree, options, DeviceOptions())
      let node = try #require(screen.order.first { tree.nodes[$0].name == "a" })
      #expect(screen.frames[node].x == x, "\(language)")
    }
  }
}
