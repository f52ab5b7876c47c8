#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The bytes that the reading thread has read and the server has not yet taken. The client never
/// has to wait until the server can write.
final class Inbox: @unchecked Sendable {
  // Everything below is under the mutex.
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var bytes: [UInt8] = []
  private var isClosed = false

  enum Content {
    case bytes([UInt8])
    case nothing
    /// The client has closed the stream.
    case end
  }

  init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  func put(_ new: some Collection<UInt8>) {
    pthread_mutex_lock(mutex)
    bytes.append(contentsOf: new)
    pthread_cond_signal(condition)
    pthread_mutex_unlock(mutex)
  }

  func close() {
    pthread_mutex_lock(mutex)
    isClosed = true
    pthread_cond_signal(condition)
    pthread_mutex_unlock(mutex)
  }

  /// Everything that has come since the last call.
  /// - Parameter waits: whether to wait when there is nothing.
  func take(waits: Bool) -> Content {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while waits, bytes.isEmpty, !isClosed { pthread_cond_wait(condition, mutex) }
    if bytes.isEmpty { return isClosed ? .end : .nothing }
    defer { bytes = [] }
    return .bytes(bytes)
  }
}
