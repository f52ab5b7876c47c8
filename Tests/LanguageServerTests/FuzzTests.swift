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

  /// A damaged stream, in random portions: every message that comes out is JSON, and the server
  /// continues.
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

  #if DEBUG
    static let step = Effort.stride(211)
  #else
    static let step = 1
  #endif

  static let samples = ProjectFiles.list("Samples", ".ctl")

  /// Every request at every place of every sample, whole and cut off in the middle of the text
  /// there, for both encodings; an optimized build leaves no byte out.
  @Test(arguments: samples)
  func everyRequestIsAnsweredEverywhere(sample: String) throws {
    let length = try ProjectFiles.text(sample).utf8.count
    for (number, end) in [length, length / 3 + 1, length * 2 / 3 + 2].enumerated() {
      _ = try answers(sample, upTo: end, number, step: Self.step)
    }
  }

  static let golden = "Tests/LanguageServerTests/Goldens/everywhere.txt"

  /// The fixtures say what answers must be. This says that no other answer has changed: hashes, which
  /// `UPDATE=1` writes.
  @Test func everyAnswerIsAsRecorded() throws {
    var recording = Recording()
    for sample in Self.samples {
      let length = try ProjectFiles.text(sample).utf8.count
      for number in 0...1 {
        recording = try answers(sample, upTo: length, number, step: 307, recording).recording
      }
    }
    let found = recording.lines
    #expect(found.count > 60)
    let changes = try ProjectFiles.changes(of: found, recordedIn: Self.golden)
    #expect(changes.isEmpty, "other than recorded:\n\(changes.joined(separator: "\n"))")
  }

  /// - Parameter number: 0 for a client with every capability; one with few gets other answers.
  private func answers(
    _ sample: String, upTo end: Int, _ number: Int, step: Int, _ recording: Recording = Recording()
  ) throws -> Questions {
    let bytes = Array(try ProjectFiles.text(sample).utf8.prefix(end))
    let encoding = PositionEncoding.allCases[number % 2]
    var client = Client(
      Dictionary(
        uniqueKeysWithValues: try Self.samples.map { ("/\($0)", try ProjectFiles.text($0)) }))
    let capabilities =
      number == 0
      ? Questions.capabilities(encoding)
      : ["general": ["positionEncodings": [encoding.rawValue]]]
    client.initialize(capabilities, folders: ["/Samples"])
    client.idle()
    client.open("/\(sample)", String(decoding: bytes, as: UTF8.self))
    var questions = Questions("file:///\(sample)", client.server, recording)
    questions.askOnce()
    let document = IndexedText(bytes)
    var converter = PositionConverter(document, encoding)
    for offset in stride(from: number, through: bytes.count, by: step) {
      let start = converter.position(offset)
      let end = converter.position(min(offset + offset % 90, bytes.count))
      questions.ask(line: start.line, column: start.character, to: end.line, end.character)
    }
    return questions
  }

  /// The test above covers every request.
  @Test func nothingIsLeftOut() {
    let text = """
      component Base(n: binding Int) { stepper { value <-> n } }
      component Special() { Base {} }
      screen S {
        let size = 44pt
        var n: Int = 1
        Base { n <-> n }
        slidr
      }
      """
    var client = Client()
    client.initialize(Questions.capabilities(.utf8))
    client.open("/a.ctl", text)
    var questions = Questions("file:///a.ctl", client.server)
    questions.askOnce()
    for line in 0..<8 { questions.ask(line: line, column: 10, to: line, 20) }
    questions.ask(line: 6, column: 4, to: 6, 4)
    let others: Set = ["initialize", "shutdown"]
    let methods = Set(Request.all.map(\.method)).subtracting(others)
    #expect(methods.symmetricDifference(questions.asked) == [])
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
