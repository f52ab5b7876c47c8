extension Expression {
  /// What it comes to, from the values of its operands. `operand` is asked for those that matter,
  /// `text` for how people read a value, and `formatted` for the same with the separators and words
  /// of a language. Names and properties of elements are for the environment.
  package func outcome(
    _ operand: (Int) -> Value?, text: (Value?) -> String?,
    formatted: (Value) -> String? = { $0.textInEveryLanguage }
  ) -> Outcome {
    switch operation {
    case .list: return list(operand)
    case .record: return record(operand)
    case .field: return field(operand)
    case .interpolation: return interpolation(operand, text)
    case .conditional:
      guard case .bool(let condition)? = operand(0) else { return .unknown }
      return .value(operand(condition ? 1 : 2))
    case .index: return item(operand)
    case .call:
      var arguments: [Value] = []
      for index in 0..<Int(operandCount) {
        guard let argument = operand(index) else { return .unknown }
        arguments.append(argument)
      }
      return BuiltIn(self)?.outcome(arguments, text: text, formatted: formatted) ?? .unknown
    case .styled: return styled(operand)
    case .toDouble: return .value(operand(0)?.number.map { .double($0) })
    case .poison, .literal, .symbol, .reference, .elementProperty, .element, .systemView:
      return .unknown
    default:
      if let binary = operation.binary { return outcome(of: binary, operand, text) }
      guard let prefix = operation.prefix, let value = operand(0) else { return .unknown }
      return prefix.apply(value)
    }
  }

  private func outcome(
    of binary: BinaryOperator, _ operand: (Int) -> Value?, _ text: (Value?) -> String?
  ) -> Outcome {
    let left = operand(0)
    if let left {
      switch binary.shortcut {
      case .value(let decisive)? where left == decisive: return .value(left)
      case .present? where left != .none: return .value(left)
      default: break
      }
    }
    guard let right = operand(1) else { return .unknown }
    guard let left else {
      if case .value(let decisive)? = binary.shortcut, right == decisive { return .value(right) }
      let divides = operation == .divide || operation == .remainder
      return divides && right.number == 0
        ? Outcome(value: nil, problem: .divisionByZero) : .unknown
    }
    if type == .string, operation == .add {
      return binary.apply(left.plain(text), right.plain(text))
    }
    return binary.apply(left, right)
  }

  private func list(_ operand: (Int) -> Value?) -> Outcome {
    var items: [Value] = []
    items.reserveCapacity(Int(operandCount))
    var room = Outcome.itemLimit
    for index in 0..<Int(operandCount) {
      guard let item = operand(index), item.fits(&room) else { return .unknown }
      items.append(item)
    }
    return .value(.list(items))
  }

  private func styled(_ operand: (Int) -> Value?) -> Outcome {
    guard let text = operand(0) else { return .unknown }
    var style = RunStyle()
    for (index, attribute) in RunStyle.attributes(of: self).enumerated() {
      guard let value = operand(index + 1) else { return .unknown }
      style.set(attribute, value)
    }
    return .value(.styled(text, style))
  }

  private func interpolation(
    _ operand: (Int) -> Value?, _ text: (Value?) -> String?
  ) -> Outcome {
    var result = ""
    for index in 0..<Int(operandCount) {
      guard let part = text(operand(index)), result.utf8.count <= Outcome.textLimit else {
        return .unknown
      }
      result += part
    }
    return .text(result)
  }

  private func item(_ operand: (Int) -> Value?) -> Outcome {
    guard case .list(let items)? = operand(0), case .int(let index)? = operand(1) else {
      return .unknown
    }
    return items.indices.contains(index)
      ? .value(items[index]) : Outcome(value: .initial(type), problem: .indexOutOfRange)
  }
}

extension BuiltIn {
  init?(_ expression: Expression) {
    guard expression.operation == .call, let raw = UInt8(exactly: expression.payload) else {
      return nil
    }
    self.init(rawValue: raw)
  }

  func outcome(
    _ arguments: [Value], text: (Value?) -> String?, formatted: (Value) -> String?
  ) -> Outcome {
    guard let first = arguments.first else { return .unknown }
    switch self {
    case .min, .max:
      var best = first
      for value in arguments.dropFirst() {
        // Of equals, Swift takes the first for the least and the last for the greatest.
        let isBetter =
          self == .min
          ? Arithmetic.isLess(value, best)
          : Arithmetic.isLess(best, value).map { $0 || best == value }
        guard let isBetter else { return .unknown }
        if isBetter { best = value }
      }
      return .value(best)
    case .abs:
      if case .double(let number) = first { return .value(.double(Swift.abs(number))) }
      guard case .int(let number) = first else { return .unknown }
      return number < 0 ? Arithmetic.negate(first) : .value(first)
    case .round:
      if case .int = first { return .value(first) }
      guard let number = first.number else { return .unknown }
      return Arithmetic.round(number)
    case .count:
      if case .list(let items) = first { return .value(.int(items.count)) }
      guard case .string(let string) = first.plain(text) else { return .unknown }
      return .value(.int(string.count))
    case .isEmpty:
      if case .list(let items) = first { return .value(.bool(items.isEmpty)) }
      guard case .string(let string) = first.plain(text) else { return .unknown }
      return .value(.bool(string.isEmpty))
    case .uppercased:
      guard case .string(let string) = first.plain(text) else { return .unknown }
      return .text(string.uppercased())
    case .formatted: return .value(formatted(first).map { .string($0) })
    }
  }
}

extension Value {
  /// A string of the catalogue as the text that stands for it.
  fileprivate func plain(_ text: (Value?) -> String?) -> Value {
    if case .localized = self, let text = text(self) { .string(text) } else { self }
  }

  /// What a type begins with when nothing is said. A date begins with none: the present is not known
  /// here.
  public static func initial(_ type: Type) -> Value {
    if type.isList { return .list([]) }
    guard type.isPlain else { return .none }
    switch type.base {
    case .bool: return .bool(false)
    case .int: return .int(0)
    case .double: return .double(0)
    case .string: return .string("")
    case .duration: return .duration(0)
    case .length: return .length(0)
    case .color: return .color(Color(0, 0, 0))
    case .enumeration: return .enumCase(file: type.file, index: Int(type.index), case: 0)
    default: return .none
    }
  }
}
