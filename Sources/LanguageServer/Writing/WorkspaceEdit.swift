import CtlDiagnostics
import CtlEditor
import CtlText

/// Edits of any documents of any projects.
struct WorkspaceEdit {
  /// Made first.
  var newFile: CodeAction.NewFile?
  private var groups: [(project: ProjectState, edits: [Edit])] = []

  init() {}

  init(_ edits: [Edit], _ project: ProjectState) { add(edits, project) }

  mutating func add(_ edits: [Edit], _ project: ProjectState) {
    if !edits.isEmpty { groups.append((project, edits)) }
  }

  var isEmpty: Bool { groups.isEmpty && newFile == nil }

  /// The edits of each document, in the order in which they were added; a document that belongs to
  /// two projects is edited once.
  fileprivate func documents(_ snapshot: Snapshot) -> [DocumentEdit] {
    var result: [DocumentEdit] = []
    var indexes: [String: Int] = [:]
    for (project, edits) in groups {
      var places = Places(snapshot, project)
      for edit in edits {
        let edit = places.endingLines(edit)
        let uri = places.uri(edit.location.file)
        if indexes[uri] == nil {
          indexes[uri] = result.count
          result.append(
            DocumentEdit(uri: uri, version: places.version(edit.location.file), edits: []))
        }
        let item = TextEdit(
          range: places.range(edit.location), text: edit.text,
          snippet: edit.fields.isEmpty ? nil : Snippet(edit))
        if let index = indexes[uri], !result[index].edits.contains(item) {
          result[index].edits.append(item)
        }
      }
    }
    return result
  }

  fileprivate struct DocumentEdit {
    let uri: String
    let version: Int?
    var edits: [TextEdit]
  }

  fileprivate struct TextEdit: Hashable {
    let range: PositionRange
    let text: String
    /// The text with fields, when something in it is only proposed.
    let snippet: Snippet?
  }
}

extension JSONWriter {
  /// The edits of one document, as an array.
  mutating func write(_ edits: [Edit], _ places: inout Places) {
    beginArray()
    for edit in edits {
      writeTextEdit(places.range(edit.location), places.endingLines(edit).text)
    }
    endArray()
  }

  /// In the form that the client reads.
  mutating func write(_ edit: WorkspaceEdit, _ snapshot: Snapshot) {
    let documents = edit.documents(snapshot)
    let hasSnippets = snapshot.client.has("workspace.workspaceEdit.snippetEditSupport")
    var numbers: [String: Int] = [:]
    beginObject()
    if snapshot.client.versionsEdits {
      key("documentChanges")
      beginArray()
      if let file = edit.newFile { write(file, snapshot) }
      for document in documents {
        beginObject()
        writeTextDocument(document.uri, document.version)
        key("edits")
        array(document.edits) { writer, edit in
          if hasSnippets, let snippet = edit.snippet {
            writer.writeSnippetEdit(edit.range, snippet.template(&numbers))
          } else {
            writer.writeTextEdit(edit.range, edit.text)
          }
        }
        endObject()
      }
      endArray()
    } else {
      key("changes")
      beginObject()
      for document in documents {
        key(document.uri)
        array(document.edits) { $0.writeTextEdit($1.range, $1.text) }
      }
      endObject()
    }
    endObject()
  }

  /// An edit whose text has fields that a person fills in (LSP 3.18).
  private mutating func writeSnippetEdit(_ range: PositionRange, _ template: String) {
    object { writer in
      writer.member("range", range)
      writer.object("snippet") { writer in
        writer.member("kind", "snippet")
        writer.member("value", template)
      }
    }
  }

  private mutating func writeTextDocument(_ uri: String, _ version: Int?) {
    key("textDocument")
    beginObject()
    member("uri", uri)
    key("version")
    if let version { write(version) } else { writeNull() }
    endObject()
  }

  /// The creation of a file, and its text.
  private mutating func write(_ file: CodeAction.NewFile, _ snapshot: Snapshot) {
    let uri = snapshot.uri(ofPath: file.path)
    object { writer in
      writer.member("kind", "create")
      writer.member("uri", uri)
      writer.object("options") { $0.member("ignoreIfExists", true) }
    }
    guard !file.text.isEmpty else { return }
    beginObject()
    writeTextDocument(uri, nil)
    key("edits")
    beginArray()
    let start = Position(line: 0, character: 0)
    writeTextEdit(PositionRange(start: start, end: start), file.text)
    endArray()
    endObject()
  }
}

extension Places {
  /// The version of an open document.
  func version(_ file: FileID) -> Int? {
    project.workspace.source(file).flatMap { snapshot.documents[$0.path]?.version }
  }
}
