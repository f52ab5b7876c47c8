import CtlEditor
import CtlText

extension Request {
  static let inlayHint = Request.document(
    "textDocument/inlayHint", ["inlayHintProvider": ["resolveProvider": true]]
  ) { context, writer in
    let lazy = Set(
      context.client["textDocument.inlayHint.resolveSupport.properties"]?.elements?
        .compactMap(\.string) ?? [])
    var places = context.places
    writer.array(context.editor.inlayHints(in: context.id, range: try context.range())) {
      writer, hint in
      let position = places.position(hint.offset, in: context.id)
      writer.object { writer in
        writer.key("position")
        writer.write(position)
        writer.member("label", hint.label)
        if hint.kind == .type { writer.member("kind", 1) }
        if hint.kind == .parameter { writer.member("kind", 2) }
        if hint.paddingLeft { writer.member("paddingLeft", true) }
        if hint.paddingRight { writer.member("paddingRight", true) }
        if let text = hint.insertion {
          writer.array("textEdits") {
            $0.writeTextEdit(PositionRange(start: position, end: position), text)
          }
        }
        if lazy.contains("tooltip") {
          writer.object("data") { writer in
            writer.member("uri", context.uri.text)
            writer.member("kind", hint.kind.rawValue)
          }
        } else {
          writer.member("tooltip", hint.kind.tooltip.text(context.snapshot.language))
        }
      }
    }
  }
}
