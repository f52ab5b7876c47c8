import CtlDiagnostics
import CtlEditor
import CtlText
import CtlWorkspace

/// Everything that is known at one moment. Requests are answered from it while the server continues
/// with the next edit.
public struct Snapshot: Sendable {
  let discovery: Discovery
  let projects: [ProjectState]
  let documents: [String: Document]
  let encoding: PositionEncoding
  let language: Language
  let client: ClientCapabilities
  let texts: TextCache
  let tokens: TokenCache
  let made: MadeDocuments
  let pages: Pages

  /// The project of a known file.
  func project(of path: String) -> ProjectState? {
    discovery.knownProject(of: path).map { projects[$0] }
  }

  /// The files of a project.
  func files(of project: ProjectState) -> Set<String> { discovery.projects[project.index].files }

  func editor(_ project: ProjectState) -> EditorSnapshot {
    project.editor(files(of: project), language)
  }

  /// The text of a file with its lines: the open document, or the file on disk.
  func text(_ source: SourceText) -> IndexedText {
    // Between an edit and the check the document is newer than the results.
    if let document = documents[source.path], document.text.bytes == source.bytes {
      return document.text
    }
    return texts.text(of: source)
  }

  /// The address of a file, as the client spells it.
  func uri(ofPath path: String) -> String {
    documents[path]?.uri.text ?? DocumentURI(path: path).text
  }
}

/// The lines of files that are not open, kept as long as the text stays the same.
final class TextCache: Sendable {
  private let texts = Locked<[String: (source: SourceText, text: IndexedText)]>([:])

  func text(of source: SourceText) -> IndexedText {
    if let known = texts.withLock({ $0[source.path] }), known.source === source {
      return known.text
    }
    let text = IndexedText(source.bytes)
    texts.withLock { $0[source.path] = (source, text) }
    return text
  }
}

/// Turns places of one project into those of the protocol, for one message.
struct Places {
  let snapshot: Snapshot
  let project: ProjectState
  private var converters: [FileID: PositionConverter] = [:]
  /// The converter that was used last.
  private var last: (file: FileID, converter: PositionConverter)?

  init(_ snapshot: Snapshot, _ project: ProjectState) {
    self.snapshot = snapshot
    self.project = project
  }

  mutating func range(_ location: Location) -> PositionRange {
    if last?.file != location.file {
      if let last { converters[last.file] = last.converter }
      // Out of the dictionary during use, so that it is changed in place.
      last =
        (converters.removeValue(forKey: location.file) ?? converter(location.file))
        .map { (location.file, $0) }
    }
    return last?.converter.range(location.range)
      ?? PositionRange(
        start: Position(line: 0, character: 0), end: Position(line: 0, character: 0))
  }

  mutating func position(_ offset: Int, in file: FileID) -> Position {
    range(Location(file, offset..<offset)).start
  }

  /// The edit with lines that end as those of its file.
  func endingLines(_ edit: Edit) -> Edit {
    guard edit.text.utf8.contains(0x0A), let source = source(edit.location.file) else {
      return edit
    }
    return edit.endingLines(with: lineEnd(of: source.bytes))
  }

  func uri(_ file: FileID) -> String {
    snapshot.uri(ofPath: project.other(file)?.path ?? source(file)?.path ?? "")
  }

  private func converter(_ file: FileID) -> PositionConverter? {
    let text = project.other(file)?.text ?? source(file).map(snapshot.text)
    return text.map { PositionConverter($0, snapshot.encoding) }
  }

  private func source(_ file: FileID) -> SourceText? { project.workspace.source(file) }
}

extension JSONWriter {
  mutating func write(_ position: Position) {
    object { writer in
      writer.member("line", position.line)
      writer.member("character", position.character)
    }
  }

  mutating func write(_ range: PositionRange) {
    write(
      compact: #"{"start":{"line":#,"character":#},"end":{"line":#,"character":#}}"#,
      range.start.line, range.start.character, range.end.line, range.end.character)
  }

  mutating func member(_ name: String, _ range: PositionRange) {
    key(name)
    write(range)
  }

  /// An object of `range` and `newText`.
  mutating func writeTextEdit(_ range: PositionRange, _ text: String) {
    object { writer in
      writer.member("range", range)
      writer.member("newText", text)
    }
  }
}
