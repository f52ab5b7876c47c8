/// How much a date says: `Monday, May 4, 2026`, `May 4, 2026`, `4 May 2026` in short, `5/4/26`.
public enum DateStyle: String, Sendable, Hashable, Codable, CaseIterable {
  case full, long, medium, short
  /// `May 2026`
  case month
  /// `Monday`
  case weekday
  /// `Mon`
  case shortWeekday
}

/// How much a time says: `9:05 AM`, or `9:05:30 AM`.
public enum TimeStyle: String, Sendable, Hashable, Codable, CaseIterable {
  case short, medium
}

extension DateTime {
  /// The date, the time or both, as a language writes them.
  public func text(
    date dateStyle: DateStyle? = nil, time timeStyle: TimeStyle? = nil, in locale: LocaleIdentifier
  ) -> String {
    let words = DateWords(locale)
    let formats = LocaleFormats.of(locale)
    let isISO = dateStyle != nil && words.isISO
    let time = timeStyle.map { words.time(self, seconds: $0 == .medium, isISO: isISO) }
    guard let dateStyle else { return time ?? formatted(in: locale) }
    let date = formats.date(self, dateStyle, words)
    guard let time else { return date }
    return date + (formats.joins[dateStyle] ?? words.forms.separator) + time
  }
}

extension LocaleFormats {
  /// A row of the wheel with the days of all years: `Sat Jan 31`, `Sa. 31. Jan.`
  func wheelDay(_ date: DateTime, _ words: DateWords) -> String { text(date, wheelDay, words) }

  fileprivate func date(_ date: DateTime, _ style: DateStyle, _ words: DateWords) -> String {
    switch style {
    case .month: return words.month(date)
    case .weekday where !weekdays.isEmpty: return weekdays[date.weekday]
    case .weekday, .shortWeekday: return words.weekday(date)
    default: break
    }
    guard let pattern = dates[style] else { return words.date(date) }
    return text(date, pattern, words)
  }

  private func text(_ date: DateTime, _ pattern: String, _ words: DateWords) -> String {
    let (year, month, day) = date.date
    let forms = words.forms
    var result = ""
    var isQuoted = false
    var rest = pattern[...]
    while let letter = rest.first {
      let run = rest.prefix { $0 == letter }
      rest = rest[run.endIndex...]
      switch letter {
      case "'": isQuoted.toggle()
      case _ where isQuoted: result += run
      case "y": result += forms.digits(run.count == 2 ? pad(year % 100, 2) : "\(year)")
      case "M" where run.count > 3: result += forms.months[month - 1]
      case "M" where run.count == 3:
        result +=
          shortMonths.isEmpty
          ? String(DateTime.months[month - 1].prefix(3)) : shortMonths[month - 1]
      case "M": result += forms.digits(pad(month, run.count))
      case "d": result += forms.digits(pad(day, run.count))
      case "E": result += (run.count > 3 ? weekdays : shortWeekdays)[date.weekday]
      default: result += run
      }
    }
    return result
  }
}

// MARK: - Lengths of time

/// How a length of time is written for people.
public enum DurationFormat: Sendable, Hashable {
  /// `1 hr, 30 min`
  case units
  /// As a clock shows it: `1:30:00`, `3:05`.
  case time
}

extension Duration {
  /// In a format, with the digits and the words of a language.
  public func text(_ format: DurationFormat, in locale: LocaleIdentifier) -> String {
    let formats = LocaleFormats.of(locale)
    let forms = LocaleForms.of(locale)
    let minus = milliseconds < 0 ? formats.minus : ""
    let total = milliseconds.magnitude
    if format == .time {
      let seconds = total / 1_000
      // Nothing that a clock shows is below 0.
      let minus = seconds == 0 ? "" : minus
      let hours = seconds / 3_600
      let minutes = Int(seconds / 60 % 60)
      let last = ":" + pad(Int(seconds % 60), 2)
      return minus + forms.digits((hours > 0 ? "\(hours):" + pad(minutes, 2) : "\(minutes)") + last)
    }
    let parts: [(unit: LocaleFormats.Unit, length: UInt)] = [
      (.day, 86_400_000), (.hour, 3_600_000), (.minute, 60_000), (.second, 1_000),
      (.millisecond, 1),
    ]
    var rest = total
    var texts: [String] = []
    for part in parts {
      let count = Int(rest / part.length)
      rest %= part.length
      // The smallest unit of a length without any is the second.
      guard count > 0 || total == 0 && part.unit == .second else { continue }
      texts.append(
        formats.unit(part.unit, forms.number(false, "\(count)"), whole: count, locale.languageCode))
    }
    return minus + formats.unitList.joined(texts)
  }
}

// MARK: - Lists

/// How several texts are written as one.
public enum ListFormat: Sendable, Hashable {
  /// `Ann, Ben, and Eve`
  case list
}

extension Sequence<String> {
  /// The texts with the words of a language between them.
  public func text(_ format: ListFormat, in locale: LocaleIdentifier) -> String {
    LocaleFormats.of(locale).list.joined(Array(self))
  }
}
