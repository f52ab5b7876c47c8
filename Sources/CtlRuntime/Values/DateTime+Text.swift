extension DateTime {
  /// The date for people: `May 4, 2026 at 9:00 AM`, `4. Mai 2026 um 09:00`. At midnight there is no
  /// time, on the first day only the time. The clock is that of the region.
  public func formatted(in locale: LocaleIdentifier = "en") -> String {
    let words = DateWords(locale)
    let isTimeOnly = dayNumber == 0
    let hasTime = isTimeOnly || secondOfDay != 0
    let parts =
      (isTimeOnly ? [] : [words.date(self)])
      + (hasTime ? [words.time(self, isISO: !isTimeOnly && words.isISO)] : [])
    return parts.joined(separator: words.forms.separator)
  }

  /// The months in English, from January.
  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}

/// How a locale writes dates, and what a date picker writes on its wheels.
struct DateWords {
  private let locale: LocaleIdentifier
  let forms: LocaleForms
  var calendar = Calendar.gregorian

  init(_ locale: LocaleIdentifier) {
    self.locale = locale
    forms = LocaleForms.of(locale)
  }

  /// Whether its dates are in the form of ISO 8601, and the times beside them.
  var isISO: Bool { forms.months.isEmpty }

  func date(_ date: DateTime) -> String {
    let (year, month, day) = date.date
    guard forms.months.indices.contains(month - 1) else {
      return "\(pad(year, 4))-\(pad(month, 2))-\(pad(day, 2))"
    }
    let isDayFirst = locale.isEnglish && !locale.putsMonthFirst
    var result = ""
    for character in isDayFirst ? "D M Y" : forms.date {
      switch character {
      case "D": result += forms.digits("\(day)")
      case "M": result += forms.months[month - 1]
      case "Y": result += self.year(year)
      default: result.append(character)
      }
    }
    return result
  }

  /// `May 2026`: the date without its day.
  func month(_ date: DateTime) -> String {
    let (year, month, _) = date.date
    guard forms.months.indices.contains(month - 1) else {
      return "\(pad(year, 4))-\(pad(month, 2))"
    }
    let name = (forms.monthsAlone.isEmpty ? forms.months : forms.monthsAlone)[month - 1]
    if hasUnits { return yearRow(year) + (forms.date.contains(" ") ? " " : "") + name }
    // What stands between the month and the year where the day comes first.
    let between = forms.date.drop { $0 != "M" }.dropFirst().prefix { $0 != "Y" }
    let end = forms.date.drop { $0 != "Y" }.dropFirst()
    return name + (between.contains("D") ? " " : between) + self.year(year) + end
  }

  /// `Mon`
  func weekday(_ date: DateTime) -> String {
    (forms.weekdays.isEmpty ? Self.weekdays : forms.weekdays)[date.weekday]
  }

  // MARK: Wheels

  /// Whether a number has the word for its part after it: `31日`.
  private var hasUnits: Bool { forms.date.hasPrefix("Y") }

  /// The word for a part of a date.
  private func unit(_ part: Character) -> String {
    hasUnits ? String(forms.date.drop { $0 != part }.dropFirst().prefix(1)) : ""
  }

  func year(_ year: Int) -> String {
    forms.digits(calendar.year(year, in: locale))
  }

  func yearRow(_ year: Int) -> String { self.year(year) + unit("Y") }

  func dayRow(_ day: Int) -> String { forms.digits("\(day)") + unit("D") }

  func monthRow(_ month: Int) -> String {
    (forms.months.isEmpty ? DateTime.months : forms.months)[month - 1]
  }

  /// `Sat Jan 31`, `Sa. 31. Jan.`, `1月31日 周六`.
  func weekdayRow(_ day: DateTime) -> String { LocaleFormats.of(locale).wheelDay(day, self) }

  private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]

  /// An hour or a minute in the digits of the language.
  func number(_ number: Int, padded: Bool) -> String {
    forms.digits(padded ? pad(number, 2) : "\(number)")
  }

  func half(isMorning: Bool) -> String {
    let halves = DayHalves.of(locale)
    return isMorning ? halves.morning : halves.afternoon
  }

  /// With the seconds if there are any, unless it is said whether. The clock is that of the region,
  /// except where a date picker says whether it has halves of a day: then it is spoken, and hours are not
  /// padded.
  func time(
    _ time: DateTime, seconds: Bool? = nil, spokenInHalves: Bool? = nil, isISO: Bool = false
  ) -> String {
    let showsHalves = !isISO && spokenInHalves ?? locale.showsAMPM
    let hasSeconds = seconds ?? (time.second != 0)
    let rest = ":\(pad(time.minute, 2))" + (hasSeconds ? ":\(pad(time.second, 2))" : "")
    let isMorning = time.hour < 12
    let half = "\((time.hour + 11) % 12 + 1)" + rest
    if showsHalves, DayHalves.areKnown(in: locale.languageCode) {
      let word = self.half(isMorning: isMorning)
      let digits = forms.digits(half)
      return DayHalves.of(locale).before.map { word + $0 + digits } ?? digits + " " + word
    }
    let isPadded = spokenInHalves == nil && (forms.padsHour || locale.isEnglish)
    return forms.digits((isPadded ? pad(time.hour, 2) : "\(time.hour)") + rest)
  }
}
