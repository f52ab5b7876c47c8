import CtlCatalogue
import CtlDiagnostics
import CtlEditor
import Testing

@Suite struct CodeActionTests {
  func action(_ source: String, _ title: String) throws -> String {
    let fixture = Fixture(source)
    let actions = fixture.snapshot.codeActions(in: fixture.file, range: fixture.selection)
    let action = try #require(
      actions.first { $0.title.text() == title }, "\(actions.map { $0.title.text() })")
    return try #require(
      fixture.applying(fixture.snapshot.edits(of: action, in: fixture.file)))
  }

  func titles(_ source: String) -> [String] {
    let fixture = Fixture(source)
    return fixture.snapshot.codeActions(in: fixture.file, range: fixture.selection).map {
      $0.title.text()
    }
  }

  @Test(arguments: [
    (
      "screen S { slider { valeu▮: 1 } }", "change it to `value`",
      "screen S { slider { value: 1 } }"
    ),
    (
      "screen S {\n  stepper {\n    minimumValue▮: 5\n    maximumValue: 1▯\n  }\n}",
      "allow `stepper/range-inverted` here",
      "screen S {\n  @allow(stepper/range-inverted, because: \"reason\")\n  stepper {\n    minimumValue: 5\n    maximumValue: 1\n  }\n}"
    ),
    (
      "screen S { sli▮der dimmer { value: 1 } }", "add an accessibility label",
      "screen S { slider dimmer { value: 1; accessibility { label: \"Dimmer\" } } }"
    ),
    // The title of the row, and the words of the variable, say what it is for.
    (
      "screen S { table { row \"Bass\" { sli▮der } } }", "add an accessibility label",
      "screen S { table { row \"Bass\" { slider { accessibility { label: \"Bass\" } } } } }"
    ),
    (
      "screen S {\n  var playSpeed = 1.0\n  slider▮ {\n    value <-> playSpeed\n    accessibility { hint: \"x\" }\n  }\n}",
      "add an accessibility label",
      "screen S {\n  var playSpeed = 1.0\n  slider {\n    value <-> playSpeed\n    accessibility { hint: \"x\"; label: \"Play Speed\" }\n  }\n}"
    ),
    (
      "screen S {\n  stepper▮ {\n    value: 1\n    wraps: true\n    maximumValue: 3\n  }\n}",
      "convert to `slider`",
      "screen S {\n  slider {\n    value: 1\n    maximumValue: 3\n  }\n}"
    ),
    (
      "screen S { step▮per { value: 1; wraps: true; maximumValue: 3 } }", "convert to `slider`",
      "screen S { slider { value: 1; maximumValue: 3 } }"
    ),
    (
      "screen S {\n  content {\n    slider▮ { value: 1 }\n  }\n}\n", "convert to `volumeView`",
      "screen S {\n  content {\n    volumeView\n  }\n}\n"
    ),
    (
      "screen S {\n  ▮slider {\n    value: 1\n  }\n  label \"x\"▯\n}", "wrap in a stack",
      "screen S {\n  stack {\n    axis: .vertical\n    slider {\n      value: 1\n    }\n    label \"x\"\n  }\n}"
    ),
    // What is between them stays.
    (
      "screen S {\n  content {\n    stack {\n      axis: .horizontal\n      spacing: 8pt\n      ▮label \"a\"\n      label \"b\"▯\n    }\n  }\n}",
      "wrap in a stack",
      "screen S {\n  content {\n    stack {\n      axis: .horizontal\n      spacing: 8pt\n      stack {\n        spacing: 8pt\n        label \"a\"\n        label \"b\"\n      }\n    }\n  }\n}"
    ),
    // What it wraps stays visible.
    (
      "screen S { var off: Bool = false; sli▮der {} }", "wrap in `if`",
      "screen S { var off: Bool = false; if true { slider {} } }"
    ),
    (
      "screen S { var on2: Bool = true; sli▮der {} }", "wrap in `if`",
      "screen S { var on2: Bool = true; if on2 { slider {} } }"
    ),
    (
      "screen S {\n  var n: Int = 1\n  stack {\n    ▮label caption \"\\(n)\"\n    stepper { value <-> n; valueLabel: caption }▯\n  }\n}\n",
      "extract component `Caption`",
      "screen S {\n  var n: Int = 1\n  stack {\n    Caption { n <-> n }\n  }\n}\n\ncomponent Caption(n: binding Int) {\n  label caption \"\\(n)\"\n  stepper { value <-> n; valueLabel: caption }\n}\n"
    ),
    (
      "component C(t: String, n: binding Int, m: Int = 9) {\n  label c \"\\(t)\"\n  stepper {\n    value <-> n\n    maximumValue: m\n  }\n}\nscreen S {\n  var k: Int = 1\n  stack {\n    C▮ { t: \"A\"; n <-> k }\n  }\n}",
      "inline the component",
      "component C(t: String, n: binding Int, m: Int = 9) {\n  label c \"\\(t)\"\n  stepper {\n    value <-> n\n    maximumValue: m\n  }\n}\nscreen S {\n  var k: Int = 1\n  stack {\n    label c \"A\"\n    stepper {\n      value <-> k\n      maximumValue: 9\n    }\n  }\n}"
    ),
    (
      "screen S {\n  slider▮ {\n    isEnabled: true\n    // The most.\n    maximumValue: 3\n    value: 1\n  }\n}",
      "sort the properties",
      "screen S {\n  slider {\n    value: 1\n    // The most.\n    maximumValue: 3\n    isEnabled: true\n  }\n}"
    ),
    (
      "import \"C.ctl\"▮\n// About A.\nimport \"A.ctl\"\nimport \"C.ctl\"\nlet a = 1",
      "organize imports",
      "// About A.\nimport \"A.ctl\"\nimport \"C.ctl\"\nlet a = 1"
    ),
  ])
  func changes(source: String, title: String, expected: String) throws {
    #expect(try action(source, title) == expected)
  }

  @Test(arguments: [
    // An action cannot be called from a component.
    (
      "screen S {\n  action go()\n  stack {\n    button▮ \"x\" { on touchUpInside -> go() }\n  }\n}",
      "extract component"
    ),
    // Something outside refers to the element.
    (
      "screen S {\n  stack {\n    label▮ c \"x\"\n    stepper { valueLabel: c }\n  }\n}",
      "extract component"
    ),
    // The component has state of its own.
    (
      "component C() {\n  var n: Int = 1\n  label \"\\(n)\"\n}\nscreen S { C▮ {} }",
      "inline the component"
    ),
    // A name of the body is taken.
    (
      "component C() {\n  label a \"x\"\n}\nscreen S {\n  label a \"y\"\n  C▮ {}\n}",
      "inline the component"
    ),
    // A binding, an image, a text or the sense of a handler would be lost.
    (
      "screen S { var due: Date = \"2026-01-31\"; content { date▮Picker { date <-> due } } }",
      "convert to"
    ),
    (
      "screen S { action f(); button▮ \"A\" { image: \"a\"; on touchUpInside -> f() } }",
      "convert to `infoButton`"
    ),
    (
      "screen S { action f(); button▮ { title: \"A\"; on touchUpInside -> f() } }",
      "convert to `infoButton`"
    ),
    (
      "screen S { action f(); contact▮AddButton { on touchUpInside -> f() } }",
      "convert to `textField`"
    ),
    // What stands below each other would stand beside each other, or somewhere else.
    (
      "screen S { content { label▮ l \"A\"; layout { l.top == superview.top + 40 } } }",
      "wrap in a stack"
    ),
    ("screen S { segmentedControl { segment▮ \"x\" } }", "wrap in a stack"),
    ("screen S { table { row▮ \"x\" } }", "wrap in a stack"),
    ("screen S { table { sec▮tion { row \"x\" } } }", "wrap in a stack"),
    // White space in a text is a part of it.
    ("screen S {\n  stack {\n    label▮ \"\"\"\n    Hi\n    \"\"\"\n  }\n}", "extract component"),
    ("screen S {\n  slider▮ {\n    value: 1\n    maximumValue: 3\n  }\n}", "sort the properties"),
    ("screen S { slider▮ { accessibility { label: \"x\" } } }", "add an accessibility label"),
    // Its type is no name.
    ("screen S { sli▮der }", "add an accessibility label"),
    ("import \"A.ctl\"▮\nimport \"B.ctl\"", "organize imports"),
    // It refers to something that stays, which would have to import it.
    ("let a = 1\ncomponent ▮C() { label \"\\(a)\" }", "move"),
    ("component ▮C() { label \"x\" }", "move"),
    ("screen ▮S {}\nenum E { a }", "move"),
    ("import \"../../▮Other.ctl\"\n", "create"),
    // A body of several lines has no place in a line.
    (
      "component C() {\n  label \"a\"\n  label \"b\"\n}\nscreen S { content { C▮ {} } }",
      "inline the component"
    ),
    // What fills a slot would be lost, however deep it is.
    (
      "component C() {\n  stack { slot }\n}\nscreen S { C▮ { label \"x\" } }",
      "inline the component"
    ),
    (
      "component C() {\n  if true { stack { slot more { label \"y\" } } }\n}\nscreen S { C▮ {} }",
      "inline the component"
    ),
  ])
  func offersNothing(source: String, title: String) {
    #expect(!titles(source).contains { $0.hasPrefix(title) })
  }

  /// A chain is completed only when all its conditions ask whether one and the same value is some case.
  @Test(arguments: [
    ("e == .a", "e == .b", true), ("e == .a", "f == .b", false), ("f == .a", "e == .a", false),
    ("e == .a", "e != .b", false), ("e == .a", "n == 1", false), ("n == 1", "e == .a", false),
    ("e == .a", "e == .b && n == 1", false), ("e == .a", "true", false),
  ])
  func casesAreMissingOnlyOfOneValue(first: String, second: String, isOffered: Bool) {
    let variables = "var e: E = .a; var f: E = .b; var n: Int = 1"
    for place in ["▮if \(first) {\n  } else if", "if \(first) {\n  } el▮se if"] {
      let source =
        "enum E { a; b; c }\nscreen S {\n  \(variables)\n  \(place) \(second) {\n  }\n}"
      #expect(titles(source).contains("add the missing cases") == isOffered, "\(source)")
    }
  }

  /// In a file that is not in the one style, an action changes its own place and no other.
  @Test(arguments: [
    ("slider { valeu▮: 1 }", "change it to `value`", "slider { value: 1 }"),
    ("slider dimmer▮ { value: 1 }", "convert to `stepper`", "stepper dimmer { value: 1 }"),
    (
      "slider dimmer▮ { value: 1 }", "add an accessibility label",
      "slider dimmer { value: 1; accessibility { label: \"Dimmer\" } }"
    ),
  ])
  func anotherStyleIsLeftAlone(before: String, title: String, after: String) throws {
    for (head, tail) in [
      ("screen  S {\n      ", "\n label   \"x\"\n}\n"),
      ("screen S {\n  content{\n    ", "\n}}\n\n\n\nlet  a = 1"),
    ] {
      #expect(try action(head + before + tail, title) == head + after + tail)
    }
  }

  /// A conversion is offered only where the new kind has a bound property with the same type and can bind it.
  @Test func aConversionKeepsTheBindingsOfBothKinds() throws {
    var count = 0
    for name in KindName.allCases {
      let kind = Kind.named(name)
      for property in kind.properties where property.isBindable && !property.isMisplaced {
        guard let value = Self.values[property.type] else { continue }
        let source =
          "screen S {\n  var bound = \(value)\n  content {\n    \(name.name)▮ {\n"
          + "      \(property.name.name) <-> bound\n    }\n  }\n}\n"
        let offered = titles(source)
        for other in kind.related where offered.contains("convert to `\(other.name)`") {
          let new = Kind.named(other).property(named: property.name)
          #expect(new.map { $0.type == property.type && $0.isBindable } == true)
          let text = try action(source, "convert to `\(other.name)`")
          #expect(
            text.contains("\(property.name.name) <-> bound"), "\(name) to \(other): \(text)")
          count += 1
        }
      }
    }
    #expect(count > 10)
  }

  private static let values: [ValueType: String] = [
    .bool: "true", .int: "1", .double: "0.5", .string: "\"a\"",
  ]

  @Test func fixesTheWholeFile() throws {
    let source = "screen S { slider { valeu▮: 1 }\n  slider { valeu: 2 } }"
    #expect(
      try action(source, "fix all `control/unknown-property` in this file")
        == "screen S { slider { value: 1 }\n  slider { value: 2 } }")
  }

  @Test func safeFixesAreAppliedUntilThereAreNoMore() throws {
    let source = "screen A {\n  var x = 3▮;;\n  stepper { value <-> x, tintColr: #FF0000 }\n}\n"
    let fixture = Fixture(source)
    let actions = fixture.snapshot.codeActions(in: fixture.file, range: fixture.selection)
    let all = try #require(actions.first { $0.kind == .fixAll })
    #expect(all.change == .fixAll)
    let fixed = try #require(
      fixture.applying(fixture.snapshot.edits(of: all, in: fixture.file)))
    let again = Fixture(fixed)
    #expect(again.snapshot.fixAll(in: again.file).isEmpty)
    #expect(fixed.contains("<-> x; tintColr"))
    // Its caller can stop it between the rounds.
    struct Stopped: Error {}
    #expect(throws: Stopped.self) {
      try fixture.snapshot.edits(of: all, in: fixture.file) { throw Stopped() }
    }
  }

  /// The files of the fixture after an action, with the new one last.
  func moved(_ source: String, _ title: String) throws -> String {
    let fixture = Fixture(source)
    let actions = fixture.snapshot.codeActions(in: fixture.file, range: fixture.selection)
    let action = try #require(
      actions.first { $0.title.text() == title }, "\(actions.map { $0.title.text() })")
    let file = try #require(action.newFile)
    let text = try #require(
      fixture.applying(fixture.snapshot.edits(of: action, in: fixture.file)))
    return text + "\n//- \(file.path)\n\(file.text)"
  }

  @Test func aComponentMovesToAFileOfItsOwn() throws {
    let source = """
      //- ui/Main.ctl
      import "../Theme.ctl"

      /// Counts.
      comp▮onent Counter(count: binding Int) {
        stepper { value <-> count; tintColor: brand }
      }

      screen S {
        var n: Int = 1
        Counter { count <-> n }
      }
      //- Other.ctl
      import "ui/Main.ctl"
      screen T {
        var n: Int = 1
        Counter { count <-> n }
      }
      //- Theme.ctl
      let brand: Color = #FFF
      """
    #expect(
      try moved(source, "move `Counter` to `Counter.ctl`") == """
        //- ui/Main.ctl
        import "../Theme.ctl"
        import "Counter.ctl"

        screen S {
          var n: Int = 1
          Counter { count <-> n }
        }
        //- Other.ctl
        import "ui/Main.ctl"
        import "ui/Counter.ctl"
        screen T {
          var n: Int = 1
          Counter { count <-> n }
        }
        //- Theme.ctl
        let brand: Color = #FFF
        //- ui/Counter.ctl
        import "../Theme.ctl"

        /// Counts.
        component Counter(count: binding Int) {
          stepper { value <-> count; tintColor: brand }
        }

        """)
    #expect(
      try moved("screen S { var e: E = .a }\n\nenum ▮E { a, b }\n", "move `E` to `E.ctl`")
        == "import \"E.ctl\"\n\nscreen S { var e: E = .a }\n\n//- E.ctl\nenum E { a, b }\n")
  }

  @Test(arguments: [
    (
      "screen S { content { Ca▮rd { } } }\n//- ui/Card.ctl\ncomponent Card() { label \"x\" }",
      "import `Card` from `ui/Card.ctl`",
      "import \"ui/Card.ctl\"\n\nscreen S { content { Card { } } }"
    ),
    (
      "import \"A.ctl\"\nscreen S { tintColor: le▮af }\n//- A.ctl\n//- B.ctl\nlet leaf: Color = #FFF",
      "import `leaf` from `B.ctl`",
      "import \"A.ctl\"\nimport \"B.ctl\"\nscreen S { tintColor: leaf }"
    ),
    (
      "screen S { var s: Si▮ze = .a }\n//- B.ctl\nenum Size { a; b }", "add all missing imports",
      "import \"B.ctl\"\n\nscreen S { var s: Size = .a }"
    ),
    (
      "import \"The▮me.ctl\"\nscreen S { tintColor: leaf }\n//- ui/Theme.ctl\nlet leaf: Color = #FFF",
      "change it to `ui/Theme.ctl`", "import \"ui/Theme.ctl\"\nscreen S { tintColor: leaf }"
    ),
    (
      "screen S {\n  action a()\n  button \"Go\" { on touchUpInside -> sa▮ve(n: 3) }\n}",
      "declare `action save(n: Int)`",
      "screen S {\n  action a()\n  action save(n: Int)\n  button \"Go\" { on touchUpInside -> save(n: 3) }\n}"
    ),
    (
      "screen S {\n  content {\n    label \"x\"\n▮", "add `}`",
      "screen S {\n  content {\n    label \"x\"\n  }\n}"
    ),
    (
      "component C(t: String, n: binding Int) { label \"\\(t) \\(n)\" }\nscreen S {\n  var n: Int = 1\n  C▮ {}\n}",
      "add `t: \"\"; n <-> n`", "C { t: \"\"; n <-> n }"
    ),
    (
      "screen S {\n  var a: Acc▮ount = Account(id: 1, name: \"x\")\n}\n",
      "declare the record `Account`", "}\n\nrecord Account {\n  id: Int\n  name: String\n}\n"
    ),
    (
      "component C(n: Int) {\n  stepper { value <-> n▮ }\n}", "make it a `binding`",
      "component C(n: binding Int) {"
    ),
    (
      "screen S {\n  if number▮ > 3 {\n  }\n}", "declare `var number: Int = 0`",
      "  var number: Int = 0\n  if number > 3"
    ),
    (
      "screen S {\n  for x in items▮ {\n  }\n}", "declare `var items: [String] = []`",
      "  var items: [String] = []\n  for"
    ),
    (
      "screen S {\n  button \"X\" { on touchUpInside -> isOn▮.toggle() }\n}",
      "declare `var isOn: Bool = false`", "  var isOn: Bool = false\n  button"
    ),
    (
      "screen S {\n  button \"X\" { on touchUpInside -> sizes▮.append(3) }\n}",
      "declare `var sizes: [Int] = []`", "  var sizes: [Int] = []\n  button"
    ),
    (
      "screen S {\n  slider { value <-> size▮; minimumValue: 2; maximumValue: 10.5 }\n}",
      "declare `var size: Double in 2...10.5 = 2`", "  var size: Double in 2...10.5 = 2\n  slider"
    ),
    (
      "screen S {\n  statusBar { networkActivityIndicator { while: loading▮ } }\n}",
      "declare `task loading(kind: .network, duration: .unknown)`",
      "  task loading(kind: .network, duration: .unknown)\n  statusBar"
    ),
    (
      "screen S {\n  button \"X\" { on touchUpInside -> cancel load▮ }\n}",
      "declare `task load(kind: .other, duration: .unknown)`",
      "  task load(kind: .other, duration: .unknown)\n  button"
    ),
    (
      "screen S {\n  if load▮.isRunning {\n  }\n}",
      "declare `task load(kind: .other, duration: .unknown)`",
      "  task load(kind: .other, duration: .unknown)\n  if"
    ),
    (
      "let b: Int = 1\n\n/// About a.\nlet a: Int = base▮ + 1", "declare `let base: Int = 0`",
      "let b: Int = 1\n\nlet base: Int = 0\n/// About a.\nlet a: Int = base + 1"
    ),
    (
      "screen S {\n  var n = 3\n  content {\n    Badge▮ { count <-> n; title: \"x\" }\n  }\n}\n",
      "declare the component `Badge`",
      "component Badge(count: binding Int, title: String) {\n  label \"\\(title)\"\n}\n"
    ),
    (
      "screen S {\n  var n = 3\n  button \"Go\" { on touchUpInside -> push Det▮ail(name: \"x\", count: n) }\n}\n",
      "declare the screen `Detail`",
      "screen Detail(name: String, count: Int) \"Detail\" {\n  content {\n    label \"\\(name) \\(count)\"\n  }\n}\n"
    ),
    (
      "screen S {\n  button \"Go\" { on touchUpInside -> sheet Det▮ail }\n}\n",
      "declare the screen `Detail`",
      "    label \"Detail\"\n    button \"Done\" { on touchUpInside -> close }\n  }\n}\n"
    ),
    (
      "screen S {\n  label \"x\" { style: large▮ }\n}\n", "declare the style `large`",
      "}\n\nstyle large: label {\n  font: .headline\n}\n"
    ),
    (
      "screen S {\n  var n: Int = 3\n  button \"Go\" { on touchUpInside -> n = lo▮ad(n) }\n}\n",
      "declare `task load(n: Int) -> Int`",
      "  task load(n: Int) -> Int\n  button \"Go\" { on touchUpInside -> n = load(n: n) }\n"
    ),
    (
      "screen S {\n  action go(a: Int, b: String)\n  button \"X\" { on touchUpInside -> go(▮) }\n}",
      "fill in `a: 0, b: \"\"`", "-> go(a: 0, b: \"\")"
    ),
    (
      "component C(t: String) { label \"\\(t)\" }\nscreen S {\n  C { ▮ }\n}",
      "add `t: \"\"`", "C { t: \"\" }"
    ),
    (
      "record R {\n  a: Int\n}\nlet r: R = R(▮)", "fill in `a: 0`", "let r: R = R(a: 0)"
    ),
    (
      "screen S { tintColor: leaf }\nimport \"../The▮me.ctl\"\n//- ui/Theme.ctl\nlet leaf: Color = #FFF",
      "change it to `ui/Theme.ctl`", "import \"ui/Theme.ctl\""
    ),
    (
      "enum E { a; b; c }\nscreen S {\n  var e: E = .a\n  if e == .b {\n  } el▮se if e == .a {\n  }\n}",
      "add the missing cases",
      "  } else if e == .a {\n  } else if e == .c {\n    label \"c\"\n  }\n}"
    ),
    (
      "enum E { a; b; c }\nscreen S {\n  var e: E = .a\n  if▮ e == .b {\n    label \"x\"\n  }\n}",
      "add the missing cases",
      "  if e == .b {\n    label \"x\"\n  } else if e == .a {\n    label \"a\"\n  } else if e == .c {\n    label \"c\"\n  }\n}"
    ),
    (
      "screen S {\n  slider { isEnabled: rea▮dy }\n}", "declare `var ready: Bool = false`",
      "screen S {\n  var ready: Bool = false\n  slider { isEnabled: ready }\n}"
    ),
  ])
  func whatIsMissingIsMade(source: String, title: String, expected: String) throws {
    let fixture = Fixture(source)
    let text = try action(source, title)
    #expect(text.contains(expected), "\(text), \(fixture.paths)")
  }

  /// The words to choose are the values, also where the same word stands before them.
  @Test(arguments: [
    (
      "screen S { stepper { value <-> n▮ } }", "declare `var n: Int in 0...10 = 0`",
      "in 0...10 = ‹0›"
    ),
    (
      "component C(t: String, n: binding Int) { label \"\\(t) \\(n)\" }\nscreen S { var n: Int = 1; C▮ {} }",
      "add `t: \"\"; n <-> n`", "t: \"‹›\"; n <-> ‹n›"
    ),
    ("record R { a: Int; b: Int }\nlet r: R = R(▮)", "fill in `a: 0, b: 0`", "a: ‹0›, b: ‹0›"),
  ])
  func theFieldsAreTheValues(source: String, title: String, expected: String) throws {
    let fixture = Fixture(source)
    let actions = fixture.snapshot.codeActions(in: fixture.file, range: fixture.selection)
    let action = try #require(actions.first { $0.title.text() == title })
    let texts = fixture.snapshot.edits(of: action, in: fixture.file).map { edit in
      var text = Array(edit.text.utf8)
      for field in edit.fields.reversed() {
        text.insert(contentsOf: "›".utf8, at: field.upperBound)
        text.insert(contentsOf: "‹".utf8, at: field.lowerBound)
      }
      return String(decoding: text, as: UTF8.self)
    }
    #expect(texts.contains { $0.contains(expected) }, "\(texts)")
  }

  /// What is formatted stays so, and the words to choose stay where they are.
  @Test func theProposedWordIsTheLabel() throws {
    let fixture = Fixture(
      "screen S {\n  table {\n    row \"access\" {\n      sli▮der { value: 1; tintColor: #FF0000; isEnabled: true }\n    }\n  }\n}\n"
    )
    let actions = fixture.snapshot.codeActions(in: fixture.file, range: fixture.selection)
    let action = try #require(actions.first { $0.title.text() == "add an accessibility label" })
    let edits = fixture.snapshot.edits(of: action, in: fixture.file)
    let words = edits.flatMap { edit in
      edit.fields.map { String(decoding: Array(edit.text.utf8)[$0], as: UTF8.self) }
    }
    #expect(words == ["access"])
    let text = try #require(fixture.applying(edits))
    let again = Fixture(text)
    #expect(again.snapshot.formatting(of: again.file).isEmpty, "\(text)")
  }

  @Test func aMissingImportIsMade() throws {
    #expect(
      try moved("//- a/Main.ctl\nimport \"../b/▮Other.ctl\"\n", "create `../b/Other.ctl`")
        == "import \"../b/Other.ctl\"\n\n//- b/Other.ctl\n")
  }

  /// Each fix alone is lawful, and so are all of them together; trying each would check the file 400 times.
  @Test func manyFixesAreTriedTogether() {
    let lines = (0..<400).map { "labl \"x\($0)\"\n" }.joined()
    let fixture = Fixture("screen S { content {\n▮\(lines)▯} }\n")
    let clock = ContinuousClock()
    var titles: [String] = []
    let time = clock.measure {
      titles = fixture.snapshot.codeActions(in: fixture.file, range: fixture.selection).map {
        $0.title.text()
      }
    }
    #expect(titles.count { $0 == "change it to `label`" } == 400, "\(Set(titles))")
    #expect(time < .seconds(20))
  }

  /// Each of two fixes that declare the same name is lawful alone; what fails together is tried in halves.
  @Test func manyFixesAreTriedInHalves() {
    let lines = (0..<20).map { "labl \"x\($0)\"\n" }.joined()
    let fixture = Fixture(
      """
      screen S { content {
      ▮\(lines)label "\\(speed)"
      label "\\(speed)"
      ▯} }

      """)
    let titles = fixture.snapshot.codeActions(in: fixture.file, range: fixture.selection).map {
      $0.title.text()
    }
    #expect(titles.count { $0 == "change it to `label`" } == 20, "\(Set(titles))")
    #expect(titles.count { $0.hasPrefix("declare `var speed") } == 2, "\(Set(titles))")
  }
}
