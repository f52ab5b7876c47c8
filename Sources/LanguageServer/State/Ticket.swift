import CtlText

/// The state of a request in progress, shared by the thread that answers and the one that cancels.
public final class Ticket: Sendable {
  private let state = Locked<State>(.running)

  private enum State { case running, cancelled, stale, finished }

  init() {}

  /// The client no longer wants the answer.
  func cancel() { end(.cancelled) }

  /// The answer would be about a text that has changed.
  func outdate() { end(.stale) }

  func finish() { end(.finished) }

  private func end(_ new: State) {
    state.withLock { if $0 == .running { $0 = new } }
  }

  var isFinished: Bool { state.withLock { $0 == .finished } }

  /// Called between the steps of longer work.
  public func check() throws {
    switch state.withLock({ $0 }) {
    case .running, .finished: return
    case .cancelled: throw ResponseError.cancelled
    case .stale: throw ResponseError.stale
    }
  }
}
