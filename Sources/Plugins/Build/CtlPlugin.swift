import Foundation
import PackagePlugin

/// Compiles the `.ctl` files of a target into Swift code of the same target.
///
/// The build runs a command again when one of its inputs has changed, but asks a plugin for the
/// commands only when files come or go. The imports of a file can change in between, so they are
/// not inputs: a first command writes a note about the inputs of each file, and the command of the
/// file has that note as its input. A note is written only when it differs. Its suffix is `.docc`,
/// because outputs that SwiftPM does not know become resources of the target; it ignores those.
@main struct CtlPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let files = module.sourceFiles(withSuffix: ".ctl").map(\.url).sorted { $0.path < $1.path }
    guard !files.isEmpty, namesDiffer(files, module) else { return [] }

    let tool = try context.tool(named: "ctl-compile").url
    let output = context.pluginWorkDirectoryURL
    let notes = output.appending(path: "inputs")
    // Files of one module see each other; files outside the target belong to another module.
    let modules = ModuleFolder.all(module)
    let root = ["--root", module.directoryURL.path] + modules.flatMap(\.arguments)
    let settings =
      folders(from: module.directoryURL, to: context.package.directoryURL)
      + modules.flatMap { folders(from: $0.folder, to: $0.package) }
    func note(_ file: URL) -> URL { notes.appending(path: "\(stem(file)).docc") }

    let first = Command.buildCommand(
      displayName: "Reading the imports of \(target.name)",
      executable: tool,
      arguments: ["compile", "--emit", "inputs", "-o", notes.path] + root + files.map(\.path),
      inputFiles: files + settings + modules.flatMap(\.files),
      outputFiles: files.map(note))
    return [first]
      + files.map { file in
        .buildCommand(
          displayName: "Compiling \(target.name) \(file.lastPathComponent)",
          executable: tool,
          arguments: ["compile", "--format", "compiler", "-o", output.path] + root + [file.path],
          inputFiles: [note(file)],
          outputFiles: [output.appending(path: "\(swiftStem(file)).swift")])
      }
  }

  private func stem(_ file: URL) -> String { file.deletingPathExtension().lastPathComponent }

  /// Of the Swift file, as the tool names it: `Main.swift` would be the beginning of a program.
  private func swiftStem(_ file: URL) -> String {
    stem(file) + (stem(file).lowercased() == "main" ? "Screens" : "")
  }

  /// The settings that apply, and the folders where they may be, so that new ones are noticed. The
  /// build does not notice when settings at the top of a package are removed, until `Package.swift`
  /// is touched; it says so.
  private func folders(from folder: URL, to root: URL) -> [URL] {
    var result: [URL] = []
    var folder = folder.standardizedFileURL
    let root = root.standardizedFileURL
    while folder.path.hasPrefix(root.path) {
      let file = folder.appending(path: "ctl.json")
      result.append(folder)
      if FileManager.default.fileExists(atPath: file.path) { result.append(file) }
      if folder.path == root.path { break }
      folder.deleteLastPathComponent()
    }
    return result
  }

  /// The Swift compiler accepts each file name once in a module.
  private func namesDiffer(_ files: [URL], _ module: any SourceModuleTarget) -> Bool {
    var owners: [String: URL] = [:]
    for file in module.sourceFiles(withSuffix: ".swift").map(\.url) { owners[stem(file)] = file }
    var differ = true
    for file in files {
      if let other = owners[swiftStem(file)] {
        Diagnostics.error(
          """
          \(file.path) and \(other.path) would both be `\(swiftStem(file)).swift` in \
          `\(module.moduleName)`; rename one of them
          """, file: file.path)
        differ = false
      }
      owners[swiftStem(file)] = file
    }
    return differ
  }
}
