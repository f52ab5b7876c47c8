/// How far the rules looked from one element while they visited it: the positions between the first
/// and the last one that they asked about. The element itself and those around it do not count.
struct Reach: Sendable, Equatable {
  private(set) var lower: Int32 = .max
  private(set) var upper: Int32 = .min

  static let none = Reach()
  /// Rules asked about the screen as a whole, or about what no position stands for.
  static let everything = Reach(lower: .min, upper: .max)

  private init(lower: Int32 = .max, upper: Int32 = .min) {
    (self.lower, self.upper) = (lower, upper)
  }

  init() {}

  mutating func formUnion(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    lower = min(lower, Int32(truncatingIfNeeded: range.lowerBound))
    upper = max(upper, Int32(truncatingIfNeeded: range.upperBound))
  }

  func overlaps(_ range: Range<Int>) -> Bool {
    Int(lower) < range.upperBound && Int(upper) > range.lowerBound
  }

  func contains(_ position: Int) -> Bool { Int(lower) <= position && position < Int(upper) }

  /// The same places after others were replaced that do not overlap it.
  func moved(by delta: Int, from position: Int) -> Reach {
    guard self != .everything, self != .none, Int(lower) >= position else { return self }
    return Reach(
      lower: Int32(truncatingIfNeeded: Int(lower) + delta),
      upper: Int32(truncatingIfNeeded: Int(upper) + delta))
  }
}
