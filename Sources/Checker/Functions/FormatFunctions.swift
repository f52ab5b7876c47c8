import CtlCatalogue
import CtlDiagnostics
import CtlRuntime

extension BuiltIn {
  /// The signs that only one currency has, or that one is known by.
  static let currencies = [
    "€": "EUR", "$": "USD", "US$": "USD", "£": "GBP", "₹": "INR", "₩": "KRW", "₽": "RUB",
    "₺": "TRY", "₴": "UAH", "₫": "VND", "₪": "ILS", "R$": "BRL", "CN¥": "CNY", "元": "CNY",
    "円": "JPY",
  ]

  /// Values as people read them, in the language of the person.
  static let formats: [BuiltIn] = [
    BuiltIn(
      Function(
        "formatted", [Function.Parameter(nil, "Value")], "String", .either,
        Localized("A value as text for people.", "便于阅读的文字形式。")),
      takes: Message("a number, duration, length, date or `Bool`", "数字、时长、长度、日期或 `Bool`"),
      result: { types in
        guard types.count == 1, types[0].isPlain else { return nil }
        return types[0].isMeasurable || types[0] == .date || types[0] == .bool ? .string : nil
      },
      swift: .text, showsOperand: true,
      apply: { arguments, reading in
        let value = arguments[0]
        switch value {
        case .int(let number): return reading.localized { number.text(in: $0) }
        case .double(let number): return reading.localized { number.text(in: $0) }
        case .date(let date): return reading.localized { date.inRuntime.formatted(in: $0) }
        default: return .value(value.text.map { .string($0) })
        }
      }),
    number(
      "number", [Function.Parameter("fractionDigits", "Int")],
      Localized("A number with so many digits after the separator.", "小数点后有指定位数的数字。")
    ) { arguments in
      arguments[0].whole.map { .number(fractionDigits: $0) }
    },
    number(
      "percent", [digits],
      Localized("A share of 1 as percent: 0.5 is `50%`.", "以百分数表示占 1 的份额：0.5 为 `50%`。")
    ) { arguments in
      arguments[0].whole.map { .percent(fractionDigits: $0) } ?? .percent
    },
    number(
      "currency", [Function.Parameter(nil, "String"), digits],
      Localized(
        "An amount of money in a currency by its code: `.currency(\"EUR\")`.",
        "以货币代码表示的金额：`.currency(\"EUR\")`。")
    ) { arguments in
      guard case .string(let code) = arguments[0] else { return nil }
      return arguments[1].whole.map { .currency(code, fractionDigits: $0) } ?? .currency(code)
    },
    number(
      "byteCount", [],
      Localized("A number of bytes in the unit that fits: `1.5 MB`.", "以合适单位表示的字节数：`1.5 MB`。")
    ) { _ in .byteCount },
    duration(
      "units", .units, Localized("A duration in words: `1 hr, 30 min`.", "以文字表示的时长：`1 hr, 30 min`。")
    ),
    duration(
      "time", .time,
      Localized("A duration as a clock shows it: `1:30:00`, `3:05`.", "钟表形式的时长：`1:30:00`、`3:05`。")),
    BuiltIn(
      Function(
        "formatted", [Function.Parameter(nil, "[String]")], "String", .method,
        Localized(
          "The texts of a list as one: `Ann, Ben, and Eve`.", "把列表中的文字连成一句：`Ann, Ben, and Eve`。"),
        style: "list"),
      result: { $0.first.flatMap { $0.isList && $0.element == .string ? .string : nil } },
      swift: .text, showsOperand: true,
      apply: { arguments, reading in
        guard let items = reading.items(arguments[0]) else { return .unknown }
        return reading.localized { items.map(\.words).text(.list, in: $0) }
      }),
    BuiltIn(
      Function(
        "formatted",
        [
          Function.Parameter(nil, "Date"),
          Function.Parameter("date", "DateStyle", optional: true, set: .dateStyle),
          Function.Parameter("time", "TimeStyle", optional: true, set: .timeStyle),
        ], "String", .method,
        Localized(
          "The day, the time or both of a date, as long or as short as said.",
          "日期中的日子、时间或两者，长短由样式决定。")),
      arguments: { $0 == .date ? [Type(.oneOf(.dateStyle)), Type(.oneOf(.timeStyle))] : nil },
      result: { $0.first == .date ? .string : nil }, swift: .text, showsOperand: true,
      apply: { arguments, reading in
        guard case .date(let date) = arguments[0] else { return .unknown }
        let dateStyle = arguments[1].style.flatMap { DateStyle(rawValue: $0) }
        let timeStyle = arguments[2].style.flatMap { TimeStyle(rawValue: $0) }
        return reading.localized { date.inRuntime.text(date: dateStyle, time: timeStyle, in: $0) }
      }),
  ]

  private static let digits = Function.Parameter("fractionDigits", "Int", optional: true)

  /// A form of numbers, made from the arguments of the style.
  private static func number(
    _ style: String, _ parameters: [Function.Parameter], _ documentation: Localized,
    _ format: @escaping @Sendable ([Value]) -> NumberFormat?
  ) -> BuiltIn {
    let types = parameters.map { $0.type == "Int" ? Type.int : .string }
    return BuiltIn(
      Function(
        "formatted", [Function.Parameter(nil, "Number")] + parameters, "String", .method,
        documentation, style: style),
      arguments: { $0.isNumber ? types : nil },
      result: { $0.first?.isNumber == true ? .string : nil }, swift: .text, showsOperand: true,
      apply: { arguments, reading in
        let plain = arguments.dropFirst().map { reading.plain($0) }
        guard let format = format(plain) else { return .unknown }
        switch arguments[0] {
        case .int(let number): return reading.localized { number.text(format, in: $0) }
        case .double(let number): return reading.localized { number.text(format, in: $0) }
        default: return .unknown
        }
      })
  }

  private static func duration(
    _ style: String, _ format: DurationFormat, _ documentation: Localized
  ) -> BuiltIn {
    BuiltIn(
      Function(
        "formatted", [Function.Parameter(nil, "Duration")], "String", .method, documentation,
        style: style),
      result: { $0.first == .duration ? .string : nil }, swift: .text, showsOperand: true,
      apply: { arguments, reading in
        guard case .duration(let milliseconds) = arguments[0] else { return .unknown }
        return reading.localized { Duration.milliseconds(milliseconds).text(format, in: $0) }
      })
  }
}

extension Reading {
  /// A text that depends on the language. While that is not known, only one that is the same in all.
  func localized(_ text: (LocaleIdentifier) -> String) -> Outcome {
    inLanguage(text).map { .text($0) } ?? .unknown
  }

  /// What depends on the language; nil while that is not known, unless it is the same in all.
  func inLanguage<Result: Equatable>(_ result: (LocaleIdentifier) -> Result) -> Result? {
    if let locale = environment?.locale { return result(locale) }
    var first: Result?
    for language in LocaleIdentifier.knownLanguages {
      let result = result(language)
      if result != first ?? result { return nil }
      first = result
    }
    return first
  }
}

extension Value {
  fileprivate var whole: Int? { if case .int(let number) = self { number } else { nil } }
  fileprivate var style: String? { if case .member(let name) = self { name } else { nil } }
}
