import CtlChecker
import CtlTerminal
import CtlTestSupport
import CtlText
import Testing

/// One of each kind in every state, light and dark, at every depth of colours, from both sides.
@Suite struct StateDrawingTests {
  struct Look: Sendable, CustomTestStringConvertible {
    let name: String
    var properties: [String] = []
    var change: @Sendable (inout RenderOptions) -> Void = { _ in }
    var testDescription: String { name }
  }

  static let looks: [Look] = [
    Look(name: "highlighted", properties: ["isHighlighted=true"]),
    Look(name: "disabled", properties: ["isEnabled=false"]),
    Look(name: "selected", properties: ["isSelected=true"]),
    Look(name: "disabled-ascii", properties: ["isEnabled=false"]) { $0.characters = .ascii },
    Look(name: "dark") {
      $0.isDark = true
      $0.color = .full
    },
    Look(name: "256") { $0.color = .indexed },
    Look(name: "16") { $0.color = .sixteen },
    Look(name: "right-to-left") { $0.setLanguage("ar", nil) },
  ]

  @Test(arguments: looks) func everyKind(look: Look) throws {
    var options = RenderOptions()
    look.change(&options)
    let settings = Terminal.controlKinds.flatMap { kind in
      look.properties.map { "\(kind).\($0)" }
    }
    let rendering = try Terminal.render(
      Samples.program(source: DrawingTests.everything), settings: settings, options: options)
    try Golden.compare("Everything-\(look.name).txt", rendering.text)
  }

  @Test(arguments: [
    ("title(selected): \"Se\"; title(disabled): \"Di\"", "Di"), ("title(selected): \"Se\"", "Se"),
    ("title(disabled): nil; title(selected): \"Se\"", "Se"), ("", "Go"),
  ])
  func statesTogetherShowWhatTheRuntimeShows(titles: String, shown: String) throws {
    let program = Samples.program(
      source:
        "screen S { content { button \"Go\" { \(titles); isSelected: true; isEnabled: false } } }")
    let text = String(decoding: try Terminal.render(program).text, as: UTF8.self)
    #expect(text.contains(shown))
  }

  /// Nothing is the same in two states of a control that shows them.
  @Test(arguments: ["switch", "slider", "stepper", "segmentedControl", "button"])
  func statesCanBeToldApartWithoutColours(kind: String) throws {
    let body =
      "\(kind) {\(kind == "button" ? " title: \"Send\" " : kind == "segmentedControl" ? " segment \"A\"; segment \"B\" " : "")}"
    let pictures = try ["isHighlighted=false", "isHighlighted=true", "isEnabled=false"].map {
      try Samples.lines(of: body, variables: "", ["\(kind).\($0)"]).joined(separator: "\n")
    }
    #expect(Set(pictures).count == 3, "\(pictures)")
  }

  @Test func longTitlesOfButtonsAreCutInTheMiddle() throws {
    let lines = try Samples.lines(
      of: "button \"Synchronize All Photographs Now\" { width: 120pt }", width: 40)
    #expect(lines == ["‹Synchr…hs Now›"])
  }

  // MARK: Documents

  static let svg = PictureFormat.svg
  static let html = PictureFormat.html

  static func document(_ format: PictureFormat, _ source: String) throws -> String {
    var options = RenderOptions()
    options.color = .full
    let rendering = try Terminal.render(
      Samples.program(source: source), options: options, as: format)
    return String(decoding: rendering.text, as: UTF8.self)
  }

  @Test func documentsNeutraliseMarkup() throws {
    let source = "screen S \"<script>&\\\"\" { content { label \"</text></pre><b>x\" } }"
    for format in PictureFormat.all {
      let text = try Self.document(format, source)
      #expect(!text.contains("<script>") && !text.contains("<b>"), "\(format.name)")
      #expect(text.contains("&lt;script&gt;&amp;"), "\(format.name)")
      #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    }
  }

  /// What shows a document orders the letters of a phrase; its words stay in their columns else.
  @Test func phrasesFromTheRightKeepTheirOrder() throws {
    let source = "screen S \"S\" { content { label \"שלום, my world.\"; label \"A b.\" } }"
    let html = try Self.document(.html, source)
    let phrase = """
        <bdi dir="rtl" style="display: inline-block; width: 15ch">שלום, my world.</bdi>
      """
    #expect(html.contains(phrase), "\(html)")
    let svg = try Self.document(.svg, source)
    #expect(svg.contains("direction=\"rtl\"") && svg.contains(">שלום, my world.</text>"), "\(svg)")
    #expect(svg.contains(">A</text>") && svg.contains(">b.</text>"))
  }

  /// Every tag that opens is closed, in order.
  @Test func svgIsWellFormed() throws {
    let text = try Self.document(.svg, DrawingTests.everything)
    var open: [Substring] = []
    for piece in text.split(separator: "<").dropFirst(0) where !piece.isEmpty {
      guard let end = piece.firstIndex(of: ">") else {
        Issue.record("a tag does not end: \(piece)")
        return
      }
      let tag = piece[..<end]
      if tag.hasPrefix("/") {
        #expect(open.popLast() == tag.dropFirst())
      } else if !tag.hasSuffix("/") {
        open.append(tag.prefix { $0 != " " && $0 != "\n" })
      }
    }
    #expect(open.isEmpty)
  }
}
