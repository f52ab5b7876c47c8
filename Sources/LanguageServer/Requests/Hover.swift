import CtlText

extension Request {
  static let hover = Request.document(
    "textDocument/hover", ["hoverProvider": true]
  ) { context, writer in
    let images = context.client.showsImages
    guard
      let hover = context.editor.hover(
        at: try context.offset(), in: context.id, showsImages: images)
    else { return writer.writeNull() }
    var places = context.places
    writer.object { writer in
      writer.key("contents")
      // A plain string would be read as Markdown here.
      let markup = context.client.markup("textDocument.hover.contentFormat") ?? .plainText
      writer.write(hover.contents, markup)
      writer.member("range", places.range(hover.range, in: context.id))
    }
  }
}
