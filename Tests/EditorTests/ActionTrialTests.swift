import CtlDiagnostics
import CtlEditor
import Testing

/// Actions are tried in all files that they may change, and as a whole.
@Suite struct ActionTrialTests {
  func titles(_ source: String) -> [String] {
    let fixture = Fixture(source)
    return fixture.snapshot.codeActions(in: fixture.file, range: fixture.selection).map {
      $0.title.text()
    }
  }

  static let uses = """

    //- Use.ctl
    import "Main.ctl"
    screen Page "Page" {
      content {
        Card {
          title: "Bank"
          label "Number"
        }
      }
    }
    """

  /// What is offered for one file is not offered where a file that imports it would have new findings, or be drawn
  /// in another way.
  @Test(arguments: [
    (
      "component Card(title: String) {\n  sta▮ck {\n    axis: .vertical\n    label \"\\(title)\"\n"
        + "    slot\n  }\n}",
      "extract component `StackGroup`", uses
    ),
    (
      "component Card(title: String) {\n  stack {\n    axis: .vertical\n    la▮bel \"\\(title)\"\n"
        + "    slot\n  }\n}",
      "wrap in a stack", uses
    ),
    (
      "record Account {\n  id: Int\n  kind: Kid▮ = .current\n}", "declare the enum `Kid`",
      "\n//- B.ctl\nimport \"Main.ctl\"\nscreen S(a: Account) \"S\" {\n"
        + "  content { label \"\\(a.kind == .savings ? \"s\" : \"t\") \\(a.id)\" }\n}"
    ),
  ])
  func importingFilesAreTried(source: String, title: String, other: String) {
    #expect(titles(source).contains(title), "\(titles(source))")
    #expect(!titles(source + other).contains(title))
    // Through a file between.
    let between = other.replacing("Main.ctl", with: "Between.ctl")
    let chain = "\n//- Between.ctl\nimport \"Main.ctl\""
    #expect(titles(source + chain).contains(title))
    #expect(titles(source + chain + between).contains(title))
  }

  /// Of many files that import this one, as many are tried as an answer may wait for.
  @Test func theTrialsAreBounded() {
    let source = "record Account {\n  id: Int\n  kind: Kid▮ = .current\n}"
    let other =
      "\nimport \"Main.ctl\"\nscreen S(a: Account) \"S\" {\n"
      + "  content { label \"\\(a.kind == .savings ? \"s\" : \"t\") \\(a.id)\" }\n}"
    let plain = (1...16).map { "\n//- A\($0).ctl\nimport \"Main.ctl\"" }.joined()
    let title = "declare the enum `Kid`"
    #expect(!titles(source + "\n//- A0.ctl\(other)" + plain).contains(title))
    #expect(titles(source + plain + "\n//- Z.ctl\(other)").contains(title))
  }

  /// The rows of a table would move, whatever is wrong elsewhere.
  @Test(arguments: ["", "\nscreen T \"T\" {\n  labl \"x\"\n}"])
  func whatIsDrawnStays(more: String) {
    let source = "screen S \"S\" {\n  ta▮ble {\n    row \"x\"\n  }\n  label \"y\"\n}"
    #expect(!titles(source + more).contains("wrap in a stack"))
    let sound = "screen S {\n  ▮slider {\n    value: 1\n  }\n  label \"x\"▯\n}"
    #expect(titles(sound + more).contains("wrap in a stack"))
  }

  /// All fixes of a rule are tried together: two of them may give one thing twice.
  @Test(arguments: [
    (
      "component C(title: String, count: binding Int) {\n  label \"\\(title)\"\n"
        + "  stepper { value <-> count; accessibility { label: \"N\" } }\n}\n"
        + "screen S \"S\" {\n  var n: Int = 0\n  table {\n    row {\n      C {\n        subt▮itle: \"x\"\n"
        + "        foo: n\n      }\n    }\n  }\n}",
      "call/arguments"
    )
  ])
  func fixesOfARuleAreTriedAsAWhole(source: String, code: String) {
    #expect(!titles(source).contains("fix all `\(code)` in this file"), "\(titles(source))")
  }

  /// An empty file has none of the names that the import was for.
  @Test(arguments: [
    ("", true), ("\nscreen S {\n  content { Card }\n}", false),
    ("\nscreen S {\n  content { label \"x\" }\n}", true),
  ])
  func aFileIsCreatedWhereItSuffices(rest: String, isOffered: Bool) {
    #expect(titles("import \"Other▮.ctl\"" + rest).contains("create `Other.ctl`") == isOffered)
  }
}
