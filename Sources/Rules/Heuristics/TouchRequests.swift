import CtlCatalogue
import CtlChecker

/// Texts that ask people to touch what takes no touches: “Tap the spinner to stop”.
enum TouchRequests {
  /// The words for what is touched.
  struct Nouns: Sendable {
    let english: [String]
    let chinese: [String]
    /// Whether the text must mean itself: “this text”.
    var isItself = false
  }

  static let spinner = Nouns(
    english: ["spinner", "activity indicator", "indicator"],
    chinese: ["转轮", "转圈", "活动指示器", "指示器", "菊花"])
  static let progress = Nouns(
    english: ["progress bar", "progress view"], chinese: ["进度条", "进度视图"])
  static let itself = Nouns(
    english: ["text", "sentence"], chinese: ["文字", "文本", "行字"], isItself: true)

  private static let verbs: WordList = [
    "tap", "touch", "press", "click", "swipe", "drag", "hold", "点", "按", "拖", "触", "扫",
  ]
  private static let chineseVerbs = [
    "点一下", "点击", "点按", "轻点", "轻触", "轻按", "轻扫", "点", "长按", "按住", "按一下", "按", "拖动", "拖移", "拖",
  ]
  private static let chinesePointers = [
    "这个", "这段", "这一", "这", "此", "该", "上面的", "下面的", "上方的", "下方的",
  ]
  private static let fillers: Set<String> = ["on", "the", "a", "an", "any", "again", "and"]
  private static let pointers: Set<String> = ["this", "that"]
  /// What follows a noun that is not a part of another one: not “the text field”.
  private static let followers: Set<String> = [
    "to", "for", "if", "and", "when", "or", "until", "again", "twice", "once", "below", "above",
    "here", "in", "at", "while", "before", "after",
  ]

  /// Whether a text asks for a touch of something.
  static func ask(_ text: String, for nouns: Nouns) -> Bool {
    guard verbs.mayBe(in: text) else { return false }
    return asksInEnglish(text, nouns) || !text.isASCII && asksInChinese(text, nouns)
  }

  private static func asksInEnglish(_ text: String, _ nouns: Nouns) -> Bool {
    let words = text.words.map { $0.lowercased() }
    for (index, word) in words.enumerated() where word.isASCII && verbs.contains(word) {
      if index > 0, ["not", "don't", "don\u{2019}t", "never"].contains(words[index - 1]) {
        continue
      }
      var next = index + 1
      var pointsAtItself = false
      while next < words.count, fillers.contains(words[next]) || pointers.contains(words[next]) {
        pointsAtItself = pointsAtItself || pointers.contains(words[next])
        next += 1
      }
      if nouns.isItself, !pointsAtItself { continue }
      for noun in nouns.english {
        let parts = noun.split(separator: " ").map(String.init)
        let end = next + parts.count
        guard end <= words.count, Array(words[next..<end]) == parts else { continue }
        if end == words.count || followers.contains(words[end]) { return true }
      }
    }
    return false
  }

  private static func asksInChinese(_ text: String, _ nouns: Nouns) -> Bool {
    for verb in chineseVerbs {
      var rest = text[...]
      while let found = rest.firstRange(of: verb) {
        let before = rest[..<found.lowerBound]
        rest = rest[found.upperBound...]
        if ["不", "别", "勿", "不要", "请勿"].contains(where: { before.hasSuffix($0) }) { continue }
        var object = rest
        let pointer = chinesePointers.first { object.hasPrefix($0) }
        if let pointer { object = object.dropFirst(pointer.count) }
        if nouns.isItself, pointer == nil { continue }
        // 按这段文字 is “according to this text”.
        if nouns.isItself, verb == "按" { continue }
        for noun in nouns.chinese where object.hasPrefix(noun) {
          let next = object.dropFirst(noun.count).first
          if next.map({ "框栏域页的".contains($0) }) != true { return true }
        }
      }
    }
    return false
  }

  // MARK: Choices

  /// Phrases by which several choices may hold.
  private static let several = [
    "all that apply", "select multiple", "select several", "choose several",
  ]
  /// They say how many, of what is to be chosen or of something else.
  private static let amounts = ["as many as you", "any number of"]
  private static let severalInChinese = ["可多选", "可以多选", "选择所有", "选出所有", "可选多", "至少选"]

  /// Whether a text asks for several choices.
  static func askForSeveral(_ text: String) -> Bool {
    guard choices.mayBe(in: text) else { return false }
    let words = WholeWords(text)
    func has(_ list: [String]) -> Bool { list.contains { words.range(of: $0) != nil } }
    return has(several) || has(amounts) && has(["choose", "pick", "select", "mark", "tick"])
      || severalInChinese.contains { words.range(of: $0) != nil }
  }

  private static let choices: WordList = ["all", "many", "any", "multiple", "several", "选"]

  /// Whether a text asks people to choose with the dots of a page control.
  static func chooseWithDots(_ text: String) -> Bool {
    guard dots.mayBe(in: text) else { return false }
    return text.clauses.contains { clause in
      let words = WholeWords(clause)
      func has(_ list: [String]) -> Bool { list.contains { words.range(of: $0) != nil } }
      return has(["dot", "dots"]) && has(["choose", "pick", "select"]) || has(["圆点"]) && has(["选"])
    }
  }

  /// Whether a text asks people to choose something.
  static func askForChoice(_ text: String) -> Bool {
    guard choosing.mayBe(in: text) else { return false }
    let words = WholeWords(text)
    return choosing.words.contains { words.range(of: $0) != nil }
  }

  private static let choosing: WordList = ["choose", "chooses", "pick", "picks", "选择", "挑选"]
  private static let dots: WordList = ["dot", "dots", "圆点"]

  /// Whether a text asks people to press both buttons of a stepper at once.
  static func pressBoth(_ text: String) -> Bool {
    guard signs.mayBe(in: text) else { return false }
    return text.clauses.contains { clause in
      let words = WholeWords(clause)
      func has(_ list: [String]) -> Bool { list.contains { words.range(of: $0) != nil } }
      guard has(["press", "tap", "hold", "touch", "按", "点"]) else { return false }
      return has(["plus", "加号"]) && has(["minus", "减号"])
        && has(["both", "together", "same time", "at once", "simultaneously", "同时", "一起"])
        || has(["both buttons"])
    }
  }

  private static let signs: WordList = ["plus", "buttons", "加号"]
}

extension PlacedElement {
  /// The texts of the labels beside the element that ask for something.
  func labelsBeside(that ask: (String) -> Bool) -> [(label: PlacedElement, text: Written)] {
    // What a component says by itself is told there.
    (group ?? PlacedElement(walk: walk, index: 0)).labels(that: ask)
  }

  /// The texts of the first labels inside that ask for something.
  func labels(that ask: (String) -> Bool) -> [(label: PlacedElement, text: Written)] {
    walk.positions(of: .label, in: inside).prefix(64).compactMap { index in
      let label = PlacedElement(walk: walk, index: index)
      guard let text = label.written(.text), ask(text.knownText) else { return nil }
      return (label, text)
    }
  }
}
