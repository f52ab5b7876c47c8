import CtlCatalogue
import CtlDiagnostics
import CtlRuntime

extension BuiltIn {
  static let dates: [BuiltIn] = [
    BuiltIn(
      Function(
        "startOfDay", [Function.Parameter(nil, "Date")], "Date", .property,
        Localized("The beginning of the day of a date.", "日期当天的零点。")),
      takes: Message("a date", "一个日期"),
      result: { $0 == [.date] ? .date : nil }, swift: .property("startOfDay"),
      apply: { arguments, _ in
        guard case .date(let date) = arguments[0] else { return .unknown }
        return .value(.date(DateTime(date.inRuntime.startOfDay)))
      })
  ]
}

extension DateTime {
  /// A date of the runtime; on the first day it is only a time.
  init(_ date: CtlRuntime.DateTime) {
    let text = date.description
    let isTime = date.dayNumber == 0
    self = DateTime(isTime ? String(text.drop { $0 != "T" }.dropFirst()) : text) ?? .start
  }

  private static let start = DateTime("00:00")!

  /// The same in the runtime, which writes dates and knows their distances.
  var inRuntime: CtlRuntime.DateTime { CtlRuntime.DateTime(iso8601: text) }
}
