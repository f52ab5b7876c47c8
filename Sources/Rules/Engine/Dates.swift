import CtlCatalogue
import CtlChecker

extension PlacedElement {
  /// A date that is known before the app runs.
  func date(_ name: PropertyName) -> DateTime? {
    if case .date(let value)? = value(name) { return value }
    return nil
  }

  /// Milliseconds that are known before the app runs.
  func milliseconds(_ name: PropertyName) -> Int? {
    if case .duration(let value)? = value(name) { return value }
    return nil
  }

  /// The minutes between two rows of the minute wheel, when that is an interval the wheel can have.
  var minuteInterval: Int? {
    int(.minuteInterval).flatMap { MinuteInterval.all.contains($0) ? $0 : nil }
  }
}

enum MinuteInterval {
  private static let range = Kind.named(.datePicker).property(named: .minuteInterval)?.range
  static let limits = (range?.numbers ?? 1...1).whole
  /// The divisors of an hour that leave the wheel at least two rows.
  static let all = limits.filter { (range?.divides ?? 1) % $0 == 0 }

  /// The nearest interval of the wheel; of two, the smaller.
  static func nearest(to value: Int) -> Int {
    let value = min(max(value, limits.lowerBound), limits.upperBound)
    return all.min { (abs($0 - value), $0) < (abs($1 - value), $1) } ?? 1
  }
}

extension ClosedRange<Double> {
  /// The whole numbers in it.
  fileprivate var whole: ClosedRange<Int> { Int(lowerBound.rounded(.up))...Int(upperBound) }
}

extension DateTime {
  /// The form in a file.
  var literal: String { "\"\(text)\"" }

  /// The form for people in a label: a day without midnight.
  var shortText: String {
    let isMidnight = hour == 0 && minute == 0 && second == 0
    return hasDate && isMidnight ? String(text.prefix { $0 != "T" }) : text
  }

  /// The same day at midnight; a time without a day stays as it is.
  var startOfDay: DateTime {
    guard hasDate else { return self }
    var day = self
    (day.hour, day.minute, day.second) = (0, 0, 0)
    return day
  }

  /// Whether the two can be compared: both with a day, or both only a time.
  func isComparable(to other: DateTime) -> Bool { hasDate == other.hasDate }
}

/// Whole minutes in the form of a file: `1h30min`.
func durationLiteral(minutes: Int) -> String {
  let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
  if hours == 0 { return "\(rest)min" }
  return rest == 0 ? "\(hours)h" : "\(hours)h\(rest)min"
}
