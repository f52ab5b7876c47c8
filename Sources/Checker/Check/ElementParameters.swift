import CtlDiagnostics
import CtlSyntax

/// Elements that a component of another language takes as a parameter.
extension Checker {
  static let typesOfElements: Set<String> = ["View", "AnyView", "Content", "Widget", "Element"]

  /// `component Box(content: View) { content }`: the elements of a use stand at a slot.
  func meaning(ofElements token: Int, _ spelled: String) -> Suggestion? {
    guard Checker.typesOfElements.contains(spelled), let colon = tree.significant(before: token),
      tree.tokenKinds[colon] == .colon, let name = tree.significant(before: colon),
      let component = tree.children(of: 0).first(where: {
        kind($0) == .componentDeclaration && firstToken($0) <= token
          && token < Int(nodes[$0].endToken)
      }), let list = tree.child(of: component, .parameters)
    else { return nil }
    let label = Phrase(
      Message(
        "the elements of a use stand where the component has `slot`", "使用处的元素放在组件的 `slot` 处"))
    guard let block = tree.child(of: component, .block),
      tree.children(of: list).count(where: { kind($0) == .parameter }) == 1,
      let use = tree.children(of: block).first(where: {
        kind($0) == .element && tree.text(of: $0) == text(ofToken: name)
      })
    else { return (label, []) }
    return (
      label,
      [
        Fix(
          Message("write `{text}`", "改为 `{text}`")(["text": "slot"]), .suggestion,
          [Edit(location(list), ""), Edit(location(use), "slot")])
      ]
    )
  }
}
