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
        for (project, file, offset) in try context.projectsOfName() {
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

extension DocumentContext {
  /// The projects that know the declaration of the name under the cursor, this one first, with a
  /// place of the name in each: a module is renamed with the projects that import it.
  fileprivate func projectsOfName() throws -> [(project: ProjectState, file: FileID, offset: Int)] {
    let offset = try offset()
    var result = [(project: project, file: id, offset: offset)]
    guard let declared = editor.definition(at: offset, in: id).first?.location,
      let source = project.workspace.source(declared.file)
    else { return result }
    for other in snapshot.projects where other.index != project.index {
      // An edit may not have reached it yet.
      guard let file = other.workspace.file(at: source.path),
        other.workspace.source(file)?.bytes == source.bytes
      else { continue }
      result.append((project: other, file: file, offset: declared.range.lowerBound))
    }
    return result
  }
}

extension Snapshot {
  /// Whether a file is of a project of which every file is known.
  fileprivate func isWhole(_ path: String) -> Bool {
    discovery.knownProject(of: path).map { discovery.isWhole(discovery.projects[$0]) } ?? false
  }
}
