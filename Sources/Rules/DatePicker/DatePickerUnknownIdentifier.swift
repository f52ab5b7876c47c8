import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlText

import struct CtlRuntime.DatePicker

extension Rule {
  static let datePickerUnknownIdentifier = Rule(
    about, visits: .kinds([.datePicker]), having: [.calendar, .locale]
  ) { picker in
    if let (written, name) = picker.text(.calendar), !DatePicker.isCalendar(name) {
      let near = nearestName(to: name, among: DatePicker.calendars)
      picker.report(
        about, at: .value(written), ["name": .text(name), "what": .words("a calendar", "历法")],
        label: Message("there are {names}", "可用的有 {names}")([
          "names": .list(DatePicker.calendars.map { "`\($0)`" })
        ]),
        fixes: near.map { [picker.replaceValue(written, with: "\"\($0)\"", .suggestion)] } ?? [])
    }
    // What follows `@` are settings of the locale.
    if let (written, name) = picker.text(.locale),
      !Settings.isLocale(String(name.prefix { $0 != "@" }))
    {
      picker.report(
        about, at: .value(written), ["name": .text(name), "what": .words("a locale", "区域标识")],
        label: Message(
          "a language and what follows it, such as `en`, `pt_BR` or `zh-Hans`",
          "由语言和其后的部分组成，例如 `en`、`pt_BR` 或 `zh-Hans`")())
    }
  }
}

extension PlacedElement {
  /// The text that a property is given.
  fileprivate func text(_ name: PropertyName) -> (written: Written, text: String)? {
    guard let written = written(name), case .string(let text)? = written.value else { return nil }
    return (written, text)
  }
}

private let about = Code(
  "date-picker/unknown-identifier", .error,
  title: Message("`{name}` is not {what}", "“{name}”不是{what}"),
  why: Message(
    "The calendar and the locale of a date picker are known by identifiers. One that nothing knows counts as "
      + "Gregorian, or as a language without words of its own, and people see dates that nobody meant.",
    "日期选择器的历法和区域通过标识指定。未知的标识会被当作公历，或没有自己文字的语言，用户看到的日期并非原意。"),
  bad: [
    """
    screen Visit "Visit" {
      var day: Date = "2026-05-04"
      table {
        row "Day" { datePicker { mode: .date; date <-> day; calendar: "budhist" } }
        //                                                            ^^^^^^^^^
      }
    }
    """,
    """
    screen Visit "Visit" {
      var day: Date = "2026-05-04"
      table {
        row "Day" { datePicker { mode: .date; date <-> day; locale: "Deutsch" } }
        //                                                          ^^^^^^^^^
      }
    }
    """,
  ],
  good: [
    """
    screen Visit "Visit" {
      var day: Date = "2026-05-04"
      table {
        row "Day" { datePicker { mode: .date; date <-> day; calendar: "buddhist"; locale: "th_TH" } }
      }
    }
    """
  ], fix: .suggestion)
