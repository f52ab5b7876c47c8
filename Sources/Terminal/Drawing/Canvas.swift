import CtlChecker
import CtlText

/// Some rows of a picture as cells. Drawing outside them or outside `clip` has no effect.
struct Canvas {
  let width: Int
  let rows: Range<Int>
  /// Where drawing has an effect.
  var clip: Rect
  private var cells: [Cell]
  private var styles: [Style] = [Style()]
  private var styleNumbers: [Style: UInt16] = [Style(): 0]
  /// The style of the last character, the one under it, and the result: mostly the next one is the
  /// same.
  private var last: (style: Style, old: UInt16, merged: UInt16) = (Style(), 0, 0)

  private struct Cell {
    /// Empty for the second half of a wide character.
    var text: String
    var style: UInt16
  }

  init(width: Int, rows: Range<Int>) {
    self.width = width
    self.rows = rows
    clip = Rect(0, rows.lowerBound, width, rows.count)
    cells = [Cell](repeating: Cell(text: " ", style: 0), count: width * rows.count)
  }

  // MARK: Drawing

  /// Writes a text that is safe for terminals on one line; returns the column after it. A text that
  /// does not fit in `limit` columns is cut with an ellipsis.
  @discardableResult
  mutating func write(
    _ text: String, _ x: Int, _ y: Int, _ style: Style = Style(), limit: Int = .max,
    ellipsis: String = "…"
  ) -> Int {
    guard limit > 0 else { return x }
    var text = text
    let columns = text.displayWidth
    if columns > limit {
      let mark = min(ellipsis.displayWidth, limit)
      text = text.prefix(columns: limit - mark) + String(ellipsis.prefix(mark))
    }
    var column = x
    for character in text {
      let width = character.displayWidth
      if width == 0 {
        attach(character, before: column, y, from: x)
        continue
      }
      put(character, column, y, width, style)
      column += width
    }
    return column
  }

  /// Repeats a character of one column.
  mutating func fill(_ text: String, _ rect: Rect, _ style: Style = Style()) {
    let top = max(rect.y, rows.lowerBound)
    let bottom = min(rect.maxY, rows.upperBound)
    guard top < bottom, rect.width > 0, let character = text.first else { return }
    for y in top..<bottom {
      for x in rect.x..<rect.maxX { put(character, x, y, 1, style) }
    }
  }

  /// Changes the background of a rectangle, and the color of its characters to a readable one.
  mutating func paint(_ rect: Rect, _ background: Color, _ ink: Color) {
    let top = max(rect.y, rows.lowerBound, clip.y)
    let bottom = min(rect.maxY, rows.upperBound, clip.maxY)
    let left = max(rect.x, clip.x, 0)
    let right = min(rect.maxX, clip.maxX, width)
    guard top < bottom, left < right else { return }
    let number = styleNumber(Style(ink, on: background))
    for y in top..<bottom {
      for x in left..<right { cells[(y - rows.lowerBound) * width + x].style = number }
    }
  }

  /// Lays a translucent color over the background of a line; `page` is the background where nothing
  /// was painted.
  mutating func glaze(_ line: Rect, _ color: Color, _ opacity: Double, page: Color) {
    let columns = max(line.x, clip.x, 0)..<max(min(line.maxX, clip.maxX, width), line.x, clip.x, 0)
    guard rows.contains(line.y), line.y >= clip.y, line.y < clip.maxY else { return }
    for x in columns {
      let index = (line.y - rows.lowerBound) * width + x
      var style = styles[Int(cells[index].style)]
      style.background = (style.background ?? page).mixed(with: color, opacity)
      cells[index].style = styleNumber(style)
    }
  }

  private mutating func put(
    _ character: Character, _ x: Int, _ y: Int, _ columns: Int, _ style: Style
  ) {
    guard rows.contains(y), y >= clip.y, y < clip.maxY, x >= max(clip.x, 0),
      x + columns <= min(clip.maxX, width)
    else { return }
    let index = (y - rows.lowerBound) * width + x
    // The other half of a wide character that is covered.
    if cells[index].text.isEmpty, x > 0 { cells[index - 1].text = " " }
    let next = index + columns
    if x + columns < width, cells[next].text.isEmpty { cells[next].text = " " }
    let number = merge(style, cells[index].style)
    cells[index] = Cell(text: String(character.limited), style: number)
    for tail in 1..<max(columns, 1) { cells[index + tail] = Cell(text: "", style: number) }
  }

  /// The number of a style over the present one.
  private mutating func merge(_ style: Style, _ number: UInt16) -> UInt16 {
    if last.old == number, last.style == style { return last.merged }
    var merged = style
    let old = styles[Int(number)]
    if merged.background == nil { merged.background = old.background }
    if merged.foreground == nil { merged.foreground = old.foreground }
    last = (style, number, styleNumber(merged))
    return last.merged
  }

  /// A mark without columns of its own is drawn on the character before it.
  private mutating func attach(_ character: Character, before x: Int, _ y: Int, from start: Int) {
    guard x > start, x <= width, rows.contains(y), x > clip.x, x <= clip.maxX else { return }
    var index = (y - rows.lowerBound) * width + x - 1
    if cells[index].text.isEmpty, x - 1 > start { index -= 1 }
    if cells[index].text.utf8.count < 32 { cells[index].text += String(character.limited) }
  }

  private mutating func styleNumber(_ style: Style) -> UInt16 {
    if let number = styleNumbers[style] { return number }
    guard styles.count < Int(UInt16.max) else { return 0 }
    let number = UInt16(styles.count)
    styles.append(style)
    styleNumbers[style] = number
    return number
  }

  // MARK: Output

  /// The cells as a value of their own.
  var grid: CellGrid {
    var grid = CellGrid(width: width, height: rows.count)
    for (index, cell) in cells.enumerated() {
      grid.cells[index] = CellGrid.Cell(cell.text, styles[Int(cell.style)])
    }
    return grid
  }

  /// Appends the rows as lines, each with a line feed.
  func write(to bytes: inout [UInt8], _ depth: RenderOptions.ColorDepth) {
    let sequences = styles.map { depth.sequence($0) }
    for row in 0..<rows.count {
      var current = ""
      let line = cells[row * width..<(row + 1) * width]
      var pending = 0
      for cell in line {
        let sequence = sequences[Int(cell.style)]
        if cell.text == " ", sequence.isEmpty, current.isEmpty {
          pending += 1
          continue
        }
        for _ in 0..<pending { bytes.append(0x20) }
        pending = 0
        if sequence != current {
          if !current.isEmpty { bytes += "\u{1B}[0m".utf8 }
          bytes += sequence.utf8
          current = sequence
        }
        bytes += cell.text.utf8
      }
      if !current.isEmpty { bytes += "\u{1B}[0m".utf8 }
      bytes.append(0x0A)
    }
  }
}

extension Character {
  /// The cluster with a bounded number of marks.
  fileprivate var limited: Character {
    guard utf8.count > 64 else { return self }
    var result = ""
    for scalar in unicodeScalars.prefix(8) { result.unicodeScalars.append(scalar) }
    return result.first ?? " "
  }
}
