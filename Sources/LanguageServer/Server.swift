import CtlDiagnostics
import CtlText
import CtlWorkspace

/// The language server as a value: bytes of the client go in, messages and work come out. It reads
/// no stream, starts no thread and has no clock; the transport does, and tests can take its place.
///
/// Messages change the state in the order of their arrival. Requests are answered from snapshots,
/// as `Work` that may run at any time and on any thread. After all messages that arrived together,
/// the documents are checked once and diagnostics are published.
public struct Server: Sendable {
  /// What the transport has to do, in order.
  public enum Output: Sendable {
    /// Send a message.
    case message([UInt8])
    /// Run this on any thread and send what it returns.
    case work(Work)
    /// End when this process, the client, has ended.
    case watch(processID: Int)
    /// End with a status.
    case exit(Int32)
  }

  /// The work of answering a request.
  public struct Work: Sendable {
    public let run: @Sendable () -> [UInt8]
  }

  enum Phase: Sendable { case uninitialized, running, shutDown }

  let machine: Machine
  var phase = Phase.uninitialized
  var client = ClientCapabilities(nil)
  var encoding = PositionEncoding.utf16
  var language = Language.english
  /// The language of the client, before its configuration.
  var locale = Language.english
  var trace = Trace.off
  /// Open documents by path.
  var documents: [String: Document] = [:]
  /// How many documents were ever opened.
  var openings = 0
  /// The folders that the client has open, as paths.
  var folders: [String] = []
  var discovery: Discovery
  /// What is concluded about each project of the discovery.
  var projects: [ProjectState] = []
  var configuration = Configuration()
  var progress = IndexingProgress.none
  var publisher = Publisher()
  let texts = TextCache()
  let tokens = TokenCache()
  let made = MadeDocuments()
  let pages: Pages
  var refreshes = Refreshes()
  /// Requests that are being answered.
  var running: [RequestID: (ticket: Ticket, path: String?)] = [:]
  /// Requests that wait until all files are known.
  var waiting: [Waiting] = []
  /// What the server asked, by the ids of its requests.
  var asked: [Int: Asked] = [:]
  var lastRequestID = 0
  var outputs: [Output] = []
  var snapshot: Snapshot?
  private var reader = MessageReader()

  public enum Trace: String, Sendable { case off, messages, verbose }

  struct Waiting: Sendable {
    let id: RequestID
    let request: Request
    let parameters: Parameters
    let ticket: Ticket
  }

  enum Asked: Sendable {
    case configuration, progress, nothing
    case refresh(String)
  }

  public init(machine: Machine) {
    self.machine = machine
    pages = Pages(machine)
    discovery = Discovery(machine.disk, folders: [])
  }

  /// The messages in the next bytes of the client, handled together. Nothing follows an `exit`.
  public mutating func receive(_ bytes: [UInt8]) -> [Output] {
    reader.append(bytes)
    var messages: [ClientMessage] = []
    while let event = reader.next() {
      switch event {
      case .body(let body):
        let message = ClientMessage(body)
        if case .malformed(_, let error) = message, error.code == .parseError {
          reader.bodyWasMalformed()
        }
        messages.append(message)
      case .failure(let reason):
        messages.append(.malformed(nil, ResponseError(.parseError, reason)))
      }
    }
    return handle(messages)
  }

  /// The status for the end of the process when the client sends nothing any more: 0 if it had said
  /// `shutdown`.
  public var statusAtEndOfInput: Int32 { phase == .shutDown ? 0 : 1 }

  // MARK: Sending

  mutating func send(_ body: [UInt8]) { outputs.append(.message(body)) }

  mutating func notify(_ method: String, _ parameters: (inout JSONWriter) -> Void) {
    send(Outgoing.notification(method, parameters))
  }

  /// Asks the client; its answer comes to `answered`.
  mutating func ask(
    _ method: String, for asked: Asked = .nothing,
    _ parameters: ((inout JSONWriter) -> Void)? = nil
  ) {
    lastRequestID += 1
    self.asked[lastRequestID] = asked
    send(Outgoing.request(lastRequestID, method, parameters))
  }

  /// How bad it is, in the numbers of the protocol.
  enum LogLevel: Int {
    case warning = 2
  }

  /// For the client's log, which few people read: only what is wrong.
  mutating func log(_ level: LogLevel, _ message: String) {
    notify("window/logMessage") { writer in
      writer.member("type", level.rawValue)
      writer.member("message", message)
    }
  }
}
