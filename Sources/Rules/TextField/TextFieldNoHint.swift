import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let textFieldNoHint = Rule(about, visits: .kinds([.textField])) { field in
    guard field.lacksHint else { return }
    let isUnnamed = field.hasAccessibleName == false
    func notes() -> [Phrase] {
      guard isUnnamed, let reading = AccessibleNames.reading(of: .textField) else { return [] }
      return [AccessibleNames.readsOnly(reading)]
    }
    // What a field shows is its name too.
    func fixes() -> [Fix?] {
      guard isUnnamed, !field.isWritten(.placeholder), let name = field.purposeName else {
        return []
      }
      return [field.set(.placeholder, to: Value.quoted(name), .suggestion)]
    }
    field.report(
      about, at: .kind, label: Message("nothing says what it is for", "没有说明其用途")(),
      notes: notes(), fixes: fixes())
  }
}

extension PlacedElement {
  /// Whether the finding of a text field without a hint is about it.
  var isReportedWithoutHint: Bool { self.is(.textField) && lacksHint && settings.isActive(about) }

  /// Whether a text field neither shows what it is for nor stands beside a text that does.
  var lacksHint: Bool {
    guard !hasPlaceholder, written(.leftView)?.imageRole != "purpose", !isSet(.describedBy),
      let group
    else { return false }
    if group.is(.row), group.isSet(.title) { return false }
    let before = group.index + 1..<max(group.index + 1, index)
    guard let label = walk.positions(of: .label, in: before).last else { return true }
    return isUnder(PlacedElement(walk: walk, index: label)) || isBehindControl(of: label)
  }

  /// Whether a label is a heading about something else: it has no word of the names of the field.
  fileprivate func isUnder(_ label: PlacedElement) -> Bool {
    guard label.value(.font) == .font(.textStyle("headline")),
      let text = label.written(.text)?.string, !text.hasSuffix("?"), !text.hasSuffix("？"),
      let name = accessibilityString(.label)
    else { return false }
    let names = [name, written(.text)?.variableName ?? ""]
    return !names.contains { WordList.haveOneInCommon(text, $0) }
  }

  /// Whether a label before it describes a control between the two, and so not the field.
  fileprivate func isBehindControl(of label: Int) -> Bool {
    (label + 1..<max(label + 1, index)).suffix(16).contains { other in
      let control = PlacedElement(walk: walk, index: other)
      return control.isKind && control.isDescribed(by: label)
    }
  }

  private func isDescribed(by label: Int) -> Bool {
    referenced(.describedBy)?.index == label || referenced(.valueLabel)?.index == label
  }

  fileprivate var hasPlaceholder: Bool {
    written(.placeholder).map { !$0.isBlank } ?? isSet(.placeholder)
  }
}

private let about = Code(
  "text-field/no-hint", .advice,
  title: Message("a hint would help users understand the purpose", "可以加占位符文本，说明文本框的用途"),
  why: Message(
    "An empty frame wants text without saying what. A word in the field, a picture at its left "
      + "end or a label before it explains that.",
    "空白的文本框没有说明需要输入什么。占位符文本、左侧的图形或前面的标签都可以说明它的用途。"),
  citation: .guidelines("Text Field > Guidelines"),
  bad: .inContent(
    """
    textField { accessibility { label: "Street" } }
    //<^^^^^^^^^
    """,
    """
    textField { placeholder: nil; accessibility { label: "Street" } }
    //<^^^^^^^^^
    """,
    """
    textField { accessibility { label: "Street" } }
    //<^^^^^^^^^
    label "We deliver tomorrow"
    """,
    """
    label count "Cups: 2"
    stepper { value: 2; describedBy: count; valueLabel: count }
    textField { accessibility { label: "Guest" } }
    //<^^^^^^^^^
    """,
    """
    label "Round 2" { font: .headline }
    textField { accessibility { label: "Guess" } }
    //<^^^^^^^^^
    """)
    + [
      .inContent(
        having: "var street: String = \"\"",
        """
        textField { text <-> street }
        //<^^^^^^^^^
        """)
    ],
  good: .inScreen(
    """
    content {
      textField "Street"
    }
    """,
    """
    content {
      label streetLabel "Street"
      textField { describedBy: streetLabel }
    }
    """,
    """
    content {
      label "Your Street" { font: .headline }
      textField { accessibility { label: "Street" } }
    }
    """,
    """
    table {
      row "Street" { textField { } }
    }
    """,
    """
    content {
      textField {
        leftView: image("house", role: .purpose)
        leftViewMode: .always
        accessibility { label: "Street" }
      }
    }
    """), fix: .suggestion)
