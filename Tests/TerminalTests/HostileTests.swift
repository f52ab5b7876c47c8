import CtlChecker
import CtlTerminal
import CtlTestSupport
import CtlText
import Foundation
import Testing

/// Whatever the file contains: no line is too wide, nothing acts on the terminal, and drawing ends
/// soon.
@Suite struct HostileTests {
  static let corpus = Samples.paths + ProjectFiles.list("Tests/Corpus/WellMade", ".ctl")

  private func options(_ width: Int, _ color: RenderOptions.ColorDepth = .none) -> RenderOptions {
    var options = RenderOptions()
    options.width = width
    options.color = color
    return options
  }

  private func expectFitting(_ text: [UInt8], _ width: Int, _ what: String) {
    for line in text.split(separator: 0x0A, omittingEmptySubsequences: false) {
      let columns = String(decoding: line, as: UTF8.self).displayWidth
      #expect(columns <= width, "\(what): \(columns) columns in \(width)")
    }
  }

  @Test(arguments: corpus)
  func noLineIsWiderThanAskedFor(path: String) throws {
    let program = try Samples.program(path)
    for screen in program.screens {
      for width in [20, 33, 47, 80, 200] {
        let text = try Terminal.render(
          program, screen: program.text(screen.name), options: options(width)
        ).text
        expectFitting(text, width, "\(path) \(program.text(screen.name))")
      }
    }
  }

  @Test(arguments: [-5, 0, 1, 19, 501, Int.max])
  func widthsOutOfBounds(width: Int) throws {
    let text = try Terminal.render(
      try Samples.program("Samples/ReaderSettings.ctl"), options: options(width)
    ).text
    expectFitting(text, 500, "\(width)")
  }

  @Test(arguments: corpus)
  func theSameInputGivesTheSamePicture(path: String) throws {
    let program = try Samples.program(path)
    guard !program.screens.isEmpty else { return }
    let again = try Samples.program(path)
    #expect(try Terminal.render(program).text == (try Terminal.render(again).text))
    #expect(try Terminal.tree(program) == (try Terminal.tree(again)))
  }

  static let texts: [String] = [
    "\\u{1B}[31mred\\u{1B}[0m", "\\u{1B}]0;title\\u{7}", "\\u{9B}2J", "\\r\\n\\t\\0\\u{7F}",
    "\\u{202E}desrever\\u{202C}", "\\u{2066}a\\u{2069}", "\\u{200B}\\u{200D}\\u{FEFF}x",
    "e\\u{301}\\u{301}\\u{301}", "\\u{301}", "👨‍👩‍👧‍👦", "🇩🇪🇫🇷", "日本語テキスト", "한국어", "ﷺ", "שלום عالم",
    String(repeating: "long ", count: 2000), String(repeating: "宽", count: 5000),
    "a" + String(repeating: "\\u{300}", count: 5000),
  ]

  @Test(arguments: texts.indices)
  func textsActOnNothing(index: Int) throws {
    let text = Self.texts[index]
    let source = """
      screen S "\(text)" {
        var names: [String] = ["\(text)", "b"]
        navigationBar { button "\(text)"; button "\(text)" }
        content {
          label "\(text)"
          label "\(text)" { numberOfLines: 0 }
          button "\(text)" { isEnabled: false }
          textField { text: "\(text)"; clearButtonMode: .always }
          textField { placeholder: "\(text)"; leftViewMode: .always; leftView: "\(text)" }
          textView { text: "\(text)" }
          segmentedControl { segment "\(text)"; segment "\(text)"; selectedSegmentIndex: 0 }
          picker { wheel { values: names }; wheel { values: ["\(text)"] } }
          slider { minimumValueImage: "\(text)"; maximumValueImage: "\(text)" }
          stepper { incrementImage: "\(text)" }
          annotation "\(text)" { infoButton }
          view { background: #FFFFFF }
        }
        table {
          refreshControl "\(text)" { isRefreshing: true }
          section "\(text)" { row "\(text)" { switch; label "\(text)" } }
        }
        toolbar { button "\(text)"; button "\(text)" }
      }
      """
    let program = Samples.program(source: source)
    for width in [20, 48, 120] {
      let bytes = try Terminal.render(program, options: options(width)).text
      expectFitting(bytes, width, "text \(index)")
      for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
        let value = scalar.value
        let isControl = value < 0x20 && scalar != "\n" || (0x7F..<0xA0).contains(value)
        let isBidi = (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
        #expect(!isControl && !isBidi, "\(value)")
      }
    }
    // With colors, every sequence is one of ours.
    let colored = String(
      decoding: try Terminal.render(program, options: options(48, .full)).text, as: UTF8.self)
    for part in colored.split(separator: "\u{1B}", omittingEmptySubsequences: false).dropFirst() {
      let code = part.prefix { $0 != "m" }
      #expect(code.first == "[" && code.dropFirst().allSatisfy { $0.isNumber || $0 == ";" })
    }
    _ = try Terminal.tree(program)
  }

  @Test func aLongTableIsDrawnWhole() throws {
    let count = 2000
    let program = Samples.program(
      source: """
        screen S {
          table {
            for number in 1...\(count) {
              row "Row \\(number)" { switch { isOn: number % 2 == 0 } }
            }
          }
        }
        """)
    let rendering = try Terminal.render(program)
    #expect(rendering.text.split(separator: 0x0A).count == 2 * count + 4 - 1)
    #expect(!rendering.isTruncated)
  }

  @Test(arguments: [
    "for a in 1...1000000000 { label \"x\" }",
    "for a in 1...1000 { for b in 1...1000 { for c in 1...1000 { } } }",
  ])
  func loopsEnd(loop: String) throws {
    let rendering = try Terminal.render(
      Samples.program(source: "screen S {\n content {\n\(loop)\n}\n}"))
    #expect(rendering.isTruncated)
  }

  /// A value read twice by each of many others would be computed 2^n times.
  @Test func chainsOfReadsEnd() throws {
    var source = "screen S {\n var start: String = \"x\"\n content {\n label l0 \"\\(start)\"\n"
    for number in 1...60 {
      source += "label l\(number) \"\\(l\(number - 1).text)\\(l\(number - 1).text)\"\n"
    }
    _ = try Terminal.render(Samples.program(source: source + "}\n}"))
    let sum = (1...5000).map { _ in "n" }.joined(separator: " + ")
    let picture = try Samples.picture(
      "screen S {\n var n: Int = 1\n content { label \"sum \\(\(sum))\" }\n}")
    #expect(picture.contains("sum 5000"))
  }

  /// Broken programs are drawn as far as possible.
  @Test func nothingTrapsOnPoison() throws {
    var random = SeededGenerator(seed: 7)
    for path in Self.corpus {
      let bytes = try ProjectFiles.bytes(path)
      for _ in 0..<4 {
        let source = String(decoding: Mutations.mutate(bytes, using: &random), as: UTF8.self)
        let program = Samples.program(source: source)
        for screen in program.screens {
          let name = program.text(screen.name)
          if let text = try? Terminal.render(program, screen: name, options: options(40)).text {
            expectFitting(text, 40, path)
          }
        }
        _ = try Terminal.tree(program)
      }
    }
  }

  /// All of these are errors that have been reported.
  @Test(arguments: [
    "component A { popover { A } }", "component A { B }\ncomponent B { A; A }",
  ])
  func recursionEnds(component: String) throws {
    let program = Samples.program(source: component + "\nscreen S { content { A } }")
    #expect(!program.findings.isEmpty)
    expectFitting(try Terminal.render(program).text, 48, component)
  }

  @Test func cyclesOfReadsEnd() throws {
    let picture = try Samples.picture(
      "screen S {\n content {\n label a \"\\(b.text)!\"\n label b \"\\(a.text)!\"\n}\n}")
    #expect(!picture.isEmpty)
  }

  @Test func deepNestingIsDrawn() throws {
    var source = ""
    for number in 0..<2000 {
      let inner = number == 0 ? "label \"deep\"" : "view { C\(number - 1) }"
      source += "component C\(number) { \(inner) }\n"
    }
    let program = Samples.program(source: source + "screen S { content { C1999 } }")
    let text = try Terminal.render(program).text
    #expect(String(decoding: text, as: UTF8.self).contains("deep"))
    _ = try Terminal.tree(program)
  }
}
