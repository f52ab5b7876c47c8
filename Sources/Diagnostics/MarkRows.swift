/// The rows under a line: the marks, the last label beside them, and the other labels below, each
/// hanging from its mark.
///
/// ```
///   |   ----    ^^^^ the last label
///   |   |
///   |   another label
/// ```
struct MarkRows {
  struct Mark {
    /// Never empty.
    let columns: Range<Int>
    let isPrimary: Bool
    let text: String?
  }

  /// In the order of their columns.
  private let marks: [Mark]

  init(_ marks: [Mark]) {
    if marks.count < 2 {
      self.marks = marks
      return
    }
    self.marks = marks.enumerated()
      .sorted {
        ($0.element.columns.lowerBound, $0.offset) < ($1.element.columns.lowerBound, $1.offset)
      }
      .map(\.element)
  }

  func draw(into output: inout TerminalOutput, gutter: Int, style: TerminalOutput.Style) {
    if marks.isEmpty { return }
    var hanging = marks.filter { $0.text != nil }
    let end = marks.reduce(0) { max($0, $1.columns.upperBound) }
    var beside: String?
    if let last = hanging.last, last.columns.upperBound == end,
      last.columns.lowerBound == marks.last?.columns.lowerBound
    {
      beside = hanging.removeLast().text
    }

    begin(&output, gutter)
    var row = [Piece](repeating: .space, count: end)
    for mark in marks where !mark.isPrimary {
      for column in mark.columns { row[column] = .secondary }
    }
    for mark in marks where mark.isPrimary {
      for column in mark.columns { row[column] = .primary }
    }
    draw(row, into: &output, style)
    if let mark = marks.last, let beside {
      output.spaces(1)
      output.write(beside, mark.isPrimary ? style : .place)
    }
    output.newline()

    if !hanging.isEmpty {
      begin(&output, gutter)
      draw(connectors(hanging[...], before: end), into: &output, style)
      output.newline()
    }
    while let mark = hanging.popLast() {
      begin(&output, gutter)
      draw(connectors(hanging[...], before: mark.columns.lowerBound), into: &output, style)
      output.write(mark.text ?? "", mark.isPrimary ? style : .place)
      output.newline()
    }
  }

  private enum Piece {
    case space, primary, secondary, primaryConnector, secondaryConnector
  }

  /// A row of exactly `end` columns with a bar at each mark that begins before it.
  private func connectors(_ hanging: ArraySlice<Mark>, before end: Int) -> [Piece] {
    var row = [Piece](repeating: .space, count: end)
    for mark in hanging where mark.columns.lowerBound < end {
      row[mark.columns.lowerBound] = mark.isPrimary ? .primaryConnector : .secondaryConnector
    }
    return row
  }

  private func begin(_ output: inout TerminalOutput, _ gutter: Int) {
    output.spaces(gutter + 1)
    output.write("|", .place)
    output.spaces(1)
  }

  /// Writes a row, neighbours of one kind in one colour.
  private func draw(
    _ row: [Piece], into output: inout TerminalOutput, _ style: TerminalOutput.Style
  ) {
    var index = 0
    while index < row.count {
      let piece = row[index]
      var end = index + 1
      while end < row.count, row[end] == piece { end += 1 }
      switch piece {
      case .space: output.spaces(end - index)
      case .primary: output.write(UInt8(ascii: "^"), count: end - index, style)
      case .secondary: output.write(UInt8(ascii: "-"), count: end - index, .place)
      case .primaryConnector: output.write(UInt8(ascii: "|"), count: end - index, style)
      case .secondaryConnector: output.write(UInt8(ascii: "|"), count: end - index, .place)
      }
      index = end
    }
  }
}
