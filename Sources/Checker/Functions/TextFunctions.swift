import CtlCatalogue
import CtlDiagnostics
import CtlRuntime

extension BuiltIn {
  static let texts: [BuiltIn] = [
    BuiltIn(
      Function(
        "localized", [text], "String", .call,
        Localized(
          "A text in the language of the person: the one that the app's catalogue has for a key, or for a "
            + "text of the file with its values.", "用户语言的文字：按键名，或按文件中（可含插值）的原文，取自应用字符串表。")),
      takes: Message("a text in quotes", "引号中的文字"),
      result: { $0 == [.string] ? .string : nil }, swift: .shown, showsOperand: true,
      // It depends on the person, so it is none while constants are folded.
      apply: { arguments, reading in
        reading.environment == nil ? .unknown : .value(arguments[0])
      }),
    changed(
      "uppercased", .either, Localized("A text in capitals.", "转换为大写的文字。")
    ) { $0.uppercased() },
    changed(
      "lowercased", .method, Localized("A text in small letters.", "转换为小写的文字。")
    ) { $0.lowercased() },
    changed(
      "trimmed", .method,
      Localized("A text without the white space at its ends.", "去掉首尾空白的文字。")
    ) { $0.trimmed() },
    BuiltIn(
      Function(
        "replacing",
        [text, text, Function.Parameter("with", "String")], "String", .method,
        Localized(
          "A text in which every occurrence of another one is replaced.", "把其中每一处指定文字换成另一段文字。")),
      arguments: { $0 == .string ? [.string, .string] : nil },
      result: { $0 == [.string, .string, .string] ? .string : nil },
      swift: .method("replacing", labels: [nil, "with"]), showsOperand: true,
      apply: { arguments, reading in
        guard let whole = reading.string(arguments[0]), let old = reading.string(arguments[1]),
          let new = reading.string(arguments[2])
        else { return .unknown }
        return .text(whole.parts(between: old).map { String($0) }, separator: new)
      }),
    asked(
      "contains", Localized("Whether another text is in it.", "其中是否包含另一段文字。"),
      // The one of Foundation, which a file beside may import, finds no empty text.
      labels: ["text"]
    ) { $0.contains(text: $1) },
    asked(
      "localizedStandardContains",
      Localized(
        "Whether people who look for another text find it here: capitals and marks make no difference.",
        "搜索另一段文字时能否在其中找到：不区分大小写和附加符号。"),
      method: "matches", labels: ["search"]
    ) { $0.matches(search: $1) },
    asked(
      "hasPrefix", Localized("Whether it begins with another text.", "是否以另一段文字开头。")
    ) { $0.hasPrefix($1) },
    asked(
      "hasSuffix", Localized("Whether it ends with another text.", "是否以另一段文字结尾。")
    ) { $0.hasSuffix($1) },
  ]

  private static let text = Function.Parameter(nil, "String")

  /// Another text made of one.
  private static func changed(
    _ name: String, _ form: Function.Form, _ documentation: Localized,
    _ change: @escaping @Sendable (String) -> String
  ) -> BuiltIn {
    BuiltIn(
      Function(name, [text], "String", form, documentation), takes: Message("a text", "一段文字"),
      result: { $0 == [.string] ? .string : nil }, swift: .method(name), showsOperand: true,
      apply: { arguments, reading in
        reading.string(arguments[0]).map { .text(change($0)) } ?? .unknown
      })
  }

  /// Something that is so, or not, of a text and another one.
  private static func asked(
    _ name: String, _ documentation: Localized, method: String? = nil, labels: [String?] = [],
    _ isSo: @escaping @Sendable (String, String) -> Bool
  ) -> BuiltIn {
    BuiltIn(
      Function(name, [text, text], "Bool", .method, documentation),
      arguments: { $0 == .string ? [.string] : nil },
      result: { $0 == [.string, .string] ? .bool : nil },
      swift: .method(method ?? name, labels: labels),
      apply: { arguments, reading in
        guard let whole = reading.string(arguments[0]), let part = reading.string(arguments[1])
        else { return .unknown }
        return .value(.bool(isSo(whole, part)))
      })
  }
}

extension Outcome {
  /// Texts put together, unless that is longer than any text that a person reads.
  static func text(_ parts: [String], separator: String) -> Outcome {
    let gaps = Swift.max(0, parts.count - 1)
    let (between, overflow) = gaps.multipliedReportingOverflow(by: separator.utf8.count)
    if overflow || between > textLimit { return .unknown }
    return text(parts.joined(separator: separator))
  }
}
