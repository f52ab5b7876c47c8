import CtlCatalogue
import CtlRuntime
import CtlTerminal
import CtlText

import enum CtlChecker.Value

// The entries of the log: who sent an event, its result, and its receivers.

extension Preview {
  /// - Parameter secrets: Texts of secure fields that steps may have handed on and cleared.
  mutating func record(_ entry: String, hiding secrets: [String] = []) {
    log.append(masked(entry, secrets + self.secrets).neutralised())
    if log.count > Preview.logLimit { log.removeFirst(log.count - Preview.logLimit) }
    message = nil
    showsLast = true
  }

  /// The texts of secure fields, as they are now.
  private var secrets: [String] {
    live.tree.nodes.compactMap { node in
      guard node.value(.isSecureTextEntry) == .bool(true),
        case .string(let secret)? = node.value(.text), !secret.isEmpty
      else { return nil }
      return secret
    }
  }

  /// They stay secret in logs and recordings, wherever steps hand them on.
  private func masked(_ entry: String, _ secrets: [String]) -> String {
    secrets.reduce(entry) { entry, secret in
      entry.parts(between: Value.quoted(secret))
        .joined(separator: "\"\(String(repeating: "•", count: secret.count))\"")
    }
  }

  /// The kind with the name or, of several without one, with what people read of it; the second of
  /// the same words has a number.
  func logName(of node: Int) -> String {
    let nodes = live.tree.nodes
    let item = nodes[node]
    if let name = item.name { return "\(item.kind.name) \(name)" }
    let others = nodes.indices.filter {
      nodes[$0].kind == item.kind && nodes[$0].name == nil && !nodes[$0].isWayBack
    }
    guard others.count > 1 else { return item.kind.name }
    func words(_ index: Int) -> String? {
      if let label = nodes[index].accessibility.label { return label }
      guard case .string(let text)? = nodes[index].value(.placeholder) else { return nil }
      return text
    }
    let same = others.filter { words($0) == words(node) }
    let number = (same.firstIndex(of: node) ?? 0) + 1
    return [item.kind.name, words(node).map(LogText.quoted), number > 1 ? "#\(number)" : nil]
      .compactMap { $0 }.joined(separator: " ")
  }

  /// Events that are always of interest, and those with a handler.
  mutating func report(_ events: [ControlEvent], _ node: Int, _ behavior: Behavior) {
    let item = live.tree.nodes[node]
    let name = logName(of: node)
    let secrets = secrets
    for event in events {
      guard let (name: fileEvent, values: values) = event.fileEvent else { continue }
      let steps = live.perform(fileEvent, of: node, values)
      let isOwn = Kind.named(item.kind).defaultEvent == fileEvent || fileEvent == .editingChanged
      if steps.isEmpty, !isOwn { continue }
      let value = behavior.outcome(of: event, live.tree, node).map { " " + $0 } ?? ""
      let told = steps.isEmpty ? "" : " → " + steps.joined(separator: "; ")
      record("\(name): \(fileEvent.name)\(value)\(told)", hiding: secrets)
    }
  }
}

extension Behavior {
  /// The value of an event, as the log shows it.
  fileprivate func outcome(of event: ControlEvent, _ tree: RenderTree, _ node: Int) -> String? {
    if case .select(let wheel, let row) = event {
      let wheels = tree.children(of: node)
      let title =
        self[Picker.self]?.wheels.element(at: wheel)?.element(at: row).map { LogText.quoted($0) }
        ?? (wheels.indices.contains(wheel) ? title(of: row, on: wheels[wheel], tree) : nil)
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
