import Foundation
import PackagePlugin

/// `swift package ctl-generate`: writes what is made from the `.ctl` files of targets into their
/// folders, for code that is checked in.
@main struct CtlGenerate: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var arguments = ArgumentExtractor(arguments)
    let names = arguments.extractOption(named: "target")
    let output = arguments.extractOption(named: "output").last
    let rest = arguments.remainingArguments
    if rest.contains("--help") || rest.contains("-h") {
      print(Self.help)
      return
    }

    let targets =
      names.isEmpty ? context.package.targets : try context.package.targets(named: names)
    let tool = try context.tool(named: "ctl").url
    var isEmpty = true
    for module in targets.compactMap(\.sourceModule) where holdsSources(module.directoryURL) {
      isEmpty = false
      let folder = module.directoryURL
      let place = folder.appending(path: output ?? "Generated")
      let arguments = ["compile", folder.path, "--root", folder.path, "-o", place.path]
      if try run(tool, arguments + ["--format", "compiler"] + rest) {
        print("the code of \(module.name) is in \(place.path)")
      } else {
        Diagnostics.error("the code of \(module.name) is not complete; see above")
      }
    }
    if isEmpty { Diagnostics.error("there are no .ctl files in these targets") }
  }

  private static let help = """
    usage: swift package --allow-writing-to-package-directory ctl-generate [OPTION…]

      --target NAME   only this target; may be repeated (default: all)
      --output DIR    the folder in each target to write to (default: Generated)

    All other options are those of `ctl compile`.
    """

  private func holdsSources(_ folder: URL) -> Bool {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return files?.contains { ($0 as? URL)?.pathExtension == "ctl" } ?? false
  }

  /// Whether the tool did all that it was asked for; it says itself what it did not.
  private func run(_ tool: URL, _ arguments: [String]) throws -> Bool {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
