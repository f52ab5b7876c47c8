import CtlText

/// The capabilities that the client announced. Read on demand: a feature that depends on a
/// capability looks it up by its path in the protocol.
public struct ClientCapabilities: Sendable {
  private let node: JSONNode?

  // What every key needs is looked up once.

  /// Clients that ask for diagnostics get none pushed: they would show them twice.
  let pullsDiagnostics: Bool
  /// The tags that a diagnostic may have, by number.
  let diagnosticTags: Set<Int>
  /// Whether a diagnostic may point at other places.
  let relatesDiagnostics: Bool
  /// Whether a person can open the page of a code.
  let opensCodes: Bool

  init(_ node: JSONNode?) {
    self.node = node
    func at(_ path: String) -> JSONNode? { Self.value(path, in: node) }
    pullsDiagnostics = at("textDocument.diagnostic")?.members != nil
    let tags = "tagSupport.valueSet"
    let list =
      at("textDocument.publishDiagnostics.\(tags)") ?? at("textDocument.diagnostic.\(tags)")
    diagnosticTags = Set(list?.elements?.compactMap(\.int) ?? [])
    relatesDiagnostics =
      at("textDocument.publishDiagnostics.relatedInformation")?.bool == true
      || pullsDiagnostics && at("textDocument.diagnostic.relatedInformation")?.bool == true
    opensCodes =
      at("textDocument.publishDiagnostics.codeDescriptionSupport")?.bool == true
      || pullsDiagnostics && at("textDocument.diagnostic.codeDescriptionSupport")?.bool == true
  }

  /// The value at a path such as `textDocument.completion.completionItem.snippetSupport`.
  subscript(path: String) -> JSONNode? { Self.value(path, in: node) }

  private static func value(_ path: String, in node: JSONNode?) -> JSONNode? {
    var current = node
    for key in path.split(separator: ".") { current = current?[String(key)] }
    return current
  }

  func has(_ path: String) -> Bool { self[path]?.bool == true }

  /// Whether a list contains a value.
  func lists(_ path: String, _ value: String) -> Bool {
    self[path]?.elements?.contains { $0.string == value } == true
  }

  var positionEncodings: [String] {
    self["general.positionEncodings"]?.elements?.compactMap(\.string) ?? []
  }

  var refreshesDiagnostics: Bool {
    has("workspace.diagnostics.refreshSupport") || has("workspace.diagnostic.refreshSupport")
  }

  var watchesFiles: Bool { has("workspace.didChangeWatchedFiles.dynamicRegistration") }
  var hasConfiguration: Bool { has("workspace.configuration") }
  var registersConfiguration: Bool {
    has("workspace.didChangeConfiguration.dynamicRegistration")
  }
  var showsProgress: Bool { has("window.workDoneProgress") }
  var versionsEdits: Bool { has("workspace.workspaceEdit.documentChanges") }
  var createsFiles: Bool { lists("workspace.workspaceEdit.resourceOperations", "create") }
  var showsDocuments: Bool { has("window.showDocument.support") }
  var appliesEdits: Bool { has("workspace.applyEdit") }
  var takesCodeActions: Bool {
    self["textDocument.codeAction.codeActionLiteralSupport"]?.members != nil
  }
  /// Whether Markdown may have images: a client that shows that element of HTML shows them.
  var showsImages: Bool { lists("general.markdown.allowedTags", "img") }
  var nestsSymbols: Bool { has("textDocument.documentSymbol.hierarchicalDocumentSymbolSupport") }
}
