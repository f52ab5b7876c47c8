extension DateTime {
  /// The date for people: `May 4, 2026 at 9:00 AM`. At midnight there is no time, on the first day
  /// only the time.
  ///
  /// English and Chinese have words, in the order and with the clock of the region; other languages
  /// use the numbers of ISO 8601.
  public func formatted(in locale: LocaleIdentifier = "en") -> String {
    let words = DateWords(locale)
    let isTimeOnly = dayNumber == 0
    let hasTime = isTimeOnly || secondOfDay != 0
    let parts = (isTimeOnly ? [] : [words.date(self)]) + (hasTime ? [words.time(self)] : [])
    return parts.joined(separator: words.separator)
  }

  /// The months in English, from January.
  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}

/// How a locale writes dates.
private struct DateWords {
  private let locale: LocaleIdentifier

  init(_ locale: LocaleIdentifier) { self.locale = locale }

  var separator: String { locale.isEnglish ? " at " : " " }

  func date(_ date: DateTime) -> String {
    let (year, month, day) = date.date
    if locale.isEnglish {
      let name = DateTime.months[month - 1]
      return locale.putsMonthFirst ? "\(name) \(day), \(year)" : "\(day) \(name) \(year)"
    }
    return locale.language == .simplifiedChinese
      ? "\(year)年\(month)月\(day)日" : "\(pad(year, 4))-\(pad(month, 2))-\(pad(day, 2))"
  }

  func time(_ time: DateTime) -> String {
    let rest =
      ":\(pad(time.minute, 2))" + (time.second == 0 ? "" : ":\(pad(time.second, 2))")
    guard locale.showsAMPM, locale.isEnglish || locale.language == .simplifiedChinese else {
      return pad(time.hour, 2) + rest
    }
    let clock = "\((time.hour + 11) % 12 + 1)" + rest
    let isMorning = time.hour < 12
    return locale.isEnglish
      ? clock + (isMorning ? " AM" : " PM") : (isMorning ? "上午" : "下午") + clock
  }
}
