extension Value {
  /// A string, or the key that stands for a localized one; empty for any other value.
  public var words: String {
    switch self {
    case .string(let text), .localized(let text): text
    default: ""
    }
  }

  /// The value as a person reads it inside a text, nothing for `nil`; nil for what has no text.
  public var text: String? {
    switch self {
    case .none: return ""
    case .bool(let value): return value ? "true" : "false"
    case .int(let value): return String(value)
    case .double(let value): return Value.text(value)
    case .string(let value): return value
    case .date(let value): return value.readableText
    case .duration(let value): return Value.duration(value)
    case .length(let value): return Value.text(value) + "pt"
    case .range(let lower, let upper, let isClosed):
      guard let lower = lower.text, let upper = upper.text else { return nil }
      return lower + (isClosed ? "..." : "..<") + upper
    default: return nil
    }
  }

  /// A text as a string literal.
  public static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}"..<" ", "\u{7F}": result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Whole numbers without a fraction.
  public static func text(_ number: Double) -> String { number.plainText }

  /// `1h30min`, as it is written.
  static func duration(_ milliseconds: Int) -> String {
    Duration.milliseconds(milliseconds).plainText
  }
}
