import CtlText

/// The capabilities that the client announced. Read on demand: a feature that depends on a
/// capability looks it up by its path in the protocol.
public struct ClientCapabilities: Sendable {
  private let node: JSONNode?

  init(_ node: JSONNode?) { self.node = node }

  /// The value at a path such as `textDocument.completion.completionItem.snippetSupport`.
  subscript(path: String) -> JSONNode? {
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

  /// Clients that ask for diagnostics get none pushed: they would show them twice.
  var pullsDiagnostics: Bool { self["textDocument.diagnostic"]?.members != nil }
  var refreshesDiagnostics: Bool {
    has("workspace.diagnostics.refreshSupport") || has("workspace.diagnostic.refreshSupport")
  }
  func diagnosticFlag(_ name: String) -> Bool {
    has("textDocument.\(pullsDiagnostics ? "diagnostic" : "publishDiagnostics").\(name)")
      || has("textDocument.publishDiagnostics.\(name)")
  }
  /// The tags that a diagnostic may have, by number.
  var diagnosticTags: Set<Int> {
    let key = "tagSupport.valueSet"
    let list =
      self["textDocument.publishDiagnostics.\(key)"] ?? self["textDocument.diagnostic.\(key)"]
    return Set(list?.elements?.compactMap(\.int) ?? [])
  }

  var watchesFiles: Bool { has("workspace.didChangeWatchedFiles.dynamicRegistration") }
  var hasConfiguration: Bool { has("workspace.configuration") }
  var registersConfiguration: Bool {
    has("workspace.didChangeConfiguration.dynamicRegistration")
  }
  var showsProgress: Bool { has("window.workDoneProgress") }
  var versionsEdits: Bool { has("workspace.workspaceEdit.documentChanges") }
  var createsFiles: Bool { lists("workspace.workspaceEdit.resourceOperations", "create") }
  var appliesEdits: Bool { has("workspace.applyEdit") }
  var takesCodeActions: Bool {
    self["textDocument.codeAction.codeActionLiteralSupport"]?.members != nil
  }
  var nestsSymbols: Bool { has("textDocument.documentSymbol.hierarchicalDocumentSymbolSupport") }
}
