import CtlDiagnostics
import CtlText
import CtlWorkspace

/// Something that a client can ask: its method, what it adds to the server's capabilities, and what
/// answers it. What the server can do and whom it asks is derived from `Request.all`.
public struct Request: Sendable {
  public let method: String
  /// What `initialize` says about it; nil when the client could make no use of it.
  let capability: @Sendable (ClientCapabilities) -> JSONLiteral?
  let handler: Handler
  /// Whether the answer needs every file of the workspace, and so waits until they are known.
  var waitsForWorkspace = false
  /// Whether a client that is told that the answer was dropped should ask again.
  var retriggers = false

  enum Handler: Sendable {
    /// At its place among the other messages; may change the server.
    case inOrder(@Sendable (inout Server, Parameters, inout JSONWriter) throws -> Void)
    /// About one document, at any time, from a snapshot.
    case document(@Sendable (DocumentContext, inout JSONWriter) throws -> Void)
    /// About no document or many, at any time, from a snapshot.
    case workspace(@Sendable (Snapshot, Parameters, Ticket, inout JSONWriter) throws -> Void)
  }

  init(
    _ method: String, capability: @escaping @Sendable (ClientCapabilities) -> JSONLiteral?,
    handler: Handler
  ) {
    self.method = method
    self.capability = capability
    self.handler = handler
  }

  /// A request about the document `textDocument.uri`. A document that is neither open nor on disk is
  /// answered with null.
  static func document(
    _ method: String, _ capability: JSONLiteral, waitsForWorkspace: Bool = false,
    _ handler: @escaping @Sendable (DocumentContext, inout JSONWriter) throws -> Void
  ) -> Request {
    var request = Request(method, capability: { _ in capability }, handler: .document(handler))
    request.waitsForWorkspace = waitsForWorkspace
    return request
  }

  static let all: [Request] = [
    .initialize, .shutdown,
    .documentDiagnostic, .workspaceDiagnostic,
    .formatting, .rangeFormatting, .rangesFormatting, .onTypeFormatting,
    .codeAction, .executeCommand,
  ]

  static let byMethod = Dictionary(uniqueKeysWithValues: all.map { ($0.method, $0) })
}

/// What a request about a document is answered from.
struct DocumentContext: Sendable {
  let snapshot: Snapshot
  let project: Project
  let file: Workspace.CheckedFile
  let uri: DocumentURI
  let parameters: Parameters
  /// To be checked between the steps of longer work.
  let ticket: Ticket

  var text: IndexedText { snapshot.text(file.program.tree.source) }
  var places: Places { Places(snapshot, project) }

  /// The byte that `position` means.
  func offset() throws -> Int {
    text.offset(of: try parameters["position"].position(), snapshot.encoding)
  }

  /// The bytes that `range` means.
  func range() throws -> Range<Int> {
    text.offsets(of: try parameters["range"].range(), snapshot.encoding)
  }
}
