/// One row of a wheel as it is drawn. The row in the middle is the value of the wheel, in dark
/// text; the others only show while the wheel spins.
public struct WheelRow: Sendable, Hashable {
  /// The place in the wheel, from 0.
  public var row: Int
  /// What it shows.
  public var title: String
  /// Whether it is in the middle.
  public var isCurrent: Bool
  /// The color of its text.
  public var color: Color { isCurrent ? .black : .gray }

  /// The rows to draw: the middle one, and two on either side while the wheel spins.
  static func visible(
    around row: Int, of count: Int, isSpinning: Bool, title: (Int) -> String
  ) -> [WheelRow] {
    guard count > 0 else { return [] }
    let reach = isSpinning ? 2 : 0
    return (max(0, row - reach)...min(count - 1, row + reach)).map {
      WheelRow(row: $0, title: title($0), isCurrent: $0 == row)
    }
  }
}

/// How a picker appears.
public enum Presentation: String, Sendable, Hashable, Codable, CaseIterable {
  case inline, popover, pushed, modal
}
