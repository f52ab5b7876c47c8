import CtlDiagnostics
import CtlSyntax

/// Enums as other languages ask them.
extension Checker {
  /// `mood.rawValue`, `mood.label`: a text shows a case by what stands after it.
  func meaning(
    ofCaseMember token: Int, _ spelled: String, _ value: ExpressionID, _ node: Int
  ) -> Suggestion? {
    let words = [
      "rawValue", "label", "title", "name", "text", "description", "displayName", "localized",
      "toString", "string", "value", "caption",
    ]
    guard type(of: value).base == .enumeration, type(of: value).isPlain, words.contains(spelled)
    else { return nil }
    let base = tree.text(of: tables.expressions[value.index].origin.node)
    let isAlone = parts(of: node).count == 2
    let before = tree.significant(before: firstToken(node)).map { tree.tokenKinds[$0] }
    let after = tree.tokenKinds[tree.significant(from: Int(nodes[node].endToken))]
    let isInText =
      (before == .stringHead || before == .stringMiddle)
      && (after == .stringMiddle || after == .stringTail)
    let text = isInText ? base : "\"\\(\(base))\""
    return (
      Message(
        "a text shows a case by what stands after it: `{text}`", "文字用成员之后的内容显示它：`{text}`")([
          "text": .text(
            "\"\\(\(base.hasSuffix(".\(spelled)") ? String(base.dropLast(spelled.count + 1)) : base))\""
          )
        ]), isAlone ? [rewrite(node, text)] : []
    )
  }
}
