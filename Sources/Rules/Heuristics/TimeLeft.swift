import CtlCatalogue

/// Texts that say when work will be done: “Ready in 4 minutes”.
enum TimeLeft {
  private static let units: WordList = [
    "second", "seconds", "sec", "minute", "minutes", "min", "hour", "hours", "秒", "分钟", "小时",
  ]
  private static let ends = [
    "ready in", "done in", "finished in", "finishes in", "complete in", "completes in", "time left",
    "seconds left", "minutes left", "hours left", "min left", "sec left", "remaining", "to go",
  ]
  private static let endsInChinese = ["还剩", "剩余", "还需", "还要", "后完成", "后结束", "预计"]

  /// What ends by itself, whatever the app does: “The sale has 2 hours left.”
  private static let deadlines = [
    "auction", "deal", "deals", "discount", "offer", "offers", "sale", "trial", "优惠", "试用", "限时",
    "特价", "促销",
  ]

  static func isTold(in text: String) -> Bool {
    guard units.mayBe(in: text) else { return false }
    return text.clauses.contains { clause in
      let words = WholeWords(clause)
      func has(_ list: [String]) -> Bool { list.contains { words.range(of: $0) != nil } }
      return has(units.words) && (has(ends) || has(endsInChinese)) && !has(deadlines)
    }
  }
}

extension PlacedElement {
  /// The label right before or after it, that says when it will end.
  var labelWithTimeLeft: (label: PlacedElement, text: Written)? {
    labelsBeside(that: TimeLeft.isTold).first { label, _ in
      label.index == inside.upperBound || label.inside.upperBound == index
    }
  }
}
