extension DateTime {
  /// The date for people: `May 4, 2026 at 9:00 AM`, `4. Mai 2026 um 09:00`. At midnight there is no
  /// time, on the first day only the time. The clock is that of the region.
  public func formatted(in locale: LocaleIdentifier = "en") -> String {
    let words = DateWords(locale)
    let isTimeOnly = dayNumber == 0
    let hasTime = isTimeOnly || secondOfDay != 0
    let parts = (isTimeOnly ? [] : [words.date(self)]) + (hasTime ? [words.time(self)] : [])
    return parts.joined(separator: words.forms.separator)
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
  let forms: LocaleForms

  init(_ locale: LocaleIdentifier) {
    self.locale = locale
    forms = LocaleForms.of(locale)
  }

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
      case "Y": result += forms.digits("\(year)")
      default: result.append(character)
      }
    }
    return result
  }

  func time(_ time: DateTime) -> String {
    let rest = ":\(pad(time.minute, 2))" + (time.second == 0 ? "" : ":\(pad(time.second, 2))")
    let isMorning = time.hour < 12
    let half = "\((time.hour + 11) % 12 + 1)" + rest
    if locale.showsAMPM, locale.language == .simplifiedChinese {
      return (isMorning ? "上午" : "下午") + half
    }
    if locale.showsAMPM, let halves = forms.halves {
      return forms.digits(half) + (isMorning ? halves.morning : halves.afternoon)
    }
    let isPadded = forms.padsHour || locale.isEnglish
    return forms.digits((isPadded ? pad(time.hour, 2) : "\(time.hour)") + rest)
  }
}
