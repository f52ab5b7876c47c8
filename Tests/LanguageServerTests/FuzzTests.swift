import CtlTestSupport
import Foundation
import Testing

@testable import CtlLanguageServer

/// Input that no client should send.
@Suite struct FuzzTests {
  static func session(_ text: String) -> [[UInt8]] {
    let uri = "file:///a.ctl"
    func message(_ method: String, _ id: Int? = nil, _ parameters: Client.Object) -> [UInt8] {
      var object: Client.Object = ["jsonrpc": "2.0", "method": method, "params": parameters]
      if let id { object["id"] = id }
      return encode(object)
    }
    let document: Client.Object = ["uri": uri]
    return [
      message(
        "initialize", 1, ["capabilities": [:], "processId": NSNull(), "rootUri": "file:///p"]),
      message("initialized", nil, [:]),
      message(
        "textDocument/didOpen", nil,
        ["textDocument": ["uri": uri, "languageId": "ctl", "version": 1, "text": text]]),
      message(
        "textDocument/didChange", nil,
        Client.changeParameters("/a.ctl", 2, [["range": range(1, 1, 1, 3), "text": "名\r\n"]])),
      message(
        "workspace/diagnostic", 2, ["previousResultIds": [["uri": uri, "value": "x"]]]),
      message(
        "textDocument/codeAction", 3,
        ["textDocument": document, "range": range(0, 0, 9, 9), "context": ["diagnostics": []]]),
      message("textDocument/diagnostic", 4, ["textDocument": document]),
      message("workspace/didChangeConfiguration", nil, ["settings": ["ctl": ["language": "zh"]]]),
      message("$/cancelRequest", nil, ["id": 3]),
      message("textDocument/didClose", nil, ["textDocument": document]),
      message("shutdown", 5, [:]),
      message("exit", nil, [:]),
    ]
  }

  /// A stream with damage in it, in random portions: every message that comes out is JSON, and the
  /// server goes on.
  @Test func damagedStreamsAreSurvived() throws {
    let text = try ProjectFiles.text("Samples/Theme.ctl")
    var random = SeededGenerator(seed: 5)
    for _ in 0..<150 {
      var client = Client(["/p/B.ctl": text])
      var stream = Self.session(text).flatMap { frame($0) }
      stream = Mutations.mutate(stream, using: &random)
      while !stream.isEmpty {
        let count = Int.random(in: 1...stream.count, using: &random)
        client.sendRaw(Array(stream.prefix(count)))
        stream.removeFirst(count)
      }
      for object in client.received { #expect(object["jsonrpc"] as? String == "2.0") }
      client.idle()
    }
  }

  /// Messages whose members are missing or of another type: each request has one answer.
  @Test func messagesOfTheWrongShapeAreAnswered() throws {
    var random = SeededGenerator(seed: 6)
    for _ in 0..<150 {
      var client = Client()
      client.initialize()
      client.open("/a.ctl", "screen A {\n  slidr\n}\n")
      for body in Self.session("x")[3...8] {
        guard let object = try JSONSerialization.jsonObject(with: Data(body)) as? Client.Object
        else { continue }
        client.forget()
        let damaged = Self.damage(object, &random) as? Client.Object ?? [:]
        client.send(damaged)
        if damaged["id"] is Int, damaged["method"] is String {
          #expect(client.received.filter { $0["id"] as? Int == damaged["id"] as? Int }.count == 1)
        }
      }
    }
  }

  static func damage(_ value: Any, _ random: inout SeededGenerator) -> Any {
    if Int.random(in: 0..<12, using: &random) == 0 {
      let others: [Any] = [
        NSNull(), -1, Int.max, Int.min, 0.5, "", "x", true, [], [[]], [:], ["line": -3],
        "file:///a.ctl",
      ]
      return others.randomElement(using: &random)!
    }
    if let object = value as? Client.Object {
      var result: Client.Object = [:]
      for (key, value) in object.sorted(by: { $0.key < $1.key })
      where Int.random(in: 0..<15, using: &random) != 0 {
        result[key] = key == "jsonrpc" ? value : damage(value, &random)
      }
      return result
    }
    if let array = value as? [Any] {
      var result: [Any] = []
      for value in array { result.append(damage(value, &random)) }
      return result
    }
    return value
  }

  /// Every request at every place of a text in the middle of being written.
  @Test func everyRequestIsAnsweredEverywhere() throws {
    let methods = Request.all.map(\.method).filter { $0.hasPrefix("textDocument/") }
    let text = try ProjectFiles.text("Samples/Theme.ctl")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var client = Client()
    client.initialize()
    for length in [0, 37, 200, text.utf8.count / 2, text.utf8.count] {
      client.open("/a.ctl", String(text.prefix(length)))
      for (line, content) in lines.enumerated().prefix(12) {
        for column in stride(from: 0, through: content.utf16.count + 1, by: 3) {
          for method in methods {
            let place = position(line, column)["position"]!
            let answer = client.request(
              method,
              [
                "textDocument": ["uri": "file:///a.ctl"], "position": place, "ch": "\n",
                "range": range(line, 0, line, column), "ranges": [range(line, 0, line, column)],
                "context": ["diagnostics": []], "options": [:],
              ])
            #expect(answer["result"] != nil && answer["error"] == nil, "\(method)")
          }
        }
      }
      client.forget()
    }
  }

  @Test func aLongLineOfOpenBracketsIsQuick() {
    var client = Client()
    client.initialize()
    let text = "screen A { slider { value: " + String(repeating: "a(", count: 50_000)
    client.open("/a.ctl", text)
    client.change("/a.ctl", version: 2, ["range": range(0, 90_000, 0, 90_000), "text": "é"])
    #expect(client.published("/a.ctl")?.isEmpty == false)
    _ = client.ask("formatting", "/a.ctl")
  }
}
