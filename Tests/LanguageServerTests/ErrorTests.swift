import CtlLanguageServer
import CtlTestSupport
import Foundation
import Testing

/// The answers to each kind of wrong message.
@Suite struct ErrorTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let body: String
    let code: Int
    /// The id in the answer, as JSON.
    let id: String
    var testDescription: String { String(body.prefix(60)) }

    init(_ body: String, _ code: Int, id: String = "null") {
      self.body = body
      self.code = code
      self.id = id
    }
  }

  static let cases: [Case] = [
    Case("", -32700),
    Case("{", -32700),
    Case(#"{"jsonrpc":"2.0","id":1,"method":"shutdown"}}"#, -32700),
    Case("{\"a\":\"\u{1}\"}", -32700),
    Case(String(repeating: "[", count: 100_000), -32700),
    Case(#"{"id":1e999}"#, -32700),
    Case("[]", -32600),
    Case(#"[{"jsonrpc":"2.0","id":1,"method":"shutdown"}]"#, -32600),
    Case("null", -32600),
    Case("7", -32600),
    Case(#""shutdown""#, -32600),
    Case("{}", -32600),
    Case(#"{"jsonrpc":"2.0","id":9}"#, -32600, id: "9"),
    Case(#"{"jsonrpc":"1.0","id":9,"method":"shutdown"}"#, -32600, id: "9"),
    Case(#"{"jsonrpc":"2.0","id":9,"method":7}"#, -32600, id: "9"),
    Case(#"{"jsonrpc":"2.0","id":{},"method":"shutdown"}"#, -32600),
    Case(#"{"jsonrpc":"2.0","id":1.5,"method":"shutdown"}"#, -32600),
    Case(#"{"jsonrpc":"2.0","id":true,"method":"shutdown"}"#, -32600),
    Case(#"{"jsonrpc":"2.0","id":null,"method":"shutdown"}"#, -32600),
    Case(#"{"jsonrpc":"2.0","id":9,"method":"initialize","params":{}}"#, -32600, id: "9"),
    Case(#"{"jsonrpc":"2.0","id":"é","method":"no/such"}"#, -32601, id: #""é""#),
    Case(#"{"jsonrpc":"2.0","id":9,"method":"$/noSuch"}"#, -32601, id: "9"),
    Case(#"{"jsonrpc":"2.0","id":9,"method":""}"#, -32601, id: "9"),
    Case(#"{"jsonrpc":"2.0","id":9,"method":"textDocument/didOpen"}"#, -32601, id: "9"),
    Case(#"{"jsonrpc":"2.0","id":9,"method":"textDocument/formatting"}"#, -32602, id: "9"),
    Case(
      #"{"jsonrpc":"2.0","id":9,"method":"textDocument/formatting","params":[]}"#, -32602, id: "9"),
    Case(
      #"{"jsonrpc":"2.0","id":9,"method":"textDocument/formatting","params":{"textDocument":{}}}"#,
      -32602, id: "9"),
    Case(
      #"{"jsonrpc":"2.0","id":9,"method":"textDocument/formatting","params":{"textDocument":{"uri":5}}}"#,
      -32602, id: "9"),
    Case(
      #"{"jsonrpc":"2.0","id":9,"method":"textDocument/rangeFormatting","params":{"textDocument":{"uri":"file:///a.ctl"},"range":{"start":{"line":0}}}}"#,
      -32602, id: "9"),
    Case(
      #"{"jsonrpc":"2.0","id":9,"method":"textDocument/rangeFormatting","params":{"textDocument":{"uri":"file:///a.ctl"},"range":{"start":{"line":0.5,"character":0},"end":{"line":0,"character":0}}}}"#,
      -32602, id: "9"),
    Case(
      #"{"jsonrpc":"2.0","id":9,"method":"workspace/executeCommand","params":{"command":"no"}}"#,
      -32602, id: "9"),
  ]

  @Test(arguments: cases)
  func isAnswered(_ item: Case) throws {
    var client = Client()
    client.initialize()
    client.open("/a.ctl", "screen A {}\n")
    client.forget()
    client.sendRaw(frame(item.body))
    let answers = client.received.filter { $0["error"] != nil }
    #expect(answers.count == 1)
    let error = answers.first?["error"] as? Client.Object
    #expect(error?["code"] as? Int == item.code)
    #expect((error?["message"] as? String)?.isEmpty == false)
    let id = answers.first?["id"]
    let text = String(
      decoding: try JSONSerialization.data(
        withJSONObject: id ?? "missing", options: .fragmentsAllowed), as: UTF8.self)
    #expect(text == item.id)
    // The server is still alive.
    #expect(client.ask("formatting", "/a.ctl") as? [Client.Object] != nil)
  }

  @Test func theMessageNamesTheParameter() {
    var client = Client()
    client.initialize()
    let answer = client.request("textDocument/formatting", ["textDocument": ["uri": 5]])
    #expect(
      (answer["error"] as? Client.Object)?["message"] as? String
        == "`textDocument.uri` must be a string")
  }

  @Test func unknownNotificationsAreIgnored() {
    var client = Client()
    client.initialize()
    client.forget()
    for method in ["no/such", "$/progress", "textDocument/formatting", ""] { client.notify(method) }
    #expect(client.received.isEmpty)
  }

  @Test func aNotificationThatCannotBeReadIsLogged() {
    var client = Client()
    client.initialize()
    for method in [
      "textDocument/didOpen", "textDocument/didChange", "textDocument/didClose",
      "workspace/didChangeWatchedFiles", "workspace/didChangeWorkspaceFolders", "$/setTrace",
      "$/cancelRequest",
    ] {
      client.forget()
      client.notify(method, ["textDocument": 5, "changes": "x", "event": 1, "value": 1])
      #expect(client.sent("window/logMessage").count == 1, "\(method)")
    }
    client.forget()
    client.change("/never.ctl", version: 2, ["text": "x"])
    #expect(client.sent("window/logMessage").count == 1)
  }

  @Test func nothingIsDoneBeforeInitializeAndAfterShutdown() {
    var client = Client()
    client.open("/a.ctl", "screen")
    #expect(client.received.isEmpty)
    #expect((client.request("shutdown")["error"] as? Client.Object)?["code"] as? Int == -32002)
    client.initialize()
    #expect(client.request("shutdown")["result"] is NSNull)
    #expect(
      (client.request("textDocument/formatting")["error"] as? Client.Object)?["code"] as? Int
        == -32600)
    client.forget()
    client.open("/a.ctl", "screen")
    #expect(client.received.isEmpty)
    client.notify("exit")
    #expect(client.exitStatus == 0)
  }

  @Test func exitWithoutShutdownIsAnError() {
    var client = Client()
    client.notify("exit")
    #expect(client.exitStatus == 1)
    var other = Client()
    other.initialize()
    #expect(other.server.statusAtEndOfInput == 1)
    other.request("shutdown")
    #expect(other.server.statusAtEndOfInput == 0)
    // Nothing after it is handled.
    other.forget()
    other.send(
      ["jsonrpc": "2.0", "method": "exit"], ["jsonrpc": "2.0", "id": 5, "method": "shutdown"])
    #expect(other.received.isEmpty && other.exitStatus == 0)
  }

  @Test func answersToNothingAreIgnored() {
    var client = Client()
    client.initialize()
    client.forget()
    client.send(["jsonrpc": "2.0", "id": 99, "result": NSNull()])
    client.send(["jsonrpc": "2.0", "id": "x", "error": ["code": 1, "message": "?"]])
    client.send(["jsonrpc": "2.0", "id": NSNull(), "error": ["code": -32700, "message": "?"]])
    #expect(client.received.isEmpty)
  }
}
