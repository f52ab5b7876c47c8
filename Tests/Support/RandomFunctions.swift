import CtlCatalogue
import CtlChecker

/// Random calls of the functions that are written after a value.
extension RandomTypedProgram {
  /// A function after a value, of those that the language has.
  mutating func member(_ type: RandomType, _ depth: Int, _ constant: Bool) -> String? {
    let receivers: [RandomType] = [
      .string, .int, .double, .duration, .date, .list(.string), .list(.int), .list(.double),
      .list(.duration),
    ]
    guard let receiver = pick(receivers), let own = Type(receiver), let wanted = Type(type) else {
      return nil
    }
    let fitting = BuiltIn.all.filter { builtIn in
      guard builtIn.function.form == .method, let types = builtIn.arguments(own) else {
        return false
      }
      return builtIn.result([own] + types) == wanted
    }
    guard let builtIn = pick(fitting), let types = builtIn.arguments(own) else { return nil }
    var arguments: [String] = []
    for (parameter, type) in zip(builtIn.function.parameters.dropFirst(), types) {
      if parameter.isOptional, chance(50) || parameter.type.hasSuffix("Style") && !arguments.isEmpty
      {
        continue
      }
      let value: String? =
        parameter.set.flatMap { pick($0.members) }.map { "." + $0 }
        ?? (parameter.type == "Int" ? "\(Int.random(in: 0...4, using: &random))" : nil)
        ?? (builtIn.function.style == "currency" ? pick(["\"EUR\"", "\"JPY\"", "\"CHF\""]) : nil)
        ?? RandomType(type).map { expression($0, min(1, depth - 1), constant: constant) }
      guard let value else { return nil }
      arguments.append((parameter.label.map { $0 + ": " } ?? "") + value)
    }
    if builtIn.function.parameters.count == 3, arguments.isEmpty, own == .date {
      arguments = ["date: .long"]
    }
    var inside = arguments.joined(separator: ", ")
    if let style = builtIn.function.style {
      inside = "." + style + (inside.isEmpty ? "" : "(\(inside))")
    }
    guard let value = named(receiver, constant) else { return nil }
    return "\(value).\(builtIn.name)(\(inside))"
  }
}

extension Type {
  /// Nil for an enum, which only its file knows.
  fileprivate init?(_ type: RandomType) {
    let made: Type? =
      switch type {
      case .bool: .bool
      case .int: .int
      case .double: .double
      case .string: .string
      case .color: .color
      case .image: .image
      case .date: .date
      case .duration: .duration
      case .length: .length
      case .font: .font
      case .enumeration, .record: nil
      case .list(let element): Type(element)?.list
      case .optional(let element): Type(element)?.optional
      }
    guard let made else { return nil }
    self = made
  }
}

extension RandomType {
  fileprivate init?(_ type: Type) {
    let all: [(Type, RandomType)] = [
      (.bool, .bool), (.int, .int), (.double, .double), (.string, .string),
      (.duration, .duration), (.length, .length), (.date, .date),
    ]
    guard let found = all.first(where: { $0.0 == type }) else { return nil }
    self = found.1
  }
}
