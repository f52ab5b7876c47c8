import CtlDiagnostics
import CtlEditor
import CtlWorkspace
import Testing

@Suite struct RenameTests {
  func rename(_ source: String, to name: String) -> Result<String, Refusal> {
    let fixture = Fixture(source)
    return fixture.snapshot.rename(at: fixture.offset, in: fixture.file, to: name).map {
      fixture.applying($0) ?? "the edits do not fit"
    }
  }

  @Test(arguments: [
    (
      "screen S { var c▮: Int = 1\n  stepper { value <-> c }\n  label \"\\(c)\" }", "copies",
      "screen S { var copies: Int = 1\n  stepper { value <-> copies }\n  label \"\\(copies)\" }"
    ),
    (
      "component C(t▮: String) { label \"\\(t)\" }\nscreen S { C { t: \"x\" } }", "title",
      "component C(title: String) { label \"\\(title)\" }\nscreen S { C { title: \"x\" } }"
    ),
    (
      "screen S { action go(n▮: Int)\n  slider { on valueChanged -> go(n: 1) } }", "count",
      "screen S { action go(count: Int)\n  slider { on valueChanged -> go(count: 1) } }"
    ),
    (
      "enum E { a, b }\nscreen S { var e: E = .a▮ }", "first",
      "enum E { first, b }\nscreen S { var e: E = .first }"
    ),
    (
      "component C { event e▮; button \"x\" { on touchUpInside -> e } }\nscreen S { C { on e -> x } }",
      "go",
      "component C { event go; button \"x\" { on touchUpInside -> go } }\nscreen S { C { on go -> x } }"
    ),
    (
      "component A { event a▮; button \"x\" { on touchUpInside -> a } }\n"
        + "component B { event go; A { on a -> go } }\nscreen S { B { on go -> x } }",
      "go",
      "component A { event go; button \"x\" { on touchUpInside -> go } }\n"
        + "component B { event go; A { on go -> go } }\nscreen S { B { on go -> x } }"
    ),
    (
      "component C { slot s }\nscreen S { C { s▮ { label \"x\" } } }", "part",
      "component C { slot part }\nscreen S { C { part { label \"x\" } } }"
    ),
    (
      "screen S { var all▮: [String] = []; var one: String = \"a\"\n"
        + "  button \"Add\" { on touchUpInside -> all = all + one } }", "names",
      "screen S { var names: [String] = []; var one: String = \"a\"\n"
        + "  button \"Add\" { on touchUpInside -> names = names + one } }"
    ),
    (
      "screen S { var q: String = \"\"; task load(text▮: String, kind: .other)\n"
        + "  on appear -> load(text: q) }", "q",
      "screen S { var q: String = \"\"; task load(q: String, kind: .other)\n"
        + "  on appear -> load(q: q) }"
    ),
    (
      "screen S { var q: String = \"\"; task load(text▮: String, kind: .other)\n"
        + "  on load -> load(text: load.text)\n  sample \"A\" { load: .running(text: \"x\") } }",
      "q",
      "screen S { var q: String = \"\"; task load(q: String, kind: .other)\n"
        + "  on load -> load(q: load.q)\n  sample \"A\" { load: .running(q: \"x\") } }"
    ),
    (
      "screen S { var q: Int = 1; task load(for id▮: Int, kind: .other)\n"
        + "  on load -> load(id: load.id)\n  on appear { load(id: q); cancel load(q) }\n"
        + "  sample \"A\" { load: .running(id: 1) } }",
      "day",
      "screen S { var q: Int = 1; task load(for day: Int, kind: .other)\n"
        + "  on load -> load(day: load.day)\n  on appear { load(day: q); cancel load(q) }\n"
        + "  sample \"A\" { load: .running(day: 1) } }"
    ),
    (
      "screen S { var q▮: Int = 1; task load(for id: Int, kind: .other)\n"
        + "  on appear -> cancel load(q)\n  label \"\\(load(q).isRunning)\" }",
      "day",
      "screen S { var day: Int = 1; task load(for id: Int, kind: .other)\n"
        + "  on appear -> cancel load(day)\n  label \"\\(load(day).isRunning)\" }"
    ),
    // Many words of the language are names where nothing else begins.
    (
      "screen S { var c▮: Int = 1\n  stepper { value <-> c }\n  label \"\\(c)\" }", "style",
      "screen S { var style: Int = 1\n  stepper { value <-> style }\n  label \"\\(style)\" }"
    ),
    (
      "screen S { var c▮: Int = 1\n  button \"A\" { on touchUpInside { c = 2; c = c + 1 } } }",
      "style",
      "screen S { var style: Int = 1\n  button \"A\" { on touchUpInside { style = 2; style = style + 1 } } }"
    ),
    // Beside a mistake it would begin something else.
    (
      "screen S { action stop▮()\n  button \"A\" { on touchUpInside: stop() } }", "for",
      "screen S { action `for`()\n  button \"A\" { on touchUpInside: `for`() } }"
    ),
    ("let a▮ = 1\nlet b = a", "if", "let `if` = 1\nlet b = `if`"),
    ("let `if`▮ = 1\nlet b = `if`", "c", "let c = 1\nlet b = c"),
    ("let`if`▮ = 1\nlet b = `if`", "c", "let`c` = 1\nlet b = c"),
    (
      "screen S { for`▮x`in [1, 2] { label \"\\(x)\" } }", "item",
      "screen S { for`item`in [1, 2] { label \"\\(item)\" } }"
    ),
    (
      "screen S { for `▮x`in [1, 2] { label \"\\(x)\" } }", "item",
      "screen S { for `item`in [1, 2] { label \"\\(item)\" } }"
    ),
    (
      "screen S { for`x`▮ in [1, 2] { label \"\\(x)\" } }", "item",
      "screen S { for`item` in [1, 2] { label \"\\(item)\" } }"
    ),
    ("let a▮ = 1", "`in`", "let `in` = 1"), ("let a▮ = 1", "größe", "let größe = 1"),
    (
      "screen S { label caption▮ \"x\"\n  layout { pin width(caption) == 8 } }", "name",
      "screen S { label name \"x\"\n  layout { pin width(name) == 8 } }"
    ),
    (
      "screen S { for x▮ in [1, 2] { label \"\\(x)\" } }", "item",
      "screen S { for item in [1, 2] { label \"\\(item)\" } }"
    ),
    ("let a▮ = 1", "a", "let a = 1"),
    (
      "record R▮ { id: Int; let twice = id * 2 }\nscreen S { var r: R = R(id: 1)\n  label \"\\(r.twice)\" }",
      "Item",
      "record Item { id: Int; let twice = id * 2 }\nscreen S { var r: Item = Item(id: 1)\n  label \"\\(r.twice)\" }"
    ),
    (
      "screen S { var nick▮: String? = nil\n  if let name = nick { label \"\\(name)\" } }", "name",
      "screen S { var name: String? = nil\n  if let name = name { label \"\\(name)\" } }"
    ),
    (
      "screen S { var chosen: String? = nil\n  if let it▮ = chosen { label \"\\(it)\" } }",
      "chosen",
      "screen S { var chosen: String? = nil\n  if let chosen = chosen { label \"\\(chosen)\" } }"
    ),
    (
      "component C(value▮: Int) { label \"\\(value)\" }\nscreen S { C { value: 1 } }", "binding",
      "component C(`binding`: Int) { label \"\\(`binding`)\" }\nscreen S { C { `binding`: 1 } }"
    ),
    (
      "screen S { let all▮ = [1, 2]\n  for x in all { label \"\\(x)\" } }", "x",
      "screen S { let x = [1, 2]\n  for x in x { label \"\\(x)\" } }"
    ),
  ])
  func renames(source: String, name: String, expected: String) {
    #expect(rename(source, to: name) == .success(expected))
  }

  @Test func renamesInOtherFiles() {
    let result = rename("let a▮ = 1\n//- B.ctl\nimport \"Main.ctl\"\nlet b = a", to: "c")
    #expect(
      result == .success("//- Main.ctl\nlet c = 1\n//- B.ctl\nimport \"Main.ctl\"\nlet b = c"))
    let screen = rename(
      "import \"B.ctl\"\nscreen A { button \"x\" { on touchUpInside -> push B▮ } }\n//- B.ctl\n"
        + "import \"Main.ctl\"\nscreen B { button \"x\" { on touchUpInside -> push A } }", to: "C")
    #expect((try? screen.get())?.contains("-> push C }") == true)
    #expect((try? screen.get())?.contains("screen C { button") == true)
    let event = rename(
      "component C { event e▮; button \"x\" { on touchUpInside -> e } }\n//- B.ctl\n"
        + "import \"Main.ctl\"\nscreen S { C { on e -> x } }", to: "go")
    #expect((try? event.get())?.contains("screen S { C { on go -> x } }") == true)
  }

  @Test(arguments: [
    ("let a▮ = 1", ""), ("let a▮ = 1", "1a"), ("let a▮ = 1", "a b"), ("let a▮ = 1", "a-b"),
    ("let a▮ = 1", "`abc"), ("let a▮ = 1", "abc`"), ("let a▮ = 1", "``"), ("let a▮ = 1", "`a"),
    ("let a▮ = 1", "a\n"), ("let a▮ = 1\nlet b = 2", "b"),
    ("screen S { var a▮: Int = 1\n  label b \"x\" }", "b"),
    ("let b = 2\nscreen S { var a▮: Int = 1 }", "b"),
    ("let a▮ = 2\nscreen S { var b: Int = 1\n  stepper { maximumValue: a } }", "b"),
    ("component C▮() { label \"x\" }", "slider"), ("enum E▮ { a }", "Int"),
    ("enum E { a▮, b }", "b"), ("component C(a▮: Int, b: Int) { label \"x\" }", "b"),
    ("let a▮ = 1\nlet c = max(1, 2)", "max"),
    ("let a▮ = 1\n//- B.ctl\nimport \"Main.ctl\"\nscreen S { var b: Int = a }", "b"),
    ("screen S { sli▮der {} }", "x"), ("▮", "x"),
    ("screen S { task load▮(kind: .network)\n  on load -> load()\n  label \"x\" }", "appear"),
    ("screen S { task load(word▮: String)\n  label \"x\" }", "duration"),
    ("screen S { task load(word▮: String)\n  on load -> load(word: load.word) }", "message"),
    ("component C { slot s▮ }\nscreen S { C { s { label \"x\" } } }", "label"),
    ("let a▮ = 1", "$0"),
    (
      "screen S { var nick▮: String? = nil\n  if let name = nick { label \"\\(nick ?? name)\" } }",
      "name"
    ),
    ("record R { id▮: Int; n: Int }", "number"), ("record R { n▮: Int }", "id"),
    ("enum E { a▮; b }", "allCases"),
    ("component Card { label \"x\" }\ncomponent C { slot s▮ }", "Card"),
    ("component Card▮ { label \"x\" }\ncomponent C { slot s }", "s"),
    // A file that imports this one has the name, and does not use the symbol.
    ("let a▮ = 1\nlet b = a\n//- B.ctl\nimport \"Main.ctl\"\nlet c = b\nlet d = 2", "d"),
    (
      "record R { n▮: Int }\nscreen S { var r: R = R(n: 1)\n  label \"\\(r.with(n: 2).n)\" }",
      "with"
    ),
    ("record R▮ { n: Int }\nscreen S { var r: R = R(n: 1)\n  label \"\\(r.n)\" }", "Color"),
    ("enum E▮ { a, b }\nscreen S { var e: E = .a\n  label e.label }", "Bool"),
    (
      "screen S { var chosen: String? = nil\n  if let it▮ = chosen { label \"\\(it) \\(chosen ?? it)\" } }",
      "chosen"
    ),
    (
      "component Card▮ { label \"x\" }\n//- B.ctl\nimport \"Main.ctl\"\ncomponent C { slot s }", "s"
    ),
  ])
  func refuses(source: String, name: String) {
    guard case .failure(let refusal) = rename(source, to: name) else {
      Issue.record("\(name) was accepted")
      return
    }
    for language in Language.allCases { #expect(!refusal.reason.text(language).isEmpty) }
  }

  /// Whatever a name becomes, the project stays without a mistake.
  @Test(arguments: Samples.all) func acceptedNamesLeaveNoError(sample: Sample) {
    let words = [
      "binding", "Bool", "with", "Color", "value", "style", "for", "selection", "item", "stack",
      "row",
      "isEnabled", "animated", "tintColor", "Label", "nil", "event", "count", "kind", "button",
      "describedBy",
    ]
    let text = String(decoding: sample.bytes, as: UTF8.self)
    var number = 0
    var known: Set<Range<Int>> = []
    for (offset, byte) in text.utf8.enumerated() where byte == UInt8(ascii: " ") {
      guard let (range, _) = sample.snapshot.prepareRename(at: offset + 1, in: sample.file),
        known.insert(range).inserted
      else { continue }
      number += 1
      let word = words[number % words.count]
      guard
        case .success(let edits) = sample.snapshot.rename(at: offset + 1, in: sample.file, to: word)
      else { continue }
      var workspace = sample.snapshot.workspace
      let files = Dictionary(grouping: edits, by: \.location.file)
      for (file, own) in files {
        guard let source = workspace.source(file), let bytes = Edit.apply(own, to: source.bytes)
        else { continue }
        workspace.open(source.path, bytes)
      }
      let paths = sample.snapshot.files.map(\.path)
      let errors = workspace.check(paths).compactMap { $0 }.flatMap(\.findings)
        .filter { $0.severity == .error }
      #expect(errors.isEmpty, "\(text.utf8.dropFirst(offset).prefix(20)) \(word)")
    }
  }

  @Test func preparesNamesOnly() {
    let fixture = Fixture("let accent▮ = 1")
    let prepared = fixture.snapshot.prepareRename(at: fixture.offset, in: fixture.file)
    #expect(prepared?.name == "accent")
    #expect(prepared?.range == 4..<10)
    let kind = Fixture("screen S { sli▮der {} }")
    #expect(kind.snapshot.prepareRename(at: kind.offset, in: kind.file) == nil)
    let identity = Fixture("record R { id▮: Int; n: Int }")
    #expect(identity.snapshot.prepareRename(at: identity.offset, in: identity.file) == nil)
  }

  @Test func importsFollowMovedFiles() {
    let fixture = Fixture(
      "import \"b/Two.ctl\"\n//- b/Two.ctl\nimport \"Three.ctl\"\n//- b/Three.ctl\nlet a = 1")
    func moved(_ moves: [(String, String)]) -> String? {
      fixture.applying(fixture.snapshot.edits(moving: moves.map { (from: $0.0, to: $0.1) }))
    }
    #expect(
      moved([("b/Three.ctl", "c/Four.ctl")])
        == "//- Main.ctl\nimport \"b/Two.ctl\"\n//- b/Two.ctl\nimport \"../c/Four.ctl\"\n//- b/Three.ctl\nlet a = 1"
    )
    #expect(
      moved([("b/Two.ctl", "Two.ctl")])
        == "//- Main.ctl\nimport \"Two.ctl\"\n//- b/Two.ctl\nimport \"b/Three.ctl\"\n//- b/Three.ctl\nlet a = 1"
    )
    // A renamed folder takes its files along.
    #expect(
      moved([("b", "c")]) == moved([("b/Two.ctl", "c/Two.ctl"), ("b/Three.ctl", "c/Three.ctl")]))
    #expect(
      moved([("b/Two.ctl", "c/Two.ctl"), ("b/Three.ctl", "c/Three.ctl")])
        == "//- Main.ctl\nimport \"c/Two.ctl\"\n//- b/Two.ctl\nimport \"Three.ctl\"\n//- b/Three.ctl\nlet a = 1"
    )
  }
}
