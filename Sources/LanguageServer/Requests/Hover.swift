import CtlText

extension Request {
  static let hover = Request.document(
    "textDocument/hover", ["hoverProvider": true]
  ) { context, writer in
    guard let hover = context.editor.hover(at: try context.offset(), in: context.id) else {
      return writer.writeNull()
    }
    var places = context.places
    writer.object { writer in
      writer.key("contents")
      writer.write(hover.contents, context.client.markup("textDocument.hover.contentFormat"))
      writer.member("range", places.range(hover.range, in: context.id))
    }
  }
}
