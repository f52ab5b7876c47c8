import CtlDiagnostics
import CtlText

extension JSONWriter {
  /// The edits of one document, as an array.
  mutating func write(_ edits: [Edit], _ places: inout Places) {
    beginArray()
    for edit in edits { writeTextEdit(places.range(edit.location), edit.text) }
    endArray()
  }

  /// Edits of any documents, in the form that the client takes.
  mutating func writeWorkspaceEdit(_ edits: [Edit], _ places: inout Places) {
    var files: [FileID] = []
    for edit in edits where !files.contains(edit.location.file) {
      files.append(edit.location.file)
    }
    beginObject()
    if places.snapshot.client.versionsEdits {
      key("documentChanges")
      beginArray()
      for file in files {
        beginObject()
        key("textDocument")
        beginObject()
        member("uri", places.uri(file))
        key("version")
        if let version = places.version(file) { write(version) } else { writeNull() }
        endObject()
        key("edits")
        write(edits.filter { $0.location.file == file }, &places)
        endObject()
      }
      endArray()
    } else {
      key("changes")
      beginObject()
      for file in files {
        key(places.uri(file))
        write(edits.filter { $0.location.file == file }, &places)
      }
      endObject()
    }
    endObject()
  }
}

extension Places {
  /// The version of an open document.
  func version(_ file: FileID) -> Int? {
    project.workspace.source(file).flatMap { snapshot.documents[$0.path]?.version }
  }
}
