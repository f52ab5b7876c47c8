/// What VoiceOver says about the elements of a kind besides what each of them has.
package struct Speech: Sendable {
  typealias Words = (english: String, chinese: String)

  /// The system's name for an element without one.
  let name: Words?
  /// The kind, after the traits.
  let kind: Words?
  /// Whether it says the trait of a button.
  let isButton: Bool

  init(name: Words? = nil, kind: Words? = nil, isButton: Bool = true) {
    self.name = name
    self.kind = kind
    self.isButton = isButton
  }

  /// What is said about a control.
  package static func of(_ control: some Control) -> Speech {
    (control as? any SpokenDifferently)?.ownSpeech ?? type(of: control).facts.speech
  }

  /// For elements about which there is nothing more to say.
  package static let plain = Speech()
  /// For titles of a part of the screen.
  package static let heading = Speech(kind: ("heading", "标题"))
  /// For titles of what lies over the screen.
  package static let alert = Speech(kind: ("alert", "提醒"))
  /// For the tabs of a tab bar.
  package static let tab = Speech(kind: ("tab", "标签页"))
  /// For the button that leads back to the screen before.
  package static let wayBack = Speech(kind: ("back button", "返回按钮"), isButton: false)
  /// For what three fingers scroll.
  package static let scrollView = Speech(kind: ("scroll view", "滚动视图"))
}

/// One element, as VoiceOver speaks it: the runtime, the preview and the rules say the same.
package struct Utterance {
  package var name: String?
  /// What stands below the name.
  package var note: String?
  package var value: String?
  package var hint: String?
  package var traits: AccessibilityTraits
  package var speech: Speech

  package init(_ traits: AccessibilityTraits, _ speech: Speech) {
    self.traits = traits
    self.speech = speech
  }

  /// The name, the value, the state and the kind, and then the hint.
  package func text(in language: Language) -> String {
    func say(_ words: Speech.Words) -> String { language.say(words.english, words.chinese) }
    let name = name ?? speech.name.map(say)
    var parts = [name, note].compactMap { $0 }
    // A label that shows the value too says it once.
    if let value, !(name ?? "").says(value) { parts.append(value) }
    if traits.contains(.selected) { parts.append(language.say("selected", "已选定")) }
    let spoken = speech.isButton ? traits : traits.subtracting(.button)
    parts += spoken.spoken(in: language)
    if let kind = speech.kind { parts.append(say(kind)) }
    let sentence = parts.filter { !$0.isEmpty }.joined(separator: language.comma)
    return [sentence, hint].compactMap { $0 }.filter { !$0.isEmpty }
      .joined(separator: language.say(". ", "。"))
  }
}

extension String {
  /// Whether this text contains a value by itself: "3" in "Copies: 3", but not in "30" or "3.5". A word may be part
  /// of the name, "Lights on at Night", so it counts only after a colon at the end.
  fileprivate func says(_ value: String) -> Bool {
    guard let first = value.first, let last = value.last, self != value else { return true }
    guard value.utf8.count <= 100 else { return false }
    if !value.contains(where: \.isNumber) {
      return [": ", "：", ":"].contains { hasSuffix($0 + value) }
    }
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
