import CtlDiagnostics
import CtlEditor
import CtlRules
import CtlTestSupport
import CtlText
import CtlWorkspace
import Testing

/// A file of an app, with a module beside it.
private struct Editing {
  static let kit = [
    "/Bank/Account.ctl": """
    /// An account.
    public record Account { id: Int }
    let secret = 1
    """,
    "/Bank/Card.ctl": "public component Card(text: String) { label \"\\(text)\" }",
    "/App/Theme.ctl": "let ink: Color = #000000",
  ]

  let snapshot: EditorSnapshot
  let file: FileID
  let offset: Int

  /// `▮` is the cursor.
  init(_ text: String) {
    let parts = text.split(separator: "▮", omittingEmptySubsequences: false)
    offset = parts[0].utf8.count
    let main = "/App/Main.ctl"
    let disk = MemoryDisk(Self.kit.merging([main: parts.joined()]) { $1 }).fileSystem
    var discovery = Discovery(disk, folders: ["/App"])
    let index = discovery.project(of: main)
    let project = discovery.projects[index]
    var workspace = project.workspace(disk) { count, action in
      for index in 0..<count { action(index) }
    }
    var settings = Settings()
    settings.modules = [ModulePath(name: "BankKit", path: "../Bank")]
    workspace.setModules(Modules(settings, settingsPath: "/App/ctl.json", disk))
    let paths = [main, "/App/Theme.ctl"]
    _ = workspace.check(paths + Self.kit.keys.filter { $0.hasPrefix("/Bank") }.sorted())
    file = workspace.id(of: main)
    snapshot = EditorSnapshot(workspace, paths: Set(paths))
  }

  var items: [CompletionItem] { snapshot.completions(at: offset, in: file).items }
  var labels: [String] { items.map(\.label) }

  func path(_ target: Target) -> String? { snapshot.workspace.source(target.location.file)?.path }
}

/// What an editor does with modules.
@Suite struct ModuleTests {
  @Test func completesNamesOfModules() {
    let items = Editing("import ▮").labels
    #expect(items.contains("BankKit") && items.contains("\"Theme.ctl\""))
    #expect(!Editing("import BankKit\nimport ▮").labels.contains("BankKit"))
    // Their files are not imported by paths.
    #expect(items.filter { $0.hasPrefix("\"") } == ["\"Theme.ctl\""])
  }

  @Test func completesWhatIsPublic() {
    let text = "screen A { var a: ▮ }"
    let proposal = Editing(text).items.first { $0.label == "Account" }
    #expect(proposal?.more.map(\.text) == ["import BankKit\n\n"])
    #expect(proposal?.detail == "BankKit")
    #expect(Editing("import BankKit\n" + text).labels.contains("Account"))
    let values = Editing("import BankKit\nscreen A { content { label \"\\(▮)\" } }").labels
    #expect(!values.contains("secret"))
  }

  @Test func completesPublic() {
    #expect(Editing("▮").labels.contains("public"))
    #expect(Editing("public ▮").labels.sorted().contains("component"))
    #expect(!Editing("public ▮").labels.contains("import"))
  }

  @Test func definitionsAreInTheModule() {
    let use = Editing("import BankKit\nscreen A { content { Ca▮rd { text: \"a\" } } }")
    let targets = use.snapshot.definition(at: use.offset, in: use.file)
    #expect(targets.map(use.path) == ["/Bank/Card.ctl"])
    let name = Editing("import Bank▮Kit")
    let files = name.snapshot.definition(at: name.offset, in: name.file)
    #expect(files.map(name.path) == ["/Bank/Account.ctl", "/Bank/Card.ctl"])
    let hover = name.snapshot.hover(at: name.offset, in: name.file)
    let text = hover?.contents.plainText ?? ""
    #expect(text.contains("/Bank") && text.contains("Account") && !text.contains("secret"))
  }

  @Test func renamingStopsAtTheModule() {
    let use = Editing("import BankKit\nscreen A { content { Ca▮rd { text: \"a\" } } }")
    guard case .failure(let refusal) = use.snapshot.rename(at: use.offset, in: use.file, to: "Tile")
    else {
      Issue.record("renamed")
      return
    }
    #expect(refusal.reason.text(.english).contains("`BankKit`"))
  }

  @Test func importsWhatIsMissing() {
    let use = Editing("screen A { content { Ca▮rd { text: \"a\" } } }")
    let actions = use.snapshot.codeActions(in: use.file, range: use.offset..<use.offset)
    let action = actions.first { $0.title.text(.english) == "import `Card` from `BankKit`" }
    let edits = action.map { use.snapshot.edits(of: $0, in: use.file) }
    #expect(edits?.map(\.text) == ["import BankKit\n\n"])
  }

  @Test func wordsHaveTheirColors() {
    let file = Editing("import BankKit\npublic screen A { }")
    let tokens = file.snapshot.semanticTokens(in: file.file)
    #expect(tokens.map(\.type) == [.keyword, .namespace, .keyword, .keyword, .namespace])
  }
}
