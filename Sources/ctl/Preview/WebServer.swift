import CtlCommandLine
import CtlLivePage
import CtlPreview

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Carries the bytes of browsers on this machine to a page and back. Everything that is decided is
/// in `LivePage`.
struct WebServer {
  var page: LivePage
  private let listener: Int32
  private var connections: [Connection] = []
  private var watch = FileWatch([])
  private let clock = ContinuousClock()

  /// More connections are refused.
  private static let limit = 32
  /// A request must be there after so long.
  private static let patience = Duration.seconds(10)

  private struct Connection {
    let descriptor: Int32
    var input: [UInt8] = []
    var output: ArraySlice<UInt8> = []
    /// The last state that a stream was sent; nil for no stream.
    var version: Int?
    var isClosing = false
    var since: ContinuousClock.Instant
  }

  /// 128 bits that only the person of this terminal sees.
  static var token: String {
    (0..<2).map { _ in
      let text = String(UInt64.random(in: 0 ... .max), radix: 16)
      return String(repeating: "0", count: 16 - text.count) + text
    }.joined()
  }

  /// Listens on the loopback interface only. `port` 0 takes a free one.
  init(port: Int, _ page: (_ port: Int) -> LivePage) throws(Failure) {
    #if canImport(Glibc)
      let stream = Int32(SOCK_STREAM.rawValue)
    #else
      let stream = SOCK_STREAM
    #endif
    let listener = socket(AF_INET, stream, 0)
    guard listener >= 0 else { throw Self.cannotListen() }
    var yes: Int32 = 1
    setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        guard bind(listener, address, size) == 0, listen(listener, 16) == 0 else { return false }
        return getsockname(listener, address, &size) == 0
      }
    }
    guard status else { throw Self.cannotListen() }
    Self.prepare(listener)
    self.listener = listener
    self.page = page(Int(UInt16(bigEndian: address.sin_port)))
  }

  private static func cannotListen() -> Failure {
    let reason = System.errorText()
    return Failure("cannot listen on 127.0.0.1: \(reason)", "无法在 127.0.0.1 上监听：\(reason)")
  }

  private static func prepare(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  /// Serves until the process ends. `reload` reads the file again and returns the files to watch.
  mutating func run(watching paths: [String], reload: (inout Preview) -> [String]) {
    watch.add(paths)
    var lastTick = clock.now
    var lastLook = clock.now
    while true {
      let interval = page.preview.tickInterval
      if interval == nil { lastTick = clock.now }
      wait(min(interval ?? 1000, 1000))
      if interval != nil {
        let now = clock.now
        let time = lastTick.duration(to: now).milliseconds
        lastTick = now
        page.change { $0.handle(.tick(milliseconds: time)) }
      }
      if lastLook.duration(to: clock.now) > .milliseconds(200) {
        lastLook = clock.now
        if watch.hasChanged() {
          var paths: [String] = []
          page.change { paths = reload(&$0) }
          watch.add(paths)
        }
      }
      sendStates()
      send()
    }
  }

  private mutating func wait(_ timeout: Int) {
    var files = [
      pollfd(fd: listener, events: Int16(POLLIN), revents: 0),
      pollfd(fd: watch.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    for connection in connections {
      let events = Int16(POLLIN) | (connection.output.isEmpty ? 0 : Int16(POLLOUT))
      files.append(pollfd(fd: connection.descriptor, events: events, revents: 0))
    }
    guard poll(&files, nfds_t(files.count), Int32(timeout)) > 0 else { return expire() }
    for (place, file) in files.dropFirst(2).enumerated() where file.revents != 0 {
      receive(place)
    }
    if files[0].revents != 0 { accept() }
    expire()
  }

  private mutating func accept() {
    while true {
      #if canImport(Glibc)
        let descriptor = Glibc.accept(listener, nil, nil)
      #else
        let descriptor = Darwin.accept(listener, nil, nil)
      #endif
      guard descriptor >= 0 else { return }
      guard connections.count < Self.limit else {
        close(descriptor)
        continue
      }
      Self.prepare(descriptor)
      var yes: Int32 = 1
      let size = socklen_t(MemoryLayout<Int32>.size)
      setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, size)
      connections.append(Connection(descriptor: descriptor, since: clock.now))
    }
  }

  private mutating func receive(_ place: Int) {
    var buffer = [UInt8](repeating: 0, count: 16 << 10)
    let count = recv(connections[place].descriptor, &buffer, buffer.count, 0)
    if count <= 0 {
      if count < 0, errno == EAGAIN || errno == EINTR { return }
      connections[place].isClosing = true
      connections[place].output = []
      return
    }
    // A stream has nothing more to say.
    guard connections[place].version == nil, !connections[place].isClosing else { return }
    connections[place].input += buffer[..<count]
    while true {
      switch WebRequest.read(connections[place].input) {
      case .incomplete: return
      case .invalid(let status):
        connections[place].output += WebAnswer(status).bytes
        connections[place].isClosing = true
        return
      case .request(let request, let length):
        connections[place].input.removeFirst(length)
        connections[place].since = clock.now
        let answer = page.answer(request)
        connections[place].output += answer.bytes
        if answer.isStream {
          connections[place].version = page.version
          return
        }
      }
    }
  }

  /// A stream that is slow misses states between, and gets the newest.
  private mutating func sendStates() {
    let version = page.version
    let isBehind = { (connection: Connection) in
      connection.output.isEmpty && connection.version ?? version != version
    }
    guard connections.contains(where: isBehind) else { return }
    let state = page.state
    for place in connections.indices where isBehind(connections[place]) {
      connections[place].output = state[...]
      connections[place].version = version
    }
  }

  private mutating func send() {
    for place in connections.indices {
      while !connections[place].output.isEmpty {
        let descriptor = connections[place].descriptor
        let count = connections[place].output.withUnsafeBytes { bytes in
          #if canImport(Glibc)
            Glibc.send(descriptor, bytes.baseAddress, bytes.count, 0)
          #else
            Darwin.send(descriptor, bytes.baseAddress, bytes.count, 0)
          #endif
        }
        if count > 0 {
          connections[place].output = connections[place].output.dropFirst(count)
        } else {
          if count < 0, errno == EAGAIN || errno == EINTR { break }
          connections[place].isClosing = true
          connections[place].output = []
        }
      }
    }
    expire()
  }

  /// Closes what is done, and what has begun a request without ending it.
  private mutating func expire() {
    let now = clock.now
    connections.removeAll { connection in
      let isIdle = connection.version == nil && connection.since.duration(to: now) > Self.patience
      guard connection.isClosing && connection.output.isEmpty || isIdle else { return false }
      close(connection.descriptor)
      return true
    }
  }
}
