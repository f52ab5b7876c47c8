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
}
