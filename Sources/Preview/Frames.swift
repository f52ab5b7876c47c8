import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlTerminal
import CtlText

// What the terminal shows: the screen, a panel beside it or in its place, and a line at the bottom.

extension Preview {
  static let panelWidth = 30

  var hasRoomForPanel: Bool {
    size.width >= Metrics(live.tree.context, nil).columns / 2 + Preview.panelWidth + 8
  }
  var hasSidePanel: Bool { panel != .none && hasRoomForPanel }
  /// Whether a panel stands in the place of the screen.
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
      let wheels = live.tree.children(of: node)
      if [.picker, .datePicker].contains(live.tree.nodes[node].kind), wheels.indices.contains(wheel)
      {
        mark(layout.frames[wheels[wheel]], from: rows.lowerBound, &screen, bothSides: true)
      } else {
        mark(layout.frames[node], from: rows.lowerBound, &screen)
      }
    }
    grid.draw(screen, x: 0, y: 0, rows: 0..<screen.height)
  }

  /// The element with the focus stands on a ground of its own, and is marked where lines begin.
  /// Of a picker this is the wheel that turns, marked at both sides: its row has a mark already.
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
    let room = max(size.width - 2, 0)
    var line = plain((mark + status).neutralised())
    if prompt != nil {
      // Of what is typed the end is seen.
      while line.displayWidth > room, !line.isEmpty { line.removeFirst() }
    } else if options.render.characters != .ascii {
      line = line.truncated(columns: room)
    }
    grid.write(line, 1, y, style, limit: room)
  }

  private var status: String {
    if let prompt, chooser != nil { return text("contact: ", "联系人：") + prompt }
    if let prompt { return ":" + prompt }
    if let message { return message }
    if isSpeaking, let node = focused { return spoken(node) }
    if let node = focused, editor != nil, live.tree.nodes[node].kind == .textView {
      return text("Enter new line · Esc done", "回车换行 · Esc 完成")
    }
    if editor != nil {
      return text("Enter done · Esc close · Ctrl-U clear", "回车完成 · Esc 关闭 · Ctrl-U 清除")
    }
    if let last = log.last, panel != .log { return last }
    return text("Tab next · Enter use · ? help · q quit", "Tab 下一个 · 回车使用 · ? 帮助 · q 退出")
  }

  // MARK: Panels

  private func drawPanel(_ grid: inout CellGrid) {
    let x = hasSidePanel ? layout.size.width + 1 : 0
    let width = max(size.width - x, 0)
    guard width > 2 else { return }
    var y = 0
    let lines = panelLines.flatMap { wrapped(plain($0.neutralised()), width - 1) }
    let room = max(size.height - 2, 0)
    var bold = Style()
    bold.isBold = true
    grid.write(panelTitle, x, y, bold, limit: width)
    y += 1
    // A log is read from its end.
    let shown = panel == .log ? Array(lines.suffix(room)) : Array(lines.prefix(room))
    for line in shown {
      grid.write(line, x, y, limit: width)
      y += 1
    }
  }

  /// The signs of the preview's own words in ASCII, where nothing else is wanted.
  private func plain(_ line: String) -> String {
    guard options.render.characters == .ascii else { return line }
    let signs: [Character: String] = [
      "·": "-", "→": "->", "←": "<-", "↑": "Up", "↓": "Down", "⇧": "Shift ", "×": "x", "“": "\"",
      "”": "\"", "…": "...", "▸": ">", "✗": "x",
    ]
    return line.reduce(into: "") { $0 += signs[$1] ?? String($1) }
  }

  private func wrapped(_ line: String, _ width: Int) -> [String] {
    var rest = line[...]
    var result: [String] = []
    var indent = ""
    while rest.displayWidth > width - indent.count, result.count < 20, width > 3 {
      let part = rest.prefix(columns: width - indent.count)
      guard !part.isEmpty else { break }
      let end = part.lastIndex(of: " ").map { rest.index(after: $0) } ?? part.endIndex
      result.append(indent + rest[..<end])
      rest = rest[end...]
      indent = "  "
    }
    result.append(indent + rest)
    return result
  }

  private var panelTitle: String {
    switch panel {
    case .none: ""
    case .log: text("Events", "事件")
    case .inspector: text("Inspector", "检查器")
    case .help: text("Help", "帮助")
    case .findings: text("Findings", "检查结果")
    case .order: text("VoiceOver", "旁白")
    }
  }

  private var panelLines: [String] {
    switch panel {
    case .none: return []
    case .log: return log.isEmpty ? [text("nothing yet", "暂无")] : log
    case .inspector: return inspection
    case .findings:
      return findings.isEmpty ? [text("none", "无")] : findings.map(\.text)
    case .help:
      let keys: [(String, String)] = [
        ("Tab", text("next control", "下一个控件")), ("Enter", text("use it", "使用")),
        ("← →", text("change a value", "更改数值")), ("↑ ↓", text("spin a wheel", "转动滚轮")),
        ("⇧← ⇧→", text("hold a stepper", "按住步进器")), ("PgUp PgDn", text("scroll", "滚动")),
        ("Esc", text("close, go back", "关闭，返回")),
      ]
      return keys.map { "\($0.0)  \($0.1)" }
        + PreviewCommand.all.map { "\($0.key)  \(text($0.en, $0.zh))" }
    case .order:
      return focusable.map { (focused == $0 ? "▸ " : "  ") + spoken($0) }
    }
  }

  /// Everything that is known of the element with the focus.
  private var inspection: [String] {
    guard let index = focused else { return [text("nothing has the focus", "没有焦点")] }
    let node = live.tree.nodes[index]
    let cells = layout.frames[index]
    var lines = [[node.kind.name, node.name].compactMap { $0 }.joined(separator: " ")]
    if layout.points.indices.contains(index) {
      let frame = layout.points[index]
      lines.append(
        "\(Value.text(frame.x)), \(Value.text(frame.y))  "
          + "\(Value.text(frame.width)) × \(Value.text(frame.height)) pt")
    }
    lines.append("\(cells.x), \(cells.y)  \(cells.width) × \(cells.height) cells")
    let states = ControlState.names.filter {
      !$0.state.isEmpty && node.states.contains($0.state)
    }.map(\.name)
    if !states.isEmpty { lines.append(states.joined(separator: ", ")) }
    for property in node.properties where !property.isKeyed {
      lines.append("\(property.name.name): \(shown(property.value)) (\(property.origin.rawValue))")
    }
    lines.append("“\(spoken(index))”")
    if !node.accessibility.traits.isEmpty {
      lines.append(node.accessibility.traits.joined(separator: ", "))
    }
    // After a mistake the places are those of another text.
    for finding in findings where !hasErrors {
      if let place = finding.location, live.holds(place, index) { lines.append(finding.text) }
    }
    return lines
  }

  private func shown(_ value: Value) -> String {
    switch value {
    case .string(let text), .localized(let text): "\"\(text)\""
    case .member(let name): "." + name
    case .color(let color): color.hex
    case .image(let image): image.name
    case .none: "nil"
    case .list(let items):
      "[" + items.prefix(8).map { shown($0) }.joined(separator: ", ")
        + (items.count > 8 ? ", …]" : "]")
    default: value.text ?? "…"
    }
  }

  private func shown(_ value: RenderValue) -> String {
    switch value {
    case .value(let value): shown(value)
    case .enumCase(_, let name, _): "." + name
    case .reference(let name): name
    case .element(let kind): kind.name
    case .systemView(let name): name
    case .list(let items): "[" + items.prefix(8).map { shown($0) }.joined(separator: ", ") + "]"
    }
  }

  // MARK: VoiceOver

  /// What is spoken of an element: its name, its value, what it is, what it does.
  func spoken(_ index: Int) -> String {
    let node = live.tree.nodes[index]
    let accessibility = node.accessibility
    var parts = [accessibility.label ?? text("without a name", "未命名")]
    // A label that shows the value as well says it once.
    if let value = accessibility.value, !(accessibility.label ?? "").says(value) {
      parts.append(value)
    }
    let words: [(trait: String, en: String, zh: String)] = [
      ("selected", "selected", "已选定"), ("button", "button", "按钮"), ("link", "link", "链接"),
      ("image", "image", "图像"), ("header", "heading", "标题"), ("adjustable", "adjustable", "可调整"),
      ("notEnabled", "dimmed", "变暗"),
    ]
    for word in words where accessibility.traits.contains(word.trait) {
      // A switch says below what it is.
      if node.kind == .switch, word.trait == "button" { continue }
      parts.append(text(word.en, word.zh))
    }
    if node.kind == .textField { parts.append(text("text field", "文本栏")) }
    if node.kind == .switch { parts.append(text("switch button", "切换按钮")) }
    return parts.joined(separator: text(", ", "，"))
      + (accessibility.hint.map { text(". ", "。") + $0 } ?? "")
  }
}

extension String {
  /// Whether a value stands in this text by itself: "3" in "Copies: 3", but not in "30" or "3.5".
  fileprivate func says(_ value: String) -> Bool {
    guard let first = value.first, let last = value.last, self != value else { return true }
    guard value.utf8.count <= 100 else { return false }
    /// Whether two neighbours make one number or one word.
    func areOne(_ first: Character?, _ second: Character?) -> Bool {
      guard let first, let second else { return false }
      if first.isNumber { return second.isNumber || ".,".contains(second) }
      if second.isNumber { return ".,-−".contains(first) }
      return first.isASCII && first.isLetter && second.isASCII && second.isLetter
    }
    var before: Character?
    var rest = self[...]
    while let character = rest.first {
      if character == first, rest.hasPrefix(value), !areOne(before, first) {
        let after = rest.dropFirst(value.count).prefix(2)
        // What ends a sentence is no decimal point.
        let isPoint = after.first.map { ".,".contains($0) } == true
        if !areOne(last, after.first) || isPoint && after.last?.isNumber != true { return true }
      }
      before = rest.removeFirst()
    }
    return false
  }
}
