import Foundation

/// The files of the project that tests read: samples, corpora, grammars.
public enum ProjectFiles {
  public static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Whether goldens are written instead of compared.
  public static let isUpdating = ProcessInfo.processInfo.environment["UPDATE"] == "1"

  public static func url(_ path: String) -> URL { root.appendingPathComponent(path) }

  public static func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: url(path)))
  }

  public static func text(_ path: String) throws -> String {
    String(decoding: try bytes(path), as: UTF8.self)
  }

  /// All files below a folder with an extension, as paths from the root, in order.
  public static func list(_ folder: String, _ suffix: String) -> [String] {
    let base = url(folder).path
    guard let paths = try? FileManager.default.subpathsOfDirectory(atPath: base) else { return [] }
    return paths.filter { $0.hasSuffix(suffix) && !$0.contains(".build/") }.sorted()
      .map { "\(folder)/\($0)" }
  }

  /// Compares lines that tests have found with those of a golden, in any order, or writes them.
  /// - Returns: the lines that are other than recorded.
  public static func changes(of found: [String], recordedIn golden: String) throws -> [String] {
    if isUpdating { try Data((found.joined(separator: "\n") + "\n").utf8).write(to: url(golden)) }
    let lines = try text(golden).split(separator: "\n").map(String.init)
    return Set(found).symmetricDifference(lines).sorted()
  }
}
