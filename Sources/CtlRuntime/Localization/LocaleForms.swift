/// How a language writes numbers and dates, as Unicode's CLDR has it. Languages that are not in the
/// list write numbers as English does, and dates in the form of ISO 8601.
struct LocaleForms: Sendable {
  var grouping = ","
  var decimal = "."
  /// Digits before the first separator: Spanish writes 1234, and 12.345.
  var leastGroup = 1
  /// The scalar of the digit 0.
  var zero: Unicode.Scalar = "0"
  /// From January; empty when the date has no words.
  var months: [String] = []
  /// Without a day, where they are other words then.
  var monthsAlone: [String] = []
  /// Short, from Sunday; those of English when there are none.
  var weekdays: [String] = []
  /// `D`, `M` and `Y` stand for the day, the month and the year.
  var date = ""
  /// Between the date and the time.
  var separator = " "
  /// Whether the hour has two digits.
  var padsHour = true

  static func of(_ locale: LocaleIdentifier) -> LocaleForms {
    all[locale.formsCode] ?? LocaleForms()
  }

  private static let all: [String: LocaleForms] = {
    var all: [String: LocaleForms] = [
      "en": LocaleForms(
        months: DateTime.months,
        weekdays: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"], date: "M D, Y",
        separator: " at ", padsHour: false),
      "de": LocaleForms(
        grouping: ".", decimal: ",",
        months: [
          "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September",
          "Oktober", "November", "Dezember",
        ], weekdays: ["So", "Mo", "Di", "Mi", "Do", "Fr", "Sa"], date: "D. M Y", separator: " um "),
      "fr": LocaleForms(
        grouping: "\u{202F}", decimal: ",",
        months: [
          "janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre",
          "octobre", "novembre", "décembre",
        ], weekdays: ["dim.", "lun.", "mar.", "mer.", "jeu.", "ven.", "sam."], date: "D M Y",
        separator: " à "),
      "es": LocaleForms(
        grouping: ".", decimal: ",", leastGroup: 2,
        months: [
          "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre",
          "octubre", "noviembre", "diciembre",
        ], weekdays: ["dom", "lun", "mar", "mié", "jue", "vie", "sáb"], date: "D de M de Y",
        separator: ", ", padsHour: false),
      "it": LocaleForms(
        grouping: ".", decimal: ",",
        months: [
          "gennaio", "febbraio", "marzo", "aprile", "maggio", "giugno", "luglio", "agosto",
          "settembre", "ottobre", "novembre", "dicembre",
        ], weekdays: ["dom", "lun", "mar", "mer", "gio", "ven", "sab"], date: "D M Y",
        separator: " alle ore "),
      "pt": LocaleForms(
        grouping: ".", decimal: ",",
        months: [
          "janeiro", "fevereiro", "março", "abril", "maio", "junho", "julho", "agosto", "setembro",
          "outubro", "novembro", "dezembro",
        ], weekdays: ["dom.", "seg.", "ter.", "qua.", "qui.", "sex.", "sáb."],
        date: "D de M de Y", separator: " às "),
      "nl": LocaleForms(
        grouping: ".", decimal: ",",
        months: [
          "januari", "februari", "maart", "april", "mei", "juni", "juli", "augustus", "september",
          "oktober", "november", "december",
        ], weekdays: ["zo", "ma", "di", "wo", "do", "vr", "za"], date: "D M Y", separator: " om "),
      "sv": LocaleForms(
        grouping: "\u{A0}", decimal: ",",
        months: [
          "januari", "februari", "mars", "april", "maj", "juni", "juli", "augusti", "september",
          "oktober", "november", "december",
        ], weekdays: ["sön", "mån", "tis", "ons", "tors", "fre", "lör"], date: "D M Y",
        separator: " kl. "),
      "pl": LocaleForms(
        grouping: "\u{A0}", decimal: ",", leastGroup: 2,
        months: [
          "stycznia", "lutego", "marca", "kwietnia", "maja", "czerwca", "lipca", "sierpnia",
          "września", "października", "listopada", "grudnia",
        ],
        monthsAlone: [
          "styczeń", "luty", "marzec", "kwiecień", "maj", "czerwiec", "lipiec", "sierpień",
          "wrzesień", "październik", "listopad", "grudzień",
        ], weekdays: ["niedz.", "pon.", "wt.", "śr.", "czw.", "pt.", "sob."], date: "D M Y"),
      "ru": LocaleForms(
        grouping: "\u{A0}", decimal: ",",
        months: [
          "января", "февраля", "марта", "апреля", "мая", "июня", "июля", "августа", "сентября",
          "октября", "ноября", "декабря",
        ],
        monthsAlone: [
          "январь", "февраль", "март", "апрель", "май", "июнь", "июль", "август", "сентябрь",
          "октябрь", "ноябрь", "декабрь",
        ], weekdays: ["вс", "пн", "вт", "ср", "чт", "пт", "сб"], date: "D M Y г.",
        separator: " в "),
      "tr": LocaleForms(
        grouping: ".", decimal: ",",
        months: [
          "Ocak", "Şubat", "Mart", "Nisan", "Mayıs", "Haziran", "Temmuz", "Ağustos", "Eylül",
          "Ekim", "Kasım", "Aralık",
        ], weekdays: ["Paz", "Pzt", "Sal", "Çar", "Per", "Cum", "Cmt"], date: "D M Y"),
      "ja": LocaleForms(
        months: (1...12).map { "\($0)月" },
        weekdays: ["日", "月", "火", "水", "木", "金", "土"], date: "Y年MD日", padsHour: false),
      "ko": LocaleForms(
        months: (1...12).map { "\($0)월" },
        weekdays: ["일", "월", "화", "수", "목", "금", "토"], date: "Y년 M D일", padsHour: false),
      "ar": LocaleForms(
        grouping: "٬", decimal: "٫", zero: "٠",
        months: [
          "يناير", "فبراير", "مارس", "أبريل", "مايو", "يونيو", "يوليو", "أغسطس", "سبتمبر",
          "أكتوبر", "نوفمبر", "ديسمبر",
        ], weekdays: ["أحد", "اثنين", "ثلاثاء", "أربعاء", "خميس", "جمعة", "سبت"], date: "D M Y",
        separator: " في ", padsHour: false),
      "zh": LocaleForms(
        months: (1...12).map { "\($0)月" },
        weekdays: ["周日", "周一", "周二", "周三", "周四", "周五", "周六"], date: "Y年MD日"),
    ]
    all["zh-Hant"] = all["zh"]
    all["zh-Hant"]?.weekdays = ["週日", "週一", "週二", "週三", "週四", "週五", "週六"]
    for language in ["da", "id", "el", "ro"] {
      all[language] = LocaleForms(grouping: ".", decimal: ",")
    }
    for language in ["fi", "nb", "no", "uk", "cs", "sk", "hu", "bg"] {
      all[language] = LocaleForms(grouping: "\u{A0}", decimal: ",")
    }
    return all
  }()

  fileprivate static var languages: [String] { all.keys.sorted() }

  /// ASCII digits as those of the language.
  func digits(_ text: some StringProtocol) -> String {
    if zero == "0" { return String(text) }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isDigit = ("0"..."9").contains(scalar)
      let own = isDigit ? Unicode.Scalar(zero.value + scalar.value - 0x30) : nil
      result.append(own ?? scalar)
    }
    return String(result)
  }

  /// A number of ASCII digits: `-1.234,5`.
  func number(_ isNegative: Bool, _ whole: String, _ fraction: String = "") -> String {
    var result = isNegative ? "-" : ""
    let digits = whole.utf8
    var start = digits.startIndex
    var count = digits.count < 3 + leastGroup ? digits.count : (digits.count - 1) % 3 + 1
    while start < digits.endIndex {
      if start > digits.startIndex { result += grouping }
      let end = digits.index(start, offsetBy: count)
      result += whole[start..<end]
      (start, count) = (end, 3)
    }
    if !fraction.isEmpty { result += decimal + fraction }
    return self.digits(result)
  }
}

extension Int {
  /// With the separators and the digits of a language: `1,234`, `1.234`.
  public func text(in locale: LocaleIdentifier) -> String {
    LocaleForms.of(locale).number(self < 0, String(magnitude))
  }
}

extension Double {
  /// With the separators and the digits of a language, and at most six digits after the decimal
  /// separator: `1,234.5`, `1.234,5`.
  public func text(in locale: LocaleIdentifier) -> String {
    guard var number = DecimalNumber(self) else { return plainText }
    let scaled = (abs(self) * 1e6).rounded()
    guard scaled < 9e18 else {
      // More millionths than a whole number counts.
      number.round(fractionDigits: 6)
      let (whole, fraction) = number.parts(least: 0)
      return LocaleForms.of(locale).number(self < 0, whole, fraction)
    }
    let (whole, rest) = UInt64(scaled).quotientAndRemainder(dividingBy: 1_000_000)
    var fraction = String(rest)
    fraction = String(repeating: "0", count: 6 - fraction.count) + fraction
    while fraction.hasSuffix("0") { fraction.removeLast() }
    return LocaleForms.of(locale).number(self < 0 && scaled > 0, String(whole), fraction)
  }
}

extension LocaleIdentifier {
  /// The languages whose forms are known.
  package static let knownLanguages = LocaleForms.languages.map { LocaleIdentifier($0) }
}
