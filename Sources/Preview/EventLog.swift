import CtlCatalogue
import CtlRuntime
import CtlTerminal
import CtlText

// The entries of the log: who sent an event, its result, and its receivers.

extension Preview {
  mutating func record(_ entry: String) {
    log.append(entry.neutralised())
    if log.count > Preview.logLimit { log.removeFirst(log.count - Preview.logLimit) }
    message = nil
    showsLast = true
  }

  /// Events that are always of interest, and those with a handler.
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
  /// The value of an event, as the log shows it.
  fileprivate func outcome(of event: ControlEvent, _ tree: RenderTree, _ node: Int) -> String? {
    if case .select(let wheel, let row) = event {
      let wheels = tree.children(of: node)
      let title = wheels.indices.contains(wheel) ? title(of: row, on: wheels[wheel], tree) : nil
      return ["wheel \(wheel), row \(row)", title].compactMap { $0 }.joined(separator: " ")
    }
    guard [.valueChanged, .editingChanged, .editingDidEnd, .editingDidEndOnExit].contains(event)
    else { return nil }
    return KindUse.of(tree.nodes[node].kind).outcome(self, tree, node)
  }

  private func title(of row: Int, on wheel: Int, _ tree: RenderTree) -> String? {
    // The wheel shows the rows around the one that was chosen before.
    guard let shown = tree.nodes[wheel].wheel else { return nil }
    let place = shown.middle + row - shown.position
    return shown.rows.indices.contains(place) ? LogText.quoted(shown.rows[place]) : nil
  }
}

/// Values as the log shows them.
enum LogText {
  /// No more digits than needed.
  static func number(_ value: Double) -> String {
    let rounded = (value * 10_000).rounded() / 10_000
    return (rounded.isFinite ? rounded : value).plainText
  }

  /// On one line, with an end that the text cannot imitate, and not too long.
  static func quoted(_ text: String) -> String {
    let signs: [Character: String] = [
      "\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\r\n": "\\n", "\t": "\\t",
    ]
    let isLong = text.utf8.count > 160 && text.count > 40
    let line = text.prefix(40).reduce(into: "") { $0 += signs[$1] ?? String($1) }
    return "\"" + line.neutralised() + (isLong || text.count > 40 ? "…" : "") + "\""
  }
}
