import CtlTestSupport
import Foundation

/// The Swift compiler and formatter of the machine, and what this package has built already.
struct SwiftCompiler {
  private let tools: URL
  private let build: URL

  /// Nil when there is no compiler, or the runtime library has not been built where it is expected.
  init?() {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let folders = path.split(separator: ":").map { URL(fileURLWithPath: String($0)) }
    let manager = FileManager.default
    guard
      let tools = folders.first(where: {
        manager.isExecutableFile(atPath: $0.appendingPathComponent("swiftc").path)
      }),
      let build = SwiftCompiler.buildFolders.first(where: {
        manager.fileExists(atPath: $0.appendingPathComponent("Modules/CtlRuntime.swiftmodule").path)
      })
    else { return nil }
    self.tools = tools
    self.build = build
  }

  /// Where the bundle of this test lies, and folders around it.
  private static var buildFolders: [URL] {
    let programs = CommandLine.arguments + [Bundle.main.executablePath ?? ""]
    let bundles = programs.filter { $0.contains(".xctest") }.map { URL(fileURLWithPath: $0) }
    return bundles.flatMap { bundle in
      [bundle.deletingLastPathComponent()]
        + (1...3).map { levels in
          (0...levels).reduce(bundle) { folder, _ in folder.deletingLastPathComponent() }
        }
    }
  }

  /// Types the files of a folder as one module. What the compiler says; empty when all is well.
  func typecheck(_ folder: URL, _ files: [String], _ options: [String] = []) throws -> String {
    try run(
      "swiftc",
      [
        "-typecheck", "-swift-version", "6", "-D", "DEBUG", "-warnings-as-errors", "-package-name",
        "tests", "-I",
        modules,
      ] + options + files,
      in: folder)
  }

  /// The settings of new apps in Xcode 26: what is not marked belongs to the main actor.
  static let mainActorByDefault =
    ["-default-isolation", "MainActor"]
    + ["InferIsolatedConformances", "NonisolatedNonsendingByDefault"].flatMap {
      ["-enable-upcoming-feature", $0]
    }

  /// The same with everything that the compiler says before it optimizes, such as of code that never
  /// runs.
  func diagnose(_ folder: URL, _ files: [String]) throws -> String {
    try run(
      "swiftc",
      [
        "-emit-sil", "-wmo", "-o", "/dev/null", "-module-name", "Many", "-swift-version", "6", "-D",
        "DEBUG",
        "-warnings-as-errors", "-I", modules,
      ] + files,
      in: folder)
  }

  /// Builds a program from files and the runtime library, and runs it. What both say.
  func buildAndRun(_ folder: URL, _ files: [String]) throws -> String {
    // An object without a source is left from a file that is gone.
    let objects = try FileManager.default
      .subpathsOfDirectory(
        atPath: ProjectFiles.root.appendingPathComponent("Sources/CtlRuntime").path
      )
      .filter { $0.hasSuffix(".swift") }.sorted()
      .map { URL(fileURLWithPath: $0).lastPathComponent }
      .map { build.appendingPathComponent("CtlRuntime.build/\($0).o").path }
    let problems = try run(
      "swiftc",
      ["-swift-version", "6", "-D", "DEBUG", "-warnings-as-errors", "-I", modules, "-o", "harness"]
        + files
        + objects, in: folder)
    return try problems.isEmpty ? run("./harness", [], in: folder) : problems
  }

  /// What the formatter finds.
  func lint(_ folder: URL, _ files: [String]) throws -> String {
    try run("swift", ["format", "lint", "--strict"] + files, in: folder)
  }

  private var modules: String { build.appendingPathComponent("Modules").path }

  private func run(_ tool: String, _ arguments: [String], in folder: URL) throws -> String {
    let process = Process()
    process.executableURL =
      tool.hasPrefix("./")
      ? folder.appendingPathComponent(String(tool.dropFirst(2)))
      : tools.appendingPathComponent(tool)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let text = String(decoding: output, as: UTF8.self)
    return process.terminationStatus == 0 || !text.isEmpty
      ? text : "\(tool) ended with status \(process.terminationStatus)"
  }

  /// A new folder for a body, gone afterwards.
  static func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("ctl-generator-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }
}
