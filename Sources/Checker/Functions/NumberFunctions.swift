import CtlCatalogue
import CtlDiagnostics
import CtlRuntime

extension BuiltIn {
  static let numbers: [BuiltIn] = [
    least(isMin: true), least(isMin: false),
    BuiltIn(
      Function(
        "abs", [Function.Parameter(nil, "Number")], "Number", .either,
        Localized("A number without its sign.", "数字的绝对值。")),
      takes: Message("a number", "一个数字"),
      result: { $0.count == 1 && $0[0].isNumber ? $0[0] : nil },
      swift: .function("abs", unbounded: "magnitude"),
      results: .ofEnds,
      apply: { arguments, _ in
        if case .double(let number) = arguments[0] { return .value(.double(Swift.abs(number))) }
        guard case .int(let number) = arguments[0] else { return .unknown }
        return number < 0 ? Arithmetic.negate(arguments[0]) : .value(arguments[0])
      }),
    BuiltIn(
      Function(
        "round", [Function.Parameter(nil, "Double")], "Int", .either,
        Localized(
          "The nearest whole number; halves go away from zero.", "最接近的整数；恰为一半时远离零取整。")),
      takes: Message("a number", "一个数字"),
      result: { $0.count == 1 && $0[0].isNumber ? .int : nil },
      swift: .conversion("Int", label: "rounding"), results: .ofEnds,
      apply: { arguments, _ in
        if case .int = arguments[0] { return .value(arguments[0]) }
        return arguments[0].number.map { Arithmetic.round($0) } ?? .unknown
      }),
    BuiltIn(
      Function(
        "pow", [Function.Parameter(nil, "Number"), Function.Parameter(nil, "Int")], "Number", .call,
        Localized(
          "A number multiplied by itself so many times; for an exponent below 0, 1 divided by that.",
          "一个数自乘指定次数的结果；指数小于 0 时为 1 除以该结果。")),
      takes: Message("a number and a whole number", "一个数字和一个整数"),
      arguments: { $0.isNumber ? [.int] : nil },
      result: { $0.count == 2 && $0[0].isNumber && $0[1] == .int ? $0[0] : nil },
      swift: .function("power"),
      apply: { arguments, _ in
        guard case .int(let exponent) = arguments[1] else { return .unknown }
        return Arithmetic.power(arguments[0], exponent)
      }),
    BuiltIn(
      Function(
        "Double", [Function.Parameter(nil, "Int")], "Double", .call,
        Localized("A whole number as a `Double`.", "整数对应的 `Double`。")),
      takes: Message("a whole number or a text", "一个整数或一段文字"),
      result: { $0 == [.int] ? .double : nil }, swift: .conversion("Double"), results: .ofEnds,
      apply: { arguments, _ in .value(arguments[0].number.map { .double($0) }) }),
    read(
      "Double", .double,
      Localized(
        "The number that a text says; `nil` when it says none.", "文字所写的数字；不是数字时为 `nil`。")
    ) {
      Double(reading: $0).map { .double($0) }
    },
    read(
      "Int", .int,
      Localized(
        "The whole number that a text says; `nil` when it says none.", "文字所写的整数；不是整数时为 `nil`。")
    ) {
      Int(reading: $0).map { .int($0) }
    },
    readInLanguage(
      "Double", .double,
      Localized(
        "The number that a text says as people type it in their language: `1,5` in German.",
        "用户按自己的语言输入的数字，例如德语中的 `1,5`。")
    ) {
      Double(reading: $0, in: $1).map { .double($0) }
    },
    readInLanguage(
      "Int", .int,
      Localized(
        "The whole number that a text says as people type it in their language: `1.200` in German.",
        "用户按自己的语言输入的整数，例如德语中的 `1.200`。")
    ) {
      Int(reading: $0, in: $1).map { .int($0) }
    },
  ]

  /// `min(a, b, …)` and `max(a, b, …)`.
  private static func least(isMin: Bool) -> BuiltIn {
    let name = isMin ? "min" : "max"
    let value = Function.Parameter(nil, "Value")
    return BuiltIn(
      Function(
        name, [value, value], "Value", .call,
        isMin
          ? Localized("The least of two or more values.", "两个或多个值中最小的一个。")
          : Localized("The greatest of two or more values.", "两个或多个值中最大的一个。")),
      takes: Message(
        "two or more numbers, durations, lengths or dates", "两个或更多数字、时长、长度或日期"),
      arguments: { $0.hasLeast ? [$0] : nil },
      result: { types in
        types.count >= 2 && types[0].hasLeast && types.allSatisfy { $0 == types[0] }
          ? types[0] : nil
      },
      swift: .function(name),
      results: .ofEnds,
      apply: { arguments, _ in
        var best = arguments[0]
        for value in arguments.dropFirst() {
          // Of equals, Swift takes the first for the least and the last for the greatest.
          let isBetter =
            isMin
            ? Arithmetic.isLess(value, best)
            : Arithmetic.isLess(best, value).map { $0 || best == value }
          guard let isBetter else { return .unknown }
          if isBetter { best = value }
        }
        return .value(best)
      })
  }

  /// A type with a text in parentheses: what the text says.
  private static func read(
    _ name: String, _ type: Type, _ documentation: Localized,
    _ read: @escaping @Sendable (String) -> Value?
  ) -> BuiltIn {
    BuiltIn(
      Function(name, [Function.Parameter(nil, "String")], name + "?", .call, documentation),
      takes: Message(
        "a text; `round` makes a whole number of a `Double`", "一段文字；`round` 把 `Double` 变为整数"),
      result: { $0 == [.string] ? type.optional : nil },
      swift: .conversion(name, label: "reading"),
      apply: { arguments, reading in
        reading.string(arguments[0]).map { .value(read($0) ?? Value.none) } ?? .unknown
      })
  }

  /// `Double(text, format: .number)`: what the text says in the language of the person.
  private static func readInLanguage(
    _ name: String, _ type: Type, _ documentation: Localized,
    _ read: @escaping @Sendable (String, LocaleIdentifier) -> Value?
  ) -> BuiltIn {
    BuiltIn(
      Function(
        name,
        [
          Function.Parameter(nil, "String"),
          Function.Parameter("format", "NumberStyle", set: .numberStyle),
        ], name + "?", .call, documentation),
      takes: Message("a text and `format: .number`", "一段文字和 `format: .number`"),
      result: { $0 == [.string, Type(.oneOf(.numberStyle))] ? type.optional : nil },
      swift: .reading(name),
      apply: { arguments, reading in
        guard let text = reading.string(arguments[0]),
          let value = reading.inLanguage({ read(text, $0) ?? Value.none })
        else { return .unknown }
        return .value(value)
      })
  }
}
