import CtlDiagnostics
import CtlText
import CtlWorkspace

/// Everything that is known at one moment. Requests are answered from it while the server goes on
/// with the next edit.
public struct Snapshot: Sendable {
  let projects: [Project]
  /// The project of the files in a folder.
  let owners: [String: Int]
  let documents: [String: Document]
  let encoding: PositionEncoding
  let language: Language
  let client: ClientCapabilities
  let texts: TextCache
  let tokens: TokenCache
  let made: MadeDocuments

  /// The project of a file that was asked for.
  func project(of path: String) -> Project? {
    owners[Server.folder(of: path)].map { projects[$0] }
  }

  /// The text of a file with its lines: the open document, or what is on disk.
  func text(_ source: SourceText) -> IndexedText {
    // Between an edit and the check the document is ahead of what was concluded.
    if let document = documents[source.path], document.text.bytes == source.bytes {
      return document.text
    }
    return texts.text(of: source)
  }

  /// The address of a file, spelled as the client did.
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
  let project: Project
  private var converters: [FileID: PositionConverter] = [:]

  init(_ snapshot: Snapshot, _ project: Project) {
    self.snapshot = snapshot
    self.project = project
  }

  mutating func range(_ location: Location) -> PositionRange {
    guard var converter = converter(location.file) else {
      return PositionRange(
        start: Position(line: 0, character: 0), end: Position(line: 0, character: 0))
    }
    let range = converter.range(location.range)
    converters[location.file] = converter
    return range
  }

  mutating func position(_ offset: Int, in file: FileID) -> Position {
    range(Location(file, offset..<offset)).start
  }

  func uri(_ file: FileID) -> String {
    let path = file == Project.settingsFile ? project.settingsPath : source(file)?.path
    return snapshot.uri(ofPath: path ?? "")
  }

  private mutating func converter(_ file: FileID) -> PositionConverter? {
    // Out of the dictionary while it is used, so that it is changed in place.
    if let known = converters.removeValue(forKey: file) { return known }
    let text =
      file == Project.settingsFile ? project.settingsText : source(file).map(snapshot.text)
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
    object { writer in
      writer.key("start")
      writer.write(range.start)
      writer.key("end")
      writer.write(range.end)
    }
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
