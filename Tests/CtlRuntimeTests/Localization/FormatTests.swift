import CtlRuntime
import Testing

/// Values in forms for people. `Tests/Locales` compares many more with another implementation.
@Suite struct FormatTests {
  @Test(
    "money has the signs, the digits and the order of the language",
    arguments: [
      ("en", "EUR", "€12,345.50"), ("de", "EUR", "12.345,50\u{A0}€"),
      ("fr", "USD", "12\u{202F}345,50\u{A0}$US"), ("ja", "JPY", "￥12,346"),
      ("en", "CHF", "CHF\u{A0}12,345.50"), ("en", "KWD", "KWD\u{A0}12,345.500"),
      ("ar", "EUR", "\u{200F}١٢٬٣٤٥٫٥٠\u{A0}€"), ("el", "EUR", "EUR\u{A0}12.345,50"),
      ("nl", "EUR", "€\u{A0}12.345,50"), ("pl", "EUR", "12\u{A0}345,50\u{A0}€"),
      ("zh-Hans", "CNY", "¥12,345.50"), ("en", "", "12,345.50"), ("en", "0¤", "0¤12,345.50"),
    ])
  func currencies(locale: String, code: String, shown: String) {
    #expect(12345.5.text(.currency(code), in: LocaleIdentifier(locale)) == shown)
    #expect(LocalizedStrings([:], language: locale)(12345.5, .currency(code)) == shown)
  }

  @Test("what people see is halfway goes to the even digit, and nothing is no negative amount")
  func rounding() {
    func text(_ number: Double, _ digits: Int) -> String {
      number.text(.number(fractionDigits: digits), in: "en")
    }
    #expect(text(2.675, 2) == "2.68" && text(0.125, 2) == "0.12" && text(-0.004, 2) == "0.00")
    #expect(text(99.995, 2) == "100.00" && text(0.5, 0) == "0" && text(1.5, 0) == "2")
    #expect(text(1e21, 1) == "1,000,000,000,000,000,000,000.0")
    #expect(text(.leastNonzeroMagnitude, 3) == "0.000")
    #expect(text(1, -5) == "1" && text(1, 99) == "1." + String(repeating: "0", count: 20))
    #expect(Double.nan.text(.percent, in: "en") == "nan")
    #expect(Int.min.text(.number(fractionDigits: 0), in: "en") == "-9,223,372,036,854,775,808")
    #expect(0.125.text(.percent(fractionDigits: 1), in: "en") == "12.5%")
  }

  @Test(
    "bytes have the unit that fits",
    arguments: [
      (0, "0 bytes"), (1, "1 byte"), (999, "999 bytes"), (1_000, "1 kB"), (999_400, "999 kB"),
      (999_600, "1 MB"), (1_500_000, "1.5 MB"), (1_234_567_890, "1.23 GB"),
      (Int.max, "9,223,372.04 TB"),
    ])
  func bytes(count: Int, shown: String) {
    #expect(count.text(.byteCount, in: "en") == shown)
  }

  @Test(
    "a duration is read in words or as on a clock",
    arguments: [
      (0, "0 sec", "0:00"), (90, "1 min, 30 sec", "1:30"), (5_400, "1 hr, 30 min", "1:30:00"),
      (93_784, "1 day, 2 hr, 3 min, 4 sec", "26:03:04"), (-5, "-5 sec", "-0:05"),
    ])
  func durations(seconds: Int, words: String, clock: String) {
    #expect(Duration.seconds(seconds).text(.units, in: "en") == words)
    #expect(Duration.seconds(seconds).text(.time, in: "en") == clock)
  }

  @Test(
    "a date says as much as its style",
    arguments: [
      ("en", DateStyle.full, "Monday, May 4, 2026 at 4:05 PM"),
      ("en", .long, "May 4, 2026 at 4:05 PM"), ("en", .medium, "May 4, 2026, 4:05 PM"),
      ("en", .short, "5/4/26, 4:05 PM"), ("de", .medium, "04.05.2026, 16:05"),
      ("en-GB", .full, "Monday, 4 May 2026 at 16:05"), ("ja", .full, "2026年5月4日月曜日 16:05"),
      ("ar", .long, "٤ مايو ٢٠٢٦ في ٤:٠٥ م"), ("ko", .long, "2026년 5월 4일 오후 4:05"),
    ])
  func dates(locale: String, style: DateStyle, shown: String) {
    let date = DateTime(iso8601: "2026-05-04T16:05:30")
    let text = date.text(date: style, time: .short, in: LocaleIdentifier(locale))
    #expect(text == shown)
    #expect(LocalizedStrings([:], language: locale)(date, date: style, time: .short) == text)
    #expect(date.text(time: .medium, in: "de") == "16:05:30")
  }

  @Test(
    "a month and a weekday stand alone",
    arguments: [
      ("en", "May 2026", "Monday", "Mon"), ("en-GB", "May 2026", "Monday", "Mon"),
      ("de", "Mai 2026", "Montag", "Mo"), ("fr", "mai 2026", "lundi", "lun."),
      ("es", "mayo de 2026", "lunes", "lun"), ("ja", "2026年5月", "月曜日", "月"),
      ("zh-Hans", "2026年5月", "星期一", "周一"), ("ar", "مايو ٢٠٢٦", "الاثنين", "اثنين"),
      ("it", "maggio 2026", "lunedì", "lun"), ("pt-BR", "maio de 2026", "segunda-feira", "seg."),
      ("pl", "maj 2026", "poniedziałek", "pon."), ("ru", "май 2026 г.", "понедельник", "пн"),
      ("ko", "2026년 5월", "월요일", "월"), ("hi", "2026-05", "Mon", "Mon"),
    ])
  func months(locale: String, month: String, weekday: String, short: String) {
    let date = DateTime(iso8601: "2026-05-04T16:05")
    let locale = LocaleIdentifier(locale)
    #expect(date.text(date: .month, in: locale) == month)
    #expect(date.text(date: .weekday, in: locale) == weekday)
    #expect(date.text(date: .shortWeekday, in: locale) == short)
  }

  @Test("a list has the words of its language")
  func lists() {
    let names = ["Ann", "Ben", "Eve"]
    #expect(names.text(.list, in: "en") == "Ann, Ben, and Eve")
    #expect(names.text(.list, in: "de") == "Ann, Ben und Eve")
    #expect(Array(names.prefix(2)).text(.list, in: "ja") == "Ann、Ben")
    #expect([String]().text(.list, in: "en").isEmpty && ["A"].text(.list, in: "fr") == "A")
  }

  @Test("a number is what a person wrote, or nothing")
  func reading() {
    #expect(Double(reading: " -4.5 ") == -4.5 && Double(reading: "+3") == 3)
    for text in ["", ".", "nan", "inf", "0x10", "1e3", "4,5", "1.2.3", "٣"] {
      #expect(Double(reading: text) == nil, "\(text)")
    }
    #expect(Int(reading: "12\n") == 12 && Int(reading: "1 2") == nil)
  }

  @Test(
    "a number is what a person typed in a language, or nothing",
    arguments: [
      ("en", "1,234.5", 1234.5), ("en", "1,5", nil), ("en", "1,2345", nil), ("en", "1234,567", nil),
      ("en", ",5", nil), ("en", "1.2.3", nil), ("en", "1e3", nil), ("en", ".", nil),
      ("en", "", nil), ("en", "nan", nil), ("en", " \u{2212}4.5 ", -4.5), ("en", "5.", 5),
      ("de", "1,5", 1.5), ("de", "1.234,5", 1234.5), ("de", "1.5", nil), ("de", "1.234", 1234),
      ("fr", "1\u{202F}234,5", 1234.5), ("fr", "1 234,5", 1234.5), ("fr", "1.5", 1.5),
      ("sv", "\u{2212}1\u{A0}234,5", -1234.5), ("ar", "٣٫٥", 3.5), ("ar", "3.5", 3.5),
      ("ar", "\u{200E}-٣٬٤٥٦", -3456), ("zh-Hans", "１２．５", 12.5), ("de", "1,5,0", nil),
      ("de", "1,234.5", nil), ("en", "12-3", nil), ("en", "五", nil),
    ] as [(String, String, Double?)])
  func readingInLanguages(locale: String, text: String, number: Double?) {
    let locale = LocaleIdentifier(locale)
    #expect(Double(reading: text, in: locale) == number)
    #expect(Int(reading: text, in: locale) == number.flatMap { Int(exactly: $0) })
  }

  @Test("what a language writes, it reads", arguments: LocaleIdentifier.knownLanguages)
  func writingAndReading(locale: LocaleIdentifier) {
    for number in [0, 7, -12.5, 1234.75, -1_234_567.125, 999_999] {
      #expect(Double(reading: number.text(in: locale), in: locale) == number)
      let text = number.text(.number(fractionDigits: 3), in: locale)
      #expect(Double(reading: text, in: locale) == number, "\(text)")
    }
  }

  @Test("dates and durations are added, and stop at the ends of time")
  func arithmetic() {
    let date = DateTime(iso8601: "2026-03-01T01:00")
    #expect(date.subtracting(.seconds(7_200)).description == "2026-02-28T23:00")
    #expect(date.adding(.seconds(86_400)).subtracting(date) == .seconds(86_400))
    #expect(date.startOfDay.description == "2026-03-01T00:00")
    #expect(date.adding(days: 30).startOfMonth.description == "2026-03-01T00:00")
    #expect(date.daysInMonth == 31 && date.adding(months: -1).daysInMonth == 28)
    #expect(DateTime.latest.adding(.seconds(1)) == .latest)
    #expect(DateTime.earliest.subtracting(.seconds(1)) == .earliest)
  }
}
