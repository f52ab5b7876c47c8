import CtlCatalogue

/// Words for the type of an element, which VoiceOver says by itself.
enum TypeWords {
  /// How a language puts the type beside what an element is called.
  private enum Language {
    /// “Play Button”, “Button for Play”
    case english
    /// “Bouton Lecture”, “Bouton de lecture”
    case romance
    /// “Wiedergabetaste”, “Wiedergabe-Taste”, “Taste Wiedergabe”
    case german
    /// Without spaces: 播放按钮
    case chinese
  }

  private struct Words {
    let language: Language
    /// Nil for those that name a type beside any other.
    let kinds: [KindName]?
    /// Lower case; longer words come before those that they contain.
    let words: [String]

    init(_ language: Language, _ kinds: [KindName]?, _ words: String...) {
      self.language = language
      self.kinds = kinds
      self.words = words
    }
  }

  private static let buttons: [KindName] = [
    .button, .roundedRectangleButton, .contactAddButton, .detailDisclosureButton, .infoButton,
  ]
  private static let indicators: [KindName] = [.activityIndicator, .networkActivityIndicator]

  /// Those of one kind come before those of every kind.
  private static let lists = [
    Words(.english, [.slider], "slider"), Words(.chinese, [.slider], "滑块"),
    Words(.german, [.slider], "schieberegler", "regler"),
    Words(.romance, [.slider], "curseur", "deslizador", "control deslizante"),
    Words(.english, [.stepper], "stepper"), Words(.chinese, [.stepper], "步进器"),
    Words(.english, [.switch], "switch"), Words(.chinese, [.switch], "开关"),
    Words(.german, [.switch], "schalter"),
    Words(.romance, [.switch], "interrupteur", "interruptor"),
    Words(.english, [.picker, .datePicker], "picker"),
    Words(.chinese, [.picker, .datePicker], "选择器"),
    Words(.romance, [.picker, .datePicker], "sélecteur"),
    Words(.english, [.label], "label"), Words(.chinese, [.label], "标签"),
    Words(.english, [.textField], "text field", "field"), Words(.chinese, [.textField], "文本框"),
    Words(.german, [.textField], "textfeld", "eingabefeld"),
    Words(.romance, [.textField], "champ de texte", "campo de texto"),
    Words(.english, [.segmentedControl], "segmented control"),
    Words(.chinese, [.segmentedControl], "分段控件"),
    Words(.english, [.pageControl], "page control"), Words(.chinese, [.pageControl], "页面控件"),
    Words(.english, indicators, "indicator"), Words(.chinese, indicators, "指示器"),
    Words(.english, [.progressView], "progress view", "progress bar"),
    Words(.chinese, [.progressView], "进度视图", "进度条"),
    Words(.german, buttons, "taste", "knopf"), Words(.romance, buttons, "touche", "tecla"),
    // What is shown may be a photo or a drawing, and VoiceOver says “image” of both.
    Words(.english, [.imageView], "image"), Words(.chinese, [.imageView], "图片", "图像"),
    Words(.english, nil, "button", "btn", "control"), Words(.chinese, nil, "按钮", "按键", "控件"),
    Words(.romance, nil, "bouton", "botón"), Words(.german, nil, "schaltfläche"),
  ]

  /// The first words of all of them: most labels have none.
  private static let openings = WordList(
    lists.flatMap(\.words).map { String($0.prefix { $0 != " " }) })

  /// The words of German that end a longer one, in bytes.
  private static let endings = lists.filter { $0.language == .german }.flatMap(\.words)
    .map { Array($0.utf8) }

  /// They are words of English too, or verbs, and count only in a label of another language.
  private static let unclear: Set<String> = ["taste", "touche"]

  /// Where a label of a kind names the type. `isForeign`: it is known not to be English.
  static func range(
    in label: String, of kind: KindName, isForeign: @autoclosure () -> Bool = false
  ) -> Range<String.Index>? {
    let mayNameType = label.scanned { text in
      !text.isASCII
        || text.words.contains { openings.contains($0, in: text) || hasEnding($0, text) }
    }
    guard mayNameType else { return nil }
    let words = WholeWords(label)
    for list in lists where list.kinds?.contains(kind) ?? true {
      for word in list.words {
        // All texts of the file are looked at to say whether it is foreign.
        if let range = words.range(of: word), !unclear.contains(word) || isForeign(),
          !isInCode(label, range),
          isType(label, range, word, list)
        {
          return range
        }
      }
      guard list.language == .german else { continue }
      if let range = words.compound(endingWith: list.words, but: things),
        isLastOfName(label, range)
      {
        return range
      }
    }
    return nil
  }

  private static func hasEnding(_ word: Range<Int>, _ text: ScannedText) -> Bool {
    endings.contains { ending in
      word.count > ending.count
        && zip(text.bytes[word].suffix(ending.count), ending).allSatisfy { $0 | 0x20 == $1 }
    }
  }

  /// Whether a word is a part of a name of the program, such as `btn_trash`.
  private static func isInCode(_ label: String, _ range: Range<String.Index>) -> Bool {
    label[range.upperBound...].first == "_" || label[..<range.lowerBound].last == "_"
  }

  /// Whether the word at a place is the type: before a noun of English it says which one, as in
  /// “Field Name”.
  private static func isType(
    _ label: String, _ range: Range<String.Index>, _ word: String, _ list: Words
  ) -> Bool {
    switch list.language {
    case .chinese:
      // 按钮花 is a flower.
      return label[range.upperBound...].first.map { !$0.isLetter } ?? true
    case .english:
      if let before = String(label[..<range.lowerBound]).words.last,
        compounds.contains("\(before.lowercased()) \(word)")
      {
        return false
      }
      return isLastOfName(label, range) || isFirstOfName(label, range, word, list)
    case .romance:
      let lowered = label.lowercased()
      guard !things.contains(where: { lowered.contains($0) }) else { return false }
      guard isAtStart(range, of: label), let next = next(in: label, after: range) else {
        return isLastOfName(label, range)
      }
      // “Touche ici” says what to do.
      return !unclear.contains(word) || next.first?.isUppercase == true
        || ["de", "du"].contains(next)
    case .german:
      if isLastOfName(label, range) { return true }
      // “Knopf annähen” and “Taste Pause drücken” say what is done.
      return isAtStart(range, of: label)
        && next(in: label, after: range)?.first?.isUppercase == true
        && label.words.last?.first?.isLowercase == false
    }
  }

  /// “Add Button”, “Button for Brightness”, but not “Sew On a Button”, which says what is done with one.
  private static func isLastOfName(_ label: String, _ range: Range<String.Index>) -> Bool {
    let before = String(label[..<range.lowerBound]).words.last.map { $0.lowercased() }
    if let before, articles.contains(before) { return false }
    if let before, definite.contains(before), !isAtStart(range, of: label) { return false }
    if let before, doneWithCloth.contains(before) { return false }
    let after = label[range.upperBound...]
    let rest = after.first == " " ? after.words : []
    guard let next = rest.first else { return true }
    // “Sew Button On” ends with a part of its verb; an unknown part is a name.
    return (rest.count > 1 || after.contains(" …")) && prepositions.contains(next.lowercased())
  }

  /// “Button Play”, “Slider Brightness”, but not “Button Size”.
  private static func isFirstOfName(
    _ label: String, _ range: Range<String.Index>, _ word: String, _ list: Words
  ) -> Bool {
    guard range.lowerBound == label.startIndex, let next = next(in: label, after: range)
    else { return false }
    switch word {
    case "slider", "stepper", "segmented control", "progress bar", "progress view": return true
    case "image": return next == "of"
    case "button", "btn":
      return VerbPhrase.commonVerbs.contains(next) && !doneWithButtons.contains(next)
    default: return false
    }
  }

  private static func next(in label: String, after range: Range<String.Index>) -> Substring? {
    label[range.upperBound...].words.first
  }

  /// Whether nothing but an article stands before.
  private static func isAtStart(_ range: Range<String.Index>, of label: String) -> Bool {
    let before = label[..<range.lowerBound].words
    return before.isEmpty || before.count == 1 && definite.contains(before[0].lowercased())
  }

  /// The word with the article before it.
  static func withArticle(_ range: Range<String.Index>, in label: String) -> Range<String.Index> {
    isAtStart(range, of: label) ? label.startIndex..<range.upperBound : range
  }

  private static let articles: Set<String> = [
    "a", "an", "another", "any", "no", "un", "une", "una", "ein", "eine", "einen", "kein", "keine",
  ]
  private static let definite: Set<String> = [
    "le", "la", "el", "der", "die", "das", "den", "dem",
  ]

  /// “Sew Button” is for one of a shirt.
  private static let doneWithCloth: Set<String> = ["sew", "stitch", "fasten", "unfasten", "iron"]

  /// Verbs of which the nouns belong to buttons, not what a button does.
  private static let doneWithButtons: WordList = [
    "click", "group", "hold", "label", "link", "map", "order", "press", "push", "tap", "test",
    "text",
    "touch", "type",
  ]

  /// They end like a type, and are things of their own.
  private static let things: Set<String> = [
    "aftertaste", "foretaste", "distaste", "druckknopf", "hemdknopf", "holzknopf", "hosenknopf",
    "jackenknopf", "kragenknopf", "manschettenknopf", "mantelknopf", "perlmuttknopf", "türknopf",
    "klaviertaste", "bankschalter", "fahrkartenschalter", "postschalter", "ticketschalter",
    "druckregler", "bouton d'or", "bouton d\u{2019}or", "bouton de manchette", "bouton de fièvre",
    "bouton de rose",
  ]

  /// Things of English whose last word is a type elsewhere.
  private static let compounds: Set<String> = [
    "belly button", "panic button", "remote control", "cruise control", "climate control",
    "birth control", "pest control", "quality control", "traffic control", "mission control",
  ]

  /// What follows a noun that is not a part of a longer name.
  static let prepositions: Set<String> = [
    "for", "of", "to", "that", "with", "in", "on", "de", "du", "des", "del", "pour", "para", "für",
    "zum", "zur", "von", "vom",
  ]
}

extension WholeWords {
  /// The range of a word of German at the end of a longer one: `taste` in “Wiedergabetaste”.
  fileprivate func compound(
    endingWith endings: [String], but others: Set<String>
  ) -> Range<String.Index>? {
    first { word in
      others.contains(word)
        ? nil : endings.first { word.hasSuffix($0) && word.count > $0.count + 2 }
    }
  }
}
