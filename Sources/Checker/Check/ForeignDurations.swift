import CtlDiagnostics
import CtlSyntax

/// Durations as other languages make them: `.minutes(5)`.
extension Checker {
  func duration(_ name: String, _ arguments: [Argument], _ node: Int) -> Suggestion? {
    guard let (unit, factor) = Checker.unitsOfCalls[name], arguments.count == 1,
      arguments[0].labelToken == nil, let value = arguments[0].value
    else { return nil }
    let text = duration(value, unit, factor)
    return (
      Message("a duration is written with its unit: `{text}`", "时长连同单位一起写：`{text}`")([
        "text": .text(text.isEmpty ? "5\(unit)" : text)
      ]), text.isEmpty ? [] : [rewrite(node, text)]
    )
  }

  /// So many units of time, as they are written here; empty for what is longer than a name or a number.
  private func duration(_ value: Int, _ unit: String, _ factor: Int) -> String {
    let number = tree.text(of: value)
    return switch kind(value) {
    case .numberLiteral where factor == 1: number + unit
    case .numberLiteral:
      WrittenNumber.int(number).flatMap { $0 < 1000 ? "\($0 * factor)\(unit)" : nil } ?? ""
    case .nameExpression: "\(number) * \(factor)\(unit)"
    default: ""
    }
  }

  /// `start.adding(days: 1)`: a duration is added with `+`.
  /// - Parameter list: The arguments with their parentheses.
  func added(_ argument: Argument, _ list: Int) -> [Fix] {
    guard let label = argument.labelToken, let value = argument.value,
      let (unit, factor) = Checker.unitsOfCalls[text(ofToken: label)],
      case let text = duration(value, unit, factor), !text.isEmpty,
      let name = tree.significant(before: firstToken(list)),
      let dot = tree.significant(before: name)
    else { return [] }
    let range = tree.tokenRange(dot).lowerBound..<location(list).range.upperBound
    return [
      Fix(
        Message("write `{text}`", "改为 `{text}`")(["text": .text("+ " + text)]), .suggestion,
        [Edit(Location(file, range), " + " + text)])
    ]
  }

  static let unitsOfCalls: [String: (unit: String, factor: Int)] = [
    "milliseconds": ("ms", 1), "seconds": ("s", 1), "minutes": ("min", 1), "hours": ("h", 1),
    "days": ("h", 24), "second": ("s", 1), "minute": ("min", 1), "hour": ("h", 1), "day": ("h", 24),
  ]
}
