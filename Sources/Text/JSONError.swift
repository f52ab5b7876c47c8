/// Why bytes are not JSON, and where.
public struct JSONError: Error, Sendable, Hashable {
  /// The first byte that is not allowed; the length of the text when it ends too early.
  public let offset: Int
  public let reason: Reason

  public init(offset: Int, reason: Reason) {
    self.offset = offset
    self.reason = reason
  }

  public enum Reason: Sendable, CaseIterable {
    case end, value, key, colon, commaInArray, commaInObject, trailing
    case escape, unicodeEscape, control, encoding
    case number, leadingZero, numberRange, depth, length
    case comment, lastComma, quote
  }

  /// In English.
  public var message: String { reason.words.en }
}

extension JSONError.Reason {
  /// What is wrong, lower case, without a full stop.
  public var words: (en: String, zh: String) {
    switch self {
    case .end: ("the text ends in the middle of a value", "文本在一个值的中间就结束了")
    case .value: ("expected a value here", "此处应为一个值")
    case .key: ("expected a key in quotation marks here", "此处应为带引号的键")
    case .colon: ("expected `:` after the key", "键之后应为 `:`")
    case .commaInArray: ("expected `,` or `]` after the element", "元素之后应为 `,` 或 `]`")
    case .commaInObject: ("expected `,` or `}` after the value", "值之后应为 `,` 或 `}`")
    case .trailing: ("nothing may follow the value", "值之后不能再有内容")
    case .escape:
      (
        "only `\"`, `\\`, `/`, `b`, `f`, `n`, `r`, `t` and `u` can follow a backslash",
        "反斜杠之后只能是 `\"`、`\\`、`/`、`b`、`f`、`n`、`r`、`t` 或 `u`"
      )
    case .unicodeEscape:
      ("`\\u` needs four hexadecimal digits", "`\\u` 之后需要四位十六进制数字")
    case .control:
      ("a control character in a string has to be escaped", "字符串中的控制字符必须转义")
    case .encoding: ("these bytes are not UTF-8", "这些字节不是 UTF-8")
    case .number: ("expected a digit here", "此处应为数字")
    case .leadingZero: ("a number cannot begin with `0` and more digits", "数字不能以多余的 `0` 开头")
    case .numberRange: ("the number is too large to be kept", "数字过大，无法保存")
    case .depth:
      (
        "values are nested deeper than \(JSONReader.depthLimit) levels",
        "值的嵌套超过 \(JSONReader.depthLimit) 层"
      )
    case .length: ("the text is longer than 4 GB", "文本超过 4 GB")
    case .comment: ("comments are not part of JSON", "JSON 中没有注释")
    case .lastComma: ("nothing follows this `,`", "此 `,` 之后没有内容")
    case .quote: ("text stands in `\"`", "文本应放在 `\"` 之间")
    }
  }
}
