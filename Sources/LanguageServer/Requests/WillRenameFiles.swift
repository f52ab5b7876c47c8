import CtlText

extension Request {
  /// The edits that keep imports valid when files or folders are renamed.
  static let willRenameFiles: Request = {
    let filters: JSONLiteral = [
      "filters": [
        ["scheme": "file", "pattern": ["glob": "**/*.ctl", "matches": "file"]],
        ["scheme": "file", "pattern": ["glob": "**", "matches": "folder"]],
      ]
    ]
    var request = Request(
      "workspace/willRenameFiles",
      capability: { _ in ["workspace": ["fileOperations": ["willRename": filters]]] },
      handler: .workspace { snapshot, parameters, ticket, writer in
        let moves = try parameters["files"].elements().map {
          (from: try $0["oldUri"].uri().path, to: try $0["newUri"].uri().path)
        }
        var edit = WorkspaceEdit()
        for project in snapshot.projects {
          try ticket.check()
          edit.add(snapshot.editor(project).edits(moving: moves), project)
        }
        if edit.isEmpty { writer.writeNull() } else { writer.write(edit, snapshot) }
      })
    request.waitsForWorkspace = true
    return request
  }()
}
