import CtlRuntime
import Testing

@Suite struct DateTextTests {
  @Test(
    "a date is read as its locale writes it",
    arguments: [
      ("2026-05-04T09:00", "en", "May 4, 2026 at 9:00 AM"),
      ("2026-05-04T21:05:30", "en-US", "May 4, 2026 at 9:05:30 PM"),
      ("2026-05-04T00:00", "en", "May 4, 2026"),
      ("2026-05-04T12:00", "en_GB", "4 May 2026 at 12:00"),
      ("2026-05-04T09:00", "en-CA", "May 4, 2026 at 9:00 AM"),
      ("2026-05-04T09:00", "fr-CA", "4 mai 2026 à 09:00"),
      ("0001-01-01T09:30", "en", "9:30 AM"), ("0001-01-01T00:00", "en", "12:00 AM"),
      ("2026-05-04T09:00", "zh-Hans", "2026年5月4日 09:00"),
      ("2026-05-04T13:00", "zh-Hant-TW", "2026年5月4日 下午1:00"),
      ("2026-05-04T09:00", "de", "4. Mai 2026 um 09:00"), ("2026-03-01", "de-AT", "1. März 2026"),
      ("2026-05-04T09:00", "fr", "4 mai 2026 à 09:00"),
      ("2026-05-04T09:00", "es", "4 de mayo de 2026, 9:00"),
      ("2026-05-04T09:00", "ja", "2026年5月4日 9:00"),
      ("2026-05-04T09:00", "ar", "٤ مايو ٢٠٢٦ في ٩:٠٠ ص"),
      ("2026-05-04T09:00", "ko", "2026년 5월 4일 오전 9:00"),
      ("2026-05-04T09:00", "hi", "2026-05-04 09:00"),
      ("9999-12-31T23:59:59", "", "9999-12-31 23:59:59"),
    ])
  func locales(text: String, locale: String, shown: String) {
    let date = DateTime(iso8601: text)
    #expect(date.formatted(in: LocaleIdentifier(locale)) == shown)
    #expect(LocalizedStrings([:], language: locale)(date) == shown)
  }

  @Test(
    "a number is read as its locale writes it",
    arguments: [
      ("en", "1,234", "-1,234,567.5"), ("de", "1.234", "-1.234.567,5"),
      ("fr", "1\u{202F}234", "-1\u{202F}234\u{202F}567,5"), ("es", "1234", "-1.234.567,5"),
      ("zh-Hans", "1,234", "-1,234,567.5"), ("ja", "1,234", "-1,234,567.5"),
      ("ar", "١٬٢٣٤", "-١٬٢٣٤٬٥٦٧٫٥"), ("", "1,234", "-1,234,567.5"),
    ])
  func numbers(locale: String, whole: String, fraction: String) {
    #expect(1234.text(in: LocaleIdentifier(locale)) == whole)
    #expect((-1_234_567.5).text(in: LocaleIdentifier(locale)) == fraction)
    #expect(LocalizedStrings([:], language: locale)(1234) == whole)
  }

  @Test("a number has at most six digits after the separator")
  func fractions() {
    #expect((1.0 / 3).text(in: "en") == "0.333333" && 2.0.text(in: "en") == "2")
    #expect(0.0000001.text(in: "en") == "0" && (-0.0000001).text(in: "en") == "0")
    #expect(
      999.9999999.text(in: "de") == "1.000" && 1e16.text(in: "en") == "10,000,000,000,000,000")
    #expect(999_999_999_999_999.5.text(in: "en") == "999,999,999,999,999.5")
    #expect((-1_000_000_000_000_000.5).text(in: "de") == "-1.000.000.000.000.000,5")
    #expect(Double.nan.text(in: "en") == "nan" && Int.min.text(in: "en").hasPrefix("-9,223,"))
  }

  @Test("without a locale it is English")
  func english() {
    #expect(DateTime(iso8601: "2026-05-04").plainText == "May 4, 2026")
    #expect(LocalizedStrings()(DateTime?.none) == "")
  }
}
