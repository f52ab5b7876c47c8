import CtlDiagnostics

/// The numbers of constraints that a solver calculates with exactly enough: sums of numbers this far
/// apart keep a thousandth of a point.
extension Checker {
  private static let pointLimit = 100_000.0
  private static let factors = 0.001...1_000.0

  /// A constant number of points; one that no screen has is reported.
  mutating func layoutNumber(_ node: Int) -> Double? {
    guard let number = points(node) else { return nil }
    return isWithinLimit(number, node) ? number : nil
  }

  /// Whether what a side of an equation adds up to can be calculated with.
  mutating func isSolvable(multiplier: Double, constant: Double, _ node: Int) -> Bool {
    guard isWithinLimit(constant, node) else { return false }
    if multiplier == 0 || Checker.factors.contains(abs(multiplier)) { return true }
    report(
      Finding(
        LanguageCode.outOfRange, at: location(node),
        [
          "value": .text(tree.text(of: node)), "range": "0.001...1000",
          "name": .words("a multiplier", "乘数"),
        ]))
    return false
  }

  private mutating func isWithinLimit(_ number: Double, _ node: Int) -> Bool {
    if abs(number) <= Checker.pointLimit { return true }
    report(
      Finding(
        LanguageCode.outOfRange, at: location(node),
        [
          "value": .text(tree.text(of: node)), "range": "-100000...100000",
          "name": .words("a number of points in a layout", "布局点数"),
        ]))
    return false
  }
}
