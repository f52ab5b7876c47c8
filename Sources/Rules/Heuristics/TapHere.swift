extension TouchRequests {
  /// Whether a text tells people to tap the text itself: “Tap here to pay”, “Click for details”. One that ends
  /// with a colon or an arrow means what comes next.
  static func askHere(_ text: String) -> Bool {
    // Nearly no text has such a verb.
    guard places.mayBe(in: text), verbs.mayBe(in: text),
      !text.isASCII || text.words.contains(where: { verbs.contains($0) }),
      let last = text.last(where: { !$0.isWhitespace }), !":：→↓↑←".contains(last)
    else { return false }
    let words = WholeWords(text)
    return phrases.contains { phrase in
      guard let range = words.range(of: phrase) else { return false }
      let before = text[..<range.lowerBound].words.last
      return before.map { !others.contains($0) } ?? true
    } || !text.isASCII && asksHereInChinese(text)
  }

  private static func asksHereInChinese(_ text: String) -> Bool {
    chinesePhrases.contains { phrase in
      guard let range = text.firstRange(of: phrase) else { return false }
      let before = text[..<range.lowerBound]
      if chineseNegations.contains(where: { before.hasSuffix($0) }) { return false }
      // 重点 and 地点 end with the verb.
      return !before.hasSuffix("重") && !before.hasSuffix("地")
    }
  }

  private static let places = WordList(
    spaced: "here details more info information help hier ici aquí aqui qui 此处 此 这里")

  private static let verbs = WordList(
    spaced: "tap click press touch tippe tippen klicke klicken touchez appuyez cliquez toca toque "
      + "pulsa pulse presiona clic clique tocca premi clicca tik klik drücke drücken 点 轻")

  private static let phrases: [String] =
    ["tap", "click", "press", "touch"].flatMap { verb in
      ["\(verb) here"]
        + ["details", "more", "info", "information", "help"].map { "\(verb) for \($0)" }
    } + [
      "tippe hier", "tippen sie hier", "hier tippen", "klicke hier", "klicken sie hier",
      "hier klicken", "drücke hier", "drücken sie hier", "touchez ici", "appuyez ici",
      "cliquez ici",
      "toca aquí", "toque aquí", "pulsa aquí", "pulse aquí", "presiona aquí", "haz clic aquí",
      "haga clic aquí", "toque aqui", "clique aqui", "tocca qui", "premi qui", "clicca qui",
      "tik hier", "klik hier",
    ]

  private static let chinesePhrases: [String] =
    ["点击", "点按", "轻点", "轻触", "轻按", "点", "点一下"].flatMap { verb in
      ["此处", "这里"].map { verb + $0 }
    } + ["点此查看", "点此了解", "点此阅读", "点此领取"]

  /// Words before a verb that is not asked for, or is a noun.
  private static let others: WordList = [
    "a", "don't", "don\u{2019}t", "ne", "never", "nicht", "niet", "no", "non", "not", "não", "the",
  ]
  private static let chineseNegations = ["不", "别", "勿", "不要", "请勿"]
}
