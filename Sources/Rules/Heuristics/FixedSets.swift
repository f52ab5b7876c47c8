/// Names of things of which there is a small set that everybody knows.
enum FixedSets {
  static let words = ["month", "weekday", "月份", "星期"]

  static func isNamed(in texts: [String]) -> Bool {
    texts.contains { NameTokens($0).contains(words) }
  }
}
