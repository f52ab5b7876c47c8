import CtlGenerator
import Foundation
import Testing

/// A component that shows a text and reads it has both: the text, and the text as people read it.
@Suite struct ComponentTextTests {
  static let source = """
    component Heading(title: String, note: String = "Nothing") {
      label "\\(title)"
      label "\\(note.uppercased())"
    }
    component Card(title: String, tags: [String] = ["New"], hint: String = "Open") {
      event open(title: String)
      var draft: String = title
      let heading = "\\(title)!"
      let plain = title
      Heading { title: title }
      label "\\(heading) \\(plain) \\(title == "Tea" ? "yes" : "no") \\(title.count)"
      label "\\(tags[0]) \\(tags.count) \\(hint)"
      button "\\(hint)" { on touchUpInside -> open(title: title) }
      if hint == "Open" { label "\\(draft)" }
    }
    screen Shop "Shop" {
      var cups: Int = 2
      var note: String = ""
      content {
        Card { title: "Tea"; on open(title) -> note = title }
        Card { title: "\\(cups) cups"; tags: ["Old", "\\(cups)"] }
        Card { title: note; hint: "Close" }
        label "\\(note)"
      }
    }
    """

  @Test("what a loop or an `if let` names is looked up where the component is used")
  func names() throws {
    let program = try Loading.program(
      """
      component Field(problem: String?) { if let text = problem { label "\\(text)" } }
      component Choices(names: [String]) { for name in names { label "\\(name)" } }
      component Others(names: [String], note: String?) {
        for name in names { if name != "Tea" { label "\\(name)" } }
        if let text = note { label "\\(text) \\(text.count)" }
      }
      screen Form {
        var cups: Int = 2
        content {
          Field { problem: "You have \\(cups) cups." }
          Choices { names: ["Tea", "Milk"] }
          Others { names: ["Cup"]; note: "Full" }
        }
      }
      """)
    let code = Generator.swift(program, Options(isLocalized: true)).text
    let flat = code.replacing(#/\n +/#, with: " ")
    for line in [
      #"problem: strings("You have \(cups) cups."))"#,
      #"names: [strings("Tea"), strings("Milk")])"#,
      "if let text = problem { ControlTree", "$0.text = text", "$0.text = name",
      #"names: ["Cup"], shownNames: [strings("Cup")], note: "Full", shownNote: strings("Full"))"#,
      "$0.text = shownNames.element(at: index)", #"\(shownNote ?? "") \(text.count)"#,
    ] {
      #expect(flat.contains(line), "\(line)\n\(code)")
    }
    let texts = Generator.strings([program]).map(\.key)
    for text in ["You have %lld cups.", "Tea", "Milk", "Cup", "Full"] {
      #expect(texts.contains(text), "\(texts)")
    }
  }

  @Test("a use hands on what a text is, and what people read of it where that is shown")
  func both() throws {
    let program = try Loading.program(Self.source)
    let code = Generator.swift(program, Options(isLocalized: true)).text
    for line in [
      // What is only shown comes as people read it.
      #"Heading("\(path).titleHeading", in: interface, title: shownTitle, note: strings("Nothing"))"#,
      "/// `title` as people read it.", "private var shownTitle: String",
      "self.shownTitle = shownTitle ?? title",
      #"title: "Tea", shownTitle: strings("Tea"), shownTags: [strings("New")], "#,
      #"shownHint: strings("Open"))"#,
      #"title: "\(cups) cups", shownTitle: strings("\(cups) cups"), "#,
      #"tags: ["Old", "\(cups)"], shownTags: [strings("Old"), "\(cups)"], "#,
      // A variable is data.
      #"title: note, shownTags:"#, #"hint: "Close", shownHint: strings("Close"))"#,
      // Inside.
      #"interface.value("\(statePath).draft", or: title)"#,
      #"public var heading: String { "\(title)!" }"#,
      #"private var shownHeading: String { strings("\(shownTitle)!") }"#,
      #"private var shownPlain: String { shownTitle }"#,
      #"title == "Tea" ? strings("yes") : strings("no")"#, #"\(title.count)"#,
      "sent.append(.open(title: title))", #"if hint == "Open""#, "shownTags.element(at: 0)",
      "$0.text = note.uppercased()",
    ] {
      let isThere = code.contains(line) || code.replacing(#/\n +/#, with: " ").contains(line)
      #expect(isThere, "\(line)\n\(code)")
    }
    #expect(Generator.strings([program]).map(\.key).contains("%lld cups"))
    if let compiler = SwiftCompiler() {
      try SwiftCompiler.withFolder { folder in
        try code.write(
          to: folder.appendingPathComponent("S.swift"), atomically: true, encoding: .utf8)
        #expect(try compiler.typecheck(folder, ["S.swift"]) == "")
      }
    }
  }

  @Test("an app in one language has each text once")
  func once() throws {
    let code = Generator.swift(try Loading.program(Self.source), Options()).text
    #expect(!code.contains("shown"), "\(code)")
  }
}
