import CtlDiagnostics
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
        var edit = WorkspaceEdit()
        for (project, file, offset) in context.projects(ofNameAt: try context.offset()) {
          let editor = context.snapshot.editor(project)
          switch editor.rename(at: offset, in: file, to: name, mayEdit: context.snapshot.isWhole) {
          case .success(let edits): edit.add(edits, project)
          case .failure(let refusal): throw ResponseError(refusal, context.snapshot.language)
          }
        }
        writer.write(edit, context.snapshot)
      })
    request.waitsForWorkspace = true
    return request
  }()
}

extension Snapshot {
  /// Whether a file is of a project of which every file is known.
  fileprivate func isWhole(_ path: String) -> Bool {
    discovery.knownProject(of: path).map { discovery.isWhole(discovery.projects[$0]) } ?? false
  }
}
