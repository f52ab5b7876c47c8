extension Request {
  static let declaration = Request.document(
    "textDocument/declaration", ["declarationProvider": true]
  ) { context, writer in
    let targets = context.editor.declaration(at: try context.offset(), in: context.id)
    writer.write(targets, context, "textDocument.declaration")
  }
}
