import CtlChecker
import CtlGenerator
import CtlTestSupport
import CtlWorkspace
import Foundation
import Testing

/// Typed programs for tests.
enum Loading {
  /// The programs of files on disk, by paths from the root of the project.
  static func programs(_ paths: [String]) throws -> [Program] {
    var workspace = Workspace(root: ".") { path in try? ProjectFiles.bytes(path) }
    return try check(&workspace, paths)
  }

  /// The programs of files in memory; their names are their paths.
  static func programs(_ sources: KeyValuePairs<String, String>) throws -> [Program] {
    var workspace = Workspace(root: ".")
    for (path, text) in sources { workspace.open(path, Array(text.utf8)) }
    return try check(&workspace, sources.map(\.key))
  }

  static func programs(_ sources: [(path: String, text: String)]) throws -> [Program] {
    var workspace = Workspace(root: ".")
    for (path, text) in sources { workspace.open(path, Array(text.utf8)) }
    return try check(&workspace, sources.map(\.path))
  }

  /// The same for some files first, and then for what they may import.
  static func programs(
    _ sources: [String: String], with others: [String: String]
  ) throws -> [Program] {
    var workspace = Workspace(root: ".")
    for (path, text) in sources.merging(others, uniquingKeysWith: { first, _ in first }) {
      workspace.open(path, Array(text.utf8))
    }
    return try check(&workspace, sources.keys.sorted() + others.keys.sorted())
  }

  /// The program of a file on disk as it would be with another text.
  static func program(_ path: String, _ text: String) throws -> Program {
    var workspace = Workspace(root: ".") { path in try? ProjectFiles.bytes(path) }
    workspace.open(path, Array(text.utf8))
    return try check(&workspace, [path])[0]
  }

  static func program(_ text: String) throws -> Program {
    try programs(["Test.ctl": text])[0]
  }

  /// Tests of the generator are about programs without errors.
  private static func check(_ workspace: inout Workspace, _ paths: [String]) throws -> [Program] {
    try zip(paths, workspace.check(paths)).map { path, file in
      let program = try #require(file?.program, "\(path) cannot be read")
      let errors = program.findings.filter { $0.severity == .error }
      if let first = errors.first {
        let source = program.origins.source
        Issue.record(
          """
          \(path): \(first.message.text()) at `\(source.string(first.location.range))`
          \(source.string(0..<first.location.range.upperBound).suffix(300))
          """)
      }
      return program
    }
  }
}
