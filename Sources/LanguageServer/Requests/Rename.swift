import CtlText

extension Request {
  static let rename: Request = {
    var request = Request(
      "textDocument/rename",
      capability: { client in
        let isPrepared = client.has("textDocument.rename.prepareSupport")
        return ["renameProvider": isPrepared ? ["prepareProvider": true] : true]
      },
      handler: .document { context, writer in
        let name = try context.parameters["newName"].string()
        switch context.editor.rename(at: try context.offset(), in: context.id, to: name) {
        case .success(let edits):
          writer.write(WorkspaceEdit(edits, context.project), context.snapshot)
        case .failure(let refusal): throw ResponseError(refusal, context.snapshot.language)
        }
      })
    request.waitsForWorkspace = true
    return request
  }()
}
