/// The visible rows of a wheel, and which of them is in the middle.
public struct WheelRows: Sendable, Hashable {
  public var rows: [String]
  public var middle: Int
  /// How many rows the whole wheel has, and which of them is in the middle.
  public var count = 0
  public var position = 0
  /// Whether the first row comes after the last.
  public var isRound = false
  /// Whether it is the hour or the minute of a clock.
  public var isOfClock = false

  /// How many rows show above and below the middle.
  static let around = 1

  /// The visible ones of so many rows; a round wheel begins again after its last row.
  init(count: Int, at position: Int, isRound: Bool = false, _ title: (Int) -> String) {
    guard count > 0 else {
      (rows, middle) = ([], 0)
      return
    }
    let around = WheelRows.around
    let position = min(max(position, 0), count - 1)
    self.count = count
    self.position = position
    self.isRound = isRound && count > 2 * around
    let first = self.isRound ? position - around : max(position - around, 0)
    let last = self.isRound ? position + around : min(position + around, count - 1)
    rows = (first...last).map { title(($0 + count) % count) }
    middle = position - first
  }

  /// The row in the middle.
  public var chosen: String? { rows.indices.contains(middle) ? rows[middle] : nil }
}
