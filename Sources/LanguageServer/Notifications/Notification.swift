/// A notification of the client. It is handled in its order among the other messages.
public struct Notification: Sendable {
  public let method: String
  /// What `initialize` says about it.
  let capability: @Sendable (ClientCapabilities) -> JSONLiteral?
  let handle: @Sendable (inout Server, Parameters) throws -> Void

  init(
    _ method: String, _ capability: JSONLiteral? = nil,
    handle: @escaping @Sendable (inout Server, Parameters) throws -> Void
  ) {
    self.method = method
    self.capability = { _ in capability }
    self.handle = handle
  }

  static let all: [Notification] = [
    .initialized, .exit, .cancelRequest, .setTrace,
    .didOpen, .didChange, .willSave, .didSave, .didClose,
    .didChangeConfiguration, .didChangeWatchedFiles, .didChangeWorkspaceFolders,
    .didCreateFiles, .didRenameFiles, .didDeleteFiles,
  ]

  static let byMethod = Dictionary(uniqueKeysWithValues: all.map { ($0.method, $0) })
}
