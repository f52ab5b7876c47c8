import CtlText

extension Request {
  static let references = Request.document(
    "textDocument/references", ["referencesProvider": true], waitsForWorkspace: true
  ) { context, writer in
    let isDeclared = context.parameters["context"]["includeDeclaration"].node?.bool ?? true
    let found = context.references(at: try context.offset(), includingDeclaration: isDeclared)
    writer.array { writer in
      for (project, locations) in found {
        var places = Places(context.snapshot, project)
        for location in locations { writer.write(location, &places) }
      }
    }
  }
}
