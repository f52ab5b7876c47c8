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
    utterance.value = node.accessibility.value
    let actions =
      node.kind == .row && hasSwipeActions(index) ? text("Actions available", "有可用的操作") : nil
    let hints = [node.accessibility.hint, actions].compactMap { $0 }.filter { !$0.isEmpty }
    utterance.hint = hints.isEmpty ? nil : hints.joined(separator: text(". ", "。"))
    let sentence = utterance.text(
      in: options.language == .english ? .english : .simplifiedChinese)
    return sentence.isEmpty ? text("without a name", "未命名") : sentence
  }

  /// The word “Back” says by itself what a button with the title of a screen has to say.
  private func speech(of index: Int) -> Speech {
    let node = live.tree.nodes[index]
    return node.isWayBack && node.text == live.wayBack?.word ? .plain : kindUse(index).speech
  }
}
