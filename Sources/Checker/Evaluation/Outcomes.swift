extension Expression {
  /// What it comes to, from the values of its operands. `operand` is asked for those that matter, and
  /// the environment for how people read them. Names and properties of elements are for the
  /// environment.
  package func outcome(
    _ operand: (Int) -> Value?, in environment: (any Environment)? = nil
  ) -> Outcome {
    let reading = Reading(type: type, environment: environment)
    switch operation {
    case .list: return list(operand)
    case .record: return record(operand)
    case .field: return field(operand)
    case .interpolation: return interpolation(operand, reading)
    case .conditional:
      guard case .bool(let condition)? = operand(0) else { return .unknown }
      return .value(operand(condition ? 1 : 2))
    case .index: return item(operand)
    case .call:
      var arguments: [Value] = []
      for index in 0..<Int(operandCount) {
        guard let argument = operand(index) else { return .unknown }
        // After `?.`; no function takes what may be missing.
        if index == 0, argument == .none { return .value(Value.none) }
        arguments.append(argument)
      }
      guard let builtIn = BuiltIn(self), !arguments.isEmpty else { return .unknown }
      return builtIn.apply(arguments, reading)
    case .styled: return styled(operand)
    case .toDouble:
      return .value(operand(0).flatMap { $0 == .none ? $0 : $0.number.map { .double($0) } })
    case .poison, .literal, .symbol, .reference, .elementProperty, .taskState, .element,
      .systemView, .computed, .ofCase:
      return .unknown
    default:
      if let binary = operation.binary { return outcome(of: binary, operand, reading) }
      guard let prefix = operation.prefix, let value = operand(0) else { return .unknown }
      return prefix.apply(value)
    }
  }

  private func outcome(
    of binary: BinaryOperator, _ operand: (Int) -> Value?, _ reading: Reading
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
      return binary.apply(reading.plain(left), reading.plain(right))
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
    _ operand: (Int) -> Value?, _ reading: Reading
  ) -> Outcome {
    var result = ""
    for index in 0..<Int(operandCount) {
      guard let part = reading.text(operand(index)), result.utf8.count <= Outcome.textLimit else {
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

extension Value {
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
    case .font: return .font(.textStyle("body"))
    case .enumeration: return .enumCase(file: type.file, index: Int(type.index), case: 0)
    default: return .none
    }
  }
}
