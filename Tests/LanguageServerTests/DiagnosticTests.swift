import CtlLanguageServer
import CtlTestSupport
import Testing

/// When the client gets findings, and which.
@Suite struct DiagnosticTests {
  static let clean = "screen A {\n}\n"
  static let broken = "screen A {\n  slidr\n}\n"
  static var full: Client.Object {
    [
      "textDocument": [
        "publishDiagnostics": [
          "relatedInformation": true, "tagSupport": ["valueSet": [1, 2]],
        ]
      ]
    ]
  }

  @Test func cleanFilesGetAnEmptyListWithTheirVersion() {
    var client = Client()
    client.initialize()
    client.open("/a.ctl", Self.clean, version: 7)
    let sent = client.sent("textDocument/publishDiagnostics")
    #expect(sent.count == 1)
    #expect(sent.first?["version"] as? Int == 7)
    #expect((sent.first?["diagnostics"] as? [Any])?.isEmpty == true)
  }

  @Test func aBatchIsPublishedOnce() {
    var client = Client()
    client.initialize()
    client.open("/a.ctl", "")
    client.forget()
    var bytes: [UInt8] = []
    for version in 2...50 {
      bytes += frame(
        encode([
          "jsonrpc": "2.0", "method": "textDocument/didChange",
          "params": Client.changeParameters(
            "/a.ctl", version, [["range": range(0, 0, 0, 0), "text": "x"]]),
        ]))
    }
    client.sendRaw(bytes)
    let sent = client.sent("textDocument/publishDiagnostics")
    #expect(sent.count == 1 && sent.first?["version"] as? Int == 50)
  }

  @Test func theyAreTakenBackWhenTheDocumentIsClosed() {
    var client = Client()
    client.initialize()
    client.open("/a.ctl", Self.broken)
    #expect(client.published("/a.ctl")?.isEmpty == false)
    client.close("/a.ctl")
    #expect(client.published("/a.ctl")?.isEmpty == true)
    client.forget()
    client.close("/a.ctl")
    #expect(client.received.isEmpty)
  }

  /// A closed file that an edit elsewhere breaks has its errors shown until another edit mends it.
  @Test func closedFilesThatAnEditBrokeAreTold() {
    var fixture = Fixture(
      """
      //- Main.ctl
      import "Theme.ctl"
      screen S { tintColor: accent }
      //- Theme.ctl
      let accent: Color = #FFF
      """)
    fixture.client.close("/p/Main.ctl")
    fixture.client.forget()
    fixture.client.change("/p/Theme.ctl", version: 2, ["text": "let akcent: Color = #FFF"])
    #expect(fixture.client.published("/p/Main.ctl")?.count == 1)
    fixture.client.forget()
    fixture.client.change("/p/Theme.ctl", version: 3, ["text": "let akcent: Color = #FFE"])
    #expect(fixture.client.published("/p/Main.ctl") == nil)
    fixture.client.change("/p/Theme.ctl", version: 4, ["text": "let accent: Color = #FFE"])
    #expect(fixture.client.published("/p/Main.ctl")?.isEmpty == true)
  }

  @Test func relatedPlacesAndTagsFollowTheClient() throws {
    let text = "screen A {\n  var x: Int = 1\n  var x: Int = 2\n}\n"
    var plain = Client()
    plain.initialize()
    plain.open("/a b.ctl", text)
    // In the server's spelling, for a document in the client's spelling.
    let all = plain.sent("textDocument/publishDiagnostics").last?["diagnostics"]
    #expect((all as? [Client.Object])?.contains { $0["relatedInformation"] != nil } == false)
    var client = Client()
    client.initialize(Self.full)
    client.open("/a.ctl", text)
    let related = try #require(
      client.published("/a.ctl")?.compactMap { $0["relatedInformation"] as? [Client.Object] }.first)
    let location = related.first?["location"] as? Client.Object
    #expect(location?["uri"] as? String == "file:///a.ctl")
    #expect((related.first?["message"] as? String)?.isEmpty == false)
  }

  @Test func messagesAreInTheLanguageOfTheClient() {
    for (locale, isChinese) in [
      ("zh-CN", true), ("zh", true), ("zh-Hans", true), ("en", false), ("de-DE", false),
    ] {
      var client = Client()
      client.initialize(options: ["locale": locale])
      client.open("/a.ctl", Self.broken)
      let message = client.published("/a.ctl")?.first?["message"] as? String ?? ""
      #expect(message.contains { $0 >= "\u{4E00}" } == isChinese, "\(locale): \(message)")
    }
  }

  // MARK: Pull

  @Test func clientsThatAskAreSentNone() {
    var client = Client()
    let answer = client.initialize(Client.pulling)
    let capabilities = (answer["result"] as? Client.Object)?["capabilities"] as? Client.Object
    #expect(capabilities?["diagnosticProvider"] != nil)
    client.open("/a.ctl", Self.broken)
    client.close("/a.ctl")
    #expect(client.sent("textDocument/publishDiagnostics").isEmpty)
    var other = Client()
    let otherAnswer = other.initialize()
    let others = (otherAnswer["result"] as? Client.Object)?["capabilities"] as? Client.Object
    #expect(others?["diagnosticProvider"] == nil)
  }

  @Test func pulledDiagnosticsAreThePublishedOnes() throws {
    let path = try ProjectFiles.text("Samples/Theme.ctl") + Self.broken
    var client = Client()
    client.initialize(Client.pulling)
    client.open("/a.ctl", path)
    let report = client.ask("diagnostic", "/a.ctl") as? Client.Object
    var other = Client()
    other.initialize()
    other.open("/a.ctl", path)
    #expect(report?["kind"] as? String == "full")
    #expect(encode(report?["items"] ?? "") == encode(other.published("/a.ctl") ?? [:]))
  }

  @Test("related places of what is asked for follow the client", arguments: [true, false])
  func relatedPlacesOfPulled(takes: Bool) throws {
    var client = Client()
    client.initialize(["textDocument": ["diagnostic": ["relatedInformation": takes]]])
    client.open("/a.ctl", "screen A {\n  var x: Int = 1\n  var x: Int = 2\n}\n")
    let report = client.ask("diagnostic", "/a.ctl") as? Client.Object
    let items = try #require(report?["items"] as? [Client.Object])
    #expect(!items.isEmpty && items.contains { $0["relatedInformation"] != nil } == takes)
  }

  @Test func anIdDoesNotOutliveTheDocument() {
    var client = Client()
    client.initialize(Client.pulling)
    client.open("/a.ctl", Self.broken)
    func pull(_ previous: String?) -> (kind: String?, id: String) {
      let more: Client.Object = previous.map { ["previousResultId": $0] } ?? [:]
      let report = client.ask("diagnostic", "/a.ctl", more) as? Client.Object
      return (report?["kind"] as? String, report?["resultId"] as? String ?? "")
    }
    let first = pull(nil)
    #expect(first.kind == "full")
    #expect(pull(first.id).kind == "unchanged")
    client.change("/a.ctl", version: 2, ["range": range(0, 0, 0, 0), "text": "\n"])
    let second = pull(first.id)
    #expect(second.kind == "full" && second.id != first.id)
    client.close("/a.ctl")
    client.open("/a.ctl", "\n" + Self.broken)
    #expect(pull(second.id).kind == "full")
    #expect(pull("nonsense").kind == "full")
  }

  @Test func aDocumentThatIsNotThereHasAReport() {
    var client = Client()
    client.initialize(Client.pulling)
    let report = client.ask("diagnostic", "/none.ctl") as? Client.Object
    #expect(report?["kind"] as? String == "full")
    #expect((report?["items"] as? [Any])?.isEmpty == true)
  }

  @Test func mistakesInSettingsArePublishedOnce() {
    var client = Client(["/p/ctl.json": "{ \"nonsense\": 1 }", "/p/A.ctl": Self.clean])
    client.initialize(folders: ["/p"])
    client.open("/p/A.ctl", Self.clean)
    client.idle()
    #expect(client.published("/p/ctl.json")?.count == 1)
    client.forget()
    client.change("/p/A.ctl", version: 2, ["text": Self.broken])
    client.idle()
    #expect(client.published("/p/A.ctl")?.isEmpty == false)
    #expect(client.published("/p/ctl.json") == nil)
  }

  @Test func theWorkspaceIsReportedWithItsUnopenedFiles() {
    var client = Client([
      "/p/A.ctl": Self.broken, "/p/sub/B.ctl": Self.clean, "/p/.hidden/C.ctl": Self.broken,
      "/p/ctl.json": "{ \"nonsense\": 1 }", "/q/D.ctl": Self.broken,
    ])
    client.initialize(Client.pulling, folders: ["/p"])
    client.open("/p/sub/B.ctl", Self.broken, version: 3)
    // Nothing is known yet: the answer waits.
    let early = client.request("workspace/diagnostic", ["previousResultIds": []])
    #expect(early.isEmpty)
    client.idle()
    let id = client.received.compactMap { $0["id"] as? Int }.last ?? 0
    func items() -> [Client.Object] {
      let result = client.answer(id)?["result"] as? Client.Object
      return result?["items"] as? [Client.Object] ?? []
    }
    #expect(
      items().map { $0["uri"] as? String } == [
        "file:///p/ctl.json", "file:///p/A.ctl", "file:///p/sub/B.ctl",
      ])
    #expect(items().map { $0["version"] as? Int } == [nil, nil, 3])
    #expect(items().allSatisfy { ($0["items"] as? [Any])?.isEmpty == false })
    let previous = items().map { item -> Client.Object in
      ["uri": item["uri"] ?? "", "value": item["resultId"] ?? ""]
    }
    let again = client.request("workspace/diagnostic", ["previousResultIds": previous])
    let kinds = ((again["result"] as? Client.Object)?["items"] as? [Client.Object])?.map {
      $0["kind"] as? String
    }
    #expect(kinds == ["unchanged", "unchanged", "unchanged"])
  }

  @Test func aChangeElsewhereAsksForARefreshOnce() {
    var client = Client()
    var capabilities = Client.pulling
    capabilities["workspace"] = ["diagnostics": ["refreshSupport": true]]
    client.initialize(capabilities)
    client.open("/p/B.ctl", "let size: Int = 3\n")
    client.open("/p/A.ctl", "import \"B.ctl\"\nscreen A {\n  slider { value: size }\n}\n")
    #expect(client.sent("workspace/diagnostic/refresh").isEmpty)
    client.change("/p/B.ctl", version: 2, ["text": "let other: Int = 3\n"])
    client.pause()
    let count = client.received.filter {
      $0["method"] as? String == "workspace/diagnostic/refresh"
    }.count
    #expect(count == 1)
    client.forget()
    client.change("/p/A.ctl", version: 2, ["text": "import \"B.ctl\"\n"])
    client.pause()
    #expect(client.received.isEmpty)
  }

  // MARK: Storms

  @Test func whatIsOutdatedIsNotAnswered() {
    var client = Client()
    client.initialize(Client.pulling)
    client.open("/a.ctl", Self.broken)
    client.forget()
    func request(_ id: Int, _ method: String) -> Client.Object {
      [
        "jsonrpc": "2.0", "id": id, "method": method,
        "params": ["textDocument": ["uri": "file:///a.ctl"]],
      ]
    }
    let change: Client.Object = [
      "jsonrpc": "2.0", "method": "textDocument/didChange",
      "params": Client.changeParameters("/a.ctl", 2, [["text": ""]]),
    ]
    client.send(
      request(101, "textDocument/formatting"), request(102, "textDocument/diagnostic"), change,
      request(103, "textDocument/formatting"), request(104, "textDocument/formatting"),
      ["jsonrpc": "2.0", "method": "$/cancelRequest", "params": ["id": 104]])
    func code(_ id: Int) -> Int? {
      (client.answer(id)?["error"] as? Client.Object)?["code"] as? Int
    }
    #expect(code(101) == -32801)
    #expect(code(102) == -32802)
    let data = (client.answer(102)?["error"] as? Client.Object)?["data"] as? Client.Object
    #expect(data?["retriggerRequest"] as? Bool == true)
    #expect(client.answer(103)?["result"] != nil)
    #expect(code(104) == -32800)
  }

  /// The work of a request runs later than the messages that follow it.
  @Test func whatIsCancelledOrOutdatedWhileItRunsIsDropped() {
    for (method, parameters, code) in [
      ("$/cancelRequest", ["id": 7] as Client.Object, "-32800"),
      ("textDocument/didChange", Client.changeParameters("/a.ctl", 2, [["text": ""]]), "-32801"),
      ("textDocument/didClose", ["textDocument": ["uri": "file:///a.ctl"]], "-32801"),
    ] {
      var client = Client()
      client.initialize()
      client.open("/a.ctl", Self.broken)
      var server = client.server
      let outputs = server.receive(
        frame(
          encode([
            "jsonrpc": "2.0", "id": 7, "method": "textDocument/formatting",
            "params": ["textDocument": ["uri": "file:///a.ctl"]],
          ])))
      _ = server.receive(
        frame(encode(["jsonrpc": "2.0", "method": method, "params": parameters])))
      guard case .work(let work)? = outputs.first else {
        Issue.record("no work")
        continue
      }
      #expect(String(decoding: work.run(), as: UTF8.self).contains(code))
    }
  }
}
