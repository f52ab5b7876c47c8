import CtlChecker
import CtlDiagnostics
import CtlRules
import CtlTestSupport
import CtlText
import Testing

@testable import CtlWorkspace

/// Files of other modules: which folder a name means, what is seen of it, and what is wrong about it.
@Suite struct ModuleTests {
  /// An app, a bank kit and a design kit, each in a package of its own.
  static let packages = [
    "/App/ctl.json": #"{ "modules": { "BankKit": "../Bank/Sources/BankKit" } }"#,
    "/App/Main.ctl": """
    import BankKit
    screen Main "Main" {
      var account: Account = Account(id: 1, name: "Everyday")
      var kind: Kind = .current
      tintColor: ink
      content {
        AccountCard { account: account }
        label "\\(kind) \\(limit)" { style: heading }
        button "Open" { on touchUpInside -> push Details(account: account) }
      }
    }
    """,
    "/Bank/ctl.json": #"{ "modules": { "DesignKit": "../Design/Kit" } }"#,
    "/Bank/Sources/BankKit/Account.ctl": """
    public enum Kind { current; savings }
    public record Account {
      id: Int
      name: String
      kind: Kind = .current
    }
    public let limit = 3
    let secret = 4
    """,
    "/Bank/Sources/BankKit/Card.ctl": """
    import "Account.ctl"
    import DesignKit
    public let ink: Color = brand
    public style heading: label { font: .headline }
    public component AccountCard(account: Account) {
      Panel { text: "\\(account.name)" }
    }
    component Inner() { label "Inner" }
    public screen Details(account: Account) "\\(account.name)" {
      content { Inner { } }
    }
    """,
    "/Design/Kit/Panel.ctl": """
    public let brand: Color = #224488
    public component Panel(text: String) { label "\\(text)" }
    component Hidden() { label "Hidden" }
    """,
  ]

  static func workspace(
    _ files: [String: String], root: String = "/App", links: [String: String] = [:],
    given: [Modules.Given] = []
  ) -> Workspace {
    let disk = MemoryDisk(files, links: links).fileSystem
    let path = root + "/ctl.json"
    let settings = disk.read(path).map {
      Settings.read(SourceText(path: path, bytes: $0), file: FileID(0)).settings
    }
    var discovery = Discovery(disk, folders: [root])
    let index = discovery.project(of: root + "/Main.ctl")
    let project = discovery.projects[index]
    var workspace = project.workspace(disk, settings ?? Settings()) { count, action in
      for index in 0..<count { action(index) }
    }
    workspace.setModules(
      Modules(settings ?? Settings(), settingsPath: project.settingsPath, given: given, disk))
    return workspace
  }

  /// The findings of a text in the place of `Main.ctl`.
  static func findings(
    _ text: String, adding files: [String: String] = [:], path: String = "/App/Main.ctl"
  ) -> [Finding] {
    var all = packages.merging(files) { $1 }
    all[path] = text
    var workspace = workspace(all)
    return workspace.check([path])[0]?.findings ?? []
  }

  static func codes(_ text: String, adding files: [String: String] = [:]) -> [String] {
    findings(text, adding: files).map(\.code.id)
  }

  @Test func everyKindOfDeclarationIsSeen() {
    var workspace = Self.workspace(Self.packages)
    let checked = workspace.check(["/App/Main.ctl"])[0]
    #expect(checked?.findings.filter { $0.severity == .error }.map(\.code.id) == [])
    #expect(checked?.findings.contains { $0.code.id.hasPrefix("unused/") } == false)
    let modules = checked?.program.imported.values.compactMap(\.module)
    #expect(modules?.sorted() == ["BankKit", "BankKit", "DesignKit"])
  }

  @Test func aNameThatIsNotPublic() {
    let finding = Self.findings("import BankKit\nscreen Main { content { label \"\\(secret)\" } }")
    #expect(finding.map(\.code.id) == ["module/not-public"])
    #expect(finding.first?.related.count == 1)
    for text in ["content { Inner { } }", "content { label { style: plain } }"] {
      let kit = ["/Bank/Sources/BankKit/More.ctl": "style plain: label { font: .body }"]
      #expect(
        Self.codes("import BankKit\nscreen Main { \(text) }", adding: kit).first
          == "module/not-public")
    }
    // Modules that a module imports are not passed on.
    #expect(
      Self.codes("import BankKit\nscreen Main { tintColor: brand }").first
        == "control/unresolved-reference")
  }

  @Test func aPathIntoAnotherModuleSeesWhatIsPublic() {
    let kit = [
      "/App/ctl.json": "{ \"modules\": { \"Kit\": \"Kit\" } }",
      "/App/Kit/More.ctl": "record Inner { id: Int }\npublic record Outer { id: Int }",
    ]
    func codes(_ name: String) -> [String] {
      Self.codes(
        "import \"Kit/More.ctl\"\nscreen Main { var a: \(name) = \(name)(id: 1)\n"
          + "content { label \"\\(a.id)\" } }", adding: kit)
    }
    #expect(codes("Inner").contains("module/not-public"))
    #expect(!codes("Outer").contains { $0.hasPrefix("module/") || $0.hasPrefix("type/") })
  }

  @Test("a record hides the component of a module, which is said once")
  func aHiddenComponent() {
    let findings = Self.findings(
      """
      import BankKit
      import "Models.ctl"
      screen Main {
        var account: Account = Account(id: 1, name: "Everyday")
        var card: AccountCard = AccountCard(id: 1)
        content {
          AccountCard { account: account }
          label "\\(card.id)"
        }
      }
      """, adding: ["/App/Models.ctl": "record AccountCard { id: Int }"])
    #expect(findings.map(\.code.id) == ["control/unknown-kind"])
    #expect(
      findings.first?.label?.text(.english).contains("a record here, which hides") == true)
  }

  @Test func unknownModules() {
    let near = Self.findings("import BankKitt\nscreen Main { tintColor: ink }")
    #expect(near.map(\.code.id) == ["module/unknown"])
    #expect(near.first?.fixes.first?.edits.first?.text == "BankKit")
    let file = Self.findings("import Theme", adding: ["/App/Theme.ctl": "let ink = #000000"])
    #expect(file.first?.fixes.first?.edits.first?.text == "\"Theme.ctl\"")
    let framework = Self.findings("import SwiftUI\nscreen Main { }")
    #expect(framework.map(\.code.id) == ["module/unknown"])
    #expect(framework.first?.label?.text(.english) == "controls need no import")
  }

  @Test func aFolderThatIsGone() {
    let settings = ["/App/ctl.json": #"{ "modules": { "BankKit": "../Gone" } }"#]
    let findings = Self.findings("import BankKit\nscreen Main { }", adding: settings)
    #expect(findings.map(\.code.id) == ["module/missing"])
    #expect(findings.first?.message.text(.english).contains("/Gone") == true)
  }

  @Test func codeThatCannotBeSeen() {
    let main = "import BankKit\nscreen Main { tintColor: ink }"
    for (own, other, codes) in [
      ("", "internal", ["module/unseen"]), ("", "package", ["module/unseen"]),
      ("package", "package", []), ("internal", "public", []),
      ("internal", "internal", ["module/unseen"]),
    ] {
      let access = own.isEmpty ? "" : #""swift": { "access": "\#(own)" }, "#
      let files = [
        "/App/ctl.json": "{ \(access)\"modules\": { \"BankKit\": \"../Bank/Sources/BankKit\" } }",
        "/Bank/ctl.json":
          #"{ "swift": { "access": "\#(other)" }, "modules": { "DesignKit": "../Design/Kit" } }"#,
        "/Design/ctl.json": #"{ "swift": { "access": "public" } }"#,
      ]
      #expect(Self.codes(main, adding: files) == codes, "\(own) \(other)")
    }
  }

  @Test func codeInOneLanguage() {
    let main = "import BankKit\nscreen Main \"Main\" { content { Hello { } } }"
    for (other, text, codes) in [
      ("", "label \"Hello\"", ["module/one-language"]),
      (#""locales": ["en", "fr"]"#, "label \"Hello\"", []),
      (#""swift": { "localized": true }"#, "label \"Hello\"", []),
      ("", "imageView { image: \"star\"; decorative: true }", []),
      (
        "", "Inner { text: \"Hello\" } } component Inner(text: String) { label \"\\(text)\"",
        ["module/one-language"]
      ),
      ("", "} component Inner(text: String) { label \"\\(text)\"", []),
    ] {
      let files = [
        "/App/ctl.json":
          #"{ "locales": ["en", "de"], "modules": { "BankKit": "../Bank/Sources/BankKit" } }"#,
        "/Bank/ctl.json": "{ \(other) }", "/Bank/Sources/BankKit/Account.ctl": "",
        "/Bank/Sources/BankKit/Card.ctl": "public component Hello() { \(text) }",
      ]
      #expect(Self.codes(main, adding: files) == codes, "\(other) \(text)")
    }
  }

  @Test func cyclesOfModules() {
    let back = ["/Design/Kit/Back.ctl": "import BankKit\nlet other = 1"]
    let files = Self.packages.merging(back) { $1 }
    var workspace = Self.workspace(files)
    let checked = workspace.check(["/Design/Kit/Back.ctl", "/Bank/Sources/BankKit/Card.ctl"])
    #expect(
      checked.map { $0?.findings.first { $0.severity == .error }?.code.id }
        == ["module/cycle", "module/cycle"])
    // A module does not import itself.
    let own = ["/Bank/Sources/BankKit/Own.ctl": "import BankKit"]
    workspace = Self.workspace(Self.packages.merging(own) { $1 })
    #expect(
      workspace.check(["/Bank/Sources/BankKit/Own.ctl"])[0]?.findings.map(\.code.id)
        == ["module/cycle"])
  }

  @Test func oneNameInTwoModules() {
    let settings =
      #"{ "modules": { "BankKit": "../Bank/Sources/BankKit", "DesignKit": "../Design/Kit" } }"#
    let more = [
      "/App/ctl.json": settings,
      "/Design/Kit/More.ctl": "public let limit = 7\nlet ink: Color = #000000",
    ]
    let imports = "import BankKit\nimport DesignKit\n"
    // Only a use of it is a mistake.
    #expect(
      Self.codes(
        imports + "screen Main { tintColor: ink; content { Panel { text: \"a\" } } }", adding: more)
        == [])
    let both = Self.findings(
      imports + "screen Main { content { label \"\\(limit)\"; Panel { text: \"a\" } } }",
      adding: more)
    #expect(both.map(\.code.id) == ["module/ambiguous"])
    #expect(both.first?.related.count == 2)
    // A type that may be either has no further mistakes.
    let types = [
      "/App/ctl.json": settings, "/Design/Kit/More.ctl": "public record Tea { id: Int }",
      "/Bank/Sources/BankKit/More.ctl":
        "public record Tea { size: Int }\npublic let tea = Tea(size: 1)",
    ]
    let uses = "screen Main { var cup: Tea = tea; content { Panel { text: \"\\(limit)\" } } }"
    #expect(Self.codes(imports + uses, adding: types).filter { $0 == "type/mismatch" } == [])
    // What the file declares itself comes first.
    #expect(
      Self.codes(
        "import BankKit\nlet limit = 1\nscreen Main { tintColor: ink; content { label \"\\(limit)\" } }"
      )
        == [])
  }

  @Test(
    "the appearance of a later module is in force",
    arguments: [(["First", "Second"], "#222222"), (["Second", "First"], "#111111")])
  func appearancesOfTwoModules(imports: [String], color: String) throws {
    let text = imports.map { "import \($0)\n" }.joined()
    var workspace = Self.workspace([
      "/App/ctl.json": #"{ "modules": { "First": "../First", "Second": "../Second" } }"#,
      "/App/Main.ctl": text + "screen Main { content { label \"Hello\" } }",
      "/First/Look.ctl": "public appearance label { textColor: #111111 }",
      "/Second/Look.ctl": "public appearance label { textColor: #222222 }",
    ])
    let program = try #require(workspace.check(["/App/Main.ctl"])[0]).program
    let looks = AppearanceCascade(program, screen: 0).entries(.textColor, of: .label)
    #expect(looks.count == 2)
    let first = try #require(looks.first)
    guard case .color(let value)? = first.program.constant(first.entry.expression) else {
      Issue.record("no color")
      return
    }
    #expect(value.hex == color)
  }

  @Test func importsThatAreNotNeeded() {
    #expect(Self.codes("import BankKit\nscreen Main { }") == ["unused/import"])
    #expect(
      Self.codes("import BankKit\nimport BankKit\nscreen Main { tintColor: ink }")
        == ["unused/import"])
  }

  @Test func whatIsPublicIsUsed() {
    var workspace = Workspace(root: ".")
    workspace.isWhole = true
    workspace.open("A.ctl", Array("public enum Mood { calm }\npublic let a = 1\nlet b = 2".utf8))
    #expect(workspace.check(["A.ctl"])[0]?.findings.map(\.code.id) == ["unused/constant"])
  }

  /// No text of a file leads out of the folder of its module, and no link does.
  @Test func filesOfAModuleStayInIt() {
    let files = Self.packages.merging([
      "/Bank/Sources/Other.ctl": "let other = 1",
      "/Bank/Sources/BankKit/Out.ctl": "import \"../Other.ctl\"",
    ]) { $1 }
    var workspace = Self.workspace(
      files, links: ["/Bank/Sources/BankKit/Link.ctl": "/Bank/Sources/Other.ctl"])
    let out = workspace.check(["/Bank/Sources/BankKit/Out.ctl"])[0]
    #expect(out?.findings.map(\.code.id) == ["import/escapes-root"])
    #expect(out?.findings.first?.notes.first?.text().contains("`BankKit`") == true)
    #expect(workspace.modules["BankKit"]?.files?.contains { $0.hasSuffix("Link.ctl") } == false)
  }

  @Test func commandsComeFirst() {
    let files = Self.packages.merging(["/Fake/Bank.ctl": "public let ink: Color = #FFFFFF"]) { $1 }
    var workspace = Self.workspace(files, given: [Modules.Given(name: "BankKit", path: "/Fake/")])
    #expect(workspace.modules.names == ["BankKit"])
    workspace.open("/App/Main.ctl", Array("import BankKit\nscreen Main { tintColor: ink }".utf8))
    #expect(workspace.check(["/App/Main.ctl"])[0]?.findings.map(\.code.id) == [])
  }

  @Test func changesAreSeen() {
    let disk = MemoryDisk(Self.packages)
    var workspace = Self.workspace(Self.packages)
    #expect(workspace.check(["/App/Main.ctl"])[0]?.hasErrors == false)
    // A file of the module changes, as in an editor.
    let path = "/Design/Kit/Panel.ctl"
    workspace.open(path, Array("public component Panel(text: String) { label \"\\(text)\" }".utf8))
    #expect(
      workspace.check(["/App/Main.ctl", "/Bank/Sources/BankKit/Card.ctl"])[1]?.hasErrors == true)
    workspace.close(path)
    // A file comes.
    disk.files["/Bank/Sources/BankKit/New.ctl"] = "public let fresh = 1"
    let settings = Settings.read(
      SourceText(path: "/App/ctl.json", bytes: Array(disk.files["/App/ctl.json"]!.utf8)),
      file: FileID(0)
    ).settings
    workspace.setModules(Modules(settings, settingsPath: "/App/ctl.json", disk.fileSystem))
    _ = workspace.check([])
    #expect(workspace.checkedLast.contains(workspace.file(at: "/App/Main.ctl")!))
  }
}
