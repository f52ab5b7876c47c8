import CtlRuntime

extension TextField: UsedControl {
  static let use = KindUse {
    $0.hint = ("Enter type", "回车输入")
    $0.activate = { $0.beginEditing($1) }
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
      // A secure text stays so in logs and recordings.
      behavior.input.map { LogText.quoted(($0 as? CtlRuntime.TextField)?.shownText ?? $0.text) }
    }
  }
}
