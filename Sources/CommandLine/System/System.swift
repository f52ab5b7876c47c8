import CtlDiagnostics

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The process: its output, its terminal, its environment.
package enum System {
  package static func prepare() {
    // A reader that closes early, such as `head`, is an error of `write`, not a signal.
    signal(SIGPIPE, SIG_IGN)
    #if os(Linux)
      makeRoom()
    #endif
  }

  #if os(Linux)
    /// Gives this thread a stack for the deepest nesting that a file may have, also in a debug build, whose
    /// frames are large. Memory is taken only as it is used.
    private static func makeRoom() {
      let size: rlim_t = 64 << 20
      let stack = __rlimit_resource_t(RLIMIT_STACK.rawValue)
      var limit = rlimit()
      guard getrlimit(stack, &limit) == 0, limit.rlim_cur < size, limit.rlim_max >= size else {
        return
      }
      limit.rlim_cur = size
      _ = setrlimit(stack, &limit)
    }
  #endif

  package static func exit(_ status: Int32) -> Never {
    #if canImport(Glibc)
      Glibc.exit(status)
    #else
      Darwin.exit(status)
    #endif
  }

  // MARK: Output

  package static func print(_ text: String) throws(Failure) { try write(Array(text.utf8), to: 1) }
  package static func print(_ bytes: [UInt8]) throws(Failure) { try write(bytes, to: 1) }
  package static func printError(_ text: String) { try? write(Array(text.utf8), to: 2) }

  /// What standard output and error would get, while a caller collects it.
  nonisolated(unsafe) static var captured: [UInt8]?

  /// Writes what goes at once; the number of bytes, or -1 with `errno`.
  static func send(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Int {
    bytes.withUnsafeBytes { buffer in
      #if canImport(Glibc)
        Glibc.write(descriptor, buffer.baseAddress, buffer.count)
      #else
        Darwin.write(descriptor, buffer.baseAddress, buffer.count)
      #endif
    }
  }

  package static func write(_ bytes: [UInt8], to descriptor: Int32) throws(Failure) {
    if captured != nil {
      captured?.append(contentsOf: bytes)
      return
    }
    var start = 0
    while start < bytes.count {
      let count = send(bytes[start...], to: descriptor)
      if count > 0 {
        start += count
      } else if errno == EPIPE, descriptor == 1 {
        // The reader has closed; that is not a failure.
        return
      } else if errno != EINTR {
        let reason = errorText()
        throw Failure(
          "cannot write to standard output: \(reason)", "无法写到标准输出：\(reason)")
      }
    }
  }

  package static func errorText(_ code: Int32 = errno) -> String { String(cString: strerror(code)) }

  // MARK: Environment

  package static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Whether a descriptor shows colours: decided by `--color`, then `NO_COLOR`, then whether it is
  /// a terminal.
  package static func usesColor(_ choice: String?, _ descriptor: Int32 = 1) -> Bool {
    switch choice {
    case "always": return true
    case "never": return false
    default:
      if let value = environment("NO_COLOR"), !value.isEmpty { return false }
      return isatty(descriptor) != 0 && environment("TERM") != "dumb"
    }
  }

  /// The columns of the terminal; nil when the output is not a terminal.
  package static func terminalWidth(_ descriptor: Int32 = 1) -> Int? {
    var size = winsize()
    guard isatty(descriptor) != 0, ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0,
      size.ws_col > 0
    else { return nil }
    return Int(size.ws_col)
  }

  /// The language of the command: set once, before it begins.
  package nonisolated(unsafe) static var language = Language.english

  /// The language of messages: `--lang`, else the locale of the environment.
  package static func language(_ choice: String?) -> Language {
    if let choice { return choice.hasPrefix("zh") ? .simplifiedChinese : .english }
    let locale =
      environment("LC_ALL").nonEmpty ?? environment("LC_MESSAGES").nonEmpty
      ?? environment("LANG").nonEmpty ?? ""
    return locale.hasPrefix("zh") ? .simplifiedChinese : .english
  }
}

extension Optional where Wrapped == String {
  fileprivate var nonEmpty: String? { self?.isEmpty == false ? self : nil }
}
