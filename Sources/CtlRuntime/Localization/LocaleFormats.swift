/// What Unicode's CLDR says of a language beyond `LocaleForms`: percent, currencies, dates, lists and
/// units. A language that is not in the list has the forms that CLDR gives to all.
struct LocaleFormats: Sendable {
  var minus = "-"
  /// `0` stands for the number.
  var percent = "0%"
  /// The same, and `¤` for the symbol.
  var currency = "¤\u{A0}0"
  /// By their codes; others are their own symbol.
  var symbols: [String: String] = [:]
  var shortMonths: [String] = []
  /// From Sunday.
  var weekdays: [String] = []
  var shortWeekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  /// A day of the year on a wheel, in the letters of CLDR: `E MMM d`.
  var wheelDay = "E d MMM"
  /// In the letters of CLDR: `EEEE, MMMM d, y`.
  var dates: [DateStyle: String] = [:]
  /// Between a date and a time.
  var joins: [DateStyle: String] = [:]
  /// Of several things.
  var list = ListWords(two: ", ", middle: ", ", end: ", ")
  /// Of the parts of one amount.
  var unitList = ListWords(two: ", ", middle: ", ", end: ", ")
  /// `{0}` stands for the number.
  var units: [Unit: [PluralCategory: String]] = [:]

  /// What stands between the parts of a list.
  struct ListWords: Sendable {
    var two, middle, end: String

    func joined(_ parts: [String]) -> String {
      guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
      if parts.count == 2 { return parts[0] + two + last }
      return parts.dropLast().joined(separator: middle) + end + last
    }
  }

  enum Unit: Sendable {
    case byte, kilobyte, megabyte, gigabyte, terabyte
    case day, hour, minute, second, millisecond
  }

  static let all = latin.merging(others) { known, _ in known }

  static func of(_ locale: LocaleIdentifier) -> LocaleFormats {
    all[locale.formatsCode] ?? LocaleFormats()
  }

  /// A number with its unit. `whole` is nil for a number with a fraction.
  func unit(_ unit: Unit, _ number: String, whole: Int?, _ language: String) -> String {
    let forms = units[unit] ?? Self.all["en"]?.units[unit] ?? [:]
    let category = whole.map { PluralCategory($0, in: language) } ?? .other
    let form = forms[category] ?? forms[.other] ?? "{0}"
    return form.replacing("{0}", with: number)
  }
}

/// The order of the parts of a date.
enum DateOrder: Sendable, CaseIterable {
  case monthFirst, dayFirst, yearFirst, yearDayMonth
}

extension LocaleIdentifier {
  /// Where the parts of a date stand in the language and, in English, in the region.
  var dateOrder: DateOrder {
    if isEnglish { return putsMonthFirst ? .monthFirst : .dayFirst }
    return Self.dateOrders[languageCode] ?? .dayFirst
  }

  private static let dateOrders: [String: DateOrder] = {
    var orders: [String: DateOrder] = [:]
    for (order, languages) in LocaleFormats.orders {
      for language in languages.split(separator: " ") { orders[String(language)] = order }
    }
    return orders
  }()
}
