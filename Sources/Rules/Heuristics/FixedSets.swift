/// Names of things of which there is a small set that everybody knows.
enum FixedSets {
  static let words: WordList = ["month", "weekday", "月份", "星期"]
}
