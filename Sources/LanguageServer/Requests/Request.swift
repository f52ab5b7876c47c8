import CtlDiagnostics
import CtlEditor
import CtlText
import CtlWorkspace

/// Something that a client can ask: its method, what it adds to the server's capabilities, and what
/// answers it. What the server can do and whom it asks is derived from `Request.all`.
public struct Request: Sendable {
  public let method: String
  /// What `initialize` says about it; nil when the client could make no use of it.
  let capability: @Sendable (ClientCapabilities) -> JSONLiteral?
  var handler: Handler
  /// Whether the answer needs every file of the workspace, and so waits until they are known.
  var waitsForWorkspace = false
  /// Whether a client that is told that the answer was dropped should ask again.
  var retriggers = false
  /// Where the parameters name the document.
  var document = "textDocument.uri"
  /// The answer about a document that is neither open nor on disk.
  var absent: JSONLiteral?

  /// Whether the answer is worth nothing when the document changes in the meantime. What completes
  /// an earlier answer, and what a person asked for by name, is wanted all the same.
  var isDroppedByChanges: Bool { method.hasPrefix("textDocument/") }

  enum Handler: Sendable {
    /// At its place among the other messages; may change the server.
    case inOrder(@Sendable (inout Server, Parameters, inout JSONWriter) throws -> Void)
    /// About one document, at any time, from a snapshot.
    case document(DocumentHandler)
    /// About no document or many, at any time, from a snapshot.
    case workspace(@Sendable (Snapshot, Parameters, Ticket, inout JSONWriter) throws -> Void)
    /// One of the others, with parameters of its own.
    case choice(@Sendable (Parameters) throws -> (handler: Handler, parameters: Parameters))
  }

  typealias DocumentHandler = @Sendable (DocumentContext, inout JSONWriter) throws -> Void

  init(
    _ method: String, capability: @escaping @Sendable (ClientCapabilities) -> JSONLiteral?,
    handler: Handler
  ) {
    self.method = method
    self.capability = capability
    self.handler = handler
  }

  /// A request about one document. A document that is neither open nor on disk is answered with
  /// null, or with `absent`.
  /// - Parameters:
  ///   - document: where the parameters name it.
  static func document(
    _ method: String, _ capability: JSONLiteral? = nil, waitsForWorkspace: Bool = false,
    document: String = "textDocument.uri", absent: JSONLiteral? = nil,
    _ handler: @escaping DocumentHandler
  ) -> Request {
    var request = Request(method, capability: { _ in capability }, handler: .document(handler))
    request.waitsForWorkspace = waitsForWorkspace
    request.document = document
    request.absent = absent
    return request
  }

  public static let all: [Request] = [
    .initialize, .shutdown,
    .documentDiagnostic, .workspaceDiagnostic,
    .hover, .completion, .completionResolve, .signatureHelp,
    .definition, .declaration, .typeDefinition, .implementation, .references, .documentHighlight,
    .prepareRename, .rename, .willRenameFiles, .linkedEditingRange,
    .documentSymbol, .workspaceSymbol, .workspaceSymbolResolve,
    .semanticTokens, .semanticTokensDelta, .semanticTokensRange,
    .foldingRange, .selectionRange, .documentLink, .documentColor, .colorPresentation,
    .inlayHint, .inlayHintResolve, .codeLens, .codeLensResolve,
    .prepareCallHierarchy, .incomingCalls, .outgoingCalls,
    .prepareTypeHierarchy, .supertypes, .subtypes,
    .codeAction, .codeActionResolve, .executeCommand,
    .formatting, .rangeFormatting, .rangesFormatting, .onTypeFormatting,
    .tree, .textDocumentContent,
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

  /// What the editor layer says about the project.
  var editor: EditorSnapshot { project.editor(snapshot.language) }
  var id: FileID { file.id }
  var client: ClientCapabilities { snapshot.client }
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
