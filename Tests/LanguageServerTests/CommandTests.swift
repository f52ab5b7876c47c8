import Foundation
import Testing

@testable import CtlLanguageServer

/// Commands, actions that are completed later, and documents of the server.
@Suite struct CommandTests {
  static let source = "screen One \"First\" { label \"Hi\" }\nscreen Two \"Second\" {}\n"

  func run(_ fixture: inout Fixture, _ command: String, _ more: Client.Object = [:]) -> Any? {
    var argument: Client.Object = ["textDocument": ["uri": "file:///p/Main.ctl"]]
    for (key, value) in more { argument[key] = value }
    let answer = fixture.client.request(
      "workspace/executeCommand", ["command": command, "arguments": [argument]])
    return answer["result"] ?? answer["error"]
  }

  @Test func screensAreDrawn() {
    var fixture = Fixture(Self.source)
    #expect((run(&fixture, "ctl.render") as? String)?.contains("Hi") == true)
    let device = run(&fixture, "ctl.render", ["format": "svg"]) as? String
    #expect(device?.hasPrefix("<svg ") == true && device?.contains("data-kind=\"label\"") == true)
    let second = run(&fixture, "ctl.render", ["screen": "Two", "width": 30]) as? String
    #expect(second?.contains("Second") == true && second?.contains("Hi") == false)
    #expect(second?.split(separator: "\n").allSatisfy { $0.count <= 30 } == true)
    let error = run(&fixture, "ctl.render", ["screen": "Three"]) as? Client.Object
    #expect(error?["code"] as? Int == -32803)
    #expect((error?["message"] as? String)?.contains("`Three`") == true)
  }

  @Test func aPictureIsOpened() throws {
    var fixture = Fixture(
      Self.source, ["window": ["showDocument": ["support": true]]])
    let lenses = fixture.client.request(
      "textDocument/codeLens", ["textDocument": ["uri": "file:///p/Main.ctl"]])
    let titles = (lenses["result"] as? [Client.Object] ?? []).compactMap {
      ($0["command"] as? Client.Object)?["title"] as? String
    }
    #expect(titles.filter { $0 == "picture" }.count == 2)
    let address = run(&fixture, "ctl.show", ["screen": "Two"]) as? String
    #expect(address == "file:///pages/Main-Two.svg")
    let shown = try #require(
      fixture.client.received.last { $0["method"] as? String == "window/showDocument" })
    let parameters = try #require(shown["params"] as? Client.Object)
    #expect(parameters["uri"] as? String == address && parameters["external"] as? Bool == true)
    #expect(fixture.client.pages.text("Main-Two.svg")?.hasPrefix("<svg ") == true)
    var plain = Fixture(Self.source)
    #expect((run(&plain, "ctl.show") as? Client.Object)?["code"] as? Int == -32803)
  }

  @Test func unsavedTextIsDrawn() {
    var fixture = Fixture(Self.source)
    fixture.client.change("/p/Main.ctl", version: 2, ["text": "screen A { label \"New\"\n"])
    #expect((run(&fixture, "ctl.render") as? String)?.contains("New") == true)
  }

  @Test func codeIsShown() {
    var fixture = Fixture(Self.source)
    #expect((run(&fixture, "ctl.swift") as? String)?.contains("struct One") == true)
    fixture.client.change("/p/Main.ctl", version: 2, ["text": "screen A { x: 1 }"])
    #expect((run(&fixture, "ctl.swift") as? Client.Object)?["code"] as? Int == -32803)
  }

  @Test func commandsAreChecked() {
    var fixture = Fixture(Self.source)
    for (command, arguments) in [
      ("ctl.none", [[:]]), ("ctl.render", []), ("ctl.render", [["textDocument": 5]]),
      ("ctl.references", [["textDocument": ["uri": "file:///p/Main.ctl"]]]),
      ("ctl.applyEdit", [[:]]),
    ] as [(String, [Client.Object])] {
      let answer = fixture.client.request(
        "workspace/executeCommand", ["command": command, "arguments": arguments])
      #expect((answer["error"] as? Client.Object)?["code"] as? Int == -32602, "\(command)")
    }
    // A missing file is drawn as nothing.
    let answer = fixture.client.request(
      "workspace/executeCommand",
      ["command": "ctl.render", "arguments": [["textDocument": ["uri": "file:///none.ctl"]]]])
    #expect(answer["result"] is NSNull)
  }

  @Test func theTreeIsThatOfTheSchema() throws {
    var fixture = Fixture(Self.source)
    let tree = try #require(fixture.result("ctl/tree") as? Client.Object)
    #expect(tree["format"] as? String == "ctl-tree")
    #expect((tree["screens"] as? [Client.Object])?.map { $0["name"] as? String } == ["One", "Two"])
    let wide = fixture.result("ctl/tree", ["width": 60]) as? Client.Object
    #expect(string(wide).contains(#""width":60"#))
  }

  @Test func documentsAreMade() {
    let capabilities = capability("workspace.textDocumentContent", Client.Object())
    var fixture = Fixture(Self.source, capabilities)
    func text(_ uri: String) -> Any? {
      let answer = fixture.client.request("workspace/textDocumentContent", ["uri": uri])
      return (answer["result"] as? Client.Object)?["text"] ?? answer["error"]
    }
    #expect((text("ctl-swift:/p/Main.ctl") as? String)?.contains("struct One") == true)
    #expect((text("ctl-picture:///p/Main.ctl") as? String)?.contains("Hi") == true)
    #expect((text("ctl-picture:/p/Main.ctl#T%77o") as? String)?.contains("Second") == true)
    for uri in ["file:///p/Main.ctl", "ctl-other:/p/Main.ctl", "x"] {
      #expect((text(uri) as? Client.Object)?["code"] as? Int == -32602)
    }
  }

  // MARK: Actions

  static var lazy: Client.Object {
    [
      "textDocument": [
        "codeAction": [
          "codeActionLiteralSupport": [:], "dataSupport": true,
          "resolveSupport": ["properties": ["edit"]],
        ]
      ],
      "workspace": [
        "workspaceEdit": ["documentChanges": true, "resourceOperations": ["create"]]
      ],
    ]
  }

  @Test func editsAreResolved() throws {
    var fixture = Fixture("screen S {\n  sli▮der {}\n}", Self.lazy)
    let actions = fixture.objects("textDocument/codeAction", ["context": ["diagnostics": []]])
    #expect(actions.count > 4 && actions.allSatisfy { $0["edit"] == nil && $0["data"] != nil })
    for action in actions {
      let resolved = fixture.client.request("codeAction/resolve", action)["result"]
      let edit = (resolved as? Client.Object)?["edit"] as? Client.Object
      #expect((edit?["documentChanges"] as? [Any])?.isEmpty == false, "\(action["title"]!)")
    }
    // The same edits as those of a client that wants them at once.
    var eager = Fixture(
      "screen S {\n  sli▮der {}\n}",
      capability("textDocument.codeAction.codeActionLiteralSupport", Client.Object()))
    let complete = eager.objects("textDocument/codeAction", ["context": ["diagnostics": []]])
    #expect(complete.map { $0["title"] as? String } == actions.map { $0["title"] as? String })
    #expect(complete.allSatisfy { $0["edit"] != nil })
    // The text has changed.
    fixture.client.change("/p/Main.ctl", version: 2, ["text": "screen S {}"])
    let answer = fixture.client.request("codeAction/resolve", actions[0])
    #expect((answer["error"] as? Client.Object)?["code"] as? Int == -32801)
  }

  /// Each of two actions with one title has its own edit.
  @Test func actionsOfOneTitleAreApart() throws {
    var fixture = Fixture(
      "screen S {\n  ▮var u: Int = 1\n  var v: Int = 1\n  label \"A\"\n}", Self.lazy)
    let actions = fixture.objects(
      "textDocument/codeAction",
      [
        "context": ["diagnostics": []],
        "range": [
          "start": ["line": 1, "character": 2], "end": ["line": 2, "character": 16],
        ],
      ])
    let deletions = actions.filter { $0["title"] as? String == "delete it" }
    #expect(deletions.count == 2)
    let edits = deletions.map { action -> String in
      let resolved = fixture.client.request("codeAction/resolve", action)["result"]
      return string((resolved as? Client.Object)?["edit"])
    }
    #expect(Set(edits).count == 2)
  }

  @Test func filesAreMadeWhereTheClientCan() throws {
    let source = "import \"Oth▮er.ctl\"\n"
    var fixture = Fixture(source, Self.lazy)
    let actions = fixture.objects("textDocument/codeAction", ["context": ["diagnostics": []]])
    let create = try #require(actions.first { $0["title"] as? String == "create `Other.ctl`" })
    let resolved = fixture.client.request("codeAction/resolve", create)["result"]
    let edit = (resolved as? Client.Object)?["edit"] as? Client.Object
    #expect(
      string(edit?["documentChanges"])
        == #"[{"kind":"create","options":{"ignoreIfExists":true},"uri":"file:///p/Other.ctl"}]"#)
    var other = Fixture(
      source, capability("textDocument.codeAction.codeActionLiteralSupport", Client.Object()))
    let fewer = other.objects("textDocument/codeAction", ["context": ["diagnostics": []]])
    #expect(!fewer.contains { $0["title"] as? String == "create `Other.ctl`" })
  }

  @Test func aNewFileHasItsText() throws {
    var fixture = Fixture("component ▮C() { label \"x\" }\n\nscreen S { C {} }\n", Self.lazy)
    let actions = fixture.objects(
      "textDocument/codeAction", ["context": ["diagnostics": [], "only": ["refactor.move"]]])
    #expect(actions.map { $0["title"] as? String } == ["move `C` to `C.ctl`"])
    let resolved = fixture.client.request("codeAction/resolve", actions[0])["result"]
    let edit = (resolved as? Client.Object)?["edit"] as? Client.Object
    let changes = try #require(edit?["documentChanges"] as? [Client.Object])
    #expect(changes.count == 3 && changes[0]["kind"] as? String == "create")
    #expect(string(changes[1]).contains(#""newText":"component C() { label \"x\" }\n""#))
    #expect(string(changes[2]).contains(#""newText":"import \"C.ctl\"\n\n""#))
  }

  @Test func onlyTheKindsThatAreAskedFor() {
    var fixture = Fixture("screen S {\n  sli▮der {}\n}", Self.lazy)
    func kinds(_ only: [String]) -> Set<String> {
      let actions = fixture.objects(
        "textDocument/codeAction", ["context": ["diagnostics": [], "only": only]])
      return Set(actions.compactMap { $0["kind"] as? String })
    }
    #expect(kinds(["refactor"]) == ["refactor.rewrite", "refactor.extract"])
    #expect(kinds(["refactor.extract"]) == ["refactor.extract"])
    #expect(kinds(["refactor.ex"]).isEmpty && kinds([]).isEmpty)
  }
}
