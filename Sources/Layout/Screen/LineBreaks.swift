import CtlCatalogue

// Which of the elements side by side stay on one line.

extension PointFlow {
  /// The lines of a line at a width. Buttons stand side by side while there is room. Where a title
  /// and what belongs to it are too wide with the texts broken between words, the title stands above.
  func broken(_ line: BoxLine, _ index: Int, _ room: Double) -> [BoxLine] {
    if mayWrap(line) { return wrapped(line, in: room) }
    guard case .titled(let leading) = line.alignment, leading > 0, leading < line.items.count,
      !line.items.contains(where: { $0 >= 0 && placed[$0] != nil }),
      !fits(line.items, line.gap.points, index, room)
    else { return [line] }
    var first = line
    first.items = Array(line.items[..<leading])
    // A label has the whole line for its text, which is aligned inside it.
    let isLabel = first.items[0] >= 0 && kind(first.items[0]) == .label
    first.alignment = leading > 1 ? line.alignment : isLabel ? .fill : .leading
    var lines = [first, line.rest([], above: kind(index) == .row ? .none : .tight)]
    for item in line.items[leading...] {
      let items = lines[lines.count - 1].items + [item]
      if items.count > 1, !fits(items, line.gap.points, index, room) {
        lines.append(line.rest([item], above: .tight))
      } else {
        lines[lines.count - 1].items = items
      }
    }
    for number in lines.indices.dropFirst() { lines[number].alignment = .trailing }
    return lines
  }

  private func fits(_ items: [Int], _ gap: Double, _ index: Int, _ room: Double) -> Bool {
    let gaps = gap * Double(items.count - 1)
    let widths = items.reduce(gaps) { $0 + tree.width(of: $1, in: index) }
    return widths <= room || items.reduce(gaps) { $0 + least($1, in: index) } <= room
  }

  /// The width with which everything in an item of a line can still be used and read: a text that
  /// may have more lines keeps its longest word, and what only shows that there is more a few letters.
  func least(_ item: Int, in container: Int) -> Double {
    let natural = tree.width(of: item, in: container)
    if item < 0 { return kind(container) == .row ? request.boxes[container].longestWord : natural }
    if kind(item) == .label, request.boxes[item].lines != 1 {
      return min(natural, request.boxes[item].narrowest)
    }
    guard Kind.named(kind(item)).role == .container, isFlexible(item) else { return natural }
    return min(natural, PointFlow.leastColumn)
  }

  /// The width of a column of texts, which are cut rather than broken.
  private static let leastColumn = 120.0

  /// The width of the container's own text in a line: a title is broken or cut before it pushes others
  /// out of the container.
  func titleWidth(_ line: BoxLine, _ index: Int, _ room: Double) -> Double {
    min(tree.width(of: BoxLine.title, in: index), titleRoom(line, room))
  }

  /// What the other items of a line leave to the title.
  func titleRoom(_ line: BoxLine, _ room: Double) -> Double {
    var others = -line.gap.points
    for item in line.items where item < 0 || placed[item] == nil {
      others += line.gap.points + (item < 0 ? 0 : frames[item].width)
    }
    return max(room - others, 0)
  }
}

extension PointFlow {
  /// The least height of the first line of a row: a title with something below it is as high as a row,
  /// and it has an edge above and below.
  func firstHeight(ofRow index: Int, title: Double?) -> Double {
    let least = lines[index].count > 1 ? PointFlow.row : 0
    guard let title, !tree.isStacked(index) else { return least }
    return max(title + 2 * PointFlow.rowEdge, least)
  }

  private func isBroken(_ height: Double, _ row: Int) -> Bool {
    kind(row) == .row && height > request.boxes[row].titleHeight + 0.5
  }

  /// The rows whose titles have more lines than they need on a line of their own.
  var brokenTitles: Set<Int> { Set(titles.indices.filter { isBroken(titles[$0].height, $0) }) }

  /// The room below what stands under the title of a row. Wheels go on to the end.
  func rowEnd(_ index: Int) -> Double {
    guard lines[index].count > 1, !tree.turnsRows, let item = lines[index].last?.items.last,
      item >= 0, !isWheels(item)
    else { return 0 }
    return PointFlow.gap
  }

  private func isWheels(_ item: Int) -> Bool { kind(item) == .picker || kind(item) == .datePicker }
}

extension LayoutBox {
  private var letters: TextLines { TextLines(size: fontSize, isBold: isBold) }
  private var smallLetters: TextLines { TextLines(size: subtitleSize) }

  /// The longest word of the title and the text below it.
  var longestWord: Double {
    max(letters.longestWord(of: text), smallLetters.longestWord(of: subtitle))
  }

  /// The least width of a label of several lines: that of its longest word, and of all of them in
  /// as many lines as it may have.
  fileprivate var narrowest: Double {
    var width = letters.longestWord(of: text)
    if lines > 0 {
      while width < textWidth, letters.count(text, in: width) > Double(lines) {
        width += fontSize / 2
      }
    }
    return width
  }

  /// The height of the title and the text below it at a width, each in as many lines as it needs there.
  func titleHeight(at width: Double) -> Double {
    func height(_ text: String, _ letters: TextLines, _ line: Double) -> Double {
      text.isEmpty ? 0 : letters.count(text, in: width) * line
    }
    return height(text, letters, lineHeight)
      + height(subtitle, smallLetters, LayoutBox.height(subtitleSize))
  }
}
