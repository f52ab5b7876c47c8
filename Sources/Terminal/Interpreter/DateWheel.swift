import CtlCatalogue
import CtlChecker

/// One wheel of a date picker: what its rows say around the one in the middle.
enum DateWheel: String {
  case date, hour, minute, amPM, month, day, year

  /// The wheels that a mode has, from left to right.
  static func wheels(of evaluator: Evaluator, _ instance: Int) -> [DateWheel] {
    let hasAMPM = evaluator.property(.showsAMPM, of: instance) == .bool(true)
    switch evaluator.property(.mode, of: instance) {
    case .member("time"): return [.hour, .minute] + (hasAMPM ? [.amPM] : [])
    case .member("date"): return [.month, .day, .year]
    case .member("countDownTimer"): return [.hour, .minute]
    default: return [.date, .hour, .minute] + (hasAMPM ? [.amPM] : [])
    }
  }

  /// What a wheel shows: the date, the minutes since midnight or of the countdown, the interval of
  /// the minutes.
  struct Setting {
    var date: DateTime
    var minutes: Int
    var interval: Int
    var hasAMPM: Bool
    var isCountdown: Bool

    init?(_ evaluator: Evaluator, _ instance: Int) {
      hasAMPM = DateWheel.wheels(of: evaluator, instance).contains(.amPM)
      isCountdown = evaluator.property(.mode, of: instance) == .member("countDownTimer")
      interval = 1
      if case .int(let value)? = evaluator.property(.minuteInterval, of: instance),
        (1...30).contains(value)
      {
        interval = value
      }
      guard let fallback = DateTime("2000-01-01T00:00") else { return nil }
      date = fallback
      if case .date(let value)? = evaluator.property(.date, of: instance) { date = value }
      minutes = date.hour * 60 + date.minute
      if isCountdown {
        minutes = 0
        if case .duration(let value)? = evaluator.property(.countDownDuration, of: instance) {
          minutes = min(max(value / 60_000, 0), 1439)
        }
      }
    }
  }

  /// The rows around the middle: `count` above and below; fewer where the wheel ends.
  func rows(_ setting: Setting, around count: Int) -> WheelRows {
    switch self {
    case .date: return days(setting, count)
    case .hour:
      let hour = setting.minutes / 60
      if setting.hasAMPM {
        return WheelRows(cycle: 12, at: (hour + 11) % 12, around: count) { String($0 + 1) }
      }
      return WheelRows(cycle: 24, at: hour, around: count) {
        setting.isCountdown ? "\($0) h" : two($0)
      }
    case .minute:
      let rows = (60 + setting.interval - 1) / setting.interval
      return WheelRows(cycle: rows, at: setting.minutes % 60 / setting.interval, around: count) {
        setting.isCountdown ? "\($0 * setting.interval) min" : two($0 * setting.interval)
      }
    case .amPM:
      return WheelRows(count: 2, at: setting.minutes / 720, around: count) {
        $0 == 0 ? "AM" : "PM"
      }
    case .month:
      return WheelRows(cycle: 12, at: (setting.date.month ?? 1) - 1, around: count) {
        DateWheel.months[$0]
      }
    case .day:
      let days = DateTime.days(
        inMonth: setting.date.month ?? 1, of: setting.date.year ?? 2000)
      return WheelRows(cycle: days, at: (setting.date.day ?? 1) - 1, around: count) {
        String($0 + 1)
      }
    case .year:
      return WheelRows(count: 9999, at: (setting.date.year ?? 2000) - 1, around: count) {
        String($0 + 1)
      }
    }
  }

  private func days(_ setting: Setting, _ count: Int) -> WheelRows {
    guard let year = setting.date.year, let month = setting.date.month, let day = setting.date.day
    else { return WheelRows(rows: ["Today"], middle: 0) }
    let middle = CivilDay(year, month, day).number
    let rows = (middle - count...middle + count).map { number in
      let day = CivilDay(number: number)
      let weekday = DateWheel.weekdays[((number + 4) % 7 + 7) % 7]
      let pad = day.day < 10 ? " " : ""
      return "\(weekday) \(DateWheel.months[day.month - 1].prefix(3)) \(pad)\(day.day)"
    }
    return WheelRows(rows: rows, middle: count)
  }

  private func two(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }

  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
}

/// The rows of a wheel in sight, and which of them is in the middle.
public struct WheelRows: Sendable, Hashable {
  public var rows: [String]
  public var middle: Int
  /// How many rows the whole wheel has, and which of them is in the middle.
  public var count = 0
  public var position = 0
  /// Whether the first row comes after the last.
  public var isRound = false

  init(rows: [String], middle: Int) {
    self.rows = rows
    self.middle = middle
  }

  /// Rows 0..<count; those beyond the ends do not exist.
  init(count: Int, at position: Int, around: Int, _ title: (Int) -> String) {
    guard count > 0 else {
      self.init(rows: [], middle: 0)
      return
    }
    let position = min(max(position, 0), count - 1)
    let first = max(position - around, 0)
    let last = min(position + around, count - 1)
    self.init(rows: (first...last).map(title), middle: position - first)
    self.count = count
    self.position = position
  }

  /// Rows that begin again after the last.
  init(cycle count: Int, at position: Int, around: Int, _ title: (Int) -> String) {
    guard count > 2 * around, (0..<count).contains(position) else {
      self.init(count: count, at: position, around: around, title)
      return
    }
    self.init(
      rows: (position - around...position + around).map { title(($0 + count) % count) },
      middle: around)
    self.count = count
    self.position = position
    isRound = true
  }
}

/// A day of the Gregorian calendar as a number: 0 is 1970-01-01, a Thursday.
struct CivilDay {
  let year, month, day: Int

  init(_ year: Int, _ month: Int, _ day: Int) {
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// Years of 400 begin in March, so that the day that comes and goes is the last.
  init(number: Int) {
    let shifted = number + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  var number: Int {
    let year = month <= 2 ? self.year - 1 : self.year
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }
}
