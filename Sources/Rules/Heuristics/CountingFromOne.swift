import CtlChecker
import CtlDiagnostics

extension Written {
  /// Lets a variable that counts from 1 count from 0, where the last place is one less than its range
  /// says: its range, its first value, and the numbers that it gets and is compared with.
  func countingFromZero(_ ends: ClosedRange<Double>, last: Int) -> Fix? {
    guard isBinding, ends == 1...Double(last + 1), last > 0,
      let index = program.ownVariable(entry.expression), let range = program.variables[index].range
    else { return nil }
    let text = "0...\(last)"
    var changes = [Change.replace(program.expression(range).origin, .whole, text)]
    func shift(_ value: ExpressionID) {
      guard program.expression(value).operation == .literal,
        let number = program.constant(value)?.whole
      else { return }
      changes.append(.replace(program.expression(value).origin, .whole, String(number - 1)))
    }
    if let first = program.variables[index].initialValue { shift(first) }
    for expression in program.expressions where program.isComparison(expression) {
      if program.ownVariable(program.operand(0, of: expression)) == index {
        shift(program.operand(1, of: expression))
      }
    }
    for step in program.steps {
      if case .assign(let place, let value) = step.form, program.ownVariable(place) == index {
        shift(value)
      }
    }
    return control.fix(
      Message("count from 0: `{range}`", "从0开始计数：`{range}`")(["range": .text(text)]), .suggestion,
      changes)
  }
}
