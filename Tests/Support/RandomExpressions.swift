import CtlCatalogue

/// Random expressions of a given type.
extension RandomTypedProgram {
  /// `constant` leaves out values that are known only while the app runs.
  mutating func expression(_ type: RandomType, _ depth: Int, constant: Bool = false) -> String {
    if chance(35), let value = named(type, constant) { return value }
    guard depth > 0, chance(60) else { return literal(type, depth, constant) }
    if chance(15) {
      let condition = expression(.bool, depth - 1, constant: constant)
      let first = expression(type, depth - 1, constant: constant)
      return "(\(condition) ? \(first) : \(expression(type, depth - 1, constant: constant)))"
    }
    if chance(10), let value = named(.optional(type), constant) {
      return "(\(value) ?? \(expression(type, depth - 1, constant: constant)))"
    }
    if !constant, !isPlain, chance(10), let list = named(.list(type), false),
      let place = variable(.int)
    {
      return "\(list)[\(expression(.int, depth - 1)) + \(place)]"
    }
    return operation(type, depth - 1, constant) ?? literal(type, depth, constant)
  }

  mutating func named(_ type: RandomType, _ constant: Bool) -> String? {
    if chance(30), let part = part(type, constant) { return part }
    return pick(scope.values.filter { $0.type == type && (!constant || $0.isConstant) })?.name
  }

  mutating func variable(_ type: RandomType) -> String? {
    pick(scope.values.filter { $0.type == type && $0.isVariable })?.name
  }

  private mutating func operation(_ type: RandomType, _ depth: Int, _ constant: Bool) -> String? {
    func of(_ type: RandomType, _ program: inout Self) -> String {
      program.expression(type, depth, constant: constant)
    }
    if chance(25), let member = member(type, depth, constant) { return member }
    if !constant, chance(10), let state = taskState(type) { return state }
    if chance(20), let call = itemCall(type, constant) { return call }
    switch type {
    case .bool:
      if !constant, chance(30), let read = read(.bool) { return read }
      let compared: RandomType =
        pick(
          [.int, .double, .string, .duration, .date, .length]
            + sight.enums.map { .enumeration($0) }) ?? .int
      switch Int.random(in: 0..<6, using: &random) {
      case 0: return "!\(of(.bool, &self))"
      case 1: return "(\(of(.bool, &self)) && \(of(.bool, &self)))"
      case 2: return "(\(of(.bool, &self)) || \(of(.bool, &self)))"
      case 3:
        let sign = pick(["<", "<=", ">", ">="]) ?? "<"
        guard let left = named(compared, constant) else { return nil }
        return "(\(left) \(sign) \(of(compared, &self)))"
      case 4:
        guard let value = named(randomType(), constant) else { return nil }
        return "(\(value) \(chance(50) ? "==" : "!=") \(value))"
      default: return "isEmpty(\(of(.string, &self)))"
      }
    case .int:
      if !constant, chance(20), let read = read(.int) { return read }
      switch Int.random(in: 0..<8, using: &random) {
      case 0: return "(\(of(.int, &self)) + \(of(.int, &self)))"
      case 6: return call("pow", [of(.int, &self), "\(Int.random(in: 0...3, using: &random))"])
      case 1: return "(\(of(.int, &self)) - \(of(.int, &self)))"
      case 2: return "(\(of(.int, &self)) * \(Int.random(in: -9...9, using: &random)))"
      case 3: return "(\(of(.int, &self)) / \(Int.random(in: 1...9, using: &random)))"
      case 4: return "(\(of(.int, &self)) % \(Int.random(in: 2...9, using: &random)))"
      case 5: return call(pick(["min", "max"]) ?? "min", [of(.int, &self), of(.int, &self)])
      default: return call("abs", [of(.int, &self)])
      }
    case .double:
      if !constant, chance(20), let read = read(.double) { return read }
      guard let value = named(.double, constant) else { return nil }
      if chance(15) { return call("pow", [value, "\(Int.random(in: 0...3, using: &random))"]) }
      let sign = pick(["+", "-", "*"]) ?? "+"
      return "(\(value) \(sign) \(Int.random(in: 1...9, using: &random)))"
    case .string:
      if !constant, chance(20), let read = read(.string) { return read }
      return pick([
        "uppercased(\(of(.string, &self)))", "(\(of(.string, &self)) + \(of(.string, &self)))",
        "formatted(\(named(.duration, constant) ?? "5s"))",
        "formatted(\(named(.length, constant) ?? "44pt"))",
        "formatted(\(named(.date, constant) ?? named(.double, constant) ?? "1.5"))",
      ])
    case .date:
      guard let date = named(.date, constant) else { return nil }
      return "(\(date) \(chance(50) ? "+" : "-") \(named(.duration, constant) ?? "36h"))"
    case .duration:
      if chance(15), let date = named(.date, constant) { return "(\(date) - \(date))" }
      return pick([
        "(\(of(.duration, &self)) + \(of(.duration, &self)))",
        "(\(named(.duration, constant) ?? "3s") * 2)",
        "(\(named(.duration, constant) ?? "4s") / 2.5)",
      ])
    case .length:
      guard let value = named(.length, constant) else { return nil }
      return "(\(value) * \(chance(50) ? "2" : named(.int, constant) ?? "3") + 4pt)"
    default: return nil
    }
  }

  private func call(_ function: String, _ arguments: [String]) -> String {
    "\(function)(\(arguments.joined(separator: ", ")))"
  }

  /// A property of an element that came before.
  private mutating func read(_ type: RandomType) -> String? {
    let wanted: ValueType =
      switch type {
      case .bool: .bool
      case .int: .int
      case .double: .double
      default: .string
      }
    let visible = scope.elements.filter { scope.loops.starts(with: $0.loops) }
    guard let element = pick(visible), !isPlain else { return nil }
    let properties = Kind.named(element.kind).properties.filter {
      $0.type == wanted && $0.keying == .single && !$0.isMisplaced
    }
    return pick(properties).map { "\(element.name).\($0.name.name)" }
  }

  // MARK: Literals

  private mutating func literal(_ type: RandomType, _ depth: Int, _ constant: Bool) -> String {
    switch type {
    case .bool: return chance(50) ? "true" : "false"
    case .int: return String(Int.random(in: 0...99, using: &random))
    case .double: return pick(["0.5", "1", "2.25", "1e-7", "12345678.5", "3.0", "1000000"]) ?? "1"
    case .string: return string(depth, constant: constant)
    case .color:
      return pick([
        "#F90", "#12345678", "#ABCDEF", ".red", "Color(light: #123, dark: #FEDCBA)",
        "Color(light: .red, dark: #FEE, highContrast: Color(light: #800, dark: #F88))",
      ]) ?? "#000"
    case .image:
      return pick([
        "\"moon\"", "image(\"a\\\"b\", role: .purpose)", "resizable(\"panel\")",
        "image(\"x\", renderingMode: .alwaysOriginal)",
      ]) ?? "\"x\""
    case .date: return pick(["\"2026-01-31\"", "\"2026-05-04T20:30:15\"", "\"09:00\""]) ?? ""
    case .duration: return pick(["2s", "1h30min", "250ms", "0s", "12345678s"]) ?? "2s"
    case .length: return pick(["44pt", "0.5pt"]) ?? "1pt"
    case .font:
      return pick([".headline", ".caption2", "system(13)", "custom(\"A \\\"B\\\"\", 22.5)"])
        ?? ".body"
    case .enumeration(let index): return "." + (pick(enums[index].cases) ?? "case0")
    case .record(let index): return recordLiteral(index, depth, constant)
    case .list(let element):
      let items = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        expression(element, min(1, depth - 1), constant: constant)
      }
      if case .enumeration(let index) = element, Set(items).count == 3 {
        return "\(enums[index].name).allCases"
      }
      return "[\(items.joined(separator: ", "))]"
    case .optional(let element):
      return chance(40) ? "nil" : expression(element, max(0, depth - 1), constant: constant)
    }
  }

  /// Texts that try to become code.
  private static let texts = [
    "Plain words", "a \\\"quote\\\"", "back\\\\slash", "\\\\(x)", "two\\nlines", "\\0",
    "\\u{202E}abc",
    "\\u{1F600}", "汉字", "\\t", "*/", "\\\"\\\"\\\"",
    "a long text that goes on and on, for the sake of the line",
    "}", "#\\\"", "\\u{2028}", "",
  ]

  func texts() -> [String] { RandomTypedProgram.texts }

  mutating func plainString() -> String { "\"\(pick(texts()) ?? "")\"" }

  mutating func string(_ depth: Int, constant: Bool = false) -> String {
    if !isPlain, chance(8) {
      if depth > 0, !constant, chance(50) { return "localized(\(interpolated(depth - 1)))" }
      return "localized(\"key.\(Int.random(in: 0...9, using: &random))\")"
    }
    return interpolated(depth, constant: constant)
  }

  /// A text in quotes.
  mutating func interpolated(_ depth: Int, constant: Bool = false) -> String {
    var result = pick(texts()) ?? ""
    if depth > 0, chance(50) {
      let type: RandomType =
        pick([
          .int, .double, .string, .bool, .duration, .length, .date, .optional(.string),
          .optional(.double), .enumeration(sight.enums[0]),
          .optional(.enumeration(sight.enums[0])),
        ]) ?? .int
      if let value = named(type, constant) {
        result += "\\(\(value))" + (pick(texts()) ?? "")
      } else if case .enumeration = type {
        result += "!"
      } else if case .optional = type {
        result += "?"
      } else if type != .date {
        result += "\\(\(expression(type, depth - 1, constant: constant)))"
      }
    }
    return "\"\(result)\""
  }
}
