import CtlDiagnostics
import CtlEditor
import CtlSyntax
import CtlText
import Testing

@Suite struct CompletionTests {
  func items(_ source: String) -> [CompletionItem] {
    let fixture = Fixture(source)
    return fixture.snapshot.completions(at: fixture.offset, in: fixture.file).items
  }

  static let screen = """
    enum Size { small "Small", large "Large" }
    component Counter(title: String, count: binding Int, limit: Int = 10) { label title }
    component Retry {
      event again(count: Int)
      button "Again" { on touchUpInside -> again(count: 1) }
    }
    screen Main {
      var copies: Int in 1...20 = 1
      var name: String = ""
      var isOn: Bool = false
      var size: Size = .small
      action print(copies: Int, name: String)
      task loading(kind: .network)
      label caption "Copies"
      switch wifi { isOn <-> isOn }

    """

  @Test(arguments: [
    // Kinds by their container.
    ("segmentedControl { ▮ }", ["segment", "selection"], ["slider", "wheel"]),
    ("picker { ▮ }", ["wheel"], ["segment"]),
    ("stack { ▮ }", ["slider", "Counter", "if", "for", "layout"], ["segment", "screen"]),
    ("slider { ▮ }", ["value", "value <->", "on valueChanged", "accessibility"], ["slider"]),
    ("stack { if isOn { ▮ } }", ["slider"], ["axis", "var"]),
    ("sli▮", ["slider", "var", "action"], ["segment"]),
    // Properties that are still unset.
    ("slider { value <-> copies\n ▮ }", ["minimumValue"], ["value", "value <->", "stepValue"]),
    ("label \"A\" { ▮ }", ["font"], ["text"]),
    ("button \"A\" { title(highlighted): \"B\"\n ▮ }", ["title"], []),
    ("slider { accessibility { ▮ } }", ["label", "traits"], ["value <->", "minimumValue"]),
    ("Counter { ▮ }", ["title", "count", "limit"], ["value", "on", "slider"]),
    ("Counter { title: \"A\"\n ▮ }", ["count"], ["title"]),
    // Events of a component.
    ("Retry { ▮ }", ["on again"], ["on", "on touchUpInside"]),
    ("Retry { on ▮ }", ["again"], ["touchUpInside"]),
    ("Retry { on again(▮) }", ["count"], []),
    ("Retry { on again -> ▮ }", ["print", "copies"], ["again"]),
    // Values.
    ("slider { minimumValue: ▮ }", ["copies", "max", "caption"], ["print", "Counter"]),
    // After a whole value comes none.
    ("label \"\\(copies ▮)\"", [], ["copies", "max"]),
    ("sample \"One\" { copies: ▮ }", [], ["copies"]),
    ("textField { keyboardType: ▮ }", [".emailAddress", "name"], []),
    ("textField { keyboardType: .em▮ }", ["emailAddress", "numberPad"], ["copies"]),
    ("slider { tintColor: .▮ }", ["red"], ["emailAddress"]),
    ("label \"A\" { font: .▮ }", ["headline"], ["red"]),
    ("slider { isEnabled: size == .▮ }", ["small", "large"], ["red"]),
    ("slider { isEnabled: wifi.▮ }", ["isOn", "isEnabled"], ["value", "leading"]),
    ("slider { isEnabled: Size.▮ }", ["small"], []),
    ("slider { isEnabled: name.▮ }", ["isEmpty", "count"], []),
    ("slider { accessibility { traits: [.▮] } }", ["adjustable"], ["red"]),
    ("style heading: label { font: .body }\n  label \"A\" { ▮ }", ["style"], []),
    ("var other: Int?\n  ▮\n", ["var", "button"], ["="]),
    ("for item in [1] where item > 0 { label \"\\(▮)\" }", ["item"], []),
    ("slider { isEnabled: ▮ }", ["loading"], []),
    ("slider { accessibility { traits: ▮ } }", ["[.button]"], [".button"]),
    ("infoButton { reveals: .▮ }", [".Main"], [".caption"]),
    ("let shade: Color = ▮", [".red"], []),
    ("label \"\\(▮)\"", ["copies", "name"], []),
    ("stepper { valueLabel: ▮ }", ["caption"], []),
    ("activityIndicator { while: ▮ }", ["loading"], []),
    ("slider { value <-> ▮ }", ["copies"], ["name", "caption", "max"]),
    ("if ▮ { }", ["isOn", "true"], []),
    ("for x in ▮ { }", ["copies"], []),
    ("var other: Size = ▮", [".small"], []),
    ("var other: ▮", ["Int", "Size"], ["copies"]),
    ("var other: [▮]", ["Int", "Size"], ["copies"]),
    // Events, actions, arguments.
    ("button \"A\" { on ▮ }", ["touchUpInside"], ["valueChanged", "editingChanged"]),
    ("slider { on valueChanged -> ▮ }", ["print", "copies"], ["max"]),
    ("slider { on valueChanged -> print(▮) }", ["copies", "name"], ["max"]),
    ("slider { on valueChanged -> print(copies: ▮) }", ["copies", "max"], []),
    ("slider { on valueChanged -> print(copies: 1, ▮) }", ["name"], ["copies"]),
    ("picker { on select(▮) -> print() }", ["wheel"], []),
    // States, layout, attributes, tasks.
    ("button \"A\" { title(▮): \"B\" }", ["highlighted", "normal"], ["copies"]),
    ("button \"A\" { title([highlighted, ▮]): \"B\" }", ["selected"], ["copies"]),
    ("stepper { dividerImage(▮) }", ["left", "right"], ["normal"]),
    ("stepper { dividerImage(left: ▮) }", ["normal"], ["left"]),
    ("layout { ▮ }", ["pin", "align", "caption", "superview"], ["slider"]),
    ("layout { pin ▮ }", ["width", "horizontalSpacing"], ["baselines"]),
    ("layout { align ▮ }", ["baselines"], ["width"]),
    ("layout { pin width(▮) }", ["caption", "wifi"], ["copies"]),
    ("layout { caption.▮ }", ["leading", "baseline"], ["text"]),
    ("layout { caption.leading == superview.▮ }", ["trailing"], []),
    ("@▮", ["allow"], []),
    ("@allow(▮)", ["stepper/range-inverted"], ["copies"]),
    ("@allow(stepper/ra▮)", ["stepper/range-inverted"], ["copies"]),
    ("task t(kind: .▮)", ["network"], []),
    ("task t(▮)", ["kind", "duration"], []),
    ("appearance ▮", ["slider"], ["if"]),
    ("appearance slider { ▮ }", ["thumbTintColor"], ["value"]),
    ("rightView: ▮", [], []),
    // Places without proposals.
    ("// sl▮", [], ["slider"]),
    ("label \"sl▮\"", [], ["slider"]),
    ("slider ▮", [], ["slider", "value"]),
    ("var ▮", [], ["copies"]),
    ("stepper { minimumValue: 1▮ }", [], ["copies"]),
  ])
  func proposes(member: String, expected: [String], absent: [String]) {
    for end in ["\n}", ""] {
      let labels = Set(items(CompletionTests.screen + "  " + member + end).map(\.label))
      for label in expected { #expect(labels.contains(label), "\(label) in \(labels.sorted())") }
      for label in absent { #expect(!labels.contains(label), "\(label)") }
    }
  }

  @Test(arguments: [
    ("▮", ["screen", "component", "enum"]), ("component C(a: ▮) {}", ["binding", "Int"]),
    ("screen A(n: ▮ = 1) \"A\" {}", ["Int", "Bool"]), ("record R { a: Int; b: ▮ }", ["Int", "R"]),
    ("component C { event go(n: ▮) }", ["Int"]), ("screen A { task load(n: ▮) }", ["Int"]),
    ("screen A { task load(kind: ▮) }", [".network"]),
    ("screen A { task load\n on appear -> load()\n on ▮ }", ["load", "load.failed", "appear"]),
    ("screen A { task load\n on appear -> load()\n on load.▮ }", ["failed"]),
    ("screen A { task load(id: Int)\n on load -> load(id: load.▮) }", ["isRunning", "id"]),
    ("screen A { task load(id: Int)\n label \"\\(load.▮)\" }", ["isRunning", "id"]),
    ("screen A { task load(id: Int)\n sample \"S\" { load: .running(0.5, ▮) } }", ["id"]),
    ("screen A { var month: Int = 1\n on ▮ }", ["month.changed", "appear"]),
    ("screen A { var month: Int = 1\n on month.▮ }", ["changed"]),
    ("record R { a: Int = 1 }\nscreen A { var r = R()\n on r.▮ }", ["a", "changed"]),
    ("record R { a: Int = 1 }\nscreen A { var r = R()\n on r.a.▮ }", ["changed"]),
    ("screen A { task load\n on appear -> load()\n on load.f▮ -> load() }", ["failed"]),
    ("import \"▮\"\n//- a/Other.ctl\nlet x = 1", ["a/Other.ctl"]),
    (
      "import \"Other.ctl\"\nscreen S { button \"A\" { on touchUpInside -> push ▮ } }\n"
        + "//- Other.ctl\nimport \"Main.ctl\"\nscreen T { }\nlet x = 1", ["T"]
    ),
    ("import ▮\n//- Other.ctl\nlet x = 1", ["\"Other.ctl\""]),
    ("//- a/Main.ctl\nimport \"▮\n//- b/Other.ctl\nlet x = 1", ["../b/Other.ctl"]),
    (
      "import \"Other.ctl\"\nscreen S { slider { tintColor: ▮ } }\n//- Other.ctl\nlet x = #FFF",
      ["x"]
    ),
  ])
  func proposesInFiles(source: String, expected: [String]) {
    let labels = Set(items(source).map(\.label))
    for label in expected { #expect(labels.contains(label), "\(label) in \(labels.sorted())") }
  }

  @Test(arguments: [
    ("stepper { value <-> ▮ }", "copies"), ("switch { isOn <-> ▮ }", "isOn"),
    ("textField { text <-> ▮ }", "name"), ("stepper { valueLabel: ▮ }", "caption"),
    ("activityIndicator { while: ▮ }", "loading"), ("slider { on ▮ }", "valueChanged"),
    ("slider { isEnabled: ▮ }", "isOn"), ("Counter { ▮ }", "count"),
  ])
  func ranksWhatFitsFirst(member: String, expected: String) {
    #expect(items(CompletionTests.screen + "  " + member + "\n}").first?.label == expected)
  }

  @Test func ranksAValueBeforeOthersWhereItIsOptional() throws {
    let labels = items(CompletionTests.screen + "  var other: String? = ▮\n}").map(\.label)
    let name = try #require(labels.firstIndex(of: "name"))
    #expect(try name < #require(labels.firstIndex(of: "copies")))
  }

  @Test(arguments: [
    ("slider { minim▮ }", "minimumValue", "slider { minimumValue:  }", "minimumValue: ${1:0}"),
    ("slider { min▮: 1 }", "minimumValue", "slider { minimumValue: 1 }", "minimumValue"),
    ("sli▮ { value: 1 }", "slider", "slider { value: 1 }", "slider"),
    (
      "slider { on valueChanged -> pr▮ }", "print", "slider { on valueChanged -> print() }",
      "print(copies: ${1:copies}, name: ${2:name})"
    ),
    ("slider { tintColor: .r▮ }", "red", "slider { tintColor: .red }", "red"),
    (
      "@allow(stepper/x▮, because: \"a\")\n  stepper {}", "stepper/range-inverted",
      "@allow(stepper/range-inverted, because: \"a\")\n  stepper {}", "stepper/range-inverted"
    ),
    // Parentheses that stand there are not written twice.
    ("label \"\\(name.tr▮())\"", "trimmed", "label \"\\(name.trimmed())\"", "trimmed"),
    ("label \"\\(name.tr▮)\"", "trimmed", "label \"\\(name.trimmed())\"", "trimmed()"),
    (
      "slider { on valueChanged -> pr▮() }", "print", "slider { on valueChanged -> print() }",
      "print"
    ),
    (
      "layout { pin ▮ }", "horizontalSpacing", "layout { pin horizontalSpacing }",
      "horizontalSpacing(${1:element}, ${2:element}) == ${3:8}"
    ),
  ])
  func inserts(member: String, label: String, expected: String, snippet: String) throws {
    let fixture = Fixture(
      "screen S {\n  var copies: Int = 1\n  var name: String = \"\"\n"
        + "  action print(copies: Int, name: String)\n  \(member)\n}")
    let items = fixture.snapshot.completions(at: fixture.offset, in: fixture.file).items
    let item = try #require(items.first { $0.label == label })
    let edit = Edit(Location(fixture.file, item.range), item.text)
    #expect(try #require(fixture.applying([edit])).contains("  \(expected)\n"))
    #expect(item.snippet.template == snippet)
  }

  @Test(arguments: [
    ("screen S { content { Car▮ } }", "Card"), ("screen S { var s: ▮ }", "Size"),
    ("screen S { tintColor: ▮ }", "leaf"),
    ("screen S { label \"x\" { style: ▮ } }", "heading"),
    ("screen S { infoButton { reveals: ▮ } }", "Details"),
  ])
  func whatIsNotImportedComesWithItsImport(source: String, name: String) throws {
    let other = """

      //- Other.ctl
      component Card() { label "x" }
      enum Size { a; b }
      let leaf: Color = #FFF
      style heading: label { font: .headline }
      screen Details { }
      """
    let fixture = Fixture(source + other)
    let items = fixture.snapshot.completions(at: fixture.offset, in: fixture.file).items
    let item = try #require(items.first { $0.label == name })
    #expect(item.more.map(\.text) == ["import \"Other.ctl\"\n\n"])
    #expect(item.detail == "Other.ctl")
  }

  @Test(
    "what is imported is proposed once, without an import",
    arguments: [
      ("screen S { content { Car▮ } }", "Card"), ("screen S { var s: ▮ }", "Size"),
      ("screen S { tintColor: ▮ }", "leaf"),
    ])
  func imported(source: String, name: String) {
    let other = """

      //- Other.ctl
      component Card() { label "x" }
      enum Size { a; b }
      let leaf: Color = #FFF
      """
    let found = items("import \"Other.ctl\"\n" + source + other).filter { $0.label == name }
    #expect(found.count == 1 && found.allSatisfy { $0.more.isEmpty })
  }

  @Test(
    "no character of a text means anything in a snippet",
    arguments: [
      ("a$b", #"a\$b"#), ("a}b", #"a\}b"#), (#"a\(b)"#, #"a\\(b)"#), ("${1:a}", #"\${1:a\}"#),
    ])
  func escapes(text: String, template: String) {
    #expect(Snippet(Edit(Location(FileID(rawValue: 0), 0..<0), text)).template == template)
  }

  @Test func aTaskStandsOnceAfterAnAssignment() {
    let found = items(
      "screen S { var items: [String] = []; task load() -> [String]\n  on appear { items = ▮ } }")
    #expect(found.count { $0.label == "load" } == 1)
  }

  @Test func keywordsAreQuoted() throws {
    let items = items("screen S { var `task`: Bool = true\n  switch { isOn <-> ▮ } }")
    #expect(items.first?.label == "task")
    #expect(items.first?.text == "`task`")
  }

  @Test func documentationComesLater() throws {
    let source = CompletionTests.screen + "  slider { ▮ }\n}"
    let fixture = Fixture(source)
    let all =
      fixture.snapshot.completions(at: fixture.offset, in: fixture.file).items
      + items(CompletionTests.screen + "  ▮\n}")
    for item in all where item.kind != .member && item.kind != .color {
      let text = fixture.snapshot.documentation(ofCompletion: item.id, in: fixture.file)
      #expect(text != nil, "\(item.id)")
    }
    for id in [
      "", "symbol", "symbol 9 9 9 a", "symbol 0 0 -9223372036854775808 a",
      "symbol 0 99999999999 1 a", "kind x",
    ] {
      #expect(fixture.snapshot.documentation(ofCompletion: id, in: fixture.file) == nil)
    }
  }

  @Test func documentationIsFoundWhenDeclarationsMove() throws {
    let fixture = Fixture("screen S {\n  /// Two.\n  var b: Int = 2\n  stepper { value <-> ▮ }\n}")
    let list = fixture.snapshot.completions(at: fixture.offset, in: fixture.file)
    let id = try #require(list.items.first { $0.label == "b" }?.id)
    let later = Fixture("screen S {\n  var a: Int = 1\n  /// Two.\n  var b: Int = 2\n}")
    let text = later.snapshot.documentation(ofCompletion: id, in: later.file)
    #expect(text?.plainText.contains("Two.") == true)
  }

  @Test func listsHaveAnEnd() {
    let names = (0..<50).map { "  var value\($0): Int = 1\n" }.joined()
    let fixture = Fixture("screen S {\n\(names)  stepper { value <-> value4▮ }\n}")
    let all = fixture.snapshot.completions(at: fixture.offset, in: fixture.file)
    #expect(!all.isIncomplete && all.items.count >= 50)
    let some = fixture.snapshot.completions(at: fixture.offset, in: fixture.file, limit: 5)
    #expect(some.isIncomplete && some.items.count == 5)
    #expect(some.items.allSatisfy { $0.label.contains("4") })
  }

  /// Replacing a word by any proposal for its place keeps every file of the samples well formed.
  @Test(arguments: Samples.all)
  func replacementsKeepTheSyntax(sample: Sample) {
    let snapshot = sample.snapshot
    let tree = snapshot.file(sample.file)!.program.tree
    for token in 0..<tree.tokenCount where tree.tokenKinds[token] == .identifier {
      guard token % Samples.stride == 0 else { continue }
      let end = tree.tokenRange(token).upperBound
      for item in snapshot.completions(at: end, in: sample.file).items.prefix(3) {
        let edit = Edit(Location(sample.file, item.range), item.text)
        let bytes = Edit.apply([edit], to: tree.source.bytes)
        let findings = bytes.map {
          SyntaxTree.parse(SourceText(path: "A.ctl", bytes: $0)).findings
        }
        #expect(
          findings?.isEmpty == true,
          "\(item.label) for \(tree.text(ofToken: token)) in \(sample.name) at \(end)")
      }
    }
  }
}
