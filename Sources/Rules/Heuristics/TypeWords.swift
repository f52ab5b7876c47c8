import CtlCatalogue

/// Words for the type of an element, which VoiceOver says by itself. Lower case; longer words come
/// before those that they contain.
enum TypeWords {
  static let ofEveryKind = ["button", "control", "按钮", "控件", "bouton", "botón", "schaltfläche"]

  static let ofKind: [(kind: KindName, words: [String])] = [
    (.slider, ["slider", "滑块", "schieberegler", "curseur", "deslizador"]),
    (.stepper, ["stepper", "步进器"]),
    (.switch, ["switch", "开关", "schalter", "interrupteur", "interruptor"]),
    (.picker, ["picker", "选择器"]),
    (.datePicker, ["picker", "选择器"]),
    (.label, ["label", "标签"]),
    (.textField, ["text field", "field", "文本框", "textfeld", "champ de texte", "campo de texto"]),
    (.segmentedControl, ["segmented control", "分段控件"]),
    (.pageControl, ["page control", "页面控件"]),
    (.activityIndicator, ["indicator", "指示器"]),
    (.networkActivityIndicator, ["indicator", "指示器"]),
    (.progressView, ["progress view", "progress bar", "进度视图", "进度条"]),
  ]

  /// The first words of all of them: most labels have none.
  private static let openings = WordList(
    (ofEveryKind + ofKind.flatMap(\.words)).map { String($0.prefix { $0 != " " }) })

  /// Whether the word at a place is the type: before a noun it says which one, as in “Field Name”.
  private static func isType(_ label: String, _ range: Range<String.Index>) -> Bool {
    guard label[range].isASCII else {
      // 按钮花 is a flower.
      return label[range.upperBound...].first.map { !$0.isLetter } ?? true
    }
    // “Sew On a Button” says what is done with one.
    let before = String(label[..<range.lowerBound]).words.last.map { $0.lowercased() }
    if let before, articles.contains(before) { return false }
    guard label[range.upperBound...].first == " ",
      let next = String(label[range.upperBound...]).words.first
    else { return true }
    return prepositions.contains(next.lowercased())
  }

  private static let articles: Set<String> = ["a", "an", "another", "any", "no"]

  /// What follows a noun that is not a part of a longer name.
  static let prepositions: Set<String> = [
    "for", "of", "to", "that", "with", "in", "on", "de", "du", "des", "del", "pour", "para", "für",
  ]

  /// Where a label of a kind names the type.
  static func range(in label: String, of kind: KindName) -> Range<String.Index>? {
    let mayNameType = label.scanned { text in
      text.words.contains { openings.contains($0, in: text) } || !openings.others(in: text).isEmpty
    }
    guard mayNameType else { return nil }
    let words = WholeWords(label)
    let ofThis = ofKind.first { $0.kind == kind }?.words ?? []
    return (ofThis + ofEveryKind).lazy.compactMap(words.range)
      .first { isType(label, $0) }
  }
}
