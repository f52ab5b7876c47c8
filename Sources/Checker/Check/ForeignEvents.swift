import CtlCatalogue
import CtlDiagnostics
import CtlSyntax

/// Events that an element does not send. A handler of another event would run at another moment, so only
/// words that mean the event of the element are changed to it.
extension Checker {
  /// The event of an element that a word such as `onTap` or `onRetry` means.
  func event(of word: String, _ element: Element) -> String? {
    let isPrefixed = word.hasPrefix("on") && word.dropFirst(2).first?.isUppercase == true
    let bare = isPrefixed ? word.dropFirst(2) : word[...]
    let name = bare.prefix(1).lowercased() + bare.dropFirst()
    if element.form == .componentUse {
      let names = eventNames(of: element)
      return names.first { $0 == name }
        ?? (names.count == 1 && ForeignWords.isUse(word) ? names[0] : nil)
    }
    guard element.form == .kind else { return nil }
    let kind = Kind.named(element.kind)
    let events = kind.events.events.map(\.name)
    if events.contains(name) { return name }
    // A text changes while it is edited, and is sent by the return key.
    if ForeignWords.isChange(word) || name == "valueChanged", events.contains("editingChanged") {
      return "editingChanged"
    }
    if ForeignWords.isSubmission(word), events.contains("editingDidEndOnExit") {
      return "editingDidEndOnExit"
    }
    return meansMainEvent(word, kind) ? mainEvent(of: kind)?.name : nil
  }

  private func mainEvent(of kind: Kind) -> EventName? {
    kind.defaultEvent ?? (kind.events.events.count == 1 ? kind.events.events[0] : nil)
  }

  private func meansMainEvent(_ word: String, _ kind: Kind) -> Bool {
    switch kind.name {
    case .screen: ForeignWords.isBeginning(word)
    case .scrollView where ForeignWords.isScroll(word): true
    // What another control sends when people use it.
    default: ForeignWords.isUse(word) || EventName(name: word).map { $0 != .appear } ?? false
    }
  }

  mutating func reportEvent(_ view: HandlerSyntax, _ token: Int, _ element: Element) {
    if reportScreenEvent(view, token, element) { return }
    let kind = Kind.named(element.kind)
    let name = text(self.name(ofToken: token))
    var near = suggestion(token, name, kind.events.events.map(\.name))
    if near.fixes.isEmpty, kind.name == .row, ForeignWords.isDeletion(name) {
      near = swipe(
        tree.range(ofTokens: wordToken(tree, view.node)..<token + 1),
        end: location(view.node).range.upperBound)
    } else if near.fixes.isEmpty, let main = mainEvent(of: kind) {
      let meant = event(of: name, element)
      near = (
        Message("it sends `{event}`", "它发送 `{event}`")(["event": .text(meant ?? main.name)]),
        meant.map { [replacement(token, $0)] } ?? []
      )
    }
    if kind.name == .imageView {
      // The text is reported, with the button that is meant.
      if ElementSyntax(unchecked: tree, element.origin.node).primaryText != nil { return }
      near = buttonOfImage(element)
    }
    if kind.name == .screen, let meant = outcome(named: name, view, token) { near = meant }
    if kind.name == .screen, let reason = reasonAgainstChange(view, token) { near = reason }
    report(
      Finding(
        ControlCode.unsupportedEvent, at: location(ofToken: token),
        ["kind": .phrase(describe(kind.name)), "event": .text("`\(name)`")], label: near.label,
        fixes: near.fixes))
  }

  /// `on failed(save)`, `on change(level)`: the name stands before what has happened to it.
  private mutating func outcome(
    named word: String, _ view: HandlerSyntax, _ token: Int
  ) -> Suggestion? {
    guard let first = view.parameterTokens.first, view.parameterTokens.count == 1 else {
      return nil
    }
    let end: String
    let name = name(ofToken: first)
    switch scope[name]?.kind {
    case .task where ["failed", "failure", "fail", "error"].contains(word): end = ".failed"
    case .task where ["finished", "done", "success", "completed", "loaded"].contains(word): end = ""
    case .variable where ["changed", "change", "changes", "update", "updated"].contains(word):
      end = ".changed"
    default: return nil
    }
    let form = text(ofToken: first) + end
    let close = tree.significant(from: first + 1)
    return (
      Message("it is written `on {form}`", "写作 `on {form}`")(["form": .text(form)]),
      tree.tokenKinds[close] == .rightParen
        ? [
          Fix(
            Message("write `{text}`", "改为 `{text}`")(["text": .text(form)]), .suggestion,
            [Edit(Location(file, tree.range(ofTokens: token..<close + 1)), form)])
        ] : []
    )
  }

  /// `onDelete { … }` of a row is an action that a swipe shows.
  /// - Parameters:
  ///   - head: What stands before the steps, or before `->`.
  ///   - end: Where the steps end.
  func swipe(_ head: Range<Int>, end: Int, arrow: String = "") -> Suggestion {
    let written = "swipeAction \"Delete\" { style: .destructive; on touchUpInside"
    let form = written + " { … } }"
    return (
      Message("a swipe shows what deletes a row: `{form}`", "轻扫时才显示删除行的操作：`{form}`")([
        "form": .text(form)
      ]),
      [
        Fix(
          Message("write `{text}`", "改为 `{text}`")(["text": .text(form)]), .suggestion,
          [
            Edit(Location(file, head), written + arrow),
            Edit(Location(file, end..<end), " }"),
          ])
      ]
    )
  }
}

extension ForeignWords {
  private static func bare(_ word: String) -> String {
    let lowercased = word.lowercased()
    return lowercased.hasPrefix("on") ? String(lowercased.dropFirst(2)) : lowercased
  }

  /// Whether a word says that people use a control: `tap`, `onChange`.
  static func isUse(_ word: String) -> Bool {
    let bare = bare(word)
    return handlers.contains(word.lowercased()) || handlers.contains("on" + bare)
      || handlers.contains(bare)
  }

  /// Whether a word says that a screen is shown: `onLoad`.
  static func isBeginning(_ word: String) -> Bool {
    beginnings.contains(word.lowercased()) || beginnings.contains("on" + bare(word))
  }

  /// Whether a word says that a text changes: `onChange`, `input`.
  static func isChange(_ word: String) -> Bool {
    ["change", "changed", "input", "textchange", "textchanged", "changetext"].contains(bare(word))
  }

  /// Whether a word says that the return key sends a text: `onSubmit`.
  static func isSubmission(_ word: String) -> Bool {
    ["submit", "submitted", "commit", "return", "enter", "submitediting"].contains(bare(word))
  }

  static func isScroll(_ word: String) -> Bool { ["scroll", "scrolled"].contains(bare(word)) }

  /// Whether a word says that an item is deleted: `onDelete`.
  static func isDeletion(_ word: String) -> Bool {
    ["delete", "deleted", "remove", "removed", "swipedelete", "swipetodelete", "deletecommand"]
      .contains(bare(word))
  }
}
