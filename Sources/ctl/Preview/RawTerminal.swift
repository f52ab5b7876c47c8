import CtlCommandLine

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A terminal that reports every key at once, on a screen of its own. However the process ends, the
/// terminal is restored: the handlers of signals that end it do so first.
struct RawTerminal {
  private static let enterBytes =
    "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h\u{1B}[?2004h\u{1B}[2J"
  private static let leaveBytes: StaticString =
    "\u{1B}[0m\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l\u{1B}[?25h\u{1B}[?1049l"

  // Written before the handlers are installed, read by them; a signal handler cannot capture.
  nonisolated(unsafe) private static var saved = termios()
  nonisolated(unsafe) private static var isRaw: sig_atomic_t = 0
  nonisolated(unsafe) private static var pipeEnd: Int32 = -1

  /// Becomes readable when a signal has come; the bytes are their numbers.
  let signals: Int32

  init() throws(Failure) {
    guard isatty(0) != 0, isatty(1) != 0 else {
      throw Failure(
        "`ctl preview` needs a terminal; `--script FILE` works without one",
        "`ctl preview` 需要终端；`--script 文件` 不需要")
    }
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0, tcgetattr(0, &Self.saved) == 0 else {
      throw Self.unusable(System.errorText())
    }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    signals = ends[0]
    Self.pipeEnd = ends[1]
    // The loop reads the signals that ask to end or to redraw.
    for number in [SIGWINCH, SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGCONT, SIGTSTP] {
      signal(number) { number in
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(RawTerminal.pipeEnd, &byte, 1)
      }
    }
    // The handlers of signals that end the process now restore the terminal first.
    for number in [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT] {
      signal(number) { number in
        RawTerminal.leave()
        signal(number, SIG_DFL)
        raise(number)
      }
    }
    atexit { RawTerminal.leave() }
    try enter()
  }

  func enter() throws(Failure) {
    var raw = Self.saved
    cfmakeraw(&raw)
    guard tcsetattr(0, TCSAFLUSH, &raw) == 0 else {
      throw Self.unusable(System.errorText())
    }
    Self.isRaw = 1
    try System.print(Self.enterBytes)
  }

  private static func unusable(_ reason: String) -> Failure {
    Failure("cannot use the terminal: \(reason)", "无法使用终端：\(reason)")
  }

  /// Uses only calls that are safe in a signal handler.
  static func leave() {
    guard isRaw != 0 else { return }
    isRaw = 0
    _ = write(1, leaveBytes.utf8Start, leaveBytes.utf8CodeUnitCount)
    tcsetattr(0, TCSANOW, &saved)
  }

  /// Hands over to the shell; returns when the process continues.
  func suspend() throws(Failure) {
    Self.leave()
    raise(SIGSTOP)
    try enter()
  }

  static var size: (width: Int, height: Int) {
    var size = winsize()
    guard ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return (80, 24)
    }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Reads the available bytes, up to a bound; empty at the end of input.
  static func read(_ descriptor: Int32) -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 4096)
    #if canImport(Glibc)
      let count = Glibc.read(descriptor, &buffer, buffer.count)
    #else
      let count = Darwin.read(descriptor, &buffer, buffer.count)
    #endif
    return Array(buffer.prefix(max(count, 0)))
  }
}
