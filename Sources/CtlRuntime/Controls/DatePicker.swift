/// A date, a time, both, or a countdown, chosen on up to four wheels.
public struct DatePicker: TouchControl {
  public static let facts = ControlFacts(
    .datePicker, events: .value, defaultEvent: .valueChanged,
    traits: [.userInteractionEnabled, .adjustable], fixedSize: .keyboard)

  /// The longest countdown: 23 hours and 59 minutes.
  public static let longestCountDown = Duration.seconds(1_439 * 60)

  public var view = ViewProperties()
  public var control = ControlProperties()
  /// What people pick; it decides the wheels.
  public var mode = Mode.dateAndTime { didSet { settle() } }
  /// Within the bounds, on a minute of the interval; seconds are dropped where a wheel shows
  /// minutes. When no minute of the interval is between the bounds, it is the earlier bound.
  public var date: DateTime {
    get { shown }
    set {
      given = newValue
      shown = settled(newValue)
    }
  }
  private var shown: DateTime
  /// The date as it was set last, which may be outside of the bounds, while that is why `shown` is what it is.
  private var given: DateTime
  /// Ignored in a countdown; when later than the maximum, both are ignored.
  public var minimumDate: DateTime? { didSet { settle() } }
  /// The latest date, at least `minimumDate`.
  public var maximumDate: DateTime? { didSet { settle() } }
  /// A divisor of 60 up to 30; any other value means 1.
  public var minuteInterval = 1 {
    didSet {
      if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 { minuteInterval = 1 }
      settle()
    }
  }
  /// 0:00 to 23:59 in whole minutes of the interval, rounded down.
  public var countDownDuration = Duration.zero { didSet { settle() } }
  /// The locale that decides the words of the wheels, and the order of those of a date.
  public var locale = LocaleIdentifier.current
  /// Which years are counted: `gregorian`, `buddhist`, `japanese` or `roc`. Months and days are
  /// always Gregorian.
  public var calendar = "gregorian"
  /// Where the time is that people pick, such as `Asia/Tokyo`; nil means the time zone of the device.
  public var timeZone: String?
  /// Where it appears; inline leaves people in context.
  public var presentation = Presentation.inline
  /// The setting for AM and PM; nil follows the locale.
  private var prefersAMPM: Bool?

  /// What people pick.
  public enum Mode: String, Sendable, Hashable, Codable, CaseIterable, FieldStorable {
    case time, date, dateAndTime, countDownTimer

    var hasTimeOfDay: Bool { self == .time || self == .dateAndTime }
  }

  /// A wheel shows one category of values.
  public enum Wheel: String, Sendable, Hashable, Codable, CaseIterable, FieldStorable {
    case date, month, day, year, hour, minute, amPM
  }

  public init() {
    shown = DateTime.now().withoutSeconds
    given = shown
  }
  /// A date picker at a date; its interval and bounds apply.
  public init(mode: Mode, date: DateTime, _ configure: (inout Self) -> Void = { _ in }) {
    self.init {
      $0.mode = mode
      $0.date = date
      configure(&$0)
    }
  }

  /// Whether there is an AM/PM wheel: by locale unless set; only in modes with hours of the day.
  public var showsAMPM: Bool {
    get { mode.hasTimeOfDay && prefersAMPM ?? locale.showsAMPM }
    set { prefersAMPM = newValue }
  }

  /// At most four, derived from the mode and the locale.
  public var wheels: [Wheel] {
    Self.wheels(
      mode, locale.dateOrder, withAMPM: showsAMPM, isFirst: locale.putsHalvesFirst)
  }

  /// The calendars that count years.
  package static var calendars: [String] { Calendar.identifiers }

  /// Whether a text names one of them; any other text counts as Gregorian.
  package static func isCalendar(_ identifier: String) -> Bool { Calendar.isKnown(identifier) }

  private static func wheels(
    _ mode: Mode, _ order: DateOrder, withAMPM: Bool, isFirst: Bool
  ) -> [Wheel] {
    let clock: [Wheel] = withAMPM && isFirst ? [.amPM, .hour, .minute] : [.hour, .minute]
    let end: [Wheel] = withAMPM && !isFirst ? [.amPM] : []
    return switch mode {
    case .dateAndTime: [.date] + clock + end
    case .time: clock + end
    case .date: order.wheels
    case .countDownTimer: [.hour, .minute]
    }
  }

  /// The wheels that a mode may have in a locale, or in any; the usual ones come first.
  package static func possibleWheels(
    of mode: Mode, in locale: LocaleIdentifier?, withAMPM: Bool
  ) -> [[Wheel]] {
    let orders = locale.map { [$0.dateOrder] } ?? DateOrder.allCases
    guard mode.hasTimeOfDay else {
      return (mode == .date ? orders : [orders[0]]).map {
        wheels(mode, $0, withAMPM: false, isFirst: false)
      }
    }
    let places = locale.map { [$0.putsHalvesFirst] } ?? [false, true]
    return [withAMPM, !withAMPM].flatMap { hasHalves in
      (hasHalves ? places : [false]).map {
        wheels(mode, orders[0], withAMPM: hasHalves, isFirst: $0)
      }
    }
  }

  /// A wheel, by its place among `wheels`, stops on a row, pinned to its rows. A value outside the
  /// bounds springs back. An event is sent if the value is another one in the end than the one that was set.
  public mutating func spin(wheel: Int, to row: Int) -> [ControlEvent] {
    guard acceptsTouches, wheels.indices.contains(wheel) else { return [] }
    let before = (date, countDownDuration, heldField)
    select(row: clamp(row, 0, rowCount(of: wheels[wheel]) - 1), of: wheels[wheel])
    given = date
    return (date, countDownDuration, heldField) == before ? [] : [.valueChanged]
  }

  /// The same for a wheel by its category; does nothing when the mode has no such wheel.
  public mutating func spin(_ wheel: Wheel, to row: Int) -> [ControlEvent] {
    wheels.firstIndex(of: wheel).map { spin(wheel: $0, to: row) } ?? []
  }

  public mutating func send(_ interaction: Interaction) -> [ControlEvent] {
    switch interaction {
    case .spin(let wheel, let row): spin(wheel: wheel, to: row)
    case .increment: step(1)
    case .decrement: step(-1)
    default: sendTouch(interaction)
    }
  }

  /// Turns the first wheel, but for that of AM and PM.
  private mutating func step(_ rows: Int) -> [ControlEvent] {
    guard let wheel = wheels.first(where: { $0 != .amPM }) else { return [] }
    return spin(wheel, to: selectedRow(of: wheel) + rows)
  }

  public static let allFields = fields([
    .stored("mode", \.mode), .stored("minuteInterval", \.minuteInterval),
    .stored("minimumDate", \.minimumDate), .stored("maximumDate", \.maximumDate),
    .held("date", \.date, given: \.given), .stored("countDownDuration", \.countDownDuration),
    .stored("showsAMPM", \.prefersAMPM, shown: \.showsAMPM), .derived("wheels", \.wheels),
    .stored("locale", \.locale),
    .stored("calendar", \.calendar), .stored("timeZone", \.timeZone),
    .stored("presentation", \.presentation),
  ])
}

// MARK: - Keeping the value valid

extension DatePicker {
  /// Moves date and countdown back into their ranges. Guarded, because each write of the countdown
  /// settles again.
  private mutating func settle() {
    shown = settled(shown)
    if settled(given) != shown { given = shown }
    let minutes = Int(
      clamp(countDownDuration, .zero, Self.longestCountDown).components.seconds / 60)
    let settledDuration = Duration.seconds((minutes - minutes % minuteInterval) * 60)
    if countDownDuration != settledDuration { countDownDuration = settledDuration }
  }

  private func settled(_ date: DateTime) -> DateTime {
    guard mode != .countDownTimer else { return date }
    let rounded = snapped(date)
    var (minimum, maximum) = (minimumDate ?? .earliest, maximumDate ?? .latest)
    if minimum > maximum { (minimum, maximum) = (.earliest, .latest) }
    if rounded < minimum {
      // The first minute of the interval that is not too early.
      let next = snapped(minimum).advanced(by: .seconds(minuteInterval * 60))
      let bound = snapped(minimum) == minimum ? minimum : next
      return bound <= maximum && snapped(bound) == bound ? bound : minimum
    }
    if rounded > maximum {
      let bound = snapped(maximum)
      return bound >= minimum ? bound : minimum
    }
    return rounded
  }

  /// The minute of the interval at or before a date, where the mode shows minutes.
  private func snapped(_ date: DateTime) -> DateTime {
    guard mode.hasTimeOfDay else { return date }
    return date.replacing(minuteOfDay: date.minuteOfDay - date.minuteOfDay % minuteInterval)
  }
}

extension DatePicker {
  /// How many rows a wheel has. Minutes: 60 divided by the interval. Hours: 1 to 12 beside an AM/PM
  /// wheel, else 0 to 23.
  public func rowCount(of wheel: Wheel) -> Int {
    switch wheel {
    case .date: DateTime.lastDayNumber + 1
    case .month: 12
    case .day: 31
    case .year: 9_999
    case .hour: showsAMPM ? 12 : 24
    case .minute: 60 / minuteInterval
    case .amPM: 2
    }
  }

  /// The row in the middle of a wheel: its part of the value.
  public func selectedRow(of wheel: Wheel) -> Int {
    switch wheel {
    case .date: date.dayNumber
    case .month: date.month - 1
    case .day: date.day - 1
    case .year: date.year - 1
    case .hour: showsAMPM ? (hour + 11) % 12 : hour
    case .minute: minute / minuteInterval
    case .amPM: hour / 12
    }
  }

  /// The hour and the minute that the wheels show.
  private var hour: Int { shownMinutes / 60 }
  private var minute: Int { shownMinutes % 60 }
  private var shownMinutes: Int {
    mode == .countDownTimer ? Int(countDownDuration.components.seconds / 60) : date.minuteOfDay
  }

  /// Combines one new row with the other wheels.
  mutating func select(row: Int, of wheel: Wheel) {
    switch wheel {
    case .date: date = DateTime(dayNumber: row, secondOfDay: date.secondOfDay)
    case .month: date = date.replacing(month: row + 1)
    case .day: date = date.replacing(day: row + 1)
    case .year: date = date.replacing(year: row + 1)
    case .hour: setTime(showsAMPM ? (row + 1) % 12 + hour / 12 * 12 : row, minute)
    case .minute: setTime(hour, row * minuteInterval)
    case .amPM: setTime(hour % 12 + row * 12, minute)
    }
  }

  private mutating func setTime(_ hour: Int, _ minute: Int) {
    let minutes = hour * 60 + minute
    if mode == .countDownTimer {
      countDownDuration = .seconds(minutes * 60)
    } else if minutes != date.minuteOfDay {
      date = date.replacing(minuteOfDay: minutes)
    }
  }

  /// The rows of a wheel around its middle, the current one in dark text.
  public func visibleRows(of wheel: Wheel) -> [WheelRow] {
    WheelRow.visible(
      around: selectedRow(of: wheel), of: rowCount(of: wheel), isSpinning: true
    ) { title(ofRow: $0, in: wheel) }
  }

  /// The text of a row, in the language of the locale; empty for a row that does not exist.
  public func title(ofRow row: Int, in wheel: Wheel) -> String {
    guard (0..<rowCount(of: wheel)).contains(row) else { return "" }
    let isCountDown = mode == .countDownTimer
    switch wheel {
    case .date: return words.weekdayRow(DateTime(dayNumber: row, secondOfDay: 0))
    case .month: return words.monthRow(row + 1)
    case .day: return words.dayRow(row + 1)
    case .year: return words.yearRow(row + 1)
    case .hour:
      return words.number(showsAMPM ? row + 1 : row, padded: !showsAMPM && !isCountDown)
    case .minute: return words.number(row * minuteInterval, padded: !isCountDown)
    case .amPM: return words.half(isMorning: row == 0)
    }
  }

  private var words: DateWords {
    var words = DateWords(locale)
    words.calendar = Calendar(identifier: calendar)
    return words
  }

  /// The place of its time zone, for people: `Tokyo`; nil where it shows no time of day.
  public var timeZoneName: String? {
    guard mode.hasTimeOfDay, let place = timeZone?.split(separator: "/").last else { return nil }
    return String(place.map { $0 == "_" ? " " : $0 })
  }

  /// The text of a row with the unit that the system shows beside those of a countdown; the rows of
  /// other modes say all by themselves.
  package func rowText(_ row: Int, in wheel: Wheel) -> String {
    let title = title(ofRow: row, in: wheel)
    guard mode == .countDownTimer, !title.isEmpty else { return title }
    let count = wheel == .hour ? row : row * minuteInterval
    return LocaleFormats.of(locale).unit(
      wheel == .hour ? .hour : .minute, title, whole: count, locale.languageCode)
  }

  /// Whether a wheel is a part of a clock, on which the hour is left of the minute in every language.
  package func isOfClock(_ wheel: Wheel) -> Bool {
    mode.hasTimeOfDay && (wheel == .hour || wheel == .minute)
  }

  /// The values of all wheels together, in words, and the place of the time zone.
  public func accessibilityValue(in language: Language) -> String? {
    var words = DateWords(
      language == .english ? locale.isEnglish ? locale : "en" : "zh")
    words.calendar = Calendar(identifier: calendar)
    let dateText = words.date(date)
    let timeText = words.time(date, seconds: false, spokenInHalves: showsAMPM)
    let place = timeZoneName.map { language.comma + $0 } ?? ""
    switch mode {
    case .date: return dateText
    case .time: return timeText + place
    case .dateAndTime: return dateText + language.say(", ", " ") + timeText + place
    case .countDownTimer:
      return language.say(
        "\(hour) \(hour == 1 ? "hour" : "hours"), \(minute) \(minute == 1 ? "minute" : "minutes")",
        "\(hour)小时\(minute)分钟")
    }
  }
}

extension DateOrder {
  fileprivate var wheels: [DatePicker.Wheel] {
    switch self {
    case .monthFirst: [.month, .day, .year]
    case .dayFirst: [.day, .month, .year]
    case .yearFirst: [.year, .month, .day]
    case .yearDayMonth: [.year, .day, .month]
    }
  }
}

extension DatePicker.Wheel {
  /// Whether the first row comes after the last: what a calendar or a clock begins again.
  package var isRound: Bool { [.hour, .minute, .month, .day].contains(self) }
}

extension DatePicker: HeldBack {
  package var heldField: String? {
    mode != .countDownTimer && snapped(given) != shown ? "date" : nil
  }
}

extension DatePicker: Wheeled {
  package var rows: [Int] { wheels.map { selectedRow(of: $0) } }
}
