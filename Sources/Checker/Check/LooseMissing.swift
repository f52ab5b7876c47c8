import CtlDiagnostics
import CtlSyntax

extension Checker {
  /// `isOpen && Double(amount) ?? 0 > 0`: a `??` after it, which is looser, takes all before it.
  func looseMissing(
    _ binary: BinaryOperator, _ right: ExpressionID, _ token: Int
  ) -> (Phrase, [Fix])? {
    let value = tables.expressions[right.index].origin.node
    let sign = tree.significant(from: Int(nodes[value].endToken))
    guard binary.isLogic, type(of: right).isOptional, sign < tree.tokenCount,
      tree.tokenKinds[sign].level == .coalescing
    else { return nil }
    let other = tree.significant(from: sign + 1)
    let isLiteral = [.number, .string, .trueKeyword, .falseKeyword].contains(
      tree.tokenKinds[other])
    let form = "(\(tree.text(of: value)) ?? \(isLiteral ? text(ofToken: other) : "…"))"
    let start = location(value).range.lowerBound
    let end = tree.tokenRange(other).upperBound
    return (
      Message(
        "`??` is looser than `{operator}`, and takes all before it: write `{form}`",
        "`??` 的结合比 `{operator}` 松，会包括它之前的全部内容：请写 `{form}`")([
          "operator": .text(text(ofToken: token)), "form": .text(form),
        ]),
      isLiteral
        ? [
          Fix(
            Message("write `{text}`", "改为 `{text}`")(["text": .text(form)]), .suggestion,
            [Edit(Location(file, start..<start), "("), Edit(Location(file, end..<end), ")")])
        ] : []
    )
  }
}
