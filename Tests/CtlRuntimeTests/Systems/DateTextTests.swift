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
      ("0001-01-01T09:30", "en", "9:30 AM"), ("0001-01-01T00:00", "en", "12:00 AM"),
      ("2026-05-04T09:00", "zh-Hans", "2026年5月4日 09:00"),
      ("2026-05-04T13:00", "zh-Hant-TW", "2026年5月4日 下午1:00"),
      ("2026-05-04T09:00", "de", "2026-05-04 09:00"),
      ("2026-05-04T09:00", "ko", "2026-05-04 09:00"),
      ("9999-12-31T23:59:59", "", "9999-12-31 23:59:59"),
    ])
  func locales(text: String, locale: String, shown: String) {
    let date = DateTime(iso8601: text)
    #expect(date.formatted(in: LocaleIdentifier(locale)) == shown)
    #expect(LocalizedStrings([:], language: locale)(date) == shown)
  }

  @Test("without a locale it is English")
  func english() {
    #expect(DateTime(iso8601: "2026-05-04").plainText == "May 4, 2026")
    #expect(LocalizedStrings()(DateTime?.none) == "")
  }
}
