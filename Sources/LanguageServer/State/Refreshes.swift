import CtlText

/// The refreshes that the client has not answered yet. It gets one request, however many reasons
/// there are, and another one only if there was another reason since and it has answered.
struct Refreshes: Sendable {
  /// Whether there is another reason, by method.
  private var open: [String: Bool] = [:]
  /// Whether there is a reason that the client has not been told of.
  var isDue = false

  /// - Returns: whether to send the request now.
  mutating func begin(_ method: String) -> Bool {
    if open[method] != nil {
      open[method] = true
      return false
    }
    open[method] = false
    return true
  }

  /// - Returns: whether to send it again.
  mutating func end(_ method: String) -> Bool { open.removeValue(forKey: method) == true }

  /// The answers that depend on other files, and the capability of clients that can refresh them.
  static let all: [(method: String, capability: String)] = [
    ("workspace/semanticTokens/refresh", "workspace.semanticTokens.refreshSupport"),
    ("workspace/inlayHint/refresh", "workspace.inlayHint.refreshSupport"),
    ("workspace/codeLens/refresh", "workspace.codeLens.refreshSupport"),
  ]
}

extension Server {
  /// Whether there is something to say when the client has been silent for a moment.
  public var awaitsPause: Bool { refreshes.isDue }

  /// Called when the client has been silent for a moment: tells it that earlier answers about open
  /// documents may have changed, although it has not changed the documents itself. While a person types,
  /// it would ask for everything again at every key.
  public mutating func pause() -> [Output] {
    let isDue = refreshes.isDue
    refreshes.isDue = false
    guard phase == .running, isDue else { return [] }
    refresh()
    defer { outputs = [] }
    return outputs
  }

  private mutating func refresh() {
    for (method, capability) in Refreshes.all where client.has(capability) { refresh(method) }
    if client.pullsDiagnostics, client.refreshesDiagnostics {
      refresh("workspace/diagnostic/refresh")
    }
  }

  private mutating func refresh(_ method: String) {
    if refreshes.begin(method) { ask(method, for: .refresh(method)) }
  }

  mutating func refreshed(_ method: String) {
    if refreshes.end(method) { refresh(method) }
  }
}

/// The documents that were made from others, so that the client can be told when they change.
final class MadeDocuments: Sendable {
  private let addresses = Locked<[String: Set<String>]>([:])
  /// No client shows more.
  private static let limit = 256

  func add(_ uri: String, from path: String) {
    addresses.withLock { addresses in
      if addresses.count < Self.limit { addresses[path, default: []].insert(uri) }
    }
  }

  /// Those made from a document. They are then forgotten: a client that still shows them asks
  /// again.
  func take(from path: String) -> [String] {
    addresses.withLock { ($0.removeValue(forKey: path) ?? []).sorted() }
  }
}
