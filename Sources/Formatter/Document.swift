/// The layout of a file before it is known which lines fit: text, the places where a line may end,
/// and groups of such places that end their lines together or not at all.
///
/// This is the document algebra of Wadler and Prettier, written down flat: one command after the
/// other, groups and indentation as pairs of brackets. One pass from the end to the start measures
/// it, one pass from the start to the end lays it out; neither recurs nor looks ahead.
struct Document {
  struct Command {
    var operation: Operation
    /// The first byte of a text in the source.
    var start: UInt32 = 0
    var end: UInt32 = 0
    /// Of a text its columns; of a group, and of a `fill`, the columns from there to the first
    /// later place where a line may end.
    var width: UInt32 = 0
  }

  enum Operation: UInt8 {
    /// A part of the source within one line.
    case text
    /// The `;` or `,` between members that may be on one line; left out when the group is broken.
    case separator
    /// A part of the source that may contain line ends, which are kept.
    case verbatim
    /// Like `verbatim`, and it brings its own indentation when it begins a line.
    case kept
    /// A comment after code: two spaces away, and nothing wraps because of it.
    case trailing
    case space
    /// A space, or a line end when the group is broken.
    case line
    /// Nothing, or a line end when the group is broken.
    case softline
    /// A space, or a line end when the text after it does not fit.
    case fill
    case newline
    /// A line end and an empty line.
    case blankLine
    case open, close
    /// Opens a group that is broken if a broken group comes right before it: the body after a head
    /// of many lines.
    case openBody
    case indent, dedent
  }

  private(set) var commands: [Command] = []

  init(capacity: Int) { commands.reserveCapacity(capacity) }

  @inline(__always) mutating func add(_ operation: Operation) {
    commands.append(Command(operation: operation))
  }

  @inline(__always) mutating func add(_ operation: Operation, _ start: UInt32, _ end: UInt32) {
    commands.append(Command(operation: operation, start: start, end: end))
  }

  /// Wider than any line, so that no group with a line end fits.
  private static let tooWide = 1 << 20

  /// Fills in the widths. Returns whether the texts make up the file, in order, with only white
  /// space and separators between them.
  mutating func measure(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var isComplete = true
    var start = bytes.count
    // The columns from here to the end, and to the first place where a line may end.
    var rest = 0
    var word = 0
    var closed: [(rest: Int, word: Int)] = []
    commands.withUnsafeMutableBufferPointer { commands in
      var index = commands.count
      while index > 0 {
        index -= 1
        if commands[index].end > 0 {
          isComplete = isComplete && isGap(bytes, Int(commands[index].end), start)
          start = Int(commands[index].start)
        }
        switch commands[index].operation {
        case .text:
          let width = columns(bytes, commands[index].start, commands[index].end)
          commands[index].width = UInt32(truncatingIfNeeded: width)
          rest += width
          word += width
        case .verbatim, .kept:
          let (width, isWhole) = columnsOfFirstLine(
            bytes, commands[index].start, commands[index].end)
          rest += isWhole ? width : Document.tooWide
          word = isWhole ? word + width : width
        case .space:
          rest += 1
          word += 1
        // A separator before a line end is left out.
        case .separator: rest += 1
        case .line:
          rest += 1
          word = 0
        case .softline: word = 0
        case .fill:
          commands[index].width = UInt32(clamping: word + 1)
          rest += 1
          word = 0
        case .newline, .blankLine:
          rest += Document.tooWide
          word = 0
        case .close: closed.append((rest, word))
        case .open, .openBody:
          guard let close = closed.popLast() else { continue }
          commands[index].width = UInt32(clamping: rest - close.rest + close.word)
        case .trailing, .indent, .dedent: break
        }
      }
    }
    let mark = bytes.starts(with: Formatter.byteOrderMark) ? Formatter.byteOrderMark.count : 0
    return isComplete && isGap(bytes, mark, start)
  }
}

/// Whether a range contains only white space and separators, which may change.
@inline(__always)
private func isGap(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Bool {
  guard start <= end else { return false }
  for index in start..<end {
    switch bytes[index] {
    case 0x20, 0x09, 0x0A, 0x0D, 0x2C, 0x3B: continue
    default: return false
    }
  }
  return true
}

/// A column is a Unicode scalar, as editors count all but wide and combining characters.
@inline(__always)
private func columns(_ bytes: UnsafeBufferPointer<UInt8>, _ start: UInt32, _ end: UInt32) -> Int {
  var continuations = 0
  for index in Int(start)..<Int(end) where bytes[index] & 0xC0 == 0x80 { continuations += 1 }
  return Int(end - start) - continuations
}

private func columnsOfFirstLine(
  _ bytes: UnsafeBufferPointer<UInt8>, _ start: UInt32, _ end: UInt32
) -> (width: Int, isWhole: Bool) {
  var width = 0
  for index in Int(start)..<Int(end) {
    if bytes[index] == 0x0A || bytes[index] == 0x0D { return (width, false) }
    if bytes[index] & 0xC0 != 0x80 { width += 1 }
  }
  return (width, true)
}
