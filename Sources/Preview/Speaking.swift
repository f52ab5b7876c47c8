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
    let texts = texts(inRow: index)
    utterance.name = node.accessibility.label ?? control?.imageName ?? texts
    utterance.note = subtitle(ofRowNaming: index)
    utterance.value = node.accessibility.value
    if let texts, node.accessibility.label != nil {
      utterance.value = [utterance.value, texts].compactMap { $0 }.joined(
        separator: spokenLanguage.comma)
    }
    let actions =
      node.kind == .row && hasSwipeActions(index)
      ? said("Actions available", "有可用的操作") : nil
    let hints = [node.accessibility.hint, actions, footer(after: index)].compactMap { $0 }.filter {
      !$0.isEmpty
    }
    utterance.hint = hints.isEmpty ? nil : hints.joined(separator: said(". ", "。"))
    let sentence = utterance.text(in: spokenLanguage)
    return sentence.isEmpty ? text("without a name", "未命名") : sentence
  }

  /// The texts that are heard with a row.
  private func texts(inRow index: Int) -> String? {
    guard nodes[index].kind == .row else { return nil }
    let texts = inside(index).compactMap {
      isSpokenWithRow($0) && !nodes[$0].isHidden ? nodes[$0].accessibility.label : nil
    }
    return texts.isEmpty ? nil : texts.joined(separator: spokenLanguage.comma)
  }

  /// Whether a text or an image is spoken with the row around it, and is no stop of its own: people tap the
  /// row, and nothing else is in it. A row without a title has no other words.
  func isSpokenWithRow(_ index: Int) -> Bool {
    guard isHeardWithRow(index) == true, let row = nearest(.row, around: index), isUsable(row)
    else {
      return false
    }
    return nodes[row].accessibility.label == nil
      || inside(row).allSatisfy {
        nodes[$0].isHidden || nodes[$0].kind == .swipeAction || isHeardWithRow($0) != false
      }
  }

  /// Nil for a container.
  private func isHeardWithRow(_ index: Int) -> Bool? {
    live.tree.control(of: index)?.kind.facts.isSpokenWithRow
  }

  private func inside(_ index: Int) -> Range<Int> { index + 1..<index + Int(nodes[index].size) }

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

  /// That of the screen, which may be another one than that of the preview.
  private var spokenLanguage: Language { LocaleIdentifier(options.render.language).language }

  private func said(_ english: String, _ chinese: String) -> String {
    spokenLanguage == .english ? english : chinese
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
