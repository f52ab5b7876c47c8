import CtlCommandLine
import CtlPreview
import CtlTerminal

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Carries events to a preview and its frames to the terminal, until the person quits.
struct PreviewLoop {
  var preview: Preview
  let terminal: RawTerminal
  let depth: RenderOptions.ColorDepth
  /// Reads the file again: its program, findings, and the files to watch.
  let reload: (inout Preview) -> [String]
  private var watch: FileWatch
  private var parser = InputParser()
  private var shown: CellGrid?
  private let clock = ContinuousClock()
  private var lastTick: ContinuousClock.Instant
  private var lastLook: ContinuousClock.Instant

  init(
    _ preview: Preview, _ terminal: RawTerminal, _ depth: RenderOptions.ColorDepth,
    watching paths: [String], reload: @escaping (inout Preview) -> [String]
  ) {
    self.preview = preview
    self.terminal = terminal
    self.depth = depth
    self.reload = reload
    watch = FileWatch(paths)
    lastTick = clock.now
    lastLook = clock.now
  }

  mutating func run() throws(Failure) {
    defer { watch.close() }
    while !preview.isDone {
      try draw()
      let interval = preview.tickInterval
      if interval == nil { lastTick = clock.now }
      guard try wait(interval) else { return }
      if interval != nil { tick() }
    }
  }

  private mutating func draw() throws(Failure) {
    let frame = preview.frame
    let bytes = frame.bytes(after: shown, depth)
    shown = frame
    if !bytes.isEmpty { try System.print(bytes) }
  }

  private mutating func tick() {
    let now = clock.now
    let time = lastTick.duration(to: now)
    lastTick = now
    preview.handle(.tick(milliseconds: time.milliseconds))
  }

  /// Waits for something to happen and handles it; false at the end of the input.
  private mutating func wait(_ interval: Int?) throws(Failure) -> Bool {
    var files = [
      pollfd(fd: 0, events: Int16(POLLIN), revents: 0),
      pollfd(fd: terminal.signals, events: Int16(POLLIN), revents: 0),
      pollfd(fd: watch.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    let timeout = min(interval ?? 1000, parser.isWaiting ? 50 : 1000)
    guard poll(&files, nfds_t(files.count), Int32(timeout)) >= 0 || errno == EINTR else {
      return false
    }
    if files[1].revents != 0 {
      for number in RawTerminal.read(terminal.signals) {
        guard try handle(Int32(number)) else { return false }
      }
    }
    if files[0].revents & Int16(POLLIN) != 0 {
      let bytes = RawTerminal.read(0)
      // The terminal is gone.
      if bytes.isEmpty { return false }
      for event in parser.feed(bytes) { try handle(event) }
    } else if files[0].revents != 0 {
      return false
    } else if parser.isWaiting {
      for event in parser.flush() { try handle(event) }
    }
    if files[2].revents != 0 || lastLook.duration(to: clock.now) > .seconds(1) {
      lastLook = clock.now
      if watch.hasChanged() { readAgain() }
    }
    return true
  }

  private mutating func handle(_ event: PreviewEvent) throws(Failure) {
    if event == .key(.control("z")) {
      try terminal.suspend()
      resize()
      return
    }
    // Clears whatever else has written on the terminal.
    if event == .key(.control("l")) { return resize() }
    let edition = preview.edition
    preview.handle(event)
    if preview.edition != edition { readAgain() }
  }

  private mutating func handle(_ number: Int32) throws(Failure) -> Bool {
    switch number {
    case SIGWINCH: resize()
    case SIGCONT:
      try terminal.enter()
      resize()
    case SIGTSTP:
      try terminal.suspend()
      resize()
    default: return false
    }
    return true
  }

  private mutating func resize() {
    let size = RawTerminal.size
    shown = nil
    preview.handle(.resize(width: size.width, height: size.height))
  }

  private mutating func readAgain() {
    // A missing file may come back, so no watched file is forgotten.
    watch.add(reload(&preview))
  }
}
