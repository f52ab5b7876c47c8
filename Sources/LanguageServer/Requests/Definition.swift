extension Request {
  static let definition = Request.document(
    "textDocument/definition", ["definitionProvider": true]
  ) { context, writer in
    let targets = context.editor.definition(at: try context.offset(), in: context.id)
    writer.write(targets, context, "textDocument.definition")
  }
}
