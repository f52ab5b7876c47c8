import CtlCatalogue
import CtlRuntime
import CtlTerminal

// What VoiceOver says about an element: its name, its value, its kind, its effect.

extension Preview {
  func spoken(_ index: Int) -> String {
    let node = live.tree.nodes[index]
    let control = live.tree.control(of: index)?.control
    let traits = node.accessibility.traits.compactMap { AccessibilityTraits(name: $0) }
    var utterance = Utterance(
      AccessibilityTraits(traits), control.map { Speech.of($0) } ?? speech(of: index))
    utterance.name = node.accessibility.label ?? control?.imageName
    utterance.note = subtitle(ofRowNaming: index)
    utterance.value = node.accessibility.value
    let actions =
      node.kind == .row && hasSwipeActions(index) ? text("Actions available", "有可用的操作") : nil
    let hints = [node.accessibility.hint, actions, footer(after: index)].compactMap { $0 }.filter {
      !$0.isEmpty
    }
    utterance.hint = hints.isEmpty ? nil : hints.joined(separator: text(". ", "。"))
    let sentence = utterance.text(
      in: options.language == .english ? .english : .simplifiedChinese)
    return sentence.isEmpty ? text("without a name", "未命名") : sentence
  }

  /// The subtitle of the row that names an element, and is no stop of its own then.
  private func subtitle(ofRowNaming index: Int) -> String? {
    guard let row = nearest(.row, around: index), let subtitle = nodes[row].string(.subtitle),
      nodes[row].accessibility.label == nodes[index].accessibility.label, !isFocusable(row)
    else { return nil }
    return subtitle
  }

  /// The footer of the section that ends with an element.
  private func footer(after index: Int) -> String? {
    let isSection = nodes[index].kind == .section
    guard let section = isSection ? index : nearest(.section, around: index),
      let footer = nodes[section].string(.footer)
    else { return nil }
    // The next stop is near in most sections.
    let rest = index + 1..<section + Int(nodes[section].size)
    return rest.contains(where: isFocusable) ? nil : footer
  }

  private var nodes: [RenderNode] { live.tree.nodes }

  private func nearest(_ kind: KindName, around index: Int) -> Int? {
    var node = Int(nodes[index].parent)
    while node >= 0, nodes[node].kind != kind { node = Int(nodes[node].parent) }
    return node >= 0 ? node : nil
  }

  /// The word “Back” says by itself what a button with the title of a screen has to say.
  private func speech(of index: Int) -> Speech {
    let node = live.tree.nodes[index]
    return node.isWayBack && node.text == live.wayBack?.word ? .plain : kindUse(index).speech
  }
}
