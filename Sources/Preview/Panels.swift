import CtlCatalogue
import CtlChecker
import CtlTerminal
import CtlText

// The panels beside the screen, or instead of it.

extension Preview {
  func drawPanel(_ grid: inout CellGrid) {
    let x = panelStart
    let width = max(size.width - x, 0)
    guard width > 2 else { return }
    let lines = panelText
    let rows = panelRows(lines)
    var title = panelTitle
    // There is more above or below.
    if rows.lowerBound > 0 { title += " ↑" }
    if rows.upperBound < lines.count { title += " ↓" }
    let signs: [Character: String] = ["↑": "^", "↓": "v"]
    if options.render.characters == .ascii {
      title = title.reduce(into: "") { $0 += signs[$1] ?? String($1) }
    }
    var bold = Style()
    bold.isBold = true
    grid.write(title, x, 0, bold, limit: width)
    for (place, line) in lines[rows].enumerated() {
      grid.write(line, x, place + 1, limit: width)
    }
  }

  /// The column where the panel begins.
  var panelStart: Int { hasSidePanel ? layout.size.width + 1 : 0 }

  private var panelText: [String] {
    let width = max(size.width - panelStart, 0)
    return panelLines.flatMap { wrapped(plain($0.neutralised()), width - 1) }
  }

  /// The visible lines. A log is shown from its end, spoken text around the focus.
  private func panelRows(_ lines: [String]) -> Range<Int> {
    let room = max(size.height - 2, 0)
    let last = max(lines.count - room, 0)
    var first = min(panelScroll, last)
    if panel == .log { first = last - first }
    if panel == .order || panel == .contacts, panelScroll == 0 {
      let mark = plain("▸ ")
      let focus = lines.firstIndex { $0.hasPrefix(mark) } ?? 0
      first = min(max(focus - room / 2, 0), last)
    }
    return first..<min(first + room, lines.count)
  }

  /// Scrolls a panel with more lines than there is room for.
  mutating func scrollPanel(by lines: Int) {
    let text = panelText
    let last = max(text.count - max(size.height - 2, 0), 0)
    if panel == .order, panelScroll == 0 { panelScroll = panelRows(text).lowerBound }
    panelScroll = min(max(panelScroll + (panel == .log ? -lines : lines), 0), last)
  }

  private func wrapped(_ line: String, _ width: Int) -> [String] {
    var rest = line[...]
    var result: [String] = []
    var indent = ""
    while rest.displayWidth > width - indent.count, result.count < 20, width > 3 {
      let part = rest.prefix(columns: width - indent.count)
      guard !part.isEmpty else { break }
      // After a space or a wide character, but not right after the mark of a line.
      let words = part.dropFirst(2)
      let last = words.lastIndex { $0 == " " || $0.displayWidth > 1 }
      let end = last.map { rest.index(after: $0) } ?? part.endIndex
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
    case .contacts: text("Contacts", "联系人")
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
        (text("Mouse", "鼠标"), text("a finger: tap, hold, drag", "手指：轻点、按住、拖移")),
      ]
      return keys.map { "\($0.0)  \($0.1)" }
        + PreviewCommand.all.map { "\($0.key)  \(text($0.en, $0.zh))" }
    case .contacts: return contactLines
    case .order:
      return focusable.map { (focused == $0 ? "▸ " : "  ") + spoken($0) }
    }
  }

  /// All known facts about the focused element.
  var inspection: [String] {
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
    lines.append(
      "\(cells.x), \(cells.y)  \(cells.width) × \(cells.height) " + text("cells", "字符格"))
    let states = ControlState.names.filter {
      !$0.state.isEmpty && node.states.contains($0.state)
    }.map(\.name)
    if !states.isEmpty { lines.append(states.joined(separator: ", ")) }
    for property in node.properties where !property.isKeyed {
      lines.append("\(property.name.name): \(shown(property.value)) (\(said(property.origin)))")
    }
    lines.append("“\(spoken(index))”")
    if !node.accessibility.traits.isEmpty {
      lines.append(node.accessibility.traits.joined(separator: ", "))
    }
    // After a mistake the places belong to another text.
    for finding in findings where !hasErrors {
      if let place = finding.location, live.holds(place, index) { lines.append(finding.text) }
    }
    return lines
  }

  /// Where a value comes from.
  private func said(_ origin: RenderProperty.Origin) -> String {
    switch origin {
    case .file: text("file", "文件")
    case .binding: text("binding", "绑定")
    case .appearance: text("appearance", "外观代理")
    case .derived: text("derived", "推导")
    case .state: text("state", "状态")
    }
  }

  private func shown(_ value: Value) -> String {
    switch value {
    case .string(let text), .localized(let text): "\"\(text)\""
    case .member(let name): "." + name
    case .color(let color): color.hex
    case .image(let image): image.name
    case .font(let font): font.text
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
}
