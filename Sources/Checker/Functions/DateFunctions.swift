import CtlCatalogue
import CtlDiagnostics
import CtlRuntime

extension BuiltIn {
  static let dates: [BuiltIn] = [
    date(
      "startOfDay", Localized("The beginning of the day of a date.", "日期当天的零点。"), { $0.startOfDay }),
    date(
      "startOfMonth",
      Localized("The beginning of the month of a date.", "日期当月第一天的零点。"), { $0.startOfMonth }),
    part("year", 1...9999, Localized("The year of a date.", "日期的年份。"), { $0.year }),
    part("month", 1...12, Localized("The month of a date, from 1.", "日期的月份，从 1 起。"), { $0.month }),
    part("day", 1...31, Localized("The day of the month, from 1.", "当月的第几天，从 1 起。"), { $0.day }),
    part(
      "weekday", 0...6,
      Localized("The day of the week: Sunday is 0, Saturday 6.", "星期几：星期日为 0，星期六为 6。"),
      { $0.weekday }),
    part("hour", 0...23, Localized("The hour of a date.", "日期的小时。"), { $0.hour }),
    part("minute", 0...59, Localized("The minute of a date.", "日期的分钟。"), { $0.minute }),
    part(
      "daysInMonth", 28...31,
      Localized("How many days the month of a date has.", "日期当月的天数。"), { $0.daysInMonth }),
    BuiltIn(
      Function(
        "adding", [Function.Parameter(nil, "Date"), Function.Parameter("months", "Int")], "Date",
        .method,
        Localized(
          "The same day some months later, or the last day of a month that is shorter.",
          "若干个月之后的同一天；该月较短时为其最后一天。")),
      arguments: { $0 == .date ? [.int] : nil },
      result: { $0 == [.date, .int] ? .date : nil }, swift: .method("adding", labels: ["months"]),
      apply: { arguments, _ in
        guard case .date(let date) = arguments[0], case .int(let months) = arguments[1] else {
          return .unknown
        }
        return .value(.date(DateTime(date.inRuntime.adding(months: months))))
      }),
  ]

  /// Another date, from one.
  private static func date(
    _ name: String, _ documentation: Localized,
    _ other: @escaping @Sendable (CtlRuntime.DateTime) -> CtlRuntime.DateTime
  ) -> BuiltIn {
    BuiltIn(
      Function(name, [Function.Parameter(nil, "Date")], "Date", .property, documentation),
      takes: Message("a date", "一个日期"),
      result: { $0 == [.date] ? .date : nil }, swift: .property(name),
      apply: { arguments, _ in
        guard case .date(let date) = arguments[0] else { return .unknown }
        return .value(.date(DateTime(other(date.inRuntime))))
      })
  }

  /// A number of the calendar or the clock.
  private static func part(
    _ name: String, _ range: ClosedRange<Int>, _ documentation: Localized,
    _ number: @escaping @Sendable (CtlRuntime.DateTime) -> Int
  ) -> BuiltIn {
    BuiltIn(
      Function(name, [Function.Parameter(nil, "Date")], "Int", .property, documentation),
      takes: Message("a date", "一个日期"),
      result: { $0 == [.date] ? .int : nil }, swift: .property(name), results: .within(range),
      apply: { arguments, _ in
        guard case .date(let date) = arguments[0] else { return .unknown }
        return .value(.int(number(date.inRuntime)))
      })
  }
}

extension DateTime {
  /// A date of the runtime; on the first day it is only a time.
  init(_ date: CtlRuntime.DateTime) {
    let text = date.description
    let isTime = date.dayNumber == 0
    self = DateTime(isTime ? String(text.drop { $0 != "T" }.dropFirst()) : text) ?? .start
  }

  private static let start = DateTime("00:00")!

  /// The same some time later.
  public func adding(seconds: Int) -> DateTime { DateTime(inRuntime.adding(.seconds(seconds))) }

  /// The same in the runtime, which writes dates and knows their distances.
  package var inRuntime: CtlRuntime.DateTime { CtlRuntime.DateTime(iso8601: text) }
}
