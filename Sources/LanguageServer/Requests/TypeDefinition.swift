extension Request {
  static let typeDefinition = Request.document(
    "textDocument/typeDefinition", ["typeDefinitionProvider": true]
  ) { context, writer in
    let targets = context.editor.typeDefinition(at: try context.offset(), in: context.id)
    writer.write(targets, context, "textDocument.typeDefinition")
  }
}
