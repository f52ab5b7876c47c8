import CtlCatalogue
import CtlDiagnostics
import CtlSyntax

/// Words of program code in the place of an element: `end`, `while`, `return`.
extension Checker {
  /// Takes a word of code away, and keeps the elements that stand in it or after it.
  func fixes(ofCode token: Int, _ spelled: String, _ node: Int) -> [Fix] {
    let element = ElementSyntax(unchecked: tree, node)
    func delete(_ range: Range<Int>) -> [Fix] {
      [Fix(Phrase(Message("delete it", "删除它")), .suggestion, [Edit(Location(file, range), "")])]
    }
    if let kind = element.nameToken, KindName(name: text(ofToken: kind)) != nil {
      return delete(tree.tokenRange(token).lowerBound..<tree.tokenRange(kind).lowerBound)
    }
    let block = tree.child(of: node, .block)
    let members = block.map { Array(tree.children(of: $0)) } ?? []
    guard let block, !members.isEmpty else {
      return delete(SyntaxOrigins(tree).deletionRange(tree.range(of: node)))
    }
    if element.primaryText != nil { return [] }
    if element.nameToken != nil { return spelled == "while" ? [replacement(token, "if")] : [] }
    let kinds: [NodeKind] = [.element, .ifStatement, .forStatement, .slot]
    guard members.allSatisfy({ kinds.contains(tree.nodes[$0].kind) }),
      !tree.nodes[block].flags.contains(.hasError)
    else { return [] }
    return [
      Fix(
        Message("delete `{word}` and keep what is in it", "删除 `{word}`，保留其中的内容")([
          "word": .text(spelled)
        ]), .suggestion, [SyntaxOrigins(tree).unwrapping(node, block)])
    ]
  }
}
