import CtlRuntime
import Testing

@Suite struct DateTimeTests {
  @Test(
    "every day follows the one before it, through a whole cycle and to the end of the calendar",
    arguments: [(1, 1, 402), (1899, 0, 1905), (9_990, 1, 10_000)])
  func everyDay(firstYear: Int, firstWeekday: Int, endYear: Int) throws {
    var (year, month, day, weekday) = (firstYear, 1, 1, firstWeekday)
    var date = try #require(DateTime(year: year, month: 1, day: 1))
    var mismatches = 0
    while year < endYear {
      let same =
        date.year == year && date.month == month && date.day == day && date.weekday == weekday
        && DateTime(year: year, month: month, day: day) == date
      if !same { mismatches += 1 }
      let next = date.adding(days: 1)
      guard next.dayNumber != date.dayNumber else { break }
      date = next
      weekday = (weekday + 1) % 7
      day += 1
      if day > DateTime.daysIn(month: month, of: year) { (month, day) = (month + 1, 1) }
      if month > 12 { (year, month) = (year + 1, 1) }
    }
    #expect(mismatches == 0)
    #expect(endYear < 10_000 || (year, month, day) == (9_999, 12, 31))
  }

  @Test(
    "ISO 8601 is read and written",
    arguments: ["2026-01-31T09:00", "2024-02-29T23:59:59", "0001-01-01T00:00", "9999-12-31T12:30"])
  func roundTrip(text: String) {
    #expect(DateTime(text)?.description == text)
  }

  @Test(
    "a color is written with two digits for each of its parts",
    arguments: [
      (0x000F10, 255, "#000F10"), (0x10FF01, 16, "#10FF0110"), (0xA0B0C0, 0, "#A0B0C000"),
    ]
      as [(UInt32, UInt8, String)])
  func digits(rgb: UInt32, alpha: UInt8, text: String) {
    #expect(Color(rgb, alpha: alpha).description == text)
  }

  @Test(
    "what is no date is refused",
    arguments: [
      "", "2026", "2026-02-30", "2025-02-29", "1900-02-29", "2026-13-01", "2026-00-10",
      "2026-01-31T24:00", "2026-01-31T09:60", "2026-01-31 09:00", "2026-01-31T09:00Z",
      "2026-01-31T09:00:60", "0000-01-01", "+026-01-31", "2026-1-31", "２０２６-01-31", "é026-01-31",
      "2026-01-31T09:00:00.5", "2026-01-31T", "2026-01-31T0900:0",
    ])
  func refused(text: String) { #expect(DateTime(text) == nil) }

  @Test("arithmetic is exact and stops at the ends")
  func arithmetic() throws {
    let date = try #require(DateTime("2024-01-31T10:00"))
    #expect(DateTime("2024-01-31")?.description == "2024-01-31T00:00")
    #expect(date.adding(months: 1).description == "2024-02-29T10:00")
    #expect(date.adding(months: -2).description == "2023-11-30T10:00")
    #expect(date.adding(years: 1).description == "2025-01-31T10:00")
    #expect(date.advanced(by: .seconds(-36_001)).description == "2024-01-30T23:59:59")
    #expect(date.weekday == 3 && DateTime("2000-01-01")?.weekday == 6)
    for extreme in [Int.max, .min] {
      let end = extreme > 0 ? DateTime.latest : .earliest
      #expect(date.adding(days: extreme) == end && date.adding(months: extreme) == end)
      #expect(date.adding(years: extreme) == end)
      #expect(date.advanced(by: .seconds(extreme)) == end)
    }
    #expect(DateTime.isLeap(year: 2000) && !DateTime.isLeap(year: 1900))
  }

  @Test("AM and PM follow the region, or the language without one")
  func locales() {
    let halves = [
      "en_US", "en", "en-AU", "ko_KR", "zh-Hant-TW", "zh-Hant", "zh-HK", "zh-MO", "el", "sq", "am",
      "te", "so", "fil", "es_MX", "es-419", "es-PY", "de_US", "ar",
    ]
    let others = [
      "fr", "de_DE", "zh_CN", "zh-Hans", "zh-Hant-CN", "en-GB", "fr_CA", "es", "ja", "",
      "_",
    ]
    for locale in halves + others {
      let expected = halves.contains(locale)
      #expect(LocaleIdentifier(locale).showsAMPM == expected, "\(locale)")
    }
    #expect(LocaleIdentifier("zh-Hans").language == .simplifiedChinese)
    #expect(LocaleIdentifier("").language == .english)
  }
}

@Suite struct ValueTests {
  struct Model: Equatable, Sendable, Codable {
    @Bounded(1...20) var copies = 1
    @Bounded(0.0...1.0) var brightness = 7.0
  }

  @Test("a bounded variable keeps its range on every write")
  func bounded() {
    var model = Model()
    #expect(model.brightness == 1)
    model.copies = 99
    #expect(model.copies == 20 && model.$copies == 1...20)
    model.copies = .min
    #expect(model.copies == 1)
    model.brightness = 0.5
    model.brightness = .nan
    #expect(model.brightness == 0.5)
    model.brightness = -.infinity
    #expect(model.brightness == 0)
  }

  @Test("clamping never traps")
  func clamping() {
    #expect(clamp(5, to: 1...3) == 3 && clamp(-5, 1, 3) == 1 && clamp(2, 3, 1) == 3)
    #expect(clamp(Double.nan, to: 1...3) == 1 && clamp(.infinity, to: 1...3) == 3)
    #expect(clamp("m", "a", "f") == "f")
    #expect(Int(saturating: .infinity) == .max && Int(saturating: -.infinity) == .min)
    #expect(Int(saturating: .nan) == 0 && Int(saturating: -2.9) == -2)
    #expect(Int(saturating: 9.3e18) == .max && Int(saturating: -9.3e18) == .min)
    #expect(Int(saturating: 0x1p63) == .max && Int(saturating: -0x1p63) == .min)
  }

  @Test("colors are read and written")
  func colors() {
    #expect(Color(hex: "#F90") == Color(red: 255, green: 153, blue: 0))
    #expect(Color(hex: "#ff9500") == Color(0xFF9500))
    #expect(Color(hex: "#FF950080")?.description == "#FF950080")
    #expect(Color(0xFF9500).description == "#FF9500")
    let ink = Color(light: .black, dark: .white)
    #expect(ink.description == "#000000/#FFFFFF" && Color(hex: "#000/#fff") == ink)
    #expect(ink.resolved(isDark: false) == .black && ink.resolved(isDark: true) == .white)
    #expect(ink.resolved(isDark: true, hasContrast: true) == .white && ink != .black)
    #expect(Color(light: .gray, dark: .gray) == .gray)
    let strong = Color(light: ink, dark: .gray, highContrast: ink)
    #expect(strong.description == "#000000/#8E8E93/#000000/#FFFFFF")
    #expect(Color(hex: strong.description) == strong)
    #expect(
      strong.opacity(0.5).resolved(isDark: true, hasContrast: true) == Color(0xFFFFFF, alpha: 128))
    #expect(Color(hex: "#0a0B0c")?.description == "#0A0B0C")
    for text in ["", "#", "FF9500", "#FF95", "#GG9500", "#FF95000", "#ＦＦ9", "#🇨🇳"] {
      #expect(Color(hex: text) == nil)
    }
    #expect(Color.black.opacity(.nan).alpha == 0 && Color.black.opacity(9).alpha == 255)
  }

  @Test("images become templates in a toolbar unless they say otherwise")
  func images() {
    #expect(ImageReference("a").isTemplate(inToolbar: true))
    #expect(!ImageReference("a").isTemplate(inToolbar: false))
    #expect(!ImageReference("a", renderingMode: .alwaysOriginal).isTemplate(inToolbar: true))
    #expect(ImageReference("a", renderingMode: .alwaysTemplate).isTemplate(inToolbar: false))
    #expect(ImageReference("a", role: .purpose, resizable: true).isResizable)
  }
}
