import CtlTestSupport
import Testing

@testable import CtlWorkspace

/// An import that fails is one mistake: what the file has that was meant is neither unknown nor unused.
@Suite struct FailedImportTests {
  static let theme = "let ink: Color = #222222\nlet accent: Color = #FF9500\n"

  @Test(arguments: [
    ("import \"Theme\"", "import/missing"), ("import \"./Theme\"", "import/missing"),
    ("import \"theme.ctl\"", "import/missing"), ("import Theme", "module/unknown"),
    ("#include \"Theme.ctl\"", "syntax/foreign"),
    ("import \"Other.ctl\", \"Theme.ctl\"", "syntax/foreign"),
  ])
  func oneFinding(line: String, code: String) {
    #expect(Self.codes("\(line)\nscreen Main { tintColor: ink }\n") == [code])
  }

  @Test func importInScreen() {
    let text = "screen Main {\n  import \"Theme.ctl\"\n  tintColor: ink\n}\n"
    #expect(Self.codes(text) == ["syntax/misplaced-declaration"])
  }

  /// A name that no file has is no second mistake either, and a sound import hides nothing.
  @Test func namesOfNoFile() {
    #expect(Self.codes("import \"Theme\"\nscreen Main { tintColor: pen }\n") == ["import/missing"])
    #expect(Self.codes("import Theme\nscreen Main { tintColor: pen }\n") == ["module/unknown"])
    #expect(
      Self.codes("import \"Theme.ctl\"\nscreen Main { tintColor: pen }\n").contains(
        "control/unresolved-reference"))
  }

  private static func codes(_ main: String) -> [String] {
    var workspace = WorkspaceTests.workspace([
      "Main.ctl": main, "Theme.ctl": theme, "Other.ctl": "/// A pen.\nlet pencil = 1\n",
    ])
    workspace.isWhole = true
    return workspace.check(["Main.ctl", "Theme.ctl", "Other.ctl"]).flatMap { file in
      file?.findings.map(\.code.id) ?? ["unreadable"]
    }
  }
}
