/// Images at the ends of a slider whose names mean the opposite of their ends.
enum EndImages {
  static let small: WordList = [
    "small", "min", "low", "tiny", "less", "quiet", "dim", "short", "minus", "小", "低", "弱",
  ]
  static let large: WordList = [
    "large", "big", "max", "huge", "more", "loud", "bright", "long", "plus", "大", "高", "强",
  ]

  static func areSwapped(minimum: String, maximum: String) -> Bool {
    large.isNamed(in: minimum) && small.isNamed(in: maximum) && !small.isNamed(in: minimum)
      && !large.isNamed(in: maximum)
  }
}
