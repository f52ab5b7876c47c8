import CtlText

/// One line of a source as a terminal can show it: tabs expanded, nothing in it acts on the
/// terminal, and at most `width` columns. A line that is too wide shows the text around the place
/// in focus between `…`.
///
/// The cost depends on the width, never on the length of the line.
struct LineView {
  static let tabWidth = 4

  /// UTF-8.
  private(set) var text: [UInt8] = []
  /// The visible cells in order; empty when the line is plain ASCII, one column a byte.
  private var cells: [Cell] = []
  private let content: Range<Int>
  private var isCutLeft = false
  private var isCutRight = false
  private var endColumn = 0

  private struct Cell {
    let range: Range<Int>
    var column: Int
    let columns: Int
    let replacement: String?
  }

  /// - Parameters:
  ///   - content: the line in the bytes, without its line end.
  ///   - focus: the place that must be seen.
  ///   - width: columns, at least 8.
  init(_ bytes: [UInt8], content: Range<Int>, focus: Range<Int>, width: Int) {
    self.content = content
    let width = max(width, 8)
    if content.count <= width, bytes[content].allSatisfy({ (0x20..<0x7F).contains($0) }) {
      text = Array(bytes[content])
      endColumn = content.count
      return
    }
    let scanned = Self.surroundings(of: focus, in: bytes, content: content, width: width)
    isCutLeft = scanned.lowerBound > content.lowerBound
    isCutRight = scanned.upperBound < content.upperBound
    let all = Self.cells(bytes[scanned])
    let total = all.last.map { $0.column + $0.columns } ?? 0
    cells = all
    if total > width || isCutLeft || isCutRight {
      cut(total: total, focus: focus, width: width)
    }
    draw(bytes)
  }

  /// The columns of a range of bytes, at least one. Bytes that are cut off count as the `…`.
  func columns(of range: Range<Int>) -> Range<Int> {
    if cells.isEmpty {
      let start = min(max(range.lowerBound - content.lowerBound, 0), endColumn)
      let end = min(max(range.upperBound - content.lowerBound, 0), endColumn)
      return start..<max(end, start + 1)
    }
    var start = endColumn
    var end = 0
    if let first = cells.first, isCutLeft, range.lowerBound < first.range.lowerBound {
      start = 0
    } else if let cell = cells.first(where: { $0.range.upperBound > range.lowerBound }) {
      start = cell.column
    }
    if let last = cells.last, isCutRight, range.upperBound > last.range.upperBound {
      end = endColumn + 1
    } else if let cell = cells.last(where: { $0.range.lowerBound < range.upperBound }) {
      end = cell.column + cell.columns
    }
    return start..<(range.isEmpty ? start + 1 : max(end, start + 1))
  }

  /// The whole line as a terminal can show it, however wide.
  static func visible(_ line: ArraySlice<UInt8>) -> [UInt8] {
    if line.allSatisfy({ (0x20..<0x7F).contains($0) }) { return Array(line) }
    return cells(line).flatMap { cell in
      cell.replacement.map { Array($0.utf8) } ?? Array(line[cell.range])
    }
  }

  /// The part of a long line that can matter: eight bytes a column on both sides of the focus.
  private static func surroundings(
    of focus: Range<Int>, in bytes: [UInt8], content: Range<Int>, width: Int
  ) -> Range<Int> {
    if content.count <= 16 * width { return content }
    let middle = min(max(focus.lowerBound, content.lowerBound), content.upperBound)
    var start = max(content.lowerBound, middle - 8 * width)
    var end = min(content.upperBound, middle + 8 * width)
    // Not in the middle of a UTF-8 sequence.
    for _ in 0..<3 where start > content.lowerBound && start < middle {
      if bytes[start] & 0xC0 == 0x80 { start += 1 }
    }
    for _ in 0..<3 where end < content.upperBound && end > middle {
      if bytes[end] & 0xC0 == 0x80 { end -= 1 }
    }
    return start..<end
  }

  private static func cells(_ bytes: ArraySlice<UInt8>) -> [Cell] {
    var result: [Cell] = []
    result.reserveCapacity(bytes.count)
    var column = 0
    for cell in DisplayCells(bytes) {
      var columns = cell.columns
      var replacement = cell.replacement
      if bytes[cell.range.lowerBound] == 0x09 {
        columns = tabWidth - column % tabWidth
        replacement = String(repeating: " ", count: columns)
      }
      result.append(
        Cell(range: cell.range, column: column, columns: columns, replacement: replacement))
      column += columns
    }
    return result
  }

  /// Keeps the cells around the focus.
  private mutating func cut(total: Int, focus: Range<Int>, width: Int) {
    let focusCell = cells.first { $0.range.upperBound > focus.lowerBound }
    let lastCell = cells.last { $0.range.lowerBound < focus.upperBound }
    let focusStart = focusCell?.column ?? total
    let focusEnd = max(lastCell.map { $0.column + $0.columns } ?? 0, focusStart + 1)
    var from = 0
    if isCutLeft || focusEnd > width - 1 {
      let span = min(focusEnd - focusStart, width - 2)
      from = max(0, focusStart - (width - 2 - span) / 2)
      if !isCutRight { from = min(from, max(0, total - (width - 1))) }
    }
    if from > 0 { isCutLeft = true }
    let room = isCutLeft ? width - 1 : width
    if total - from > room { isCutRight = true }
    let to = from + (isCutRight ? room - 1 : room)
    cells.removeAll { $0.column < from || $0.column + $0.columns > to }
  }

  private mutating func draw(_ bytes: [UInt8]) {
    let ellipsis = "…".utf8
    if isCutLeft { text += ellipsis }
    let shift = (isCutLeft ? 1 : 0) - (cells.first?.column ?? 0)
    endColumn = isCutLeft ? 1 : 0
    for index in cells.indices {
      cells[index].column += shift
      if let replacement = cells[index].replacement {
        text += replacement.utf8
      } else {
        text += bytes[cells[index].range]
      }
      endColumn = cells[index].column + cells[index].columns
    }
    if isCutRight { text += ellipsis }
  }
}
