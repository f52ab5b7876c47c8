import CtlCatalogue
import CtlChecker
import CtlText

extension PlacedElement {
  /// The texts beside a control that say what it is for, the strongest first: its accessibility label,
  /// the label that describes it, the title of its row, the label before it.
  var namingTexts: [Written] { spokenTexts + [labelBefore].compactMap { $0 } }

  /// Those of them that VoiceOver reads too.
  var spokenTexts: [Written] {
    [
      written(.label, .accessibility), labelText, namingRow?.written(.title),
    ].compactMap { $0 }
  }

  /// The text of the label that it names as its description.
  var labelText: Written? { referenced(.describedBy)?.written(.text) }

  /// The text of the label right before it, where it is for this control: each one of its kind around it has
  /// a label of its own.
  var labelBefore: Written? {
    guard !isWritten(.describedBy), nearest(.row)?.written(.title) == nil else { return nil }
    let labels = neighbours(.label)
    if labels.isEmpty { return nil }
    func isFree(_ range: Range<Int>) -> Bool {
      range.allSatisfy { place in
        let other = PlacedElement(walk: walk, index: place)
        return place == index || !other.isKind || other.is(.label)
          || Kind.named(other.kind).role != .control
      }
    }
    // In a row the label may stand behind its control.
    if let group, group.is(.row), labels.count == 1, group.inside.count < 32, isFree(group.inside) {
      return labels[0].written(.text)
    }
    guard let label = labels.first(where: { $0.index < index }), let group,
      isFree(label.index + 1..<index), !self.is(.textField) || label.isOnlyFor(self, in: group)
    else { return nil }
    let first = walk.positions(of: kind, in: group.inside).first ?? index
    let isAfterLabel = walk.first(of: .label, in: group.index..<first) != nil
    return isAfterLabel ? label.written(.text) : nil
  }

  /// Whether a label before a text field is no heading over several, or over something else.
  private func isOnlyFor(_ field: PlacedElement, in group: PlacedElement) -> Bool {
    guard written(.text)?.string?.isCaption == true else { return false }
    if isSet(.font), value(.font) == .font(.textStyle("headline")) { return false }
    let rest = field.index + 1..<max(field.index + 1, group.inside.upperBound)
    guard let next = walk.first(of: .textField, in: rest) else { return true }
    return walk.first(of: .label, in: field.index + 1..<next) != nil
  }

  /// What the variable of a text is, and the parameter that it is given to, by the last word of the name that
  /// says more than that it is a text: `workEmail` and `emailAddress` are an email, `mailSubject` is a subject.
  /// The words of a link are none of these.
  var lastWordsOfVariable: [String] {
    (written(.text)?.boundNames ?? []).compactMap { name in
      if name.isOfAnother { return nil }
      let words = NameTokens.split(name)
      return words.last { !wordsOfTexts.contains($0) } ?? words.last
    }
  }

  /// A name for VoiceOver that says what the control is for, and that every rule accepts: the title of
  /// its row, the label beside it, or the words of what it changes, is called, shows or does.
  var purposeName: String? {
    let words = [rowName, labelName].lazy.compactMap { $0 }
    if let name = words.first(where: isGoodName) { return name }
    // Names in a program are in English.
    guard settings.isEnglish else { return nil }
    return [variableName, name, imageName, nameOfAction].lazy.compactMap { $0 }
      .map { withoutTypeWords($0) }.first { $0.count > 2 && isGoodName($0) }
  }

  private var rowName: String? {
    guard let row = nearest(.row), row.frame == frame, isOnlyInput(of: row) else { return nil }
    return row.written(.title)?.string
  }

  /// The text of the only label beside it, before the value: `Copies` of `Copies: \(copies)`.
  private var labelName: String? {
    let label = onlyLabel { AccessibleNames.nameless.contains($0.kind) && $0.isKind }
    guard let label, label.frame == frame, let text = label.written(.text) else { return nil }
    let known = text.textParts.prefix { $0 != nil }.compactMap { $0 }.joined()
    return String(known[...].trimmed)
  }

  private var variableName: String? {
    ValueProperties.of(kind).lazy.compactMap { written($0) }.first(where: \.isBinding)?.valueText
  }

  private var imageName: String? {
    guard case .image(let image)? = value(.image) else { return nil }
    return image.name
  }

  private var actionName: String? {
    handlers.lazy.flatMap { program.calls(of: $0) }.first.flatMap { call in
      call.action.file == program.file
        ? program.text(program.actions[Int(call.action.index)].name) : nil
    }
  }

  /// What the action of its first handler does. What has a value is what that is about: `setBrightness` is for the
  /// brightness, and `save` says nothing.
  private var nameOfAction: String? {
    guard let name = actionName, !ValueProperties.of(kind).isEmpty else { return actionName }
    let words = NameTokens.split(name)
    guard words.count > 1, VerbPhrase.begins(words.joined(separator: " ")) == true else {
      return nil
    }
    return name.dropFirst(words[0].count).description
  }

  /// The words of a name of the program: "Play Speed" of `playSpeedSlider`.
  private func withoutTypeWords(_ name: String) -> String {
    NameTokens.split(name).filter { TypeWords.range(in: $0, of: kind) == nil }
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
  }

  /// Whether every rule accepts a text as a label.
  func isGoodName(_ name: String) -> Bool {
    !name.isEmpty && settings.locales.count <= 1
      && Double(name.displayWidth) <= settings[.accessibilityLabelMaxColumns]
      && TypeWords.range(in: name, of: kind, isForeign: language(of: name) == .other) == nil
      && SpokenValues.number(in: name) == nil
      && (!self.is(.switch) || SpokenValues.state(in: name) == nil)
  }
}

extension String {
  /// Whether a text may be the name of what stands below it: a few words, and neither a value, as in "Date: May
  /// 4", nor a sentence that says what is not needed.
  fileprivate var isCaption: Bool {
    let text = last.map { ":：".contains($0) } == true ? dropLast() : self[...]
    let isChinese = text.unicodeScalars.contains { 0x4E00...0x9FFF ~= $0.value }
    let isShort = isChinese ? text.count <= 10 : words.count <= 4
    return isShort && !text.contains { ":.,!?：，。！？不无勿别没非".contains($0) }
  }
}

private let wordsOfTexts: Set<String> = ["text", "string", "number", "address", "input", "field"]

/// Names for VoiceOver that an editor proposes.
public enum AccessibilityName {
  /// What a control is for, as a string literal; nil when nothing around it says that.
  public static func proposed(
    for id: ElementID, in program: Program, _ settings: Settings
  ) -> String? {
    var root = id.index
    guard program.elements.indices.contains(root) else { return nil }
    while program.elements[root].parent >= 0 { root = Int(program.elements[root].parent) }
    let element = program.elements[root]
    guard element.payload >= 0 else { return nil }
    let expansion = Expansion(
      program,
      element.form == .componentRoot
        ? .component(Int(element.payload)) : .screen(Int(element.payload)),
      expandingUses: false)
    let walk = Walk(expansion, Memo(program, settings, [:]))
    return walk.place(of: id, in: -1).flatMap { PlacedElement(walk: walk, index: $0).purposeName }
      .map(Value.quoted)
  }
}
