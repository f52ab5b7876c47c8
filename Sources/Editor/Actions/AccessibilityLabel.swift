import CtlCatalogue
import CtlDiagnostics
import CtlSyntax

extension CodeActionProvider {
  /// An accessibility label for the control here, when it has none.
  static let accessibilityLabel = CodeActionProvider { context in
    guard let element = context.head, let name = context.tree.kind(ofOwner: element) else {
      return []
    }
    let tree = context.tree
    let kind = Kind.named(name)
    guard kind.role == .control, kind.isInteractive else { return [] }
    let title = "label: \"\(words(context, element, kind))\""
    let block = tree.child(of: element, .block)
    let blocks = block.map {
      tree.children(of: $0).filter { tree.nodes[$0].kind == .accessibility }
    }
    let isNamed = (blocks ?? []).contains { accessibility in
      tree.child(of: accessibility, .block).map { inner in
        tree.children(of: inner).contains {
          tree.name(ofToken: wordToken(tree, $0)) == PropertyName.label.name
        }
      } ?? true
    }
    if isNamed { return [] }
    let edit =
      blocks?.first.map { context.insert(title, into: $0) }
      ?? context.insert("accessibility { \(title) }", into: element)
    guard let edit else { return [] }
    return [
      CodeAction(
        title: Phrase(Message("add an accessibility label", "添加辅助功能标签")), kind: .rewrite,
        edits: [edit])
    ]
  }

  /// The text of the label: the name of the element in words, or the name of its kind.
  private static func words(_ context: ActionContext, _ element: Int, _ kind: Kind) -> String {
    guard let node = context.tree.child(of: element, .name) else { return kind.title.en }
    var result = ""
    for character in context.tree.name(ofToken: Int(context.tree.nodes[node].firstToken)) {
      if result.isEmpty {
        result += character.uppercased()
      } else {
        if character.isUppercase, result.last?.isLowercase == true { result += " " }
        result.append(character)
      }
    }
    return result
  }
}
