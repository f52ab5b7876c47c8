extension Request {
  /// Where a component is used, an action is called, a variable is bound.
  static let implementation = Request.document(
    "textDocument/implementation", ["implementationProvider": true], waitsForWorkspace: true
  ) { context, writer in
    let offset = try context.offset()
    writer.write(
      context.implementations(at: offset), context, "textDocument.implementation",
      origin: context.editor.definition(at: offset, in: context.id).first?.origin)
  }
}
