import CtlEditor
import CtlText

extension Request {
  static let documentHighlight = Request.document(
    "textDocument/documentHighlight", ["documentHighlightProvider": true]
  ) { context, writer in
    var places = context.places
    writer.array(context.editor.highlights(at: try context.offset(), in: context.id)) {
      writer, highlight in
      writer.object { writer in
        writer.member("range", places.range(highlight.range, in: context.id))
        writer.member("kind", Self.number(highlight.kind))
      }
    }
  }

  private static func number(_ kind: Highlight.Kind) -> Int {
    switch kind {
    case .text: 1
    case .read: 2
    case .write: 3
    }
  }
}
