/// Names of things that have a small set of values which everybody knows.
enum FixedSets {
  static let words: WordList = [
    "country", "month", "quarter", "season", "weekday", "monat", "wochentag", "jahreszeit", "月份",
    "星期",
    "季节",
  ]
}
