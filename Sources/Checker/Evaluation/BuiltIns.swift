import CtlDiagnostics

/// The functions that the language has, as members or as calls. What they give is in `Outcomes.swift`.
public enum BuiltIn: UInt8, Sendable, CaseIterable {
  case min, max, abs, round, count, isEmpty, uppercased, formatted
}

extension BuiltIn {
  static let all = allCases

  public var name: String { String(describing: self) }

  /// Whether it may be written after a value: `names.count`.
  var isMember: Bool { self != .min && self != .max }

  /// Whether it is written without parentheses after a value, as in Swift.
  var isProperty: Bool { self == .count || self == .isEmpty }

  /// What its arguments are, in words.
  var takes: Message {
    switch self {
    case .min, .max:
      Message("two or more numbers, durations or lengths", "两个或更多数字、时长或长度")
    case .abs, .round: Message("a number", "一个数字")
    case .count, .isEmpty: Message("a text or a list", "一段文字或一个列表")
    case .uppercased: Message("a text", "一段文字")
    case .formatted:
      Message("a number, duration, length, date or `Bool`", "数字、时长、长度、日期或 `Bool`")
    }
  }

  /// The type of the result, or nil when the arguments do not fit.
  func result(_ types: [Type]) -> Type? {
    guard let first = types.first else { return nil }
    switch self {
    case .min, .max:
      return types.count >= 2 && first.isPlain && isMeasurable(first)
        && types.allSatisfy({ $0 == first }) ? first : nil
    case .abs: return types.count == 1 && first.isNumber ? first : nil
    case .round: return types == [.double] ? .int : types == [.int] ? .int : nil
    case .count: return types.count == 1 && (first == .string || first.isList) ? .int : nil
    case .isEmpty: return types.count == 1 && (first == .string || first.isList) ? .bool : nil
    case .uppercased: return types == [.string] ? .string : nil
    case .formatted:
      return types.count == 1 && first.isPlain
        && (isMeasurable(first) || first.base == .date || first.base == .bool) ? .string : nil
    }
  }

  private func isMeasurable(_ type: Type) -> Bool {
    switch type.base {
    case .int, .double, .duration, .length: true
    default: false
    }
  }
}
