import CtlDiagnostics
import CtlSyntax

/// Durations as other languages make them: `.minutes(5)`.
extension Checker {
  func duration(_ name: String, _ arguments: [Argument], _ node: Int) -> Suggestion? {
    guard let (unit, factor) = Checker.unitsOfCalls[name], arguments.count == 1,
      arguments[0].labelToken == nil, let value = arguments[0].value
    else { return nil }
    let number = tree.text(of: value)
    let text: String
    switch kind(value) {
    case .numberLiteral where factor == 1: text = number + unit
    case .numberLiteral:
      text = WrittenNumber.int(number).flatMap { $0 < 1000 ? "\($0 * factor)\(unit)" : nil } ?? ""
    case .nameExpression: text = "\(number) * \(factor)\(unit)"
    default: text = ""
    }
    return (
      Message("a duration is written with its unit: `{text}`", "时长连同单位一起写：`{text}`")([
        "text": .text(text.isEmpty ? "5\(unit)" : text)
      ]), text.isEmpty ? [] : [rewrite(node, text)]
    )
  }

  static let unitsOfCalls: [String: (unit: String, factor: Int)] = [
    "milliseconds": ("ms", 1), "seconds": ("s", 1), "minutes": ("min", 1), "hours": ("h", 1),
    "days": ("h", 24), "second": ("s", 1), "minute": ("min", 1), "hour": ("h", 1), "day": ("h", 24),
  ]
}
