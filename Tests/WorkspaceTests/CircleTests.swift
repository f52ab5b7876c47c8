import CtlChecker
import CtlDiagnostics
import CtlSyntax
import CtlTestSupport
import CtlText
import Testing

@testable import CtlWorkspace

/// Files that import each other.
@Suite struct CircleTests {
  /// Screens that open each other, with records and enums of each other; a third file has the rest.
  static let app = [
    "Accounts.ctl": """
    import "Transfer.ctl"
    import "Model.ctl"
    enum Sort { name; balance }
    record Entry { id: Int; account: Account; sort: Sort = .name; last: Moved = Moved(amount: limit) }
    screen Accounts "Accounts" {
      var entries: [Entry] = [Entry(id: 1, account: Account(id: 1, name: "Everyday"))]
      var chosen: Sort = .name
      table {
        for entry in entries {
          row "\\(entry.account.name) \\(entry.last.amount) \\(chosen)" {
            on select -> chosen = sheet Transfer(entry: entry)
          }
        }
      }
    }
    """,
    "Transfer.ctl": """
    import "History.ctl"
    import "Accounts.ctl"
    import "Model.ctl"
    record Moved { amount: Int; sort: Sort = .balance }
    screen Transfer(entry: Entry) "Transfer" -> Sort {
      table {
        row "From \\(entry.account.name)" { on select -> finish(entry.sort) }
        row "History" { on select -> push History(moved: [Moved(amount: entry.last.amount)]) }
      }
    }
    """,
    "History.ctl": """
    import "Accounts.ctl"
    import "Transfer.ctl"
    screen History(moved: [Moved]) "History" {
      table {
        for one in moved { row "\\(one.amount) \\(one.sort)" { on select -> push Accounts } }
      }
    }
    """,
    "Model.ctl": """
    let limit = 7
    record Account { id: Int; name: String }
    """,
  ]

  private func results(_ files: [String: String], _ paths: [String]) -> [String: [Finding]] {
    var workspace = WorkspaceTests.workspace(files)
    let checked = workspace.check(paths)
    return Dictionary(
      zip(paths, checked.map { file in file?.findings ?? [] }), uniquingKeysWith: { $1 })
  }

  @Test func screensOfSeveralFilesOpenEachOther() throws {
    let paths = Self.app.keys.sorted()
    var workspace = WorkspaceTests.workspace(Self.app)
    let files = workspace.check(paths).compactMap { $0 }
    #expect(files.map(\.findings) == [[], [], [], []])
    let accounts = try #require(files.first { $0.path == "Accounts.ctl" }?.program)
    let opening = try #require(accounts.steps.compactMap(\.form.opened).first)
    let transfer = try #require(accounts.whole(of: opening.screen.file))
    #expect(transfer.dump() == files.first { $0.path == "Transfer.ctl" }?.program.dump())
    let types = transfer.tables.parameters(of: transfer.screens[0]).map {
      transfer.variables[$0].type
    }
    #expect(types == [.record(accounts.file, 0)])
    let history = try #require(
      transfer.steps.compactMap(\.form.opened).first.flatMap {
        transfer.whole(of: $0.screen.file)
      })
    let again = try #require(history.steps.compactMap(\.form.opened).first)
    #expect(history.whole(of: again.screen.file)?.dump() == accounts.dump())
    #expect(accounts.fields.compactMap(\.defaultValue).count == 2)
  }

  @Test func theOrderOfFilesDoesNotMatter() {
    let paths = Self.app.keys.sorted()
    let expected = results(Self.app, paths).mapValues { $0.map(\.message) }
    for shift in paths.indices {
      let turned = Array(paths[shift...] + paths[..<shift])
      for order in [turned, turned.reversed()] {
        #expect(results(Self.app, order).mapValues { $0.map(\.message) } == expected)
      }
      #expect(results(Self.app, [paths[shift]])[paths[shift]] == [])
    }
  }

  @Test func whatNeedsAnOrderIsNotSeen() throws {
    let files = [
      "A.ctl": """
      import "B.ctl"
      let most = 3
      component Line(text: String) { label "\\(text)" }
      style strong: label { font: .headline }
      screen First { content { button "Go" { on touchUpInside -> push Second } } }
      """,
      "B.ctl": """
      import "A.ctl"
      screen Second {
        var n: Int = most
        content {
          Line { text: "\\(n)" }
          label "A" { style: strong }
          button "Go" { on touchUpInside -> push First }
        }
      }
      """,
    ]
    let found = results(files, ["A.ctl", "B.ctl"])
    let errors = try #require(found["B.ctl"]?.filter { $0.severity == .error })
    #expect(errors.allSatisfy { $0.code.id == "import/circle" }, "\(errors)")
    #expect(errors.count == 3, "\(errors)")
    #expect(found["A.ctl"]?.contains { $0.severity == .error } == false)
  }

  @Test func aRecordThatContainsItselfThroughOtherFilesIsReportedOnce() {
    let files = [
      "A.ctl":
        "import \"B.ctl\"\nrecord A { id: Int; b: B }\nscreen S(a: A) { content { label \"\\(a.id)\" } }",
      "B.ctl": "import \"C.ctl\"\nrecord B { id: Int; c: [C]? = [] }",
      "C.ctl": "import \"A.ctl\"\nrecord C { id: Int; a: A }",
    ]
    for paths in [["A.ctl", "B.ctl", "C.ctl"], ["C.ctl", "B.ctl", "A.ctl"]] {
      let found = results(files, paths).mapValues { findings in
        findings.filter { $0.severity == .error }.map(\.code.id)
      }
      #expect(found == ["A.ctl": ["value/cycle"], "B.ctl": [], "C.ctl": []])
    }
  }

  @Test func mistakesOfOneFileStayInIt() {
    var files = Self.app
    files["History.ctl"]?.append("\nscreen Broken { content { label \"\\(unknown)\" } }")
    let found = results(files, files.keys.sorted())
    #expect(found["History.ctl"]?.isEmpty == false)
    #expect(found["Accounts.ctl"] == [] && found["Transfer.ctl"] == [])
  }

  @Test func aProgramHasItsCircleForAsLongAsItIsThere() throws {
    weak var circle: Circle?
    do {
      var workspace = WorkspaceTests.workspace(Self.app)
      var program = try #require(workspace.check(["Accounts.ctl"])[0]?.program)
      workspace = WorkspaceTests.workspace([:])
      circle = program.circle
      for _ in 0..<3 {
        let opening = try #require(
          program.steps.compactMap(\.form.opened).first { $0.screen.file != program.file })
        program = try #require(program.whole(of: opening.screen.file))
      }
      #expect(program.origins.source.path == "Accounts.ctl" && circle != nil)
    }
    #expect(circle == nil)
  }

  @Test(arguments: [(200, []), (600, ["limit/imports"])])
  func aRingOfManyFilesIsChecked(count: Int, codes: [String]) {
    var files: [String: String] = [:]
    for index in 0..<count {
      files["F\(index).ctl"] = """
        import "F\((index + 1) % count).ctl"
        record R\(index) { id: Int; kind: K\((index + 1) % count) = .a }
        enum K\(index) { a; b }
        screen S\(index)(r: R\((index + 1) % count)?) {
          content { button "Go \\(r?.id ?? 0)" { on touchUpInside -> push S\((index + 1) % count) } }
        }
        """
    }
    let found = results(files, files.keys.sorted())
    // A name that is like another one is reported even where an import failed.
    for findings in found.values {
      #expect(findings.first { $0.severity == .error }.map { [$0.code.id] } ?? [] == codes)
    }
  }

  @Test(arguments: 0..<16) func editsOfACircleEndAsTheTextsAlone(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let edits = MemberEdits(Array(Self.app.values))
    let imports = Self.app.keys.sorted().map { "import \"\($0)\"\n" }
    for _ in 0..<3 {
      var files = Self.app.mapValues { Array($0.utf8) }
      let paths = files.keys.sorted()
      var workspace = Workspace(root: ".")
      workspace.isWhole = true
      for path in paths { workspace.open(path, files[path] ?? []) }
      _ = workspace.check(paths)
      for _ in 0..<10 {
        let path = paths.randomElement(using: &random) ?? ""
        if Bool.random(using: &random) {
          let source = SourceText(path: path, bytes: files[path] ?? [])
          files[path] = edits.edit(SyntaxTree.parse(source), using: &random)
        } else if Bool.random(using: &random) {
          files[path] =
            Array((imports.randomElement(using: &random) ?? "").utf8) + (files[path] ?? [])
        } else {
          files[path] = Array((files[path] ?? []).drop { $0 != 0x0A }.dropFirst())
        }
        workspace.open(path, files[path] ?? [])
        var fresh = Workspace(root: ".")
        fresh.isWhole = true
        for path in paths { fresh.open(path, files[path] ?? []) }
        let found = workspace.check(paths).map { $0?.findings ?? [] }
        let expected = fresh.check(paths).map { $0?.findings ?? [] }
        guard found != expected else { continue }
        let texts = [found, expected].map { $0.joined().map { $0.message.text() } }
        Issue.record(
          "\(texts)\n\(files.mapValues { String(decoding: $0, as: UTF8.self) })")
        return
      }
    }
  }
}

extension Step.Form {
  fileprivate var opened: Step.Opening? {
    if case .open(let opening) = self { opening } else { nil }
  }
}
