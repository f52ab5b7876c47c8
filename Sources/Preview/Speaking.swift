import CtlCatalogue
import CtlRuntime
import CtlTerminal

// What VoiceOver says about an element: its name, its value, its kind, its effect.

extension Preview {
  func spoken(_ index: Int) -> String {
    let node = live.tree.nodes[index]
    let accessibility = node.accessibility
    let kind = kindUse(index)
    let name = accessibility.label ?? kind.systemName.map { text($0.en, $0.zh) }
    var parts = [name ?? text("without a name", "未命名")].filter { !$0.isEmpty }
    // A label that shows the value too says it once.
    if let value = accessibility.value, !(name ?? "").says(value) { parts.append(value) }
    var traits = AccessibilityTraits(
      accessibility.traits.compactMap { AccessibilityTraits(name: $0) })
    if traits.contains(.selected) { parts.append(text("selected", "已选定")) }
    if !kind.isSpokenAsButton { traits.remove(.button) }
    parts += traits.spoken(in: options.language == .english ? .english : .simplifiedChinese)
    if let word = kind.spokenKind { parts.append(text(word.en, word.zh)) }
    return parts.joined(separator: text(", ", "，"))
      + (accessibility.hint.map { text(". ", "。") + $0 } ?? "")
  }
}

extension String {
  /// Whether this text contains a value by itself: "3" in "Copies: 3", but not in "30" or "3.5".
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
        // The end of a sentence is not a decimal point.
        let isPoint = after.first.map { ".,".contains($0) } == true
        if !areOne(last, after.first) || isPoint && after.last?.isNumber != true { return true }
      }
      before = rest.removeFirst()
    }
    return false
  }
}
