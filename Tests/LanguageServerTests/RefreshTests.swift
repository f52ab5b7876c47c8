import Foundation
import Testing

@testable import CtlLanguageServer

/// What the client is told when its earlier answers depend on a change elsewhere.
@Suite struct RefreshTests {
  static var capabilities: Client.Object {
    [
      "textDocument": ["diagnostic": [:]],
      "workspace": [
        "semanticTokens": ["refreshSupport": true], "inlayHint": ["refreshSupport": true],
        "codeLens": ["refreshSupport": true], "diagnostics": ["refreshSupport": true],
        "textDocumentContent": [:],
      ],
    ]
  }

  static let project = """
    //- Main.ctl
    import "Theme.ctl"
    screen S { tintColor: accent }
    //- Theme.ctl
    let accent: Color = #FFF
    """

  func refreshes(_ client: Client) -> [String] {
    client.received.compactMap { $0["method"] as? String }.filter { $0.hasSuffix("/refresh") }
  }

  @Test func changesOfOtherFilesAreTold() {
    var fixture = Fixture(Self.project, Self.capabilities)
    fixture.client.forget()
    fixture.client.change("/p/Theme.ctl", version: 2, ["text": "let accent: Color = #000"])
    fixture.client.pause()
    #expect(
      refreshes(fixture.client) == [
        "workspace/semanticTokens/refresh", "workspace/inlayHint/refresh",
        "workspace/codeLens/refresh", "workspace/diagnostic/refresh",
      ])
    // No other file depends on this one: the client asks by itself.
    fixture.client.forget()
    fixture.client.change("/p/Main.ctl", version: 2, ["text": Self.edited])
    fixture.client.pause()
    #expect(refreshes(fixture.client).isEmpty)
  }

  static let edited = "import \"Theme.ctl\"\nscreen S { tintColor: accent; label \"S\" }"

  @Test func clientsThatCannotAreNotAsked() {
    var fixture = Fixture(Self.project)
    fixture.client.change("/p/Theme.ctl", version: 2, ["text": "let accent: Color = #000"])
    fixture.client.pause()
    #expect(refreshes(fixture.client).isEmpty)
  }

  /// A person who types is not disturbed; the client hears of all keys together.
  @Test func nothingIsSaidWhileSomebodyTypes() {
    var fixture = Fixture(Self.project, capability("workspace.codeLens.refreshSupport", true))
    fixture.client.forget()
    for version in 2..<20 {
      fixture.client.change(
        "/p/Theme.ctl", version: version, ["text": "let accent: Color = #00\(version % 10)"])
    }
    #expect(refreshes(fixture.client).isEmpty && fixture.client.server.awaitsPause)
    fixture.client.pause()
    fixture.client.pause()
    #expect(refreshes(fixture.client) == ["workspace/codeLens/refresh"])
    #expect(!fixture.client.server.awaitsPause)
  }

  /// A client that answers late does not get a request at every key.
  @Test func aStormOfKeysAsksOnce() throws {
    var fixture = Fixture(Self.project, capability("workspace.codeLens.refreshSupport", true))
    fixture.client.forget()
    fixture.client.answersRequests = false
    for version in 2..<20 {
      fixture.client.change(
        "/p/Theme.ctl", version: version, ["text": "let accent: Color = #00\(version % 10)"])
      fixture.client.pause()
    }
    #expect(refreshes(fixture.client) == ["workspace/codeLens/refresh"])
    // The answer comes, and there has been another reason since.
    let request = try #require(fixture.client.received.last { $0["id"] != nil })
    fixture.client.send(["jsonrpc": "2.0", "id": request["id"]!, "result": NSNull()])
    #expect(refreshes(fixture.client).count == 2)
    let second = try #require(fixture.client.received.last { $0["id"] != nil })
    fixture.client.send(["jsonrpc": "2.0", "id": second["id"]!, "result": NSNull()])
    #expect(refreshes(fixture.client).count == 2)
  }

  @Test func previewsFollowTheirFile() {
    var fixture = Fixture("screen S { label \"One\" }", Self.capabilities)
    let uri = "ctl-picture:/p/Main.ctl"
    fixture.client.request("workspace/textDocumentContent", ["uri": uri])
    fixture.client.forget()
    for version in 2..<5 {
      fixture.client.change(
        "/p/Main.ctl", version: version, ["text": "screen S { label \"\(version)\" }"])
    }
    // Once: a client that still shows it asks again.
    let told = fixture.client.sent("workspace/textDocumentContent/refresh")
    #expect(told.map { $0["uri"] as? String } == [uri])
    fixture.client.request("workspace/textDocumentContent", ["uri": uri])
    fixture.client.change("/p/Main.ctl", version: 9, ["text": "screen S {}"])
    #expect(fixture.client.sent("workspace/textDocumentContent/refresh").count == 2)
  }
}
