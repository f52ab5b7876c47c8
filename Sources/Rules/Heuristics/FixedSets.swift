/// Names of things that have a small set of values which everybody knows.
enum FixedSets {
  static let words: WordList = ["month", "weekday", "月份", "星期"]
}
