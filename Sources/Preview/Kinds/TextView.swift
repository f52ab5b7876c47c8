import CtlRuntime

extension TextView: UsedControl {
  static let use = KindUse {
    $0.hint = ("Enter type", "回车输入")
    $0.activate = { $0.beginEditing($1) }
    $0.hasLines = true
    $0.press = { preview, node, _, _ in
      if preview.live.tree.nodes[node].key != preview.live.state.editing {
        preview.beginEditing(node)
      }
    }
    $0.outcome = { behavior, _, _ in
      behavior.input.map { LogText.quoted($0.text) }
    }
  }
}
