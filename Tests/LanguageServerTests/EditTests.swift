import CtlTestSupport
import Foundation
import Testing

@testable import CtlLanguageServer

/// Texts that change.
@Suite struct EditTests {
  /// A text as an editor stores it: UTF-16, with the rules of LSP for places.
  struct Model {
    var units: [UInt16] = []
    let encoding: PositionEncoding

    var text: String { String(decoding: units, as: UTF16.self) }

    /// The lines as ranges of units, without their ends.
    var lines: [Range<Int>] {
      var result: [Range<Int>] = []
      var start = 0
      var index = 0
      while index < units.count {
        let unit = units[index]
        if unit == 10 || unit == 13 {
          result.append(start..<index)
          if unit == 13, index + 1 < units.count, units[index + 1] == 10 { index += 1 }
          start = index + 1
        }
        index += 1
      }
      result.append(start..<units.count)
      return result
    }

    func index(_ line: Int, _ column: Int) -> Int {
      let lines = lines
      if line < 0 { return 0 }
      if line >= lines.count { return units.count }
      var width = 0
      var index = lines[line].lowerBound
      for scalar in String(decoding: units[lines[line]], as: UTF16.self).unicodeScalars {
        let count =
          switch encoding {
          case .utf8: scalar.utf8.count
          case .utf16: scalar.utf16.count
          case .utf32: 1
          }
        if width + count > column { break }
        width += count
        index += scalar.utf16.count
      }
      return index
    }

    mutating func apply(_ change: Client.Object) {
      let new = Array((change["text"] as! String).utf16)
      guard let range = change["range"] as? Client.Object else {
        units = new
        return
      }
      func place(_ key: String) -> Int {
        let position = range[key] as! Client.Object
        return index(position["line"] as! Int, position["character"] as! Int)
      }
      let start = place("start")
      units.replaceSubrange(start..<max(start, place("end")), with: new)
    }
  }

  static let pieces = [
    "screen A {\n", "}", "slider", " { value: 1 }\r\n", "🦊", "名", "\"", "\r", "\n", "\r\n",
    "stepper",
    "var x: Int = 3\n", "{", "", "/*", "*/", "label \"é\"\n", "import \"B.ctl\"\n", "👩‍👩‍👧",
  ]

  @Test(arguments: PositionEncoding.allCases)
  func anyEditsEndInTheTextOfTheClient(_ encoding: PositionEncoding) throws {
    var random = SeededGenerator(seed: encoding == .utf8 ? 3 : 4)
    for round in 0..<60 {
      var client = Client()
      client.initialize(["general": ["positionEncodings": [encoding.rawValue]]])
      var model = Model(encoding: encoding)
      client.open("/a.ctl", "")
      var version = 1
      for _ in 0..<Int.random(in: 1...15, using: &random) {
        var changes: [Client.Object] = []
        for _ in 0..<Int.random(in: 0...4, using: &random) {
          let change = Self.change(model, &random)
          model.apply(change)
          changes.append(change)
        }
        version += Int.random(in: -2...3, using: &random)
        client.notify(
          "textDocument/didChange", Client.changeParameters("/a.ctl", version, changes))
      }
      #expect(
        client.server.documents["/a.ctl"]?.text.bytes == Array(model.text.utf8), "round \(round)")
      var fresh = Client()
      fresh.initialize(["general": ["positionEncodings": [encoding.rawValue]]])
      fresh.open("/a.ctl", model.text)
      #expect(
        encode(client.published("/a.ctl") ?? ["?"]) == encode(fresh.published("/a.ctl") ?? []),
        "round \(round)")
      for method in ["documentSymbol", "semanticTokens/full", "foldingRange", "codeLens"] {
        func answer(_ client: inout Client) -> String {
          var result = client.ask(method, "/a.ctl")
          if var object = result as? Client.Object {
            object["resultId"] = nil
            result = object
          }
          return string(result)
        }
        #expect(answer(&client) == answer(&fresh), "\(method), round \(round)")
      }
    }
  }

  static func change(_ model: Model, _ random: inout SeededGenerator) -> Client.Object {
    let text = (0..<Int.random(in: 0...3, using: &random))
      .map { _ in pieces.randomElement(using: &random)! }.joined()
    if Int.random(in: 0..<20, using: &random) == 0 { return ["text": text] }
    let lines = model.lines
    func place() -> (Int, Int) {
      let line = Int.random(in: -1...lines.count, using: &random)
      let length = lines.indices.contains(line) ? lines[line].count : 5
      return (line, Int.random(in: -1...length + 3, using: &random))
    }
    let (line, column) = place()
    var end = (line, column + Int.random(in: 0...6, using: &random))
    if Int.random(in: 0..<4, using: &random) == 0 { end = place() }
    return ["range": range(line, column, end.0, end.1), "rangeLength": 7, "text": text]
  }

  @Test func changesOfOneNotificationApplyInOrder() {
    var client = Client()
    client.initialize()
    client.open("/a.ctl", "abc")
    client.change(
      "/a.ctl", version: 2,
      ["range": range(0, 1, 0, 2), "text": "XY"],
      ["range": range(0, 2, 0, 3), "text": "\n"],
      ["range": range(1, 0, 1, 0), "text": "-"])
    #expect(client.server.documents["/a.ctl"]?.text.bytes == Array("aX\n-c".utf8))
    client.change("/a.ctl", version: 3, ["text": "whole"], ["text": "other"])
    #expect(client.server.documents["/a.ctl"]?.text.bytes == Array("other".utf8))
  }

  @Test func versionsOutOfOrderSurvive() {
    var client = Client()
    client.initialize()
    client.open("/a.ctl", "")
    for version in [24, 25, 21, 22, 26] {
      client.change("/a.ctl", version: version, ["range": range(9, 9, 9, 9), "text": "x"])
    }
    let versions = client.sent("textDocument/publishDiagnostics").compactMap {
      $0["version"] as? Int
    }
    #expect(versions.last == 26)
    #expect(zip(versions, versions.dropFirst()).allSatisfy { $0 <= $1 })
    client.change("/a.ctl", version: 23, ["text": ""])
    #expect(client.published("/a.ctl")?.isEmpty == true)
  }

  @Test func aChangeThatCannotBeReadStopsThere() {
    var client = Client()
    client.initialize()
    client.open("/a.ctl", "abc")
    client.change(
      "/a.ctl", version: 2, ["range": range(0, 0, 0, 1), "text": "x"], ["range": 5, "text": "y"],
      ["text": "z"])
    #expect(client.server.documents["/a.ctl"]?.text.bytes == Array("xbc".utf8))
    #expect(client.sent("window/logMessage").count == 1)
  }

  @Test func typingMuchKeepsNothingOld() {
    var client = Client()
    client.initialize()
    client.open("/a.ctl", "screen A {\n}\n")
    for index in 0..<2000 {
      client.change(
        "/a.ctl", version: index + 2,
        ["range": range(1, 0, 1, 0), "text": index % 2 == 0 ? "x" : ""],
        ["range": range(1, 0, 1, index % 2 == 0 ? 0 : 1), "text": ""])
      client.forget()
    }
    #expect(client.server.documents["/a.ctl"]?.text.bytes == Array("screen A {\n}\n".utf8))
    #expect(client.server.running.isEmpty && client.server.waiting.isEmpty)
  }

  @Test func aThousandDocuments() {
    var client = Client()
    client.initialize()
    for index in 0..<1000 {
      client.open("/d\(index % 10)/f\(index).ctl", index % 3 == 0 ? "screen\n" : "screen A {}\n")
    }
    #expect(client.sent("textDocument/publishDiagnostics").count == 1000)
    client.forget()
    client.change("/d5/f5.ctl", version: 2, ["text": "screen"])
    #expect(client.sent("textDocument/publishDiagnostics").count == 1)
    #expect(client.published("/d5/f5.ctl")?.isEmpty == false)
    for index in 0..<1000 { client.close("/d\(index % 10)/f\(index).ctl") }
    #expect(client.server.documents.isEmpty && client.server.publisher.entries.isEmpty)
  }
}
