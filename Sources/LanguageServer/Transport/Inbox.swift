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
  /// - Parameters:
  ///   - waits: whether to wait when there is nothing.
  ///   - milliseconds: how long at most; nil for as long as it takes.
  func take(waits: Bool, atMost milliseconds: Int? = nil) -> Content {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    var end = milliseconds.map { Inbox.time(in: $0) }
    while waits, bytes.isEmpty, !isClosed {
      if end == nil {
        pthread_cond_wait(condition, mutex)
      } else if pthread_cond_timedwait(condition, mutex, &end!) != 0 {
        break
      }
    }
    if bytes.isEmpty { return isClosed ? .end : .nothing }
    defer { bytes = [] }
    return .bytes(bytes)
  }

  private static func time(in milliseconds: Int) -> timespec {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    let nanoseconds = time.tv_nsec + milliseconds * 1_000_000
    time.tv_sec += nanoseconds / 1_000_000_000
    time.tv_nsec = nanoseconds % 1_000_000_000
    return time
  }
}
