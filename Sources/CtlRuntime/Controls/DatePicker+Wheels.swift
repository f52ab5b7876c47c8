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
    let language = locale.language
    switch wheel {
    case .date:
      let day = DateTime(dayNumber: row, secondOfDay: 0)
      let (_, month, number) = day.date
      let english =
        "\(Self.weekdays[day.weekday]) \(DateTime.months[month - 1].prefix(3)) \(number)"
      return language.say(english, "\(month)月\(number)日 周\(Self.chineseWeekdays[day.weekday])")
    case .month: return language.say(DateTime.months[row], "\(row + 1)月")
    case .day: return language.say("\(row + 1)", "\(row + 1)日")
    case .year: return language.say("\(row + 1)", "\(row + 1)年")
    case .hour:
      if mode == .countDownTimer { return String(row) }
      return showsAMPM ? String(row + 1) : pad(row, 2)
    case .minute:
      let minute = row * minuteInterval
      return mode == .countDownTimer ? String(minute) : pad(minute, 2)
    case .amPM: return row == 0 ? language.say("AM", "上午") : language.say("PM", "下午")
    }
  }

  /// What stands beside the rows of a countdown; the rows of other modes say all by themselves.
  package func unit(of wheel: Wheel) -> String {
    guard mode == .countDownTimer else { return "" }
    return wheel == .hour
      ? locale.language.say(" h", "小时") : locale.language.say(" min", "分钟")
  }

  /// The values of all wheels together, in words.
  public func accessibilityValue(in language: Language) -> String? {
    let (year, month, day) = date.date
    let dateText = language.say(
      "\(DateTime.months[month - 1]) \(day), \(year)", "\(year)年\(month)月\(day)日")
    let half = hour < 12 ? language.say(" AM", "上午") : language.say(" PM", "下午")
    let hours = showsAMPM ? (hour + 11) % 12 + 1 : hour
    let clock = "\(hours):\(pad(minute, 2))"
    let timeText = showsAMPM ? language.say(clock + half, half + clock) : clock
    switch mode {
    case .date: return dateText
    case .time: return timeText
    case .dateAndTime: return dateText + language.say(", ", " ") + timeText
    case .countDownTimer:
      return language.say(
        "\(hour) \(hour == 1 ? "hour" : "hours"), \(minute) \(minute == 1 ? "minute" : "minutes")",
        "\(hour)小时\(minute)分钟")
    }
  }

  private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  private static let chineseWeekdays = ["日", "一", "二", "三", "四", "五", "六"]
}

extension DatePicker.Wheel {
  /// Whether the first row comes after the last: what a calendar or a clock begins again.
  package var isRound: Bool { [.hour, .minute, .month, .day].contains(self) }
}
