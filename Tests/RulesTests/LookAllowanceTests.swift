import CtlDiagnostics
import CtlWorkspace
import Testing

@testable import CtlRules

/// An exception before a style or an appearance holds where the look is used, also in other files.
@Suite struct LookAllowanceTests {
  private static let style =
    "@allow(label/no-dynamic-type, because: \"A poster.\")\nstyle big: label { font: system(40) }\n"
  private static let use =
    "screen S { content { label \"Tea\" { style: big }; label \"Two\" { style: big } } }\n"

  private func codes(_ files: [String]) -> [String] {
    var workspace = Workspace(root: "")
    let names = ["Main.ctl", "Theme.ctl"].prefix(files.count)
    for (name, file) in zip(names, files) { workspace.open(name, Array(file.utf8)) }
    return workspace.check(Array(names)).flatMap { $0?.findings ?? [] }.map(\.code.id)
  }

  @Test func inTheSameFile() { #expect(codes([Self.style + Self.use]) == []) }

  @Test func inAnotherFile() {
    #expect(codes(["import \"Theme.ctl\"\n\n" + Self.use, Self.style]) == [])
  }

  @Test func anAppearanceToo() {
    let appearance = Self.style.replacing("style big: label", with: "appearance label")
    let use = Self.use.replacing(" { style: big }", with: "")
    #expect(codes(["import \"Theme.ctl\"\n\n" + use, appearance]) == [])
  }

  @Test func onlyForItsCodeAndItsLook() {
    let other = Self.style.replacing("label/no-dynamic-type", with: "label/poor-contrast")
    #expect(codes([other + Self.use]) == ["label/no-dynamic-type"])
    let two =
      "@allow(label/no-dynamic-type, because: \"Small.\")\nstyle small: label { font: system(9) }\n"
    let plain = "style big: label { font: system(40) }\n"
    #expect(codes([two + plain + Self.use]).filter { $0 == "label/no-dynamic-type" }.count == 1)
  }

  @Test func aCodeThatIsNoneIsReported() {
    let wrong = Self.style.replacing("label/no-dynamic-type", with: "label/no-dynamic-typ")
    #expect(codes([wrong + Self.use]).contains("allow/unknown-code"))
  }

  @Test func theStyleOfAScreenUsesItUp() {
    let screen =
      "screen S {\n@allow(label/no-dynamic-type, because: \"A poster.\")\nstyle big: label { font: .headline }\n"
      + "content { label \"Tea\" { style: big } }\n}\n"
    #expect(codes([screen]) == ["allow/unused"])
  }
}
