import CtlDiagnostics
import CtlEditor
import CtlText
import CtlWorkspace

/// A request of the client: its method, what it adds to the server's capabilities, and its handler.
/// The server's capabilities and dispatch are derived from `Request.all`.
public struct Request: Sendable {
  public let method: String
  /// What `initialize` says about it; nil when the client cannot use it.
  let capability: @Sendable (ClientCapabilities) -> JSONLiteral?
  var handler: Handler
  /// Whether the answer needs every file of the workspace, and so waits until they are known.
  var waitsForWorkspace = false
  /// Whether a client should ask again after its answer was dropped.
  var retriggers = false
  /// Where the parameters name the document.
  var document = "textDocument.uri"
  /// The answer for a document that is neither open nor on disk.
  var absent: JSONLiteral?
  /// What it answers about a `ctl.json`; null when there is nothing to say.
  var settings: (@Sendable (SettingsContext, inout JSONWriter) throws -> Void)?

  /// Whether the answer is worthless when the document changes in the meantime. A request that
  /// completes an earlier answer, or that a person made by name, still needs it.
  var isDroppedByChanges: Bool { method.hasPrefix("textDocument/") }

  enum Handler: Sendable {
    /// In its order among the other messages; may change the server.
    case inOrder(@Sendable (inout Server, Parameters, inout JSONWriter) throws -> Void)
    /// About one document, at any time, from a snapshot.
    case document(DocumentHandler)
    /// About no document or many, at any time, from a snapshot.
    case workspace(@Sendable (Snapshot, Parameters, Ticket, inout JSONWriter) throws -> Void)
    /// One of the other handlers, with parameters of its own.
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

  /// A request about one document. The answer for a document that is neither open nor on disk is
  /// null, or `absent`.
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

/// What a handler for a document has to work with.
struct DocumentContext: Sendable {
  let snapshot: Snapshot
  let project: ProjectState
  let file: Workspace.CheckedFile
  let uri: DocumentURI
  let parameters: Parameters
  /// Checked between the steps of longer work.
  let ticket: Ticket

  /// The editor layer's view of the project.
  var editor: EditorSnapshot { snapshot.editor(project) }
  var id: FileID { file.id }
  var client: ClientCapabilities { snapshot.client }
  var text: IndexedText { snapshot.text(file.program.origins.source) }
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
