import CtlLanguageServer
import CtlTestSupport
import CtlText
import Foundation

/// A client that drives the server without streams: its messages are handled at once, in the order
/// of a stream, and the answers are kept.
struct Client {
  typealias Object = [String: Any]

  private(set) var server: Server
  /// Everything the server has sent.
  private(set) var received: [Object] = []
  private(set) var exitStatus: Int32?
  private(set) var watchedProcess: Int?
  /// The answers to requests of the server, by method; null for the others.
  var answers: [String: Any] = [:]
  /// Whether requests of the server are answered at once.
  var answersRequests = true
  let disk: MemoryDisk
  /// The pages that the server wrote.
  let pages = WrittenPages()
  private var lastID = 0

  init(_ files: [String: String] = [:]) { self.init(MemoryDisk(files)) }

  init(_ disk: MemoryDisk) {
    self.disk = disk
    server = Server(
      machine: Machine(
        version: "test", disk: disk.fileSystem, page: { [pages] in pages.write($0, $1) }))
  }

  // MARK: Talking

  mutating func sendRaw(_ bytes: [UInt8]) { take(server.receive(bytes)) }

  /// Sends messages together.
  mutating func send(_ messages: Object...) {
    sendRaw(messages.flatMap { frame(encode($0)) })
  }

  private mutating func take(_ outputs: [Server.Output]) {
    var replies: [Object] = []
    for output in outputs {
      switch output {
      case .message(let body): keep(body, &replies)
      case .work(let work): keep(work.run(), &replies)
      case .watch(let processID): watchedProcess = processID
      case .exit(let status): exitStatus = status
      }
    }
    for reply in replies { send(reply) }
  }

  private mutating func keep(_ body: [UInt8], _ replies: inout [Object]) {
    let object = decode(body)
    received.append(object)
    if answersRequests, let id = object["id"], let method = object["method"] as? String {
      replies.append(["jsonrpc": "2.0", "id": id, "result": answers[method] ?? NSNull()])
    }
  }

  /// Lets the server work while the client is silent.
  mutating func idle() {
    while server.hasWork { take(server.work()) }
  }

  /// Is silent for a moment.
  mutating func pause() { take(server.pause()) }

  mutating func notify(_ method: String, _ parameters: Object = [:]) {
    send(["jsonrpc": "2.0", "method": method, "params": parameters])
  }

  /// Sends a request and gives its answer.
  @discardableResult
  mutating func request(_ method: String, _ parameters: Object = [:]) -> Object {
    lastID += 1
    send(["jsonrpc": "2.0", "id": lastID, "method": method, "params": parameters])
    return answer(lastID) ?? [:]
  }

  func answer(_ id: Int) -> Object? {
    received.last { $0["id"] as? Int == id && $0["method"] == nil }
  }

  // MARK: What clients do

  static var pulling: Object { ["textDocument": ["diagnostic": [:]]] }

  @discardableResult
  mutating func initialize(
    _ capabilities: Object = [:], folders: [String] = [], options: Object = [:]
  ) -> Object {
    var parameters: Object = [
      "processId": NSNull(), "rootUri": NSNull(), "capabilities": capabilities,
      "workspaceFolders": folders.map { ["uri": "file://\($0)", "name": $0] },
    ]
    for (key, value) in options { parameters[key] = value }
    let answer = request("initialize", parameters)
    notify("initialized")
    return answer
  }

  mutating func open(_ path: String, _ text: String, version: Int = 1) {
    notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": "file://\(path)", "languageId": "ctl", "version": version, "text": text,
        ]
      ])
  }

  mutating func change(_ path: String, version: Int, _ changes: Object...) {
    notify("textDocument/didChange", Self.changeParameters(path, version, changes))
  }

  static func changeParameters(_ path: String, _ version: Int, _ changes: [Object]) -> Object {
    [
      "textDocument": ["uri": "file://\(path)", "version": version],
      "contentChanges": changes,
    ]
  }

  mutating func close(_ path: String) {
    notify("textDocument/didClose", ["textDocument": ["uri": "file://\(path)"]])
  }

  /// Asks about a place of a document.
  mutating func ask(_ method: String, _ path: String, _ more: Object = [:]) -> Any? {
    var parameters: Object = ["textDocument": ["uri": "file://\(path)"]]
    for (key, value) in more { parameters[key] = value }
    return request("textDocument/\(method)", parameters)["result"]
  }

  // MARK: What came

  func sent(_ method: String) -> [Object] {
    received.filter { $0["method"] as? String == method }
      .map { $0["params"] as? Object ?? [:] }
  }

  /// The last diagnostics that were published for a document.
  func published(_ path: String) -> [Object]? {
    sent("textDocument/publishDiagnostics").last { $0["uri"] as? String == "file://\(path)" }?[
      "diagnostics"] as? [Object]
  }

  mutating func forget() { received = [] }
}

func encode(_ object: Any) -> [UInt8] {
  Array((try? JSONSerialization.data(withJSONObject: object, options: .sortedKeys)) ?? Data())
}

func decode(_ body: [UInt8]) -> Client.Object {
  (try? JSONSerialization.jsonObject(with: Data(body))) as? Client.Object ?? [:]
}

func frame(_ body: [UInt8]) -> [UInt8] {
  Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
}

func frame(_ body: String) -> [UInt8] { frame(Array(body.utf8)) }

/// A range for parameters.
func range(_ startLine: Int, _ start: Int, _ endLine: Int, _ end: Int) -> Client.Object {
  [
    "start": ["line": startLine, "character": start],
    "end": ["line": endLine, "character": end],
  ]
}

func position(_ line: Int, _ character: Int) -> Client.Object {
  ["position": ["line": line, "character": character]]
}

/// A folder for pages, in memory.
final class WrittenPages: Sendable {
  private let pages = Locked<[String: [UInt8]]>([:])

  func write(_ name: String, _ bytes: [UInt8]) -> String? {
    pages.withLock { $0[name] = bytes }
    return "/pages/\(name)"
  }

  func text(_ name: String) -> String? {
    pages.withLock { $0[name] }.map { String(decoding: $0, as: UTF8.self) }
  }
}
