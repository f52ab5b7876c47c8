import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlTerminal
import CtlText

// The contents of the terminal: the screen, a panel beside it or instead of it, and a line at the
// bottom.

extension Preview {
  static let panelWidth = 30

  var hasRoomForPanel: Bool {
    size.width >= Metrics(live.tree.context, nil).columns / 2 + Preview.panelWidth + 8
  }
  var hasSidePanel: Bool { panel != .none && hasRoomForPanel }
  /// Whether a panel replaces the screen.
  var coversScreen: Bool { panel != .none && !hasRoomForPanel }
  /// The lines for the screen.
  var viewportHeight: Int { max(size.height - 1, 1) }

  /// The cells of the whole terminal.
  public var frame: CellGrid {
    var grid = CellGrid(width: size.width, height: size.height)
    if !coversScreen { drawScreen(&grid) }
    if panel != .none { drawPanel(&grid) }
    drawStatus(&grid)
    return grid
  }

  private func drawScreen(_ grid: inout CellGrid) {
    let rows = scroll..<min(scroll + viewportHeight, layout.size.height)
    guard !rows.isEmpty else { return }
    var screen = Terminal.grid(picture, layout, rows: rows)
    if let node = focused {
      let wheels = live.tree.children(of: node).filter { live.tree.nodes[$0].kind == .wheel }
      if kindUse(node).upAndDown != nil, wheels.indices.contains(wheel) {
        mark(layout.frames[wheels[wheel]], from: rows.lowerBound, &screen, bothSides: true)
      } else {
        mark(layout.visible(node), from: rows.lowerBound, &screen)
      }
    }
    grid.draw(screen, x: 0, y: 0, rows: 0..<screen.height)
  }

  /// The focused element has a background of its own, and a mark where lines begin. In a picker
  /// this is the turning wheel, marked on both sides: its row has a mark already.
  private func mark(
    _ frame: CtlTerminal.Rect, from top: Int, _ grid: inout CellGrid, bothSides: Bool = false
  ) {
    let ascii = options.render.characters == .ascii
    for y in frame.y..<max(frame.maxY, frame.y) where (0..<grid.height).contains(y - top) {
      for x in max(frame.x, 0)..<max(min(frame.maxX, grid.width), max(frame.x, 0)) {
        grid[x, y - top].style = picture.focused(grid[x, y - top].style)
      }
    }
    let y = frame.y + frame.height / 2 - top
    guard (0..<grid.height).contains(y) else { return }
    func write(_ sign: String, _ x: Int) {
      if (0..<grid.width).contains(x), grid[x, y].text == " " { grid[x, y].text = sign }
    }
    let isRightToLeft = options.render.isRightToLeft
    if bothSides || !isRightToLeft { write(ascii ? ">" : "▸", frame.x - 1) }
    if bothSides || isRightToLeft { write(ascii ? "<" : "◂", frame.maxX) }
  }

  // MARK: The line at the bottom

  private func drawStatus(_ grid: inout CellGrid) {
    let y = size.height - 1
    var style = Style()
    style.isReversed = true
    for x in 0..<grid.width { grid[x, y] = CellGrid.Cell(" ", style) }
    let mark = hasErrors ? "✗ " : findings.isEmpty ? "" : "\(findings.count)! "
    let room = max(size.width - (lastScroll > 0 && size.width > 20 ? 4 : 2), 0)
    var line = plain((mark + status).neutralised())
    if prompt != nil {
      // The end of the typed text is visible.
      while line.displayWidth > room, !line.isEmpty { line.removeFirst() }
    } else if options.render.characters != .ascii {
      line = line.truncated(columns: room)
    }
    grid.write(line, 1, y, style, limit: room)
    // There is more of the screen above or below.
    let ascii = options.render.characters == .ascii
    let signs = ascii ? ("^", "v", "|") : ("↑", "↓", "↕")
    if !coversScreen, lastScroll > 0, size.width > 20 {
      let sign = scroll == 0 ? signs.1 : scroll == lastScroll ? signs.0 : signs.2
      grid[size.width - 2, y] = CellGrid.Cell(sign, style)
    }
  }

  private var status: String {
    let cursor = options.render.characters == .ascii ? "_" : "▏"
    if chooser != nil {
      return text("↑ ↓ choose · Enter add · Esc close", "↑ ↓ 选择 · 回车添加 · Esc 关闭")
    }
    if let prompt { return ":" + prompt + cursor }
    if let message { return message }
    if isSpeaking, let node = focused { return spoken(node) }
    if let node = focused, hasKeyboard, kindUse(node).hasLines {
      return text("Enter new line · Esc done", "回车换行 · Esc 完成")
    }
    if hasKeyboard {
      return text("Enter done · Esc close · Ctrl-U clear", "回车完成 · Esc 关闭 · Ctrl-U 清除")
    }
    if showsLast, let last = log.last, panel != .log { return last }
    // The whole line, or a hint at the rest.
    if size.width < 60 { return "\(hint) · " + text("? help · q quit", "? 帮助 · q 退出") }
    let next = text("Tab next", "Tab 下一个")
    return "\(next) · \(hint) · " + text("? help · q quit", "? 帮助 · q 退出")
  }

  /// What the focused control can do.
  private var hint: String {
    let hint = focused.map { kindUse($0).hint } ?? KindUse().hint
    return text(hint.en, hint.zh)
  }

  /// The signs of the preview's own words in ASCII, if only ASCII is wanted.
  func plain(_ line: String) -> String {
    guard options.render.characters == .ascii else { return line }
    let signs: [Character: String] = [
      "·": "-", "→": "->", "←": "<-", "↑": "Up", "↓": "Down", "⇧": "Shift+", "×": "x", "“": "\"",
      "”": "\"", "…": "...", "▸": ">", "✗": "x",
    ]
    return line.reduce(into: "") { $0 += signs[$1] ?? String($1) }
  }
}
