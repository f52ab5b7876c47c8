import CtlEditor
import Testing

@Suite struct SignatureTests {
  static let screen = """
    record Pair { a: Int; b: String = "x" }
    component Counter(title: String, count: binding Int) { label title; event step(by: Int, at: String) }
    screen Pick -> Pair { button "A" { on touchUpInside -> close(Pair(a: 1)) } }
    screen Main {
      var copies: Int = 1
      var names: [String] = []
      /// Prints.
      action print(copies: Int, name: String = "x")
      task load(shop: String, kind: .network) -> [String]
      task get(for id: Int, size: Int = 1) -> Pair

    """

  @Test(arguments: [
    ("slider { on valueChanged -> print(▮) }", "print(copies: Int, name: String = \"x\")", 0),
    (
      "slider { on valueChanged -> print(copies: 1, ▮", "print(copies: Int, name: String = \"x\")",
      1
    ),
    (
      "slider { on valueChanged -> print(name: \"a\", copies: ▮) }",
      "print(copies: Int, name: String = \"x\")", 0
    ),
    ("Counter { title: ▮ }", "Counter(title: String, count: binding Int)", 0),
    ("Counter { count <-> ▮ }", "Counter(title: String, count: binding Int)", 1),
    ("slider { value: max(1, ▮) }", "max(Value, Value) -> Value", 1),
    ("slider { value: max(1, min(▮", "min(Value, Value) -> Value", 0),
    (
      "slider { thumbImage: image(\"a\", renderingMode: ▮) }",
      "image(String, role: ImageRole, renderingMode: RenderingMode) -> Image", 2
    ),
    ("layout { pin horizontalSpacing(a, ▮) }", "horizontalSpacing(first, second)", 1),
    ("button \"A\" { on touchUpInside -> names.insert(\"a\", ▮) }", "insert(item, at: index)", 1),
    ("label \"\\(names.filter(▮))\"", "filter($0 == x)", 0),
    ("label \"\\(names.count(where: ▮))\"", "count(where: $0 == x)", 0),
    (
      "label \"\\(1.5.formatted(.currency(▮)))\"",
      "Number.formatted(.currency(String, fractionDigits: Int)) -> String", 0
    ),
    ("button \"A\" { on touchUpInside -> load(▮) }", "load(shop: String)", 0),
    ("button \"A\" { on touchUpInside -> names = load(shop: ▮) }", "load(shop: String)", 0),
    ("button \"A\" { on touchUpInside -> get(▮) }", "get(for id: Int, size: Int = 1)", 0),
    ("button \"A\" { on touchUpInside -> cancel get(▮) }", "get(Int)", 0),
    ("label \"\\(get(▮).isRunning)\"", "get(Int)", 0),
    ("label \"\\(Pair(a: 1, ▮))\"", "Pair(a: Int, b: String = \"x\")", 1),
    ("label \"\\(Pair(a: 1).with(b: ▮).b)\"", "with(a: Int, b: String)", 1),
    ("Counter { on step(▮) -> print(copies: 1) }", "step(by: Int, at: String)", 0),
    ("Counter { on step(n, ▮) }", "step(by: Int, at: String)", 1),
    ("on load(▮) -> print(copies: 1)", "load([String])", 0),
    ("on load(▮", "load([String])", 0),
    ("on load.failed(▮) -> print(copies: 1)", "failed(String)", 0),
    ("on load.failed(▮", "failed(String)", 0),
    (
      "button \"A\" { on touchUpInside -> sheet Pick() } on Pick(▮) -> print(copies: 1)",
      "Pick(Pair)",
      0
    ),
    ("button \"A\" { on touchUpInside -> sheet Pick() }\non Pick(▮", "Pick(Pair)", 0),
    ("sample \"A\" { load: .failed(▮) }", "failed(String, shop: String)", 0),
    ("sample \"A\" { load: .finished(▮) }", "finished([String], shop: String)", 0),
  ])
  func shows(member: String, label: String, active: Int) throws {
    let fixture = Fixture(SignatureTests.screen + "  " + member + "\n}")
    let help = try #require(fixture.snapshot.signatureHelp(at: fixture.offset, in: fixture.file))
    #expect(help.label == label)
    #expect(help.activeParameter == active)
    for parameter in help.parameters { #expect(help.label.contains(parameter)) }
  }

  /// What a task was started with follows its value, by name.
  @Test(arguments: [("3, page: ▮", 1), ("▮", 0)])
  func showsWhatATaskWasStartedWith(arguments: String, active: Int) throws {
    let fixture = Fixture(
      "screen A {\n  task load(page: Int, kind: .network) -> Int\n"
        + "  sample \"x\" { load: .finished(\(arguments)) }\n}")
    let help = try #require(fixture.snapshot.signatureHelp(at: fixture.offset, in: fixture.file))
    #expect(help.label == "finished(Int, page: Int)" && help.activeParameter == active)
  }

  /// Nothing is highlighted where no parameter is meant.
  @Test(arguments: ["print(sheets: ▮)", "print(copies: 1, name: \"a\", ▮)"])
  func marksNothing(call: String) throws {
    let member = "slider { on valueChanged -> \(call) }"
    let fixture = Fixture(SignatureTests.screen + "  " + member + "\n}")
    let help = try #require(fixture.snapshot.signatureHelp(at: fixture.offset, in: fixture.file))
    #expect(help.activeParameter == nil)
  }

  @Test(arguments: [
    "slider { ▮ }", "slider { value: (1 + ▮) }", "on names.changed(▮) -> print(copies: 1)",
    "on names.failed(▮) -> print(copies: 1)", "on appear(▮) -> print(copies: 1)",
    // It is not opened here.
    "on Pick(▮) -> print(copies: 1)", "label \"print(▮\"",
    // A list that a step reads is not changed.
    "button \"A\" { on touchUpInside -> names = names.insert(▮) }",
  ])
  func showsNothing(member: String) {
    let fixture = Fixture(SignatureTests.screen + "  " + member + "\n}")
    #expect(fixture.snapshot.signatureHelp(at: fixture.offset, in: fixture.file) == nil)
  }
}
