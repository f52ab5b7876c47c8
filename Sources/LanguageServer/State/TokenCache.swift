import CtlText

/// The last tokens that the client received for each open document, for the next difference.
final class TokenCache: Sendable {
  private let state = Locked<State>(State())

  private struct State {
    var lastID = 0
    var results: [String: (id: String, data: [UInt32])] = [:]
  }

  /// - Returns: the id of the result.
  func keep(_ data: [UInt32], for path: String) -> String {
    state.withLock { state in
      state.lastID += 1
      let id = String(state.lastID)
      state.results[path] = (id, data)
      return id
    }
  }

  func data(_ id: String, for path: String) -> [UInt32]? {
    state.withLock { state in
      state.results[path].flatMap { $0.id == id ? $0.data : nil }
    }
  }

  func forget(_ path: String) { state.withLock { $0.results[path] = nil } }
}
