import Foundation

/// Runs the built `ctl` as a person would.
public struct Tool {
  public let status: Int32
  public let output: String
  public let errors: String

  /// The executable beside the test bundle.
  public static let executable: URL = {
    var folder = Bundle.main.bundleURL
    for _ in 0..<6 {
      let candidate = folder.appendingPathComponent("ctl")
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: candidate.path, isDirectory: &isFolder),
        !isFolder.boolValue
      {
        return candidate
      }
      folder.deleteLastPathComponent()
    }
    return ProjectFiles.url(".build/debug/ctl")
  }()

  public static func run(
    _ arguments: String..., input: String = "", in folder: URL = ProjectFiles.root,
    environment: [String: String] = [:]
  ) throws -> Tool {
    try run(arguments, input: input, in: folder, environment: environment)
  }

  public static func run(
    _ arguments: [String], input: String = "", in folder: URL = ProjectFiles.root,
    environment: [String: String] = [:], executable: URL = Tool.executable
  ) throws -> Tool {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    var variables = ProcessInfo.processInfo.environment
    for name in ["LANG", "LC_ALL", "LC_MESSAGES", "NO_COLOR"] { variables[name] = nil }
    process.environment = variables.merging(environment) { $1 }
    // Files, not pipes: no output is large enough to block.
    let outputURL = try temporaryFile()
    let errorURL = try temporaryFile()
    let inputURL = try temporaryFile(Array(input.utf8))
    defer {
      for url in [outputURL, errorURL, inputURL] { try? FileManager.default.removeItem(at: url) }
    }
    process.standardInput = try FileHandle(forReadingFrom: inputURL)
    process.standardOutput = try FileHandle(forWritingTo: outputURL)
    process.standardError = try FileHandle(forWritingTo: errorURL)
    try process.run()
    process.waitUntilExit()
    return Tool(
      status: process.terminationStatus,
      output: String(decoding: try Data(contentsOf: outputURL), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errorURL), as: UTF8.self))
  }

  private static func temporaryFile(_ bytes: [UInt8] = []) throws -> URL {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data(bytes).write(to: url)
    return url
  }
}

/// A folder of files that is gone after the test.
public final class TemporaryFolder {
  public let url: URL

  public init(_ files: [String: String] = [:]) throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("ctl-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files { try write(path, text) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  public func write(_ path: String, _ text: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  public func read(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appendingPathComponent(path)), as: UTF8.self)
  }

  public var names: [String] {
    ((try? FileManager.default.subpathsOfDirectory(atPath: url.path)) ?? []).sorted()
  }

  /// Makes a repository of Git of what is there.
  public func commit() throws {
    let who = ["-c", "user.name=a", "-c", "user.email=a@b", "-c", "commit.gpgsign=false"]
    try git(["init", "-q"])
    try stage()
    try git(who + ["commit", "-q", "-m", "a"])
  }

  /// Tells the repository of all that is there.
  public func stage() throws { try git(["add", "-A"]) }

  private func git(_ arguments: [String]) throws {
    let git = URL(fileURLWithPath: "/usr/bin/env")
    let tool = try Tool.run(["git"] + arguments, in: url, executable: git)
    guard tool.status == 0 else { throw CocoaError(.executableLoad) }
  }
}
