import CtlCatalogue
import CtlDiagnostics

#if canImport(Glibc)
  import Glibc  // `.rounded()` needs the C library to link
#endif

extension BuiltIn {
  static let all = allCases

  public var name: String { String(describing: self) }

  /// Whether it may be written behind a value: `names.count`.
  var isMember: Bool { self != .min && self != .max }

  /// Whether it is written without parentheses behind a value, as in Swift.
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

  func fold(_ values: [Value]) -> Value? {
    switch self {
    case .min, .max:
      var best = values[0]
      for value in values.dropFirst() {
        guard let a = value.number, let b = best.number else { return nil }
        if self == .min ? a < b : a > b { best = value }
      }
      return best
    case .abs:
      switch values[0] {
      case .int(let value): return value == .min ? nil : .int(Swift.abs(value))
      case .double(let value): return .double(Swift.abs(value))
      default: return nil
      }
    case .round:
      guard let number = values[0].number else { return nil }
      let rounded = number.rounded(.toNearestOrAwayFromZero)
      return Swift.abs(rounded) < 9.0e15 ? .int(Int(rounded)) : nil
    case .count:
      switch values[0] {
      case .string(let text): return .int(text.count)
      case .list(let items): return .int(items.count)
      default: return nil
      }
    case .isEmpty:
      switch values[0] {
      case .string(let text): return .bool(text.isEmpty)
      case .list(let items): return .bool(items.isEmpty)
      default: return nil
      }
    case .uppercased:
      guard case .string(let text) = values[0] else { return nil }
      return .string(text.uppercased())
    case .formatted: return values[0].text.map { .string($0) }
    }
  }
}

/// Functions that make a value which has no literal.
struct Constructor {
  let name: String
  let form: String
  let type: Type
  let parameters: [Type]
  let labels: [String: CaseSet]
  let make: @Sendable ([Value], [String: String]) -> Value?

  static let all: [Constructor] = [
    Constructor(
      name: "localized", form: "localized(\"key\")", type: .string, parameters: [.string],
      labels: [:]
    ) { values, _ in
      if case .string(let key) = values[0] { .localized(key) } else { nil }
    },
    Constructor(
      name: "custom", form: "custom(\"Family\", 22)", type: .font, parameters: [.string, .double],
      labels: [:]
    ) { values, _ in
      if case .string(let family) = values[0], let size = values[1].number {
        .font(.custom(family: family, size: size))
      } else {
        nil
      }
    },
    Constructor(
      name: "system", form: "system(13)", type: .font, parameters: [.double], labels: [:]
    ) { values, _ in
      values[0].number.map { .font(.system(size: $0)) }
    },
    Constructor(
      name: "image", form: "image(\"name\", role: .purpose)", type: .image, parameters: [.string],
      labels: ["role": .imageRole, "renderingMode": .renderingMode]
    ) { values, labels in
      if case .string(let name) = values[0] {
        .image(
          ImageReference(name, role: labels["role"], renderingMode: labels["renderingMode"]))
      } else {
        nil
      }
    },
    Constructor(
      name: "resizable", form: "resizable(\"name\")", type: .image, parameters: [.string],
      labels: ["renderingMode": .renderingMode]
    ) { values, labels in
      if case .string(let name) = values[0] {
        .image(
          ImageReference(name, renderingMode: labels["renderingMode"], isResizable: true))
      } else {
        nil
      }
    },
  ]
}
