extension Request {
  /// Where a component is used, an action is called, a variable is bound.
  static let implementation = Request.document(
    "textDocument/implementation", ["implementationProvider": true], waitsForWorkspace: true
  ) { context, writer in
    let targets = context.editor.implementations(at: try context.offset(), in: context.id)
    writer.write(targets, context, "textDocument.implementation")
  }
}
