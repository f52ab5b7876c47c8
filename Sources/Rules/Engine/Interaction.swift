import CtlChecker
import CtlDiagnostics

extension PlacedElement {
  /// Reports everything that needs touches on an element without them: its handlers,
  /// `isUserInteractionEnabled: true`, and traits by which VoiceOver promises a use.
  func reportInteraction(
    _ code: Code, notes: [Phrase] = [], fixing: @escaping (Handler) -> Fix? = { _ in nil }
  ) {
    for handler in handlers {
      report(
        code, at: .handler(handler), label: Message("this never happens", "此事件永远不会发生")(),
        notes: notes, fixes: [fixing(handler), delete(handler, code.fix ?? .suggestion)],
        tag: .unnecessary)
    }
    // People may copy the text of a label.
    let isCopyable = isSet(.isCopyable) && bool(.isCopyable) != false
    if !isCopyable, let touches = written(.isUserInteractionEnabled),
      touches.mayBeTrue
    {
      report(
        code, at: .value(touches), label: Message("touches pass through it", "触摸会直接穿过它")(),
        notes: notes, fixes: [delete(touches, code.fix ?? .suggestion)])
    }
    guard let traits = written(.traits, .accessibility), let items = traits.items else { return }
    let promises = items.filter { item in
      guard case .member(let name)? = item.value, touchTraits.contains(name) else { return false }
      // A tap on a text is one on its row.
      if name == "button", nearest(.row)?.handles(.select) == true { return false }
      return !isCopyable || name != "userInteractionEnabled"
    }
    guard let first = promises.first else { return }
    report(
      code, at: promises.count == 1 ? first.place : .value(traits),
      label: Message("VoiceOver offers what it cannot do", "VoiceOver 会提示它做不到的操作")(),
      notes: notes,
      fixes: items.count == promises.count ? [delete(traits, .suggestion)] : [])
  }
}

extension PlacedElement {
  /// Reports what words promise about an element without touches: labels beside it that ask for one, and a
  /// hint, which says what a use does.
  func reportRequests(for nouns: TouchRequests.Nouns, _ code: Code, notes: [Phrase] = []) {
    for (label, text) in labelsBeside(that: { TouchRequests.ask($0, for: nouns) }) {
      label.report(
        code, at: .value(text), label: Message("a touch does nothing", "触摸没有任何作用")(), notes: notes,
        atMost: .advice)
    }
    if let hint = written(.hint, .accessibility), !hint.isBlank {
      report(
        code, at: .value(hint),
        label: Message("a hint says what a use does", "提示说明的是操作的结果")(), notes: notes,
        fixes: [delete(hint, .suggestion)], atMost: .advice)
    }
  }

  /// Reports a text that asks people to touch the label itself.
  func reportRequest(in text: Written?, _ code: Code) {
    guard let text, !isSet(.isCopyable) else { return }
    // A tap on a text is one on its row.
    let row = nearest(.row)
    let isTapped = row?.handles(.select) == true || row?.isSet(.accessory) == true
    func asks(_ text: String) -> Bool {
      TouchRequests.ask(text, for: TouchRequests.itself)
        || !isTapped && TouchRequests.askHere(text)
    }
    // Or the first value of a variable, where there is one in it.
    if asks(text.knownText) || text.string == nil && text.atStart?.plainText.map(asks) == true {
      report(
        code, at: .value(text), label: Message("a touch does nothing", "触摸没有任何作用")(),
        atMost: .advice)
    }
  }
}

/// The traits of what people use.
private let touchTraits = [
  "userInteractionEnabled", "adjustable", "button", "link", "allowsDirectInteraction",
  "searchField", "keyboardKey",
]
