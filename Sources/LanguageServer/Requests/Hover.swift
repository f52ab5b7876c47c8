import CtlEditor
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
    writer.write(hover, places.range(hover.range, in: context.id), context.client)
  }.withSettings { context, writer in
    guard let hover = context.editing.hover(at: try context.offset()) else {
      return writer.writeNull()
    }
    var converter = PositionConverter(context.text, context.snapshot.encoding)
    writer.write(hover, converter.range(hover.range), context.snapshot.client)
  }
}

extension JSONWriter {
  fileprivate mutating func write(
    _ hover: Hover, _ range: PositionRange, _ client: ClientCapabilities
  ) {
    object { writer in
      writer.key("contents")
      // A plain string would be read as Markdown here.
      writer.write(
        hover.contents, client.markup("textDocument.hover.contentFormat") ?? .plainText)
      writer.member("range", range)
    }
  }
}
