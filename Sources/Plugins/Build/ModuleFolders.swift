import Foundation
import PackagePlugin

/// A module that a target depends on, itself or through others, and that has `.ctl` files: of the same
/// package or of another one. Both plugins have this file; SwiftPM lets them share no code.
struct ModuleFolder {
  let name: String
  let folder: URL
  let files: [URL]

  /// What the compiler is told of it.
  var arguments: [String] { ["--module", "\(name)=\(folder.path)"] }

  static func all(_ target: any SourceModuleTarget) -> [ModuleFolder] {
    target.recursiveTargetDependencies.compactMap(\.sourceModule).compactMap { module in
      let files = sources(in: module.directoryURL)
      return files.isEmpty
        ? nil : ModuleFolder(name: module.moduleName, folder: module.directoryURL, files: files)
    }
  }

  /// The `.ctl` files below a folder: a target that checks its code in excludes them.
  static func sources(in folder: URL) -> [URL] {
    let files = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "ctl" }
      .sorted { $0.path < $1.path }
  }

  /// The folder of the `Package.swift` above.
  var package: URL {
    var folder = folder.standardizedFileURL
    while folder.path != "/" {
      let manifest = folder.appending(path: "Package.swift")
      if FileManager.default.fileExists(atPath: manifest.path) { return folder }
      folder.deleteLastPathComponent()
    }
    return self.folder
  }
}
