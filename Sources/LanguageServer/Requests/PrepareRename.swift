import CtlText

extension Request {
  static let prepareRename = Request.document("textDocument/prepareRename") { context, writer in
    guard let (range, name) = context.editor.prepareRename(at: try context.offset(), in: context.id)
    else { return writer.writeNull() }
    var places = context.places
    writer.object { writer in
      writer.member("range", places.range(range, in: context.id))
      writer.member("placeholder", name)
    }
  }
}
