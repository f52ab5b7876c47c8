#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A value that several threads use, one at a time.
final class Locked<Value: Sendable>: @unchecked Sendable {
  // Every access to `value` is under the mutex.
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private var value: Value

  init(_ value: Value) {
    self.value = value
    mutex = .allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body(&value)
  }
}

/// The state of a request that is being answered, shared by who answers and who cancels.
public final class Ticket: Sendable {
  private let state = Locked<State>(.running)

  private enum State { case running, cancelled, stale, finished }

  init() {}

  /// The client does not want the answer any more.
  func cancel() { end(.cancelled) }

  /// The answer would be about a text that is no more.
  func outdate() { end(.stale) }

  func finish() { end(.finished) }

  private func end(_ new: State) {
    state.withLock { if $0 == .running { $0 = new } }
  }

  var isFinished: Bool { state.withLock { $0 == .finished } }

  /// To be called between the steps of longer work.
  public func check() throws {
    switch state.withLock({ $0 }) {
    case .running, .finished: return
    case .cancelled: throw ResponseError.cancelled
    case .stale: throw ResponseError.stale
    }
  }
}
