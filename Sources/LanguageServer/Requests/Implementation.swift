extension Request {
  /// Where a component is used, an action called, a variable bound.
  static let implementation = Request.document(
    "textDocument/implementation", ["implementationProvider": true], waitsForWorkspace: true
  ) { context, writer in
    let targets = context.editor.implementations(at: try context.offset(), in: context.id)
    writer.write(targets, context, "textDocument.implementation")
  }
}
