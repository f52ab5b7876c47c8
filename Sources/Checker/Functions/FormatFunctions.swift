import CtlCatalogue
import CtlDiagnostics

extension BuiltIn {
  /// Values as people read them.
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
        .value(reading.formatted(arguments[0]).map { .string($0) })
      })
  ]
}
