import CtlChecker
import CtlDiagnostics
import CtlEditor
import CtlSyntax
import CtlTestSupport
import CtlText
import CtlWorkspace

/// A checked input.
public struct FuzzSubject: Sendable {
  public let input: FuzzInput
  public let snapshot: EditorSnapshot
  /// The main file.
  public let file: FileID
  private let seed: UInt64

  public init(_ input: FuzzInput, seed: UInt64 = 0) {
    self.input = input
    self.seed = seed
    let paths = input.files.map(\.path)
    let workspace = Self.workspace(input.files)
    snapshot = EditorSnapshot(workspace, paths: Set(paths))
    file = paths.last.flatMap { workspace.file(at: $0) } ?? FileID(0)
  }

  static func workspace(_ files: some Sequence<FuzzInput.File>) -> Workspace {
    var workspace = Workspace(root: ".")
    for file in files { workspace.open(file.path, file.bytes) }
    _ = workspace.check(files.map(\.path))
    return workspace
  }

  /// For choices of places.
  var random: SeededGenerator { SeededGenerator(seed: seed &+ 1) }

  var bytes: [UInt8] { input.main }
  var checked: Workspace.CheckedFile? { snapshot.file(file) }
  var findings: [Finding] { snapshot.files.flatMap(\.findings) }
  public var isSound: Bool { !findings.contains { $0.severity == .error } }

  /// Of all files.
  public var programs: [Program] { snapshot.files.map(\.program) }

  /// Some places of the main file.
  func offsets(_ count: Int) -> [Int] {
    var random = random
    return (0..<count).map { _ in Int.random(in: 0...bytes.count, using: &random) }
  }

  /// The input with other texts, and what is found in it then.
  func changed(_ texts: [String: [UInt8]]) -> FuzzSubject {
    var files = input.files.map { FuzzInput.File($0.path, texts[$0.path] ?? $0.bytes) }
    for (path, bytes) in texts.sorted(by: { $0.key < $1.key })
    where !files.contains(where: { $0.path == path }) {
      files.insert(FuzzInput.File(path, bytes), at: 0)
    }
    return FuzzSubject(FuzzInput(files), seed: seed)
  }

  /// The texts after edits; nil when they do not fit.
  func texts(_ edits: [Edit]) -> [String: [UInt8]]? {
    var result: [String: [UInt8]] = [:]
    for (id, own) in Dictionary(grouping: edits, by: \.location.file) {
      guard let source = snapshot.workspace.source(id),
        let bytes = Edit.apply(own, to: source.bytes)
      else { return nil }
      result[source.path] = bytes
    }
    return result
  }
}

extension [Finding] {
  var errorCount: Int { count { $0.severity == .error } }
  var syntaxErrorCount: Int { count { $0.severity == .error && $0.code.id.hasPrefix("syntax/") } }

  /// In a form that does not depend on the numbers of files.
  func lines(_ workspace: Workspace) -> [String] {
    map {
      "\(workspace.source($0.location.file)?.path ?? "?") \($0.location.range) \($0.code.id) "
        + $0.message.text()
    }.sorted()
  }
}
