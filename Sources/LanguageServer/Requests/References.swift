import CtlText

extension Request {
  static let references = Request.document(
    "textDocument/references", ["referencesProvider": true], waitsForWorkspace: true
  ) { context, writer in
    let isDeclared = context.parameters["context"]["includeDeclaration"].node?.bool ?? true
    let locations = context.editor.references(
      at: try context.offset(), in: context.id, includingDeclaration: isDeclared)
    var places = context.places
    writer.array(locations) { writer, location in writer.write(location, &places) }
  }
}
