/// Images at the ends of a slider whose names say the opposite of their ends.
enum EndImages {
  static let small = [
    "small", "min", "low", "tiny", "less", "quiet", "dim", "short", "minus", "小", "低", "弱",
  ]
  static let large = [
    "large", "big", "max", "huge", "more", "loud", "bright", "long", "plus", "大", "高", "强",
  ]

  static func areSwapped(minimum: String, maximum: String) -> Bool {
    let low = NameTokens(minimum)
    let high = NameTokens(maximum)
    return low.contains(large) && !low.contains(small) && high.contains(small)
      && !high.contains(large)
  }
}
