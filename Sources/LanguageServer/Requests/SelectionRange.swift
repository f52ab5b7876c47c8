import CtlText

extension Request {
  static let selectionRange = Request.document(
    "textDocument/selectionRange", ["selectionRangeProvider": true]
  ) { context, writer in
    let text = context.text
    var places = context.places
    try writer.array(try context.parameters["positions"].elements()) { writer, position in
      try context.ticket.check()
      let offset = text.offset(of: try position.position(), context.snapshot.encoding)
      var ranges = context.editor.selectionRanges(at: offset, in: context.id)
      if ranges.isEmpty { ranges = [offset..<offset] }
      for (index, range) in ranges.enumerated() {
        if index > 0 { writer.key("parent") }
        writer.beginObject()
        writer.member("range", places.range(range, in: context.id))
      }
      for _ in ranges { writer.endObject() }
    }
  }
}
