import CtlCatalogue
import CtlDiagnostics
import CtlTerminal
import CtlText

/// The elements that commands name.
extension Preview {
  /// A text with one kind of space: a script cannot show which one the text of a screen has.
  private static func plain(_ text: String) -> String {
    text.allSatisfy { !$0.isWhitespace } ? text : String(text.map { $0.isWhitespace ? " " : $0 })
  }

  /// The element that a command begins with, `add`, `Add One`, `"Add One"` or `Add #2`, and the words after it.
  func element(in rest: String, for verb: String) -> (node: Int, arguments: [String])? {
    func words(_ text: some StringProtocol) -> [String] {
      text.split { $0.isWhitespace }.map { String($0) }
    }
    if rest.first == "\"", let end = rest.dropFirst().firstIndex(of: "\"") {
      let name = String(rest[rest.index(after: rest.startIndex)..<end])
      return numbered(nodes(named: name, for: verb), words(rest[rest.index(after: end)...]))
    }
    let all = words(rest)
    // The longest text that an element has.
    for count in stride(from: min(all.count, 32), to: 0, by: -1) {
      let found = nodes(named: all[..<count].joined(separator: " "), for: verb)
      if !found.isEmpty { return numbered(found, Array(all[count...])) }
    }
    return nil
  }

  /// The first of several elements that can be used, or that with a number, as the log writes it: `#2`.
  private func numbered(
    _ nodes: [Int], _ arguments: [String]
  ) -> (node: Int, arguments: [String])? {
    guard let first = arguments.first, first.first == "#", let number = Int(first.dropFirst())
    else { return (nodes.first(where: isUsable) ?? nodes.first).map { ($0, arguments) } }
    guard nodes.indices.contains(number - 1) else { return nil }
    return (nodes[number - 1], Array(arguments.dropFirst()))
  }

  /// The elements of a name, of a kind, or with a text.
  private func nodes(named name: String, for verb: String) -> [Int] {
    let nodes = live.tree.nodes
    // What the file has comes before the way back.
    let visible =
      nodes.indices.filter { !nodes[$0].isHidden && !nodes[$0].isWayBack }
      + nodes.indices.filter { nodes[$0].isWayBack }
    let named = visible.filter { nodes[$0].name == name }
    if !named.isEmpty { return named }
    let ofKind = visible.filter { nodes[$0].kind.name == name }
    if !ofKind.isEmpty { return ofKind }
    let fitting = self.nodes(for: verb, called: name, visible)
    return fitting.isEmpty ? self.nodes(showing: name, visible) : fitting
  }

  /// The elements of a text or a name for VoiceOver that a command is for, where it is for few kinds: the
  /// label of a slider has its text too.
  private func nodes(for verb: String, called text: String, _ visible: [Int]) -> [Int] {
    guard ["hold", "drag", "spin"].contains(verb) else { return [] }
    let (nodes, text) = (live.tree.nodes, Self.plain(text))
    return visible.filter { node in
      [nodes[node].text, nodes[node].accessibility.label].contains { $0.map(Self.plain) == text }
        && takes(verb, node)
    }
  }

  /// The elements with a text that can be used, also those that are disabled, else the only one that can be used
  /// inside of such a one, as the text field of a row, else all of them. A text that nothing shows is a name
  /// for VoiceOver.
  private func nodes(showing text: String, _ visible: [Int]) -> [Int] {
    let (nodes, text) = (live.tree.nodes, Self.plain(text))
    let found = visible.filter { nodes[$0].text.map(Self.plain) == text }
    if found.isEmpty {
      return visible.filter { nodes[$0].accessibility.label.map(Self.plain) == text }
    }
    if found.contains(where: isUsable) {
      return found.filter { isUsable($0) || kindUse($0).isUsable(self, $0) }
    }
    let inside = found.filter { nodes[$0].kind == .row }.compactMap { row -> Int? in
      let all = (row + 1..<row + Int(nodes[row].size)).filter {
        !nodes[$0].isHidden && isUsable($0)
      }
      return all.count == 1 ? all[0] : nil
    }
    return inside.isEmpty ? found : inside
  }

  /// That nothing is called so, with what is near, or some of what there is.
  func unknownElement(_ rest: String, _ verb: String) -> String {
    let nodes = live.tree.nodes
    var names: [String] = []
    for node in nodes where !node.isHidden {
      for name in [node.name, node.text, node.accessibility.label] {
        if let name, !name.isEmpty, !names.contains(name), names.count < 256 { names.append(name) }
      }
    }
    if rest.isEmpty { return text("`\(verb) name`", "`\(verb) 名称`") }
    let what = text("no element `\(rest.neutralised())`", "没有元素“\(rest.neutralised())”")
    if let near = nearestName(to: rest, among: names) {
      return what
        + text(
          ", did you mean `\(near.neutralised())`?", "，是否想写“\(near.neutralised())”？")
    }
    var some = names.filter { $0.count <= 30 }.prefix(8).map { "`\($0.neutralised())`" }
    if !some.isEmpty, names.count > some.count { some.append("…") }
    return some.isEmpty
      ? what : what + text("; there are ", "；可用的有 ") + some.joined(separator: ", ")
  }
}
