/// Lays out a measured document: one pass, one decision for each group.
struct Printer: ~Copyable {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let usesCarriageReturns: Bool
  private var output: OutputBuffer
  private var column = 0
  private var level = 0
  /// The level of a line whose indentation is not written yet; empty lines never get one.
  private var pendingLevel = -1
  /// How many of the open groups are on one line; groups inside such a group are too.
  private var flatGroups = 0
  /// The length of the output when a broken group was closed last.
  private var endOfBrokenGroup = -1

  init(_ bytes: UnsafeBufferPointer<UInt8>, usesCarriageReturns: Bool) {
    self.bytes = bytes
    self.usesCarriageReturns = usesCarriageReturns
    output = OutputBuffer(capacity: bytes.count + bytes.count / 4 + 64)
    if bytes.starts(with: Formatter.byteOrderMark) { output.append(bytes, 0, 3) }
  }

  mutating func print(_ document: Document) -> [UInt8] {
    document.commands.withUnsafeBufferPointer { commands in
      for command in commands { print(command) }
    }
    return output.take()
  }

  @inline(__always) private mutating func print(_ command: Document.Command) {
    switch command.operation {
    case .text:
      write(command)
      column += Int(command.width)
    case .separator:
      guard flatGroups > 0 else { return }
      write(command)
      column += 1
    case .verbatim:
      write(command)
      column = columnAfter(command)
    case .kept:
      pendingLevel = -1
      write(command)
      column = columnAfter(command)
    case .trailing:
      output.appendSpaces(2)
      output.append(bytes, Int(command.start), Int(command.end))
    case .space: space()
    case .line: if flatGroups > 0 { space() } else { newline() }
    case .softline: if flatGroups == 0 { newline() }
    case .fill:
      if flatGroups > 0 || column + Int(command.width) <= Formatter.width {
        space()
      } else {
        newline()
      }
    case .newline: newline()
    case .blankLine:
      newline()
      newline()
    case .open: open(command)
    case .openBody: if endOfBrokenGroup + 1 != output.count || flatGroups > 0 { open(command) }
    case .close:
      if flatGroups > 0 { flatGroups -= 1 } else { endOfBrokenGroup = output.count }
    case .indent: level += 1
    case .dedent: level -= 1
    }
  }

  @inline(__always) private mutating func open(_ command: Document.Command) {
    if flatGroups > 0 {
      flatGroups += 1
    } else if pendingColumn + Int(command.width) <= Formatter.width {
      flatGroups = 1
    }
  }

  /// The column of what is written next.
  private var pendingColumn: Int { pendingLevel < 0 ? column : indentation(pendingLevel) }

  /// Past a depth that no person writes, lines stop moving to the right, so that the output of
  /// every file is at most a constant times its size.
  private func indentation(_ level: Int) -> Int {
    min(level * Formatter.indentation, Formatter.width)
  }

  @inline(__always) private mutating func write(_ command: Document.Command) {
    if pendingLevel >= 0 {
      column = indentation(pendingLevel)
      output.appendSpaces(column)
      pendingLevel = -1
    }
    output.append(bytes, Int(command.start), Int(command.end))
  }

  @inline(__always) private mutating func space() {
    output.appendSpaces(1)
    column += 1
  }

  private mutating func newline() {
    if usesCarriageReturns { output.append(0x0D) }
    output.append(0x0A)
    pendingLevel = level
    column = 0
  }

  private func columnAfter(_ command: Document.Command) -> Int {
    var width = 0
    var index = Int(command.end)
    while index > Int(command.start) {
      index -= 1
      if bytes[index] == 0x0A || bytes[index] == 0x0D { return width }
      if bytes[index] & 0xC0 != 0x80 { width += 1 }
    }
    return column + width
  }
}

/// A growing buffer of bytes; an array's appends cost several times as much.
struct OutputBuffer: ~Copyable {
  private var storage: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int) {
    self.capacity = max(capacity, 16)
    storage = .allocate(capacity: self.capacity)
  }

  deinit { storage.deallocate() }

  @inline(__always)
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) {
    guard end > start, let base = bytes.baseAddress else { return }
    reserve(end - start)
    (storage + count).update(from: base + start, count: end - start)
    count += end - start
  }

  @inline(__always) mutating func append(_ byte: UInt8) {
    reserve(1)
    storage[count] = byte
    count += 1
  }

  @inline(__always) mutating func appendSpaces(_ number: Int) {
    guard number > 0 else { return }
    reserve(number)
    (storage + count).update(repeating: 0x20, count: number)
    count += number
  }

  func take() -> [UInt8] { Array(UnsafeBufferPointer(start: storage, count: count)) }

  @inline(__always) private mutating func reserve(_ number: Int) {
    if count + number > capacity { grow(number) }
  }

  @inline(never) private mutating func grow(_ number: Int) {
    capacity = max(capacity * 2, count + number)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.moveInitialize(from: storage, count: count)
    storage.deallocate()
    storage = larger
  }
}
