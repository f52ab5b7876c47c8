import CtlDiagnostics
import CtlRules
import CtlTestSupport
import CtlText
import Foundation
import Testing

@testable import CtlWorkspace

@Suite struct WorkspaceTests {
  static func workspace(
    _ files: [String: String], parallel: Workspace.Parallel? = nil
  ) -> Workspace {
    let bytes = files.mapValues { Array($0.utf8) }
    if let parallel {
      return Workspace(root: ".", read: { bytes[$0] }, parallel: parallel)
    }
    return Workspace(root: ".", read: { bytes[$0] })
  }

  static func codes(_ file: Workspace.CheckedFile?) -> [String] {
    file?.findings.map(\.code.id) ?? ["unreadable"]
  }

  static let app = [
    "Main.ctl": """
    import "Theme.ctl"
    screen Main {
      tintColor: accent
      content { Save { } }
    }
    """,
    "Theme.ctl": """
    let accent: Color = #FF9500
    component Save() {
      label "Saved"
    }
    """,
  ]

  /// What a file declares where it could not be read is no mistake in the files that import it.
  @Test(arguments: [
    ("component Save() {\n  label \"Saved\"\n}\n", []),
    ("component Sa ve() {\n  label \"Saved\"\n}\n", []),
    ("", ["control/unknown-kind"]),
  ]) func namesOfAFileWithMistakesAreNotMissing(component: String, codes: [String]) {
    var files = Self.app
    files["Theme.ctl"] = "let accent: Color = #FF9500\n" + component
    var workspace = Self.workspace(files)
    #expect(Self.codes(workspace.check(["Main.ctl"])[0]) == codes)
  }

  @Test func importedNamesAreSeen() {
    var workspace = Self.workspace(Self.app)
    #expect(Self.codes(workspace.check(["Main.ctl"])[0]) == [])
  }

  @Test func importsAreNotPassedOn() {
    var files = Self.app
    files["Main.ctl"] = "import \"Middle.ctl\"\nscreen Main { tintColor: accent }"
    files["Middle.ctl"] = "import \"Theme.ctl\""
    var workspace = Self.workspace(files)
    #expect(Self.codes(workspace.check(["Main.ctl"])[0]) == ["control/unresolved-reference"])
  }

  @Test("a name of a file that is not imported is one finding, which imports it")
  func namesOfOtherFiles() throws {
    var files = [
      "A.ctl": "screen A { content { button \"Open\" { on touchUpInside -> push B() } } }",
      "B.ctl": "screen B { content { label \"b\" } }\nrecord R { id: Int }\n"
        + "component C(n: Int) { label \"\\(n)\" }\nstyle big: label { font: .headline }",
      "D.ctl": """
      screen D {
        var r: [R] = []
        var s: R = R(id: 1)
        content {
          C { n: r.count }
          label "\\(s.id)" { style: big }
          button "Add" { on touchUpInside -> r.append(R(id: 2)) }
        }
      }
      """,
    ]
    var workspace = Self.workspace(files)
    workspace.isWhole = true
    let checked = workspace.check(files.keys.sorted())
    #expect(Self.codes(checked[1]) == [])
    #expect(
      checked[2]?.findings.map { "\($0.code.id) \($0.label?.text() ?? "")" } == [
        "name/unknown-type `B.ctl` has it: import that file",
        "control/unknown-kind `B.ctl` has it: import that file",
        "style/use `B.ctl` has it: import that file",
      ])
    for (path, file) in zip(["A.ctl", "D.ctl"], [checked[0], checked[2]]) {
      let fix = try #require(file?.findings.first?.fixes.first)
      #expect(fix.edits.map(\.text) == ["import \"B.ctl\"\n\n"])
      files[path] = fix.edits[0].text + (files[path] ?? "")
      workspace.open(path, Array((files[path] ?? "").utf8))
    }
    #expect(workspace.check(files.keys.sorted()).allSatisfy { Self.codes($0) == [] })
  }

  @Test("the name of a file that comes, goes or imports the one that uses it")
  func namesOfFilesThatChange() {
    var workspace = Self.workspace(["A.ctl": "screen A { tintColor: accent }"])
    func label() -> String? { workspace.check(["A.ctl"])[0]?.findings.first?.label?.text() }
    #expect(label() == nil)
    workspace.open("Theme.ctl", Array("let accent: Color = #FF9500".utf8))
    _ = workspace.check(["Theme.ctl"])
    #expect(label() == "`Theme.ctl` has it: import that file")
    workspace.open("Theme.ctl", Array("import \"A.ctl\"\nlet accent: Color = #FF9500".utf8))
    _ = workspace.check(["Theme.ctl"])
    #expect(label()?.hasPrefix("`Theme.ctl` has it, but imports this file") == true)
    workspace.open("Theme.ctl", Array("let ink: Color = #FF9500".utf8))
    _ = workspace.check(["Theme.ctl"])
    #expect(label() == nil)
  }

  /// A file is checked as the person has it who opened it, else as it was on disk when it last changed
  /// there, in whatever order files are opened, closed and written.
  @Test(arguments: 0..<20) func givenTextsGoBeforeFiles(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let texts = [
      "screen A { lable }", "screen A { content {} }", "screen A {", "screen A { x: 1 }",
    ]
    let paths = ["A.ctl", "B.ctl"]
    let disk = Locked([String: String]())
    var given: [String: String] = [:]
    var workspace = Workspace(
      root: ".", read: { path in disk.withLock { $0[path].map { Array($0.utf8) } } })
    for _ in 0..<30 {
      let path = paths.randomElement(using: &random) ?? ""
      let text = texts.randomElement(using: &random) ?? ""
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        given[path] = text
        workspace.open(path, Array(text.utf8))
      case 1:
        given[path] = nil
        workspace.close(path)
      case 2:
        disk.withLock { $0[path] = nil }
        workspace.reload(path)
      default:
        disk.withLock { $0[path] = text }
        workspace.reload(path)
      }
      let expected = disk.withLock { $0 }.merging(given) { $1 }
      var fresh = Self.workspace(expected)
      #expect(workspace.check(paths).map(Self.codes) == fresh.check(paths).map(Self.codes))
    }
  }

  @Test func textsOfTheCatalogueAreTranslated() {
    let catalogue = """
      { "sourceLanguage": "en", "strings": {
        "Speed": { "localizations": { "de": { "stringUnit": { "value": "Tempo" } } } },
        "Pitch": { "localizations": { "fr": { "stringUnit": { "value": "Ton" } } } },
        "Empty": { "localizations": { "de": { "stringUnit": { "value": "" } } } } } }
      """
    let texts = { (try? TextCatalogue(Array(catalogue.utf8)))?.keys(in: $0) ?? [] }
    #expect(texts(["en", "de-AT"]) == ["Speed"])
    #expect(texts(["en", "fr", "de"]) == [])
    #expect(throws: TextCatalogue.Problem.json(JSONError(offset: 1, reason: .end))) {
      try TextCatalogue(Array("[".utf8))
    }
    var settings = Settings()
    settings.locales = ["en", "de"]
    let source = "screen P { content { slider s { accessibility { label: \"Speed\" } } } }"
    var workspace = Workspace(root: ".", settings: settings)
    workspace.open("A.ctl", Array(source.utf8))
    #expect(Self.codes(workspace.check(["A.ctl"])[0]) == ["accessibility/not-localized"])
    settings.translated = texts(["en", "de"])
    workspace.setSettings(settings)
    #expect(Self.codes(workspace.check(["A.ctl"])[0]) == [])
    // A key that the catalogue does not have, beside one that it has.
    for (key, codes) in [("speed", ["accessibility/not-localized"]), ("Speed", [])] {
      let text = source.replacing("\"Speed\"", with: "localized(\"\(key)\")")
      workspace.open("A.ctl", Array(text.utf8))
      #expect(Self.codes(workspace.check(["A.ctl"])[0]) == codes)
    }
  }

  @Test func whatNoFileUsesIsUnused() {
    var files = Self.app
    files["Main.ctl"] = "import \"Theme.ctl\"\nscreen Main { content { Save { } } }"
    files["Theme.ctl"]! += "enum Mood { calm; loud }\n"
    var workspace = Self.workspace(files)
    #expect(workspace.check(files.keys.sorted()).map(Self.codes) == [[], []])
    workspace.isWhole = true
    let theme = ["unused/constant", "unused/enum"]
    #expect(workspace.check(["Main.ctl", "Theme.ctl"]).map(Self.codes) == [[], theme])
    // A use in a new file counts; what a broken file meant to use is unknown.
    workspace.open("New.ctl", Array("import \"Theme.ctl\"\nscreen New { tintColor: accent }".utf8))
    #expect(workspace.check(["New.ctl", "Theme.ctl"]).map(Self.codes) == [[], ["unused/enum"]])
    workspace.open("New.ctl", Array("import \"Theme.ctl\"\nscreen New { tintColor: }".utf8))
    #expect(Self.codes(workspace.check(["New.ctl", "Theme.ctl"])[1]) == [])
    workspace.open("New.ctl", Array("import \"Theme.ctl\"\nscreen New { }".utf8))
    let codes = workspace.check(["New.ctl", "Theme.ctl"]).map(Self.codes)
    #expect(codes == [["unused/import"], theme])
  }

  @Test func missingFile() {
    var workspace = Self.workspace(["Main.ctl": "import \"Gone.ctl\""])
    #expect(Self.codes(workspace.check(["Main.ctl"])[0]) == ["import/missing"])
  }

  @Test func escapingImport() {
    var workspace = Self.workspace(["Main.ctl": "import \"../../etc/passwd\""])
    let checked = workspace.check(["Main.ctl"])[0]
    #expect(Self.codes(checked) == ["import/escapes-root"])
    #expect(checked?.findings.first?.notes.first?.text().contains("`../../ctl.json`") == true)
  }

  @Test func aFileDoesNotImportItself() {
    var workspace = Self.workspace(["Self.ctl": "import \"Self.ctl\""])
    #expect(Self.codes(workspace.check(["Self.ctl"])[0]) == ["import/cycle"])
  }

  @Test func longChainOfImports() {
    var files = ["F0.ctl": "let size = 1"]
    for index in 1...3000 { files["F\(index).ctl"] = "import \"F\(index - 1).ctl\"" }
    var workspace = Self.workspace(files)
    let codes = workspace.check((0...3000).map { "F\($0).ctl" }).map(Self.codes)
    #expect(
      codes.indices.filter { codes[$0] == ["limit/imports"] } == [
        257, 514, 771, 1028, 1285, 1542, 1799, 2056, 2313, 2570, 2827,
      ])
    #expect(codes.allSatisfy { [[], ["unused/import"], ["limit/imports"]].contains($0) })
  }

  @Test func everyImporterIsCheckedAgain() {
    var files = ["Theme.ctl": "let size = 1"]
    for index in 0..<50 { files["F\(index).ctl"] = "import \"Theme.ctl\"\nlet own\(index) = size" }
    var workspace = Self.workspace(files)
    let paths = (0..<50).map { "F\($0).ctl" }
    #expect(workspace.check(paths).allSatisfy { Self.codes($0) == [] })
    workspace.open("Theme.ctl", Array("let other = 1".utf8))
    // Whatever is asked for, importers are checked too.
    _ = workspace.check(["Theme.ctl"])
    let again = paths.map { path in workspace.file(at: path).flatMap { workspace.checked($0) } }
    #expect(again.allSatisfy { Self.codes($0) == ["control/unresolved-reference"] })
  }

  @Test func changeReachesImportersAndNobodyElse() {
    var files = Self.app
    files["Other.ctl"] = "screen Other { }"
    var workspace = Self.workspace(files)
    let before = workspace.check(["Main.ctl", "Other.ctl"])
    workspace.open("Theme.ctl", Array("let other: Color = #FFF".utf8))
    let after = workspace.check(["Main.ctl", "Other.ctl"])
    #expect(Self.codes(after[0]) == ["control/unresolved-reference", "control/unknown-kind"])
    #expect(
      after[1]?.program === before[1]?.program, "a file that imports nothing was checked again")
    workspace.close("Theme.ctl")
    #expect(Self.codes(workspace.check(["Main.ctl"])[0]) == [])
  }

  @Test func sameTextChecksNothingAgain() {
    var workspace = Self.workspace(Self.app)
    let before = workspace.check(["Main.ctl"])[0]
    workspace.open("Theme.ctl", Array(Self.app["Theme.ctl"]!.utf8))
    #expect(workspace.check(["Main.ctl"])[0]?.program === before?.program)
  }

  @Test(arguments: ["let accent: Color = #000", ""])
  func textThatIsClosedAndOpenedAgainIsNotThatOnDisk(_ disk: String) {
    let own = "let own: Color = #FFF"
    var workspace = Self.workspace(["Main.ctl": "screen S { tintColor: own }", "Theme.ctl": disk])
    workspace.open("Theme.ctl", Array(own.utf8))
    workspace.open("Main.ctl", Array("import \"Theme.ctl\"\nscreen S { tintColor: own }".utf8))
    #expect(Self.codes(workspace.check(["Main.ctl"])[0]) == [])
    workspace.close("Theme.ctl")
    workspace.open("Theme.ctl", Array(own.utf8))
    #expect(Self.codes(workspace.check(["Main.ctl"])[0]) == [])
  }

  @Test func missingFileThatComes() {
    var workspace = Self.workspace([
      "Main.ctl": "import \"New.ctl\"\nscreen S { tintColor: accent }"
    ])
    #expect(Self.codes(workspace.check(["Main.ctl"])[0]).first == "import/missing")
    workspace.open("New.ctl", Array("let accent: Color = #FFF".utf8))
    #expect(Self.codes(workspace.check(["Main.ctl"])[0]) == [])
  }

  @Test func oneCoreAndManyAgree() throws {
    let paths =
      ProjectFiles.list("Samples", ".ctl") + ProjectFiles.list("Tests/Corpus", ".ctl")
    var files: [String: String] = [:]
    for path in paths {
      // One of two files is broken, so that there is something to compare.
      let text = try ProjectFiles.text(path)
      files[path] = files.count % 2 == 0 ? text : String(text.dropLast(text.count / 3))
    }
    let one = Self.workspace(files)
    let many = Self.workspace(files) { count, action in
      DispatchQueue.concurrentPerform(iterations: count) { action($0) }
    }
    func report(_ workspace: Workspace, _ paths: [String]) -> [String: [String]] {
      var workspace = workspace
      var result: [String: [String]] = [:]
      for case let file? in workspace.check(paths) {
        result[file.path] = file.findings.map {
          "\($0.code.id) \($0.location.range) \($0.message.text())"
        }
      }
      return result
    }
    let expected = report(one, paths)
    #expect(expected.values.contains { !$0.isEmpty })
    #expect(report(many, paths) == expected)
    #expect(report(one, paths.reversed()) == expected)
  }
}
