import CtlDiagnostics
import CtlEditor
import CtlText

extension Request {
  static let codeAction = Request.document(
    "textDocument/codeAction",
    [
      "codeActionProvider": [
        "codeActionKinds": .array(CodeAction.Kind.allCases.map { .string($0.rawValue) }),
        "resolveProvider": true,
      ]
    ]
  ) { context, writer in
    let range = try context.range()
    let wanted = WantedKinds(context.parameters["context"]["only"])
    let actions = context.editor.codeActions(in: context.id, range: range).enumerated().filter {
      wanted.includes($0.element) && $0.element.fits(context.client)
    }
    var list = CodeActionWriter(context)
    try writer.array(actions) { writer, action in
      try context.ticket.check()
      try list.write(action.element, at: action.offset, range, to: &writer)
    }
  }
}

extension DocumentContext {
  func edit(_ action: CodeAction) throws -> WorkspaceEdit {
    let edits = try editor.edits(of: action, in: id) { try ticket.check() }
    var result = WorkspaceEdit(edits, project)
    result.newFile = action.newFile
    return result
  }
}

extension Snapshot {
  /// Which opening of a document it is; 0 for one that is not open.
  func opening(of path: String) -> Int { documents[path]?.opening ?? 0 }
}

extension CodeAction {
  /// Whether the client can apply it.
  fileprivate func fits(_ client: ClientCapabilities) -> Bool {
    newFile == nil || client.createsFiles && client.versionsEdits
  }
}

/// The kinds that the client asks for: a kind includes all below it.
private struct WantedKinds {
  private let only: [String]?

  init(_ parameters: Parameters) {
    only = parameters.node?.elements?.compactMap(\.string)
  }

  func includes(_ action: CodeAction) -> Bool {
    let kind = action.kind.rawValue
    return only?.contains { $0.isEmpty || kind == $0 || kind.hasPrefix("\($0).") } ?? true
  }
}

/// Writes actions in the form that the client reads.
private struct CodeActionWriter {
  private let context: DocumentContext
  private var diagnostics: DiagnosticWriter
  private let isLazy: Bool

  init(_ context: DocumentContext) {
    self.context = context
    diagnostics = DiagnosticWriter(context.snapshot, context.project)
    let path = "textDocument.codeAction"
    isLazy =
      context.client.lists("\(path).resolveSupport.properties", "edit")
      && context.client.has("\(path).dataSupport")
  }

  mutating func write(
    _ action: CodeAction, at place: Int, _ range: Range<Int>, to writer: inout JSONWriter
  ) throws {
    let title = action.title.text(context.snapshot.language)
    guard context.client.takesCodeActions else {
      // For clients that know only commands.
      let edit = try context.edit(action)
      writer.beginObject()
      writer.member("title", title)
      writer.member("command", Command.applyEdit.name)
      writer.key("arguments")
      writer.beginArray()
      writer.write(edit, context.snapshot)
      writer.endArray()
      writer.endObject()
      return
    }
    writer.beginObject()
    writer.member("title", title)
    writer.member("kind", action.kind.rawValue)
    if let finding = action.finding {
      writer.key("diagnostics")
      diagnostics.write([finding], to: &writer)
    }
    if action.isPreferred { writer.member("isPreferred", true) }
    if isLazy {
      writer.key("data")
      writeData(place, range, to: &writer)
    } else {
      writer.key("edit")
      writer.write(try context.edit(action), context.snapshot)
    }
    writer.endObject()
  }

  private func writeData(_ place: Int, _ range: Range<Int>, to writer: inout JSONWriter) {
    var places = context.places
    writer.object { writer in
      writer.member("uri", context.uri.text)
      writer.member("opening", context.snapshot.opening(of: context.uri.path))
      if let document = context.snapshot.documents[context.uri.path] {
        writer.member("version", document.version)
      }
      writer.member("range", places.range(range, in: context.id))
      // Several actions may have one title.
      writer.member("place", place)
    }
  }
}
