import CtlRuntime
import Testing

@Suite struct DatePickerTests {
  func picker(_ mode: DatePicker.Mode, _ date: String = "2026-01-31T09:41") -> DatePicker {
    DatePicker {
      $0.locale = "en_US"
      $0.mode = mode
      $0.date = DateTime(date) ?? .earliest
    }
  }

  @Test("datePicker.B1 the wheels follow from the mode, at most four")
  func wheels() {
    #expect(picker(.dateAndTime).wheels == [.date, .hour, .minute, .amPM])
    #expect(picker(.time).wheels == [.hour, .minute, .amPM])
    #expect(picker(.date).wheels == [.month, .day, .year])
    #expect(picker(.countDownTimer).wheels == [.hour, .minute])
    for mode in DatePicker.Mode.allCases {
      #expect(picker(mode).wheels.count <= 4)
      #expect(Set(picker(mode).wheels).count == picker(mode).wheels.count)
    }
    #expect(DatePicker().mode == .dateAndTime)
  }

  @Test(
    "the wheels of a date stand in the order of the locale",
    arguments: [
      ("en", "month day year"), ("en_US", "month day year"), ("en_GB", "day month year"),
      ("de", "day month year"), ("fr_FR", "day month year"), ("pt-BR", "day month year"),
      ("ru", "day month year"), ("he", "day month year"), ("ja", "year month day"),
      ("zh-Hans", "year month day"), ("ko_KR", "year month day"), ("hu", "year month day"),
      ("lv", "year day month"),
    ])
  func orders(locale: String, expected: String) {
    var picker = picker(.date)
    picker.locale = LocaleIdentifier(locale)
    #expect(picker.wheels.map(\.rawValue).joined(separator: " ") == expected)
    let first = picker.wheels[0]
    let former = picker.selectedRow(of: first)
    _ = picker.send(.decrement)
    #expect(picker.selectedRow(of: first) == former - 1 || first == .month)
  }

  @Test(
    "AM and PM stand where the locale writes them, in its words",
    arguments: [
      ("en", "hour minute amPM", "AM", "9:00 PM"), ("ko", "amPM hour minute", "오전", "오후 9:00"),
      ("zh-TW", "amPM hour minute", "上午", "下午9:00"),
      ("zh-HK", "amPM hour minute", "上午", "下午9:00"),
      ("zh-Hant", "amPM hour minute", "上午", "下午9:00"), ("zh_CN", "amPM hour minute", "上午", "21:00"),
      ("ja", "amPM hour minute", "午前", "21:00"), ("el", "hour minute amPM", "π.μ.", "9:00 μ.μ."),
      ("sq", "hour minute amPM", "p.d.", "9:00 m.d."),
      ("am", "hour minute amPM", "ጥዋት", "9:00 ከሰዓት"),
      ("te", "hour minute amPM", "AM", "9:00 PM"), ("en_AU", "hour minute amPM", "am", "9:00 pm"),
      ("so", "hour minute amPM", "GH", "9:00 GD"),
      ("fil", "hour minute amPM", "AM", "9:00 PM"), ("de", "hour minute amPM", "AM", "21:00"),
    ])
  func halves(locale: String, expected: String, morning: String, evening: String) {
    var picker = picker(.time)
    picker.locale = LocaleIdentifier(locale)
    picker.showsAMPM = true
    #expect(picker.wheels.map(\.rawValue).joined(separator: " ") == expected)
    #expect(picker.title(ofRow: 0, in: .amPM) == morning)
    #expect(DateTime("2026-05-04T21:00")?.text(time: .short, in: picker.locale) == evening)
    // A step of VoiceOver turns the hour.
    let hour = picker.selectedRow(of: .hour)
    _ = picker.send(.increment)
    #expect(picker.selectedRow(of: .hour) == hour + 1)
    picker.mode = .dateAndTime
    #expect(picker.wheels.map(\.rawValue).joined(separator: " ") == "date " + expected)
  }

  @Test(
    "a row of a countdown has the unit that a length of time has",
    arguments: [
      ("en", "1 hr", "2 hr", "30 min"), ("en_GB", "1 hr", "2 hrs", "30 mins"),
      ("de", "1 Std.", "2 Std.", "30 Min."), ("ja", "1 時間", "2 時間", "30 分"),
      ("ru", "1 ч", "2 ч", "30 мин"), ("zh_CN", "1小时", "2小时", "30分钟"),
      ("zh-TW", "1 小時", "2 小時", "30 分鐘"), ("zh_Hant_HK", "1 小時", "2 小時", "30 分鐘"),
      ("ar", "١ س", "٢ س", "٣٠ د"),
    ])
  func units(locale: String, one: String, two: String, minutes: String) {
    var picker = picker(.countDownTimer)
    picker.locale = LocaleIdentifier(locale)
    let texts = [picker.rowText(1, in: .hour), picker.rowText(2, in: .hour)]
    #expect(texts == [one, two] && picker.rowText(30, in: .minute) == minutes)
    #expect(texts[1] == Duration.seconds(7_200).text(.units, in: picker.locale))
  }

  @Test("datePicker.B2 each wheel spins alone, and its middle row is its value")
  func spinsAlone() {
    var picker = picker(.time)
    _ = picker.spin(.minute, to: 5)
    #expect(picker.date.hour == 9 && picker.date.minute == 5)
    #expect(picker.selectedRow(of: .minute) == 5 && picker.selectedRow(of: .hour) == 8)
    _ = picker.spin(.amPM, to: 1)
    #expect(picker.date.hour == 21 && picker.selectedRow(of: .hour) == 8)
    #expect(picker.spin(.year, to: 3) == [])
  }

  @Test(
    "years are counted as the calendar counts them",
    arguments: [
      ("gregorian", 1911, "1911", "1911年"), ("unknown", 2026, "2026", "2026年"),
      ("roc", 1910, "2 B.R.O.C.", "民国前2年"), ("roc", 1911, "1 B.R.O.C.", "民国前1年"),
      ("roc", 1912, "1", "民国1年"), ("minguo", 2026, "115", "民国115年"),
      ("japanese", 1867, "1867", "1867年"), ("japanese", 1868, "Meiji 1", "明治1年"),
      ("japanese", 1911, "Meiji 44", "明治44年"), ("japanese", 1912, "Taishō 1", "大正1年"),
      ("japanese", 1925, "Taishō 14", "大正14年"), ("japanese", 1926, "Shōwa 1", "昭和1年"),
      ("japanese", 1988, "Shōwa 63", "昭和63年"), ("japanese", 1989, "Heisei 1", "平成1年"),
      ("japanese", 2018, "Heisei 30", "平成30年"), ("japanese", 2019, "Reiwa 1", "令和1年"),
      ("buddhist", 2026, "2569", "佛历2569年"),
    ])
  func calendars(calendar: String, year: Int, english: String, chinese: String) {
    var picker = picker(.date)
    picker.calendar = calendar
    #expect(picker.title(ofRow: year - 1, in: .year) == english)
    picker.locale = "zh_CN"
    #expect(picker.title(ofRow: year - 1, in: .year) == chinese)
  }

  @Test(
    "the eras of a calendar are written as the language writes them",
    arguments: [
      ("japanese", "ja_JP", "令和8年"), ("roc", "zh-Hant-TW", "民國115年"), ("roc", "zh_HK", "民國115年"),
      ("roc", "zh-Hans-HK", "民国115年"), ("buddhist", "zh-Hant", "佛曆2569年"),
      ("buddhist", "ja", "仏暦2569年"), ("japanese", "de", "Reiwa 8"), ("buddhist", "de", "2569"),
    ])
  func eras(calendar: String, locale: LocaleIdentifier, text: String) {
    var picker = picker(.date)
    picker.calendar = calendar
    picker.locale = locale
    #expect(picker.title(ofRow: 2025, in: .year) == text)
  }

  @Test("datePicker.B3 the value is the combination of all wheels")
  func combination() {
    var picker = picker(.dateAndTime)
    let day = DateTime("2024-02-29")?.dayNumber ?? 0
    _ = picker.spin(.date, to: day) + picker.spin(.hour, to: 11) + picker.spin(.minute, to: 30)
    _ = picker.spin(.amPM, to: 0)
    #expect(picker.date.description == "2024-02-29T00:30")
    var date = self.picker(.date)
    _ = date.spin(.month, to: 1)
    #expect(date.date.description == "2026-02-28T09:41")
    _ = date.spin(.year, to: 2023)
    _ = date.spin(.day, to: 30)
    #expect(date.date.description == "2024-02-29T09:41")
  }

  @Test(
    "datePicker.B4 the minutes wheel lists 60 / i rows",
    arguments: [1, 2, 3, 4, 5, 6, 10, 12, 15, 20, 30])
  func minuteRows(interval: Int) {
    var picker = picker(.time)
    #expect(picker.rowCount(of: .minute) == 60)
    picker.minuteInterval = interval
    #expect(picker.rowCount(of: .minute) == 60 / interval)
    #expect(picker.date.minute == 41 / interval * interval)
    for row in 0..<60 / interval {
      _ = picker.spin(.minute, to: row)
      #expect(picker.date.minute == row * interval)
      #expect(Int(picker.title(ofRow: row, in: .minute)) == row * interval)
    }
    picker.minuteInterval = 7
    #expect(picker.minuteInterval == 1)
  }

  @Test("datePicker.B5 hours run 1 to 12 beside AM and PM, else 0 to 23")
  func hours() {
    var picker = picker(.time)
    #expect(picker.showsAMPM && picker.rowCount(of: .hour) == 12)
    #expect(picker.title(ofRow: 0, in: .hour) == "1" && picker.title(ofRow: 11, in: .hour) == "12")
    picker.locale = "zh_CN"
    #expect(!picker.showsAMPM && picker.rowCount(of: .hour) == 24)
    #expect(picker.title(ofRow: 0, in: .hour) == "00" && picker.title(ofRow: 23, in: .hour) == "23")
    picker.showsAMPM = true
    #expect(picker.wheels == [.amPM, .hour, .minute] && picker.title(ofRow: 1, in: .amPM) == "下午")
    picker.mode = .countDownTimer
    #expect(!picker.showsAMPM && picker.rowCount(of: .hour) == 24)
    picker.mode = .time
    for hour in 0...23 {
      picker.date = DateTime(year: 2026, month: 1, day: 1, hour: hour) ?? .earliest
      #expect(picker.selectedRow(of: .hour) == (hour + 11) % 12)
      #expect(picker.selectedRow(of: .amPM) == hour / 12)
      #expect(picker.spin(.hour, to: picker.selectedRow(of: .hour)) == [])
    }
  }

  @Test("datePicker.B6 a countdown is capped at 23:59, in whole minutes of the interval")
  func countdown() {
    var picker = picker(.countDownTimer)
    #expect(picker.countDownDuration == .zero)
    picker.countDownDuration = .seconds(86_400)
    #expect(picker.countDownDuration == .seconds(86_340))
    picker.countDownDuration = .seconds(Int64.max)
    #expect(picker.countDownDuration == .seconds(86_340))
    picker.countDownDuration = .seconds(-5)
    #expect(picker.countDownDuration == .zero)
    picker.countDownDuration = .seconds(119)
    #expect(picker.countDownDuration == .seconds(60))
    _ = picker.spin(.hour, to: 99) + picker.spin(.minute, to: 99)
    #expect(picker.countDownDuration == .seconds(1_439 * 60))
    picker.minuteInterval = 15
    #expect(picker.countDownDuration == .seconds((23 * 60 + 45) * 60))
    // The date and its bounds have no effect on it.
    let date = picker.date
    picker.minimumDate = .latest
    #expect(picker.spin(.hour, to: 1) == [.valueChanged] && picker.date == date)
  }

  @Test("datePicker.B7 its size never changes")
  func size() {
    #expect(DatePicker.facts.fixedSize == .keyboard)
    #expect(!DatePicker.allFields.contains { ["size", "width", "height"].contains($0.name) })
  }

  @Test("datePicker.B8 the current value is drawn in dark text in the middle")
  func darkMiddle() {
    let rows = picker(.date).visibleRows(of: .month)
    #expect(rows.filter(\.isCurrent).map(\.title) == ["January"])
    #expect(rows.allSatisfy { ($0.color == .black) == $0.isCurrent })
    let day = picker(.dateAndTime).visibleRows(of: .date)
    #expect(day.count == 5 && day[2].isCurrent && day[2].title == "Sat Jan 31")
  }

  @Test(
    "a spin to the bound that holds back the date that was set sends valueChanged")
  func holdsBack() {
    var picker = picker(.date)
    picker.minimumDate = DateTime("2026-11-30")
    picker.date = DateTime("2026-05-04") ?? .latest
    #expect(picker.spin(.day, to: 4) == [.valueChanged])
    #expect(picker.date.description.hasPrefix("2026-11-30"))
    #expect(picker.spin(.day, to: 4) == [])
    // A minute between two rows is no date outside of the bounds.
    picker.mode = .dateAndTime
    picker.minuteInterval = 15
    picker.date = DateTime("2026-12-30T09:06") ?? .latest
    #expect(picker.spin(.minute, to: 0) == [])
  }

  @Test("datePicker.B9 spinning sends valueChanged; beyond a bound it springs back")
  func springsBack() {
    var picker = picker(.dateAndTime)
    picker.minimumDate = DateTime("2026-01-31T08:30")
    picker.maximumDate = DateTime("2026-01-31T10:00")
    #expect(picker.spin(.hour, to: 0) == [.valueChanged])
    #expect(picker.date.description == "2026-01-31T08:30")
    #expect(picker.spin(.date, to: 0) == [] && picker.date.description == "2026-01-31T08:30")
    #expect(picker.spin(.amPM, to: 1) == [.valueChanged])
    #expect(picker.date.description == "2026-01-31T10:00")
    picker.date = .latest
    #expect(picker.date.description == "2026-01-31T10:00")
    picker.minuteInterval = 20
    picker.date = .earliest
    #expect(picker.date.description == "2026-01-31T08:40")
    picker.maximumDate = DateTime("2026-01-31T08:35")
    #expect(picker.date.description == "2026-01-31T08:30")
    // Bounds in the wrong order have no effect.
    picker.maximumDate = .earliest
    picker.date = DateTime("2030-05-05T05:00") ?? .earliest
    #expect(picker.date.description == "2030-05-05T05:00")
    #expect(picker.spin(wheel: 9, to: 0) == [])
  }

  @Test("seconds are dropped where a wheel shows minutes, and a new picker shows now")
  func seconds() {
    #expect(picker(.time, "2026-01-31T09:41:30").date.second == 0)
    #expect(picker(.date, "2026-01-31T09:41:30").date.second == 30)
    let now = DateTime.now()
    #expect(now.advanced(by: .seconds(-120)) < DatePicker().date && DatePicker().date <= .now())
  }
}
