import CtlText

/// Lines of one file with marks under the places of a finding.
struct SourceExcerpt {
  let source: IndexedSource
  /// The place that the heading names.
  let place: Int
  private var lines: [Line] = []
  /// Places over several lines, whose middle is left out.
  private var folds: [ClosedRange<Int>] = []

  /// A place to mark.
  struct Label {
    let range: Range<Int>
    let isPrimary: Bool
    let text: String?
  }

  /// A mark under one line.
  struct Mark {
    /// Bytes of the file.
    let range: Range<Int>
    let isPrimary: Bool
    let text: String?
  }

  private struct Line {
    let number: Int
    var marks: [Mark]
  }

  init(_ source: IndexedSource, _ labels: [Label]) {
    self.source = source
    place = labels.first.map { source.clamped($0.range).lowerBound } ?? 0
    for label in labels { add(label) }
    lines.sort { $0.number < $1.number }
  }

  /// How many digits the greatest line number has.
  var numberWidth: Int { String((lines.last?.number ?? 0) + 1).utf8.count }

  private mutating func add(_ label: Label) {
    let range = source.clamped(label.range)
    let first = source.lines.position(at: range.lowerBound).line
    var last = source.lines.position(at: range.upperBound)
    var end = range.upperBound
    if last.line > first, last.column == 0 {
      // A range that ends with a line end does not reach the next line.
      last.line -= 1
      end = source.content(ofLine: last.line).upperBound
    }
    let firstContent = source.content(ofLine: first)
    if last.line == first {
      let start = min(range.lowerBound, firstContent.upperBound)
      let mark = Mark(
        range: start..<max(start, min(end, firstContent.upperBound)), isPrimary: label.isPrimary,
        text: label.text)
      insert(mark, line: first)
      return
    }
    let start = min(range.lowerBound, firstContent.upperBound)
    insert(
      Mark(range: start..<firstContent.upperBound, isPrimary: label.isPrimary, text: nil),
      line: first)
    let lastContent = source.content(ofLine: last.line)
    end = min(end, lastContent.upperBound)
    insert(
      Mark(
        range: min(indentationEnd(lastContent), end)..<end, isPrimary: label.isPrimary,
        text: label.text),
      line: last.line)
    if last.line - first == 2 { insert(nil, line: first + 1) }
    if last.line - first > 2 { folds.append(first...last.line) }
  }

  private func indentationEnd(_ content: Range<Int>) -> Int {
    // A line of nothing but white space need not be read to its end to be drawn.
    let limit = min(content.upperBound, content.lowerBound + 4096)
    for index in content.lowerBound..<limit
    where source.bytes[index] != 0x20 && source.bytes[index] != 0x09 {
      return index
    }
    return content.lowerBound
  }

  private mutating func insert(_ mark: Mark?, line: Int) {
    let marks = mark.map { [$0] } ?? []
    if let index = lines.firstIndex(where: { $0.number == line }) {
      lines[index].marks += marks
    } else {
      lines.append(Line(number: line, marks: marks))
    }
  }

  /// Draws the lines; `gutter` is the width of the line numbers.
  func draw(
    into output: inout TerminalOutput, gutter: Int, width: Int, style: TerminalOutput.Style
  ) {
    var previous: Int?
    for line in lines {
      if let previous, line.number > previous + 1,
        folds.contains(where: { $0.lowerBound <= previous && $0.upperBound >= line.number })
      {
        output.write("...", .place)
        output.newline()
      }
      previous = line.number
      let content = source.content(ofLine: line.number)
      let focus = line.marks.first { $0.isPrimary } ?? line.marks.first
      let view = LineView(
        source.bytes, content: content,
        focus: focus?.range ?? content.lowerBound..<content.lowerBound, width: width)
      let number = String(line.number + 1)
      output.spaces(gutter - number.utf8.count)
      output.write(number + " |", .place)
      output.spaces(1)
      output.write(view.text)
      output.newline()
      let rows = MarkRows(
        line.marks.map {
          MarkRows.Mark(columns: view.columns(of: $0.range), isPrimary: $0.isPrimary, text: $0.text)
        })
      rows.draw(into: &output, gutter: gutter, style: style)
    }
  }
}
