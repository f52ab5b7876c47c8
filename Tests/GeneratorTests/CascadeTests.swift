import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlGenerator
import CtlTerminal
import Foundation
import Testing

/// Which of several appearances is in force: what rules ask, what is drawn, and what generated code
/// shows while it runs.
@Suite struct CascadeTests {
  /// A screen `S` in `Main.ctl`, which has a label `l`; the color that its text has in the end.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    var main: String
    var others: [String: String] = [:]
    /// `#RRGGBB`, or nil for the default.
    let color: String?
    var testDescription: String { name }
  }

  static let cases = [
    Case(
      name: "a later import goes before an earlier one",
      main: """
        import "A.ctl"
        import "B.ctl"
        screen S { content { label l "Hello" } }
        """,
      others: [
        "A.ctl": "appearance label { textColor: #111111 }",
        "B.ctl": "appearance label { textColor: #222222 }",
      ], color: "#222222"),
    Case(
      name: "an import of an import is out of reach",
      main: """
        import "A.ctl"
        screen S { content { label l "Hello" } }
        """,
      others: [
        "A.ctl": "import \"B.ctl\"",
        "B.ctl": "appearance label { textColor: #222222 }",
      ], color: nil),
    Case(
      name: "a file goes before its imports",
      main: """
        import "A.ctl"
        screen S { content { label l "Hello" } }
        appearance label { textColor: #333333 }
        """,
      others: ["A.ctl": "appearance label { textColor: #111111 }"], color: "#333333"),
    Case(
      name: "a screen goes before its file",
      main: """
        appearance label { textColor: #333333 }
        screen S {
          appearance label { textColor: #444444 }
          content { label l "Hello" }
        }
        """, color: "#444444"),
    Case(
      name: "an element goes before its screen",
      main: """
        screen S {
          appearance label { textColor: #444444 }
          content { label l "Hello" { textColor: #555555 } }
        }
        """, color: "#555555"),
    Case(
      name: "two kinds may set the same",
      main: """
        appearance button { tintColor: #111111 }
        appearance label { tintColor: #222222; textColor: #333333 }
        screen S { content { label l "Hello" } }
        """, color: "#333333"),
    Case(
      name: "the screen that uses a component styles it",
      main: """
        import "A.ctl"
        appearance label { textColor: #333333 }
        screen S { content { Title { } } }
        """,
      others: [
        "A.ctl": """
        component Title() { label l "Hello" }
        appearance label { textColor: #111111 }
        """
      ], color: "#333333"),
  ]

  private static func program(_ test: Case) throws -> Program {
    return try Loading.programs(["Main.ctl": test.main], with: test.others)[0]
  }

  /// What is `nil` in a state is there what it is in the normal one, whoever says so.
  @Test(arguments: [
    ("image: \"a\"; image(highlighted): \"b\"", "", "b"),
    ("image: \"a\"; image(highlighted): nil", "", "a"),
    ("image(highlighted): nil; image: \"a\"", "", "a"),
    ("image: \"a\"", "image(highlighted): \"c\"", "c"),
    ("image: \"a\"; image(highlighted): nil", "image(highlighted): \"c\"", "a"),
    ("image: \"a\"", "image(highlighted): nil", "a"),
    ("", "image: \"c\"; image(highlighted): nil", "c"),
  ])
  func nilInAStateIsTheNormalValue(own: String, look: String, expected: String) throws {
    let source = "appearance button { \(look) }\nscreen S { content { button { \(own) } } }"
    let program = try Loading.programs(["Main.ctl": source], with: [:])[0]
    let cascade = Cascade(Expansion(program, .screen(0)))
    let index = try #require(cascade.sites.firstIndex { $0.element.kind == .button })
    let value =
      switch cascade.source(.image, of: index, in: .highlighted) {
      case .written(let entry): program.constant(entry.expression)
      case .appearance(let look): look.program.constant(look.entry.expression)
      default: Value?.none
      }
    guard case .image(let image)? = value else {
      Issue.record("\(value.map { "\($0)" } ?? "no value")")
      return
    }
    #expect(image.name == expected)
  }

  @Test(arguments: [
    ("stack { tintColor: #111111; if true { button \"Go\" } }", "#111111"),
    ("stack { tintColor: #111111; view { tintColor: nil; button \"Go\" } }", "#111111"),
    ("stack { tintColor: #111111; button \"Go\" { tintColor: #222222 } }", "#222222"),
    ("stack { tintColor: #111111; button \"Go\" { tintColor: nil } }", "#111111"),
  ])
  func tintComesFromTheElementsAround(_ elements: String, _ color: String) throws {
    let source = "screen S { content { \(elements) } }"
    let program = try Loading.programs(["Main.ctl": source], with: [:])[0]
    let cascade = Cascade(Expansion(program, .screen(0)))
    let index = try #require(cascade.sites.firstIndex { $0.element.kind == .button })
    var found: String?
    switch cascade.source(.tintColor, of: index) {
    case .written(let entry), .inherited(_, .written(let entry)):
      if case .color(let value)? = program.constant(entry.expression) { found = value.hex }
    default: break
    }
    #expect(found == color)

    let tree = try Terminal.tree(program, 0, [], RenderOptions())
    #expect(tree.nodes.first { $0.kind == .button }?.tint?.hex == color)
  }

  @Test(arguments: cases) func rulesAndPicturesAgree(_ test: Case) throws {
    let program = try Self.program(test)
    let cascade = Cascade(Expansion(program, .screen(0)))
    let index = try #require(cascade.sites.firstIndex { $0.element.kind == .label })
    let constant: Value? =
      switch cascade.source(.textColor, of: index) {
      case .written(let entry):
        cascade.expansion.program(of: cascade.sites[index].instance).constant(entry.expression)
      case .appearance(let style): style.program.constant(style.entry.expression)
      case .bound, .inherited: nil
      case .standard(let value): value
      }
    var found: String?
    if case .color(let color)? = constant { found = color.hex }
    #expect(found == test.color)

    let tree = try Terminal.tree(program, 0, [], RenderOptions())
    let label = try #require(tree.nodes.firstIndex { $0.kind == .label })
    var drawn: String?
    if case .color(let color)? = tree.value(.textColor, of: label) { drawn = color.hex }
    #expect(drawn == test.color)
  }

  @Test func generatedCodeAgrees() throws {
    guard let compiler = SwiftCompiler() else { return }
    var files: [GeneratedFile] = []
    var code = "import CtlRuntime\n"
    for (number, test) in Self.cases.enumerated() {
      // Every file of the one package has a name of its own.
      func renamed(_ text: String) -> String {
        text.replacingOccurrences(of: "import \"", with: "import \"C\(number)")
      }
      let others = Dictionary(
        uniqueKeysWithValues: test.others.map { ("C\(number)" + $0, renamed($1)) })
      let main = ["C\(number)Main.ctl": renamed(test.main)]
      for program in try Loading.programs(main, with: others) {
        files.append(Generator.swift(program, Options(typePrefix: "C\(number)")))
      }
      code += """
        for element in C\(number)S().tree.controls where element.control.kind == .label {
          print(element.control[as: Label.self]?.textColor.map { "\\($0)" } ?? "nil")
        }

        """
    }
    let output = try SwiftCompiler.withFolder { folder in
      for file in files {
        try file.text.write(
          to: folder.appendingPathComponent(file.name), atomically: true, encoding: .utf8)
      }
      try code.write(
        to: folder.appendingPathComponent("main.swift"), atomically: true, encoding: .utf8)
      return try compiler.buildAndRun(folder, files.map(\.name) + ["main.swift"])
    }
    let shown = output.split(separator: "\n").map(String.init)
    #expect(shown == Self.cases.map { $0.color ?? "nil" })
  }

  @Test func aSecondSettingOfOneKindIsReported() throws {
    func codes(_ source: String) -> [String] {
      Program.check(.parse(source)).findings.map(\.code.id)
    }
    #expect(
      codes("appearance label { tintColor: #111111 }\nappearance button { tintColor: #222222 }")
        == [])
    #expect(
      codes(
        """
        appearance label { tintColor: #111111 }
        screen S { appearance label { tintColor: #222222 } }
        screen T { appearance label { tintColor: #222222 } }
        """) == [])
    #expect(
      codes(
        """
        appearance label { tintColor: #111111 }
        appearance button { tintColor: #222222 }
        appearance label { tintColor: #333333 }
        """) == ["property/duplicate"])
  }
}
