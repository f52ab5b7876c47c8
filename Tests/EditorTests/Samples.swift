import CtlDiagnostics
import CtlEditor
import CtlTestSupport
import CtlWorkspace
import Foundation
import Testing

/// A file of `Samples`, checked with what it imports.
struct Sample: Sendable, CustomTestStringConvertible {
  let name: String
  let bytes: [UInt8]
  /// The folder of its project.
  let root: String
  let snapshot: EditorSnapshot
  let file: FileID
  var testDescription: String { name }

  init(_ name: String, _ bytes: [UInt8], root: String = Samples.folder) {
    self.name = name
    self.bytes = bytes
    self.root = root
    var workspace = Workspace(root: root, read: { Samples.read($0) })
    let path = root + "/" + name
    workspace.open(path, bytes)
    _ = workspace.check([path])
    file = workspace.id(of: path)
    snapshot = EditorSnapshot(
      workspace, paths: Set(Samples.names.map { Samples.folder + "/" + $0 }))
  }

  /// The same file with another text.
  func with(_ text: [UInt8]) -> Sample { Sample(name, text, root: root) }
}

enum Samples {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Samples").path

  static let names: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    .filter { $0.hasSuffix(".ctl") }.sorted()

  static func read(_ path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path).map { [UInt8]($0) }
  }

  static let corpus = URL(fileURLWithPath: folder).deletingLastPathComponent()
    .appendingPathComponent("Tests/Corpus").path

  /// Every file below a folder.
  static func below(_ root: String) -> [Sample] {
    let all = FileManager.default.enumerator(atPath: root)
    let names = (all?.allObjects as? [String] ?? []).filter { $0.hasSuffix(".ctl") }.sorted()
    return names.map { Sample($0, read(root + "/" + $0) ?? [], root: root) }
  }

  /// Some of the mistakes of beginners; all of them without the debugger's checks.
  static let beginners = below(corpus + "/Beginners").enumerated().filter {
    $0.offset % stride == 0
  }.map(\.element)

  static let all = names.map { Sample($0, read(folder + "/" + $0) ?? []) }

  /// Every sample cut off at a few places, in the middle of the text there.
  static let truncated: [Sample] = all.flatMap { sample in
    [1, 2, 3].map { quarter in
      let end = sample.bytes.count * quarter / 4 + quarter
      return Sample(sample.name, Array(sample.bytes.prefix(end)))
    }
  }

  #if DEBUG
    static let stride = Effort.stride(101)
  #else
    static let stride = 1
  #endif
}

enum ProcessMode {
  static let isMeasuring = ProcessInfo.processInfo.environment["EDITOR_SPEED"] != nil
  #if DEBUG
    static let limit = Duration.milliseconds(500)
  #else
    static let limit = Duration.milliseconds(20)
  #endif
}
