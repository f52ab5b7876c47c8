#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A stream of the system. If it does not block, this waits instead.
struct Descriptor: Sendable {
  let number: Int32

  /// Reads the available bytes; nil at the end of the stream.
  func read(_ buffer: UnsafeMutableRawBufferPointer) -> Int? {
    while true {
      #if canImport(Glibc)
        let count = Glibc.read(number, buffer.baseAddress, buffer.count)
      #else
        let count = Darwin.read(number, buffer.baseAddress, buffer.count)
      #endif
      if count > 0 { return count }
      if count == 0 { return nil }
      guard canGoOn(errno, Int16(POLLIN)) else { return nil }
    }
  }

  /// Writes everything; false when the stream is closed at the other end.
  func write(_ bytes: [UInt8]) -> Bool {
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        let rest = UnsafeRawBufferPointer(rebasing: buffer[start...])
        #if canImport(Glibc)
          return Glibc.write(number, rest.baseAddress, rest.count)
        #else
          return Darwin.write(number, rest.baseAddress, rest.count)
        #endif
      }
      if count > 0 { start += count } else if !canGoOn(errno, Int16(POLLOUT)) { return false }
    }
    return true
  }

  private func canGoOn(_ failure: Int32, _ events: Int16) -> Bool {
    if failure == EINTR { return true }
    guard failure == EAGAIN || failure == EWOULDBLOCK else { return false }
    var wanted = pollfd(fd: number, events: events, revents: 0)
    poll(&wanted, 1, -1)
    return true
  }
}
