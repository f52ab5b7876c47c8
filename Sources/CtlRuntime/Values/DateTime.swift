/// A date and a time of the day on the proleptic Gregorian calendar, to the second, without a time
/// zone: what a clock on the wall shows. From 0001-01-01T00:00 to 9999-12-31T23:59:59.
///
/// Arithmetic is exact and stops at the ends of that range instead of overflowing.
public struct DateTime: Sendable, Hashable {
  /// Days since 0001-01-01.
  public let dayNumber: Int
  /// Seconds since midnight, 0..<86,400.
  public let secondOfDay: Int

  static let lastDayNumber = daysBefore(year: 10_000) - 1
  /// The first second of the year 1.
  public static let earliest = DateTime(dayNumber: 0, secondOfDay: 0)
  /// The last second of the year 9999.
  public static let latest = DateTime(dayNumber: lastDayNumber, secondOfDay: 86_399)

  /// Both parts are clamped to their ranges.
  init(dayNumber: Int, secondOfDay: Int) {
    self.dayNumber = clamp(dayNumber, 0, Self.lastDayNumber)
    self.secondOfDay = clamp(secondOfDay, 0, 86_399)
  }

  /// Nil when there is no such day or time: February 30, 24:00, a year beyond 1...9999.
  public init?(
    year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0
  ) {
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...Self.daysIn(month: month, of: year)).contains(day),
      (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second)
    else { return nil }
    self.init(
      dayNumber: Self.daysBefore(year: year) + Self.daysBefore(month: month, of: year) + day - 1,
      secondOfDay: (hour * 60 + minute) * 60 + second)
  }

  /// 1...9999.
  public var year: Int { yearAndDay.year }
  /// 1...12.
  public var month: Int { date.month }
  /// 1...31.
  public var day: Int { date.day }
  /// 0...23.
  public var hour: Int { secondOfDay / 3_600 }
  /// 0...59.
  public var minute: Int { secondOfDay / 60 % 60 }
  /// 0...59.
  public var second: Int { secondOfDay % 60 }
  /// 0 is Sunday.
  public var weekday: Int { (dayNumber + 1) % 7 }
  var minuteOfDay: Int { secondOfDay / 60 }

  /// The year, month and day at once.
  var date: (year: Int, month: Int, day: Int) {
    let (year, dayOfYear) = yearAndDay
    // No month is longer than 31 days, so this guess is right or one too early.
    var month = dayOfYear / 31 + 1
    if month < 12, dayOfYear >= Self.daysBefore(month: month + 1, of: year) { month += 1 }
    return (year, month, dayOfYear - Self.daysBefore(month: month, of: year) + 1)
  }

  private var yearAndDay: (year: Int, dayOfYear: Int) {
    // The year of average length is never more than one off.
    var year = dayNumber * 400 / 146_097 + 1
    if Self.daysBefore(year: year) > dayNumber {
      year -= 1
    } else if Self.daysBefore(year: year + 1) <= dayNumber {
      year += 1
    }
    return (year, dayNumber - Self.daysBefore(year: year))
  }
}

// MARK: - The calendar

extension DateTime {
  /// Whether a year has 366 days.
  public static func isLeap(year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// 28...31; the month is clamped to 1...12.
  public static func daysIn(month: Int, of year: Int) -> Int {
    let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    let month = clamp(month, 1, 12)
    return month == 2 && isLeap(year: year) ? 29 : lengths[month - 1]
  }

  /// Days from 0001-01-01 to January 1 of a year of 1...10,000.
  static func daysBefore(year: Int) -> Int {
    let years = year - 1
    return years * 365 + years / 4 - years / 100 + years / 400
  }

  static func daysBefore(month: Int, of year: Int) -> Int {
    let sums = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334]
    return sums[clamp(month, 1, 12) - 1] + (month > 2 && isLeap(year: year) ? 1 : 0)
  }
}

// MARK: - Arithmetic

extension DateTime: Comparable {
  public static func < (a: DateTime, b: DateTime) -> Bool {
    (a.dayNumber, a.secondOfDay) < (b.dayNumber, b.secondOfDay)
  }

  /// The same time some days later, or earlier; stops at the first and last day.
  public func adding(days: Int) -> DateTime {
    adding(seconds: Int64(clamp(days, -span, span)) * 86_400)
  }

  /// The same day of another month, or its last day when it is shorter.
  public func adding(months: Int) -> DateTime {
    let (year, month, day) = date
    let months = (year - 1) * 12 + month - 1 + clamp(months, -span, span)
    guard months >= 0 else { return .earliest }
    guard months < 9_999 * 12 else { return .latest }
    return replacing(year: months / 12 + 1, month: months % 12 + 1, day: day)
  }

  /// The same day some years later, or earlier; February 29 becomes 28.
  public func adding(years: Int) -> DateTime { adding(months: clamp(years, -span, span) * 12) }

  /// Only whole seconds of the duration count.
  public func advanced(by duration: Duration) -> DateTime {
    let limit = Duration.seconds(Int64(span) * 86_400)
    return adding(seconds: clamp(duration, .zero - limit, limit).components.seconds)
  }

  /// More days than there are between any two dates.
  private var span: Int { 4_000_000 }

  private func adding(seconds: Int64) -> DateTime {
    // 64 bits even where `Int` has fewer.
    let total = Int64(dayNumber) * 86_400 + Int64(secondOfDay) + seconds
    guard total >= 0 else { return .earliest }
    guard total / 86_400 <= Self.lastDayNumber else { return .latest }
    return DateTime(dayNumber: Int(total / 86_400), secondOfDay: Int(total % 86_400))
  }

  /// Another date at the same time of the day; each part is clamped, the day to its month.
  func replacing(year: Int? = nil, month: Int? = nil, day: Int? = nil) -> DateTime {
    let old = date
    let year = clamp(year ?? old.year, 1, 9_999)
    let month = clamp(month ?? old.month, 1, 12)
    let day = clamp(day ?? old.day, 1, Self.daysIn(month: month, of: year))
    return DateTime(
      dayNumber: Self.daysBefore(year: year) + Self.daysBefore(month: month, of: year) + day - 1,
      secondOfDay: secondOfDay)
  }

  /// The date some time later; stops at the ends. Only whole seconds count.
  public func adding(_ duration: Duration) -> DateTime { advanced(by: duration) }

  /// The date some time earlier; stops at the ends. Only whole seconds count.
  public func subtracting(_ duration: Duration) -> DateTime {
    advanced(by: Duration.zero.subtracting(duration))
  }

  /// The time from another date to this one, negative when that is later.
  public func subtracting(_ other: DateTime) -> Duration {
    .seconds((dayNumber - other.dayNumber) * 86_400 + secondOfDay - other.secondOfDay)
  }

  /// The beginning of the day.
  public var startOfDay: DateTime { DateTime(dayNumber: dayNumber, secondOfDay: 0) }

  /// The beginning of the first day of the month.
  public var startOfMonth: DateTime { startOfDay.replacing(day: 1) }

  /// How many days the month has: 28...31.
  public var daysInMonth: Int {
    let (year, month, _) = date
    return Self.daysIn(month: month, of: year)
  }

  /// The beginning of the minute.
  public var withoutSeconds: DateTime { replacing(minuteOfDay: minuteOfDay) }

  /// The same day at another minute, 0...1439, with no seconds.
  func replacing(minuteOfDay: Int) -> DateTime {
    DateTime(dayNumber: dayNumber, secondOfDay: clamp(minuteOfDay, 0, 1_439) * 60)
  }
}
