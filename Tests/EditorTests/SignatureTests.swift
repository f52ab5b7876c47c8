import CtlEditor
import Testing

@Suite struct SignatureTests {
  static let screen = """
    component Counter(title: String, count: binding Int) { label title }
    screen Main {
      var copies: Int = 1
      /// Prints.
      action print(copies: Int, name: String = "x")

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
  ])
  func shows(member: String, label: String, active: Int) throws {
    let fixture = Fixture(SignatureTests.screen + "  " + member + "\n}")
    let help = try #require(fixture.snapshot.signatureHelp(at: fixture.offset, in: fixture.file))
    #expect(help.label == label)
    #expect(help.activeParameter == active)
    for parameter in help.parameters { #expect(help.label.contains(parameter)) }
  }

  @Test(arguments: ["slider { ▮ }", "slider { value: (1 + ▮) }", "label \"print(▮\""])
  func showsNothing(member: String) {
    let fixture = Fixture(SignatureTests.screen + "  " + member + "\n}")
    #expect(fixture.snapshot.signatureHelp(at: fixture.offset, in: fixture.file) == nil)
  }
}
