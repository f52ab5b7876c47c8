import CtlChecker
import CtlText

/// Lines of cells, as a terminal shows them.
public struct CellGrid: Sendable, Hashable {
  public let width: Int
  public let height: Int
  /// Row by row.
  public var cells: [Cell]

  public struct Cell: Sendable, Hashable {
    /// One character; empty for the second half of a wide one.
    public var text: String
    public var style: Style

    public init(_ text: String = " ", _ style: Style = Style()) {
      self.text = text
      self.style = style
    }
  }

  public init(width: Int, height: Int) {
    self.width = max(width, 0)
    self.height = max(height, 0)
    cells = [Cell](repeating: Cell(), count: self.width * self.height)
  }

  public subscript(x: Int, y: Int) -> Cell {
    get { cells[y * width + x] }
    set { cells[y * width + x] = newValue }
  }

  /// Writes a text that is safe for terminals on one line, no further than `limit` columns.
  public mutating func write(
    _ text: String, _ x: Int, _ y: Int, _ style: Style = Style(), limit: Int = .max
  ) {
    guard (0..<height).contains(y), limit > 0 else { return }
    var column = x
    let end = min(width, limit < width ? x + limit : width)
    for character in text {
      let columns = character.displayWidth
      guard columns > 0 else {
        if column > x, column <= end, cells[y * width + column - 1].text.utf8.count < 32 {
          cells[y * width + column - 1].text.append(character)
        }
        continue
      }
      guard column >= 0, column + columns <= end else { break }
      self[column, y] = Cell(String(character), style)
      for tail in 1..<max(columns, 1) { self[column + tail, y] = Cell("", style) }
      column += columns
    }
  }

  /// Puts rows of another grid here.
  public mutating func draw(_ other: CellGrid, x: Int, y: Int, rows: Range<Int>) {
    let columns = max(-x, 0)..<max(min(other.width, width - x), max(-x, 0))
    for row in rows where (0..<height).contains(y + row - rows.lowerBound) {
      guard (0..<other.height).contains(row) else { continue }
      let to = (y + row - rows.lowerBound) * width + x
      let from = row * other.width
      for column in columns { cells[to + column] = other.cells[from + column] }
    }
  }

  /// The lines without colours and without spaces at their ends.
  public var lines: [String] {
    (0..<height).map { row in
      let line = cells[row * width..<(row + 1) * width].map(\.text).joined()
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// The bytes that make a terminal show this instead of `old`, or from nothing. Only cells that
  /// differ are written.
  public func bytes(after old: CellGrid?, _ depth: RenderOptions.ColorDepth) -> [UInt8] {
    var bytes: [UInt8] = []
    let before = old.flatMap { $0.width == width && $0.height == height ? $0.cells : nil } ?? []
    let isSame = before.count == cells.count
    if !isSame { bytes += "\u{1B}[0m\u{1B}[2J".utf8 }
    let blank = Cell()
    var style: Style?
    for row in 0..<height {
      var column = 0
      var cursor = -1
      while column < width {
        let index = row * width + column
        if isSame, before[index] == cells[index] {
          column += 1
          continue
        }
        let cell = cells[index]
        if cell.text.isEmpty || !isSame && cell == blank {
          // The second half of a wide character goes with the first.
          column += 1
          continue
        }
        if cursor != column { bytes += "\u{1B}[\(row + 1);\(column + 1)H".utf8 }
        if style != cell.style {
          bytes += "\u{1B}[0m".utf8
          bytes += depth.sequence(cell.style).utf8
          style = cell.style
        }
        bytes += cell.text.utf8
        let columns = max(cell.text.displayWidth, 1)
        column += columns
        // A character that is wide here may be narrow in the terminal: the next cell sets its own
        // place.
        cursor = cell.text.utf8.count == 1 ? column : -1
      }
    }
    if style != nil { bytes += "\u{1B}[0m".utf8 }
    return bytes
  }
}

extension Painter {
  /// Some rows of the picture.
  func grid(_ rows: Range<Int>) -> CellGrid {
    let rows = rows.clamped(to: 0..<layout.size.height)
    var nodes: [Int32] = []
    for (index, frame) in layout.frames.enumerated()
    where !frame.isEmpty && frame.x < layout.size.width && frame.y < rows.upperBound
      && frame.maxY > rows.lowerBound && !picture.tree.nodes[index].isHidden
    {
      nodes.append(Int32(index))
    }
    return canvas(rows, nodes).grid
  }
}

extension Terminal {
  /// Some rows of a picture, to be shown in another one.
  public static func grid(_ picture: Picture, _ layout: CellLayout, rows: Range<Int>) -> CellGrid {
    Painter(picture: picture, layout: layout).grid(rows)
  }
}
