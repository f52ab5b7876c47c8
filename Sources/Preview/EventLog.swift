import CtlCatalogue
import CtlRuntime
import CtlTerminal
import CtlText

// What the log says of events: who sent it, what came of it, whom it tells.

extension Preview {
  mutating func record(_ entry: String) {
    log.append(entry.neutralised())
    if log.count > Preview.logLimit { log.removeFirst(log.count - Preview.logLimit) }
    message = nil
    showsLast = true
  }

  /// Events that anybody would want to see, and those that somebody listens to.
  mutating func report(_ events: [ControlEvent], _ node: Int, _ behavior: Behavior) {
    let item = live.tree.nodes[node]
    let name = item.name.map { "\(item.kind.name) \($0)" } ?? item.kind.name
    for event in events {
      guard let (name: fileEvent, values: values) = event.fileEvent else { continue }
      let actions = live.actions(for: fileEvent, of: node, values)
      let isOwn = Kind.named(item.kind).defaultEvent == fileEvent || fileEvent == .editingChanged
      if actions.isEmpty, !isOwn { continue }
      let value = behavior.outcome(of: event, live.tree, node).map { " " + $0 } ?? ""
      let told = actions.isEmpty ? "" : " → " + actions.joined(separator: "; ")
      record("\(name): \(fileEvent.name)\(value)\(told)")
    }
  }
}

extension Behavior {
  /// The value that an event tells of, as the log shows it.
  fileprivate func outcome(of event: ControlEvent, _ tree: RenderTree, _ node: Int) -> String? {
    if case .select(let wheel, let row) = event {
      let wheels = tree.children(of: node)
      let title = wheels.indices.contains(wheel) ? title(of: row, on: wheels[wheel], tree) : nil
      return ["wheel \(wheel), row \(row)", title].compactMap { $0 }.joined(separator: " ")
    }
    guard [.valueChanged, .editingChanged, .editingDidEnd, .editingDidEndOnExit].contains(event)
    else { return nil }
    switch control {
    case .stepper(let stepper): return Behavior.number(stepper.value)
    case .slider(let slider): return Behavior.number(slider.value)
    case .switch(let control): return control.isOn ? "on" : "off"
    case .segmentedControl(let segmented):
      let index = momentarySegment ?? segmented.selectedSegmentIndex
      let segments = tree.children(of: node)
      guard segments.indices.contains(index) else { return nil }
      return ["segment \(index)", tree.nodes[segments[index]].text.map { Behavior.quoted($0) }]
        .compactMap { $0 }.joined(separator: " ")
    case .pageControl(let pages): return "page \(pages.currentPage)"
    case .refreshControl(let refresh): return refresh.isRefreshing ? "refreshing" : nil
    case .datePicker(let picker):
      let date = picker.date.description
      switch picker.mode {
      case .dateAndTime: return date
      case .date: return String(date.prefix { $0 != "T" })
      case .time: return String(date.drop { $0 != "T" }.dropFirst())
      case .countDownTimer:
        let minutes = Int(picker.countDownDuration.components.seconds) / 60
        return "\(minutes / 60) h \(minutes % 60) min"
      }
    case .textField(let field): return Behavior.quoted(field.text)
    case .textView(let view): return Behavior.quoted(view.text)
    default: return nil
    }
  }

  private func title(of row: Int, on wheel: Int, _ tree: RenderTree) -> String? {
    // The wheel shows the rows around the one that was chosen before.
    guard let shown = tree.nodes[wheel].wheel else { return nil }
    let place = shown.middle + row - shown.position
    return shown.rows.indices.contains(place) ? Behavior.quoted(shown.rows[place]) : nil
  }

  /// No more digits than anybody needs.
  private static func number(_ value: Double) -> String {
    let rounded = (value * 10_000).rounded() / 10_000
    return (rounded.isFinite ? rounded : value).plainText
  }

  /// On one line, with an end that nothing in the text can feign, and not too long.
  private static func quoted(_ text: String) -> String {
    let signs: [Character: String] = [
      "\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\r\n": "\\n", "\t": "\\t",
    ]
    let isLong = text.utf8.count > 160 && text.count > 40
    let line = text.prefix(40).reduce(into: "") { $0 += signs[$1] ?? String($1) }
    return "\"" + line.neutralised() + (isLong || text.count > 40 ? "…" : "") + "\""
  }
}
