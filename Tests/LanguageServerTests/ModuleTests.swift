import CtlLanguageServer
import Testing

/// Files of modules, in folders of their own.
@Suite struct ModuleTests {
  static let settings = #"{ "modules": { "Kit": "../kit/Sources" } }"#
  static let main = "import Kit\nscreen A {\n  tintColor: ink\n}\n"

  private static func codes(_ client: Client) -> [String] {
    client.published("/p/A.ctl")?.compactMap { $0["code"] as? String } ?? []
  }

  @Test func openTextsAndTheDiskAreFollowed() {
    var client = Client([
      "/p/ctl.json": Self.settings, "/kit/Sources/Ink.ctl": "public let ink: Color = #000000\n",
    ])
    client.initialize(folders: ["/p"])
    client.idle()
    client.open("/p/A.ctl", Self.main)
    #expect(Self.codes(client) == [])
    client.open("/kit/Sources/Ink.ctl", "let ink: Color = #000000\n")
    #expect(Self.codes(client) == ["module/not-public"])
    client.close("/kit/Sources/Ink.ctl")
    #expect(Self.codes(client) == [])
    // A file comes, and the other one goes.
    client.disk.files["/kit/Sources/Ink.ctl"] = nil
    client.disk.files["/kit/Sources/New.ctl"] = "public let ink: Color = #FFFFFF\n"
    for (path, type) in [("/kit/Sources/New.ctl", 1), ("/kit/Sources/Ink.ctl", 3)] {
      client.notify(
        "workspace/didChangeWatchedFiles", ["changes": [["uri": "file://\(path)", "type": type]]])
    }
    client.idle()
    #expect(Self.codes(client) == [])
  }

  /// An editor may open and save a new file before anyone says that it is there, or without that.
  @Test(arguments: [
    ["open", "write", "created"], ["write", "open", "created"], ["open", "write", "save"],
  ])
  func newFilesThatAreOpenAreSeen(steps: [String]) {
    var client = Client([
      "/p/ctl.json": Self.settings, "/kit/Sources/Other.ctl": "public let other = 1\n",
    ])
    client.initialize(folders: ["/p"])
    client.idle()
    client.open("/p/A.ctl", Self.main)
    #expect(!Self.codes(client).isEmpty)
    let (path, text) = ("/kit/Sources/Ink.ctl", "public let ink: Color = #000000\n")
    for step in steps {
      switch step {
      case "open": client.open(path, text)
      case "write": client.disk.files[path] = text
      case "save":
        client.notify("textDocument/didSave", ["textDocument": ["uri": "file://\(path)"]])
      default:
        client.notify(
          "workspace/didChangeWatchedFiles", ["changes": [["uri": "file://\(path)", "type": 1]]])
      }
    }
    client.idle()
    #expect(Self.codes(client) == [], "\(steps)")
    client.disk.files[path] = nil
    client.notify(
      "workspace/didChangeWatchedFiles", ["changes": [["uri": "file://\(path)", "type": 3]]])
    client.idle()
    #expect(!Self.codes(client).isEmpty, "\(steps)")
  }

  /// A file outside of all projects has a project of its own, in the folder around them.
  @Test func closedImportersKeepTheirModules() {
    var client = Client([
      "/p/ctl.json": Self.settings, "/kit/Sources/Ink.ctl": "public let ink: Color = #000000\n",
      "/p/A.ctl": Self.main,
    ])
    client.initialize(folders: ["/p"])
    client.idle()
    client.open("/Scratch.ctl", "let a = 1\n")
    client.open("/p/A.ctl", Self.main)
    client.close("/p/A.ctl")
    #expect(Self.codes(client) == [])
    client.notify(
      "workspace/didChangeWatchedFiles", ["changes": [["uri": "file:///p/A.ctl", "type": 2]]])
    client.idle()
    #expect(Self.codes(client) == [])
    // What is wrong in it is told.
    client.change("/Scratch.ctl", version: 2, ["text": "let a = 2\n"])
    client.open("/kit/Sources/Ink.ctl", "let ink: Color = #000000\n")
    #expect(Self.codes(client) == ["module/not-public"])
  }

  /// The uses of what a module declares are those of all projects that are open, from either side.
  @Test func usesAreFoundFromTheModule() throws {
    let main = "import Kit\nscreen A {\n  tintColor: ink\n  Card {}\n}"
    let ink = "public let ink: Color = #000000\npublic component Card { label \"x\" }"
    var client = Client([
      "/p/ctl.json": Self.settings, "/p/Main.ctl": main, "/kit/Sources/Ink.ctl": ink,
    ])
    client.initialize(folders: ["/p", "/kit"])
    client.idle()
    client.open("/kit/Sources/Ink.ctl", ink)
    func at(_ line: Int, _ character: Int) -> Client.Object {
      ["position": ["line": line, "character": character]]
    }
    let path = "/kit/Sources/Ink.ctl"
    let references = client.ask("references", path, at(0, 12)) as? [Client.Object] ?? []
    #expect(references.map { picture($0) } == ["Ink.ctl 0:11-0:14", "Main.ctl 2:13-2:16"])
    let uses = client.ask("implementation", path, at(1, 18)) as? [Client.Object] ?? []
    #expect(uses.map { picture($0) } == ["Main.ctl 3:2-3:6"])
    let items = client.ask("prepareCallHierarchy", path, at(1, 18)) as? [Client.Object] ?? []
    let calls = client.request("callHierarchy/incomingCalls", ["item": try #require(items.first)])
    let callers = (calls["result"] as? [Client.Object] ?? []).compactMap { $0["from"] }
    #expect(callers.map { ($0 as? Client.Object)?["name"] as? String } == ["A"])
    let lenses = client.ask("codeLens", path) as? [Client.Object] ?? []
    let titles = lenses.map { lens in
      let resolved = client.request("codeLens/resolve", lens)["result"] as? Client.Object
      return (resolved?["command"] as? Client.Object)?["title"] as? String
    }
    #expect(titles == ["1 use"])
  }

  @Test func settingsNameModules() {
    var client = Client(["/kit/Sources/Ink.ctl": "public let ink: Color = #000000\n"])
    client.initialize(folders: ["/p"])
    client.open("/p/ctl.json", "{}")
    client.disk.files["/p/ctl.json"] = "{}"
    client.notify(
      "workspace/didChangeWatchedFiles", ["changes": [["uri": "file:///p/ctl.json", "type": 1]]])
    client.idle()
    client.open("/p/A.ctl", Self.main)
    #expect(Self.codes(client) == ["module/unknown"])
    client.change("/p/ctl.json", version: 2, ["text": Self.settings])
    #expect(Self.codes(client) == [])
  }

  @Test func definitionsLeadIntoTheModule() {
    var fixture = Fixture(
      "import Kit\nscreen A {\n  tintColor: in▮k\n}",
      settings: [
        "/p/ctl.json": Self.settings, "/kit/Sources/Ink.ctl": "public let ink: Color = #000000\n",
      ])
    #expect(fixture.ask("textDocument/definition").contains("file:///kit/Sources/Ink.ctl"))
    let rename = fixture.ask("textDocument/rename", ["newName": "paper"])
    #expect(rename.contains("is declared in the module `Kit`"))
  }

  @Test(
    "a name of a module changes in all projects that are open",
    arguments: [
      ["/p/Main.ctl": "import Kit\nscreen A {\n  tintColor: in▮k\n}"],
      ["/kit/Sources/Ink.ctl": "public let in▮k: Color = #000000\nlet other = ink"],
    ])
  func namesOfModulesAreRenamed(cursor: [String: String]) throws {
    var texts = [
      "/p/Main.ctl": "import Kit\nscreen A {\n  tintColor: ink\n}",
      "/kit/Sources/Ink.ctl": "public let ink: Color = #000000\nlet other = ink",
    ]
    var client = Client(texts.merging(["/p/ctl.json": Self.settings]) { $1 })
    client.initialize(folders: ["/p", "/kit"])
    client.idle()
    for (path, text) in texts { client.open(path, text) }
    let (path, text) = try #require(cursor.first)
    let before = text.prefix { $0 != "▮" }.split(separator: "\n", omittingEmptySubsequences: false)
    let answer = client.request(
      "textDocument/rename",
      [
        "textDocument": ["uri": "file://\(path)"], "newName": "paper",
        "position": ["line": before.count - 1, "character": before[before.count - 1].count],
      ])
    let edit = try #require(answer["result"] as? Client.Object, "\(answer)")
    for (path, text) in texts {
      texts[path] = text.replacingOccurrences(of: "ink", with: "paper")
      let count = (edit["changes"] as? [String: [Client.Object]])?["file://\(path)"]?.count
      #expect(count == text.components(separatedBy: "ink").count - 1, "\(path) \(answer)")
    }
  }
}
