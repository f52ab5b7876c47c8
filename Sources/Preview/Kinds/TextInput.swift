extension KindUse {
  static let textField = KindUse(.textField) {
    $0.hint = ("Enter type", "回车输入")
    $0.activate = { $0.beginEditing($1) }
    $0.spokenKind = ("text field", "文本栏")
    $0.press = { preview, node, x, _ in
      let frame = preview.layout.frames[node]
      let isEditing = preview.live.tree.nodes[node].key == preview.live.state.editing
      let isAtEnd = preview.isRightToLeft ? x < frame.x + 3 : x >= frame.maxX - 3
      if isAtEnd, preview.picture.showsClearButton(node) {
        if isEditing {
          preview.handle(PreviewEvent.Key.control("u"))
        } else {
          preview.use(.clear, node)
        }
      } else if !isEditing {
        preview.beginEditing(node)
      }
    }
    $0.outcome = { behavior, _, _ in
      if case .textField(let field) = behavior.control { LogText.quoted(field.text) } else { nil }
    }
  }

  static let textView = KindUse(.textView) {
    $0.hint = ("Enter type", "回车输入")
    $0.activate = { $0.beginEditing($1) }
    $0.hasLines = true
    $0.press = { preview, node, _, _ in
      if preview.live.tree.nodes[node].key != preview.live.state.editing {
        preview.beginEditing(node)
      }
    }
    $0.outcome = { behavior, _, _ in
      if case .textView(let view) = behavior.control { LogText.quoted(view.text) } else { nil }
    }
  }
}
