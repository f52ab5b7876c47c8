import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlRules
import CtlSyntax

extension CodeActionProvider {
  /// An accessibility label for the control here, when it has none and something says what it is for.
  static let accessibilityLabel = CodeActionProvider { context in
    guard let element = context.head, let name = context.tree.kind(ofOwner: element) else {
      return []
    }
    let tree = context.tree
    let kind = Kind.named(name)
    guard kind.role == .control, kind.isInteractive else { return [] }
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
    guard
      let id = context.program.elements.firstIndex(where: { $0.origin == OriginID(node: element) }),
      let text = AccessibilityName.proposed(
        for: ElementID(id), in: context.program, context.snapshot.workspace.settings)
    else { return [] }
    let title = "label: \(text)"
    let words = [text]
    let edit =
      blocks?.first.map { context.insert(title, into: $0, fields: words) }
      ?? context.insert("accessibility { \(title) }", into: element, fields: words)
    guard let edit else { return [] }
    return [
      CodeAction(
        title: Phrase(Message("add an accessibility label", "添加辅助功能标签")), kind: .rewrite,
        edits: [edit])
    ]
  }
}
