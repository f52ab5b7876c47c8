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
    let accessibility = block.flatMap { tree.child(of: $0, .accessibility) }
    let edit: Edit?
    if let accessibility {
      guard let inner = tree.child(of: accessibility, .block),
        !tree.children(of: inner).contains(where: {
          tree.name(ofToken: wordToken(tree, $0)) == PropertyName.label.name
        })
      else { return [] }
      edit = context.insert(title, into: accessibility)
    } else {
      edit = context.insert("accessibility { \(title) }", into: element)
    }
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
