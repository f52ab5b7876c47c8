import CtlLanguageServer
import Testing

/// Files that are not open, folders, settings.
@Suite struct WorkspaceTests {
  static let imports = "import \"B.ctl\"\nscreen A {\n  slider level { value: size }\n}\n"
  static let declarations = "let size: Double = 0.5\n"
  static let outdated = "screen A {\n  slidr\n}\n"

  @Test func importsAreFoundOnDiskAndBuffersWin() {
    var client = Client(["/p/B.ctl": Self.declarations])
    client.initialize(folders: ["/p"])
    client.open("/p/A.ctl", Self.imports)
    let codes = { (client: Client) in
      client.published("/p/A.ctl")?.compactMap { $0["code"] as? String } ?? []
    }
    #expect(!codes(client).contains("check/unknown-name"))
    let before = codes(client)
    client.open("/p/B.ctl", "// empty\n")
    #expect(codes(client) == ["control/unresolved-reference"])
    client.close("/p/B.ctl")
    #expect(codes(client) == before)
  }

  @Test func changesOnDiskAreTaken() {
    var client = Client()
    client.initialize(
      ["workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]]], folders: ["/p"])
    let registrations = client.sent("client/registerCapability").first?["registrations"]
    #expect(
      (registrations as? [Client.Object])?.first?["method"] as? String
        == "workspace/didChangeWatchedFiles")
    client.idle()
    client.open("/p/A.ctl", Self.imports)
    func codes() -> [String] {
      client.published("/p/A.ctl")?.compactMap { $0["code"] as? String } ?? []
    }
    #expect(codes() == ["import/missing"])
    func tell(_ path: String, _ type: Int) {
      client.notify(
        "workspace/didChangeWatchedFiles", ["changes": [["uri": "file://\(path)", "type": type]]])
    }
    client.disk.files["/p/B.ctl"] = Self.declarations
    tell("/p/B.ctl", 1)
    #expect(!codes().contains("import/missing"))
    client.disk.files["/p/B.ctl"] = ""
    tell("/p/B.ctl", 2)
    #expect(codes() == ["control/unresolved-reference"])
    client.disk.files["/p/B.ctl"] = nil
    tell("/p/B.ctl", 3)
    #expect(codes() == ["import/missing"])
    // An open document does not follow the disk.
    client.disk.files["/p/A.ctl"] = "screen"
    client.forget()
    tell("/p/A.ctl", 2)
    #expect(client.received.isEmpty)
  }

  @Test(arguments: ["workspace/didDeleteFiles", "workspace/didChangeWatchedFiles"])
  func foldersMayGo(method: String) {
    var client = Client(["/p/A.ctl": Self.imports, "/p/lib/B.ctl": Self.declarations])
    client.initialize(folders: ["/p"])
    client.idle()
    client.open("/p/A.ctl", Self.imports.replacingOccurrences(of: "B.ctl", with: "lib/B.ctl"))
    func codes() -> [String] {
      client.published("/p/A.ctl")?.compactMap { $0["code"] as? String } ?? []
    }
    #expect(!codes().contains("import/missing"))
    client.disk.files["/p/lib/B.ctl"] = nil
    if method.hasSuffix("Files"), method.contains("Delete") {
      client.notify(method, ["files": [["uri": "file:///p/lib"]]])
    } else {
      client.notify(method, ["changes": [["uri": "file:///p/lib", "type": 3]]])
    }
    client.idle()
    #expect(codes() == ["import/missing"])
  }

  @Test func settingsHoldAsTheyAreOnDiskOpenOrInTheClient() {
    let text = "screen A {\n  slider { value: 0 }\n}\n"
    var client = Client(["/p/ctl.json": "{}", "/p/A.ctl": text])
    client.initialize(folders: ["/p"])
    client.open("/p/A.ctl", text)
    func codes(_ path: String = "/p/A.ctl") -> [String] {
      client.published(path)?.compactMap { $0["code"] as? String } ?? []
    }
    guard
      let code = client.published("/p/A.ctl")?.first(where: { $0["severity"] as? Int != 1 })?[
        "code"]
        as? String
    else {
      Issue.record("nothing to turn off")
      return
    }
    let off = "{ \"severity\": { \"\(code)\": \"off\" } }"
    client.disk.files["/p/ctl.json"] = off
    client.notify(
      "workspace/didChangeWatchedFiles", ["changes": [["uri": "file:///p/ctl.json", "type": 2]]])
    #expect(!codes().contains(code))
    client.open("/p/ctl.json", "{}")
    #expect(codes().contains(code))
    client.change("/p/ctl.json", version: 2, ["text": off])
    #expect(!codes().contains(code))
    client.change("/p/ctl.json", version: 3, ["text": "{ \"sevrity\": {} }"])
    #expect(codes().contains(code))
    #expect(codes("/p/ctl.json") == ["settings/unknown-key"])
    client.close("/p/ctl.json")
    #expect(!codes().contains(code) && codes("/p/ctl.json").isEmpty)
    // A file without settings of its own follows those of the client.
    client.open("/q/A.ctl", text)
    #expect(codes("/q/A.ctl").contains(code))
    client.notify(
      "workspace/didChangeConfiguration", ["settings": ["ctl": ["severity": [code: "off"]]]])
    #expect(!codes("/q/A.ctl").contains(code))
    client.disk.files["/q/ctl.json"] = "{}"
    client.notify(
      "workspace/didChangeWatchedFiles", ["changes": [["uri": "file:///q/ctl.json", "type": 1]]])
    #expect(codes("/q/A.ctl").contains(code))
  }

  @Test func catalogueThatCannotBeReadHasItsFindings() {
    let screen = "screen A {\n  content {\n    label \"Hi\"\n  }\n}\n"
    let path = "/p/lib/Localizable.xcstrings"
    var client = Client(["/p/lib/A.ctl": screen, path: "{ \"strings\": { \"Hi\": {}, } }"])
    client.initialize(folders: ["/p"])
    client.idle()
    func findings() -> [String] {
      client.published(path)?.compactMap { finding in
        let start = (finding["range"] as? [String: [String: Int]])?["start"] ?? [:]
        return "\(start["character"] ?? -1) \(finding["code"] as? String ?? "")"
      } ?? []
    }
    func change(_ text: String?, type: Int) {
      client.disk.files[path] = text
      client.notify(
        "workspace/didChangeWatchedFiles", ["changes": [["uri": "file://\(path)", "type": type]]])
    }
    #expect(findings() == ["23 settings/malformed-catalogue"])
    change("{ \"strings\": {} }", type: 2)
    #expect(findings().isEmpty)
    change("{}", type: 2)
    #expect(findings() == ["0 settings/malformed-catalogue"])
    change(nil, type: 3)
    #expect(findings().isEmpty)
  }

  @Test func translationsThatComeMendWhatIsNotLocalized() {
    let screen =
      "screen A {\n  content {\n    slider s { accessibility { label: \"Speed\" } }\n  }\n}\n"
    var client = Client([
      "/p/ctl.json": "{ \"locales\": [\"en\", \"de\"] }", "/p/A.ctl": screen,
    ])
    client.initialize(folders: ["/p"])
    client.open("/p/A.ctl", screen)
    client.idle()
    func codes() -> [String] {
      client.published("/p/A.ctl")?.compactMap { $0["code"] as? String } ?? []
    }
    #expect(codes().contains("accessibility/not-localized"))
    let unit = "{ \"stringUnit\": { \"value\": \"Tempo\" } }"
    client.disk.files["/p/Localizable.xcstrings"] =
      "{ \"strings\": { \"Speed\": { \"localizations\": { \"de\": \(unit) } } } }"
    client.notify(
      "workspace/didChangeWatchedFiles",
      ["changes": [["uri": "file:///p/Localizable.xcstrings", "type": 1]]])
    #expect(!codes().contains("accessibility/not-localized"))
  }

  @Test func theClientIsAskedForItsConfiguration() {
    var client = Client()
    client.answers["workspace/configuration"] = [["language": "zh-Hans"]]
    client.initialize(["workspace": ["configuration": true]])
    #expect(client.sent("workspace/configuration").count == 1)
    client.open("/a.ctl", Self.outdated)
    let message = client.published("/a.ctl")?.first?["message"] as? String ?? ""
    #expect(message.contains { $0 >= "\u{4E00}" })
    client.answers["workspace/configuration"] = [["language": "en"]]
    client.notify("workspace/didChangeConfiguration", ["settings": [:]])
    let english = client.published("/a.ctl")?.first?["message"] as? String ?? "名"
    #expect(!english.contains { $0 >= "\u{4E00}" })
  }

  @Test(arguments: ["null", "5", "[]", "{\"ctl\":5}", "{\"ctl\":{\"severity\":7,\"x\":{}}}"])
  func anyConfigurationIsSurvived(settings: String) {
    var client = Client()
    client.initialize()
    client.open("/a.ctl", Self.outdated)
    client.sendRaw(
      frame(
        #"{"jsonrpc":"2.0","method":"workspace/didChangeConfiguration","params":{"settings":\#(settings)}}"#
      ))
    #expect(client.published("/a.ctl")?.isEmpty == false)
  }

  @Test func foldersComeAndGo() {
    var client = Client(["/p/A.ctl": Self.outdated, "/q/B.ctl": Self.outdated])
    client.initialize(Client.pulling, folders: ["/p"])
    func uris() -> [String] {
      client.idle()
      let answer = client.request("workspace/diagnostic", ["previousResultIds": []])
      let items = (answer["result"] as? Client.Object)?["items"] as? [Client.Object]
      return items?.compactMap { $0["uri"] as? String } ?? []
    }
    #expect(uris() == ["file:///p/A.ctl"])
    let folder: Client.Object = ["uri": "file:///q", "name": "q"]
    client.notify(
      "workspace/didChangeWorkspaceFolders", ["event": ["added": [folder], "removed": []]])
    #expect(uris() == ["file:///p/A.ctl", "file:///q/B.ctl"])
    client.open("/q/B.ctl", Self.outdated)
    let gone: Client.Object = ["uri": "file:///p/", "name": "p"]
    client.notify(
      "workspace/didChangeWorkspaceFolders", ["event": ["added": [], "removed": [gone]]])
    #expect(uris() == ["file:///q/B.ctl"])
  }

  @Test func untitledDocumentsAreChecked() {
    var client = Client()
    client.initialize()
    client.notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": "untitled:Untitled-1", "languageId": "ctl", "version": 1,
          "text": "import \"/etc/passwd\"\nimport \"x.ctl\"\n",
        ]
      ])
    let sent = client.sent("textDocument/publishDiagnostics").last
    #expect(sent?["uri"] as? String == "untitled:Untitled-1")
    #expect((sent?["diagnostics"] as? [Any])?.isEmpty == false)
  }

  @Test func aDocumentKeepsTheSpellingOfTheClient() {
    var client = Client()
    client.initialize()
    client.notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": "file:///%61%20b.ctl", "languageId": "ctl", "version": 1, "text": "",
        ]
      ])
    #expect(
      client.sent("textDocument/publishDiagnostics").last?["uri"] as? String
        == "file:///%61%20b.ctl")
  }

  @Test func aThousandFilesAreFoundInStepsWithProgress() {
    var files: [String: String] = [:]
    for index in 0..<1000 { files["/p/d\(index % 30)/f\(index).ctl"] = Self.outdated }
    var client = Client(files)
    client.initialize(
      [
        "window": ["workDoneProgress": true],
        "textDocument": ["diagnostic": [:]],
      ], folders: ["/p"])
    client.idle()
    let kinds = client.sent("$/progress").compactMap {
      ($0["value"] as? Client.Object)?["kind"] as? String
    }
    #expect(kinds.first == "begin" && kinds.last == "end" && kinds.count > 10)
    // How much is done only grows.
    let shares = client.sent("$/progress").compactMap {
      ($0["value"] as? Client.Object)?["percentage"] as? Int
    }
    #expect(shares == shares.sorted() && shares.first == 0 && shares.contains { $0 > 50 })
    let answer = client.request("workspace/diagnostic", ["previousResultIds": []])
    let items = (answer["result"] as? Client.Object)?["items"] as? [Client.Object]
    #expect(items?.count == 1000)
    #expect(!client.server.hasWork)
  }

  @Test func waitingRequestsCanBeCancelledAndEndWithTheServer() {
    var client = Client(["/p/A.ctl": ""])
    client.initialize(Client.pulling, folders: ["/p"])
    for id in [50, 51] {
      client.send([
        "jsonrpc": "2.0", "id": id, "method": "workspace/diagnostic",
        "params": ["previousResultIds": []],
      ])
    }
    client.notify("$/cancelRequest", ["id": 50])
    func code(_ id: Int) -> Int? {
      (client.answer(id)?["error"] as? Client.Object)?["code"] as? Int
    }
    #expect(code(50) == -32800 && client.answer(51) == nil)
    client.request("shutdown")
    #expect(code(51) == -32800)
    #expect(!client.server.hasWork)
  }

  @Test func theTraceSaysWhatWasAsked() {
    var client = Client()
    client.initialize()
    client.open("/a.ctl", "")
    _ = client.ask("formatting", "/a.ctl")
    #expect(client.sent("$/logTrace").isEmpty)
    client.notify("$/setTrace", ["value": "messages"])
    _ = client.ask("formatting", "/a.ctl")
    #expect(client.sent("$/logTrace").count == 1)
    #expect(client.sent("$/logTrace").last?["verbose"] == nil)
    client.notify("$/setTrace", ["value": "verbose"])
    _ = client.ask("formatting", "/a.ctl")
    let verbose = client.sent("$/logTrace").last?["verbose"] as? String
    #expect(verbose?.contains("file:///a.ctl") == true)
    client.notify("$/setTrace", ["value": "off"])
    client.forget()
    _ = client.ask("formatting", "/a.ctl")
    #expect(client.sent("$/logTrace").isEmpty)
  }
}
