import CtlDiagnostics
import CtlSyntax

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
    if Checker.factors.contains(abs(multiplier)) { return true }
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

// MARK: Priorities

extension Checker {
  private static let namedPriorities: [(value: Int, names: Set<String>)] = [
    (1000, ["required", "must", "strong"]), (750, ["high", "defaultHigh"]),
    (500, ["medium", "normal"]), (250, ["low", "defaultLow", "weak", "optional"]),
  ]

  /// `@ high`, `@ .required`: the words of other tools for a priority; returns whether it is one.
  mutating func reportNamedPriority(_ node: Int) -> Bool {
    guard kind(node) == .nameExpression || kind(node) == .caseExpression else { return false }
    let word = text(ofToken: Int(tree.nodes[node].endToken) - 1)
    guard scope[tables.names.intern(word)] == nil,
      let named = Self.namedPriorities.first(where: { $0.names.contains(word) })
    else { return false }
    report(
      Finding(
        SyntaxCode.foreign, at: location(node),
        Message(
          "a priority is a number from 1 to 1000: `@ {number}`", "优先级是 1 到 1000 的数：`@ {number}`")([
            "number": .text("\(named.value)")
          ]),
        fixes: [rewrite(node, "\(named.value)")]))
    return true
  }
}

// MARK: Names

extension Checker {
  /// `a.leading == superview`: what stands alone has no edge; returns whether it is an element or the superview.
  mutating func reportNameInLayout(_ node: Int) -> Bool {
    let word = text(ofToken: firstToken(node))
    let isAround = ["superview", "super", "parent", "view", "self"].contains(word)
    let symbol = scope[name(ofToken: firstToken(node))]
    guard isAround && symbol == nil || symbol?.kind == .element else { return false }
    let base = isAround && symbol == nil ? "superview" : word
    // The edge on the other side of the sign is the likely one.
    var edge = "leading"
    if let sign = tree.significant(before: firstToken(node)),
      let other = tree.significant(before: sign), let dot = tree.significant(before: other),
      tree.tokenKinds[dot] == .dot
    {
      edge = text(ofToken: other)
    }
    report(
      Finding(
        LanguageCode.typeMismatch, at: location(node),
        [
          "expected": .words("an anchor, such as `name.leading`", "锚点，例如 `name.leading`"),
          "found": .words("the name alone", "单独的名称"),
        ], fixes: [rewrite(node, "\(base).\(edge)")]))
    return true
  }
}
