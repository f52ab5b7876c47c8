import CtlDiagnostics
import CtlRules
import CtlText
import CtlWorkspace

/// The files of one project: those that share a `ctl.json`, or a folder when there is none.
struct Project {
  /// The folder that imports may not leave, as a path like those of the files.
  let root: String
  /// The path of `ctl.json`, or nil.
  let settingsPath: String?
  var paths: [String]
}

extension Project {
  /// The name of standard input among paths.
  static let standardInput = "<stdin>"

  /// The files that arguments name; folders are searched. Paths that cannot be read are in
  /// `failures`; the others are still used.
  static func collect(_ arguments: [String]) -> (paths: [String], failures: [Failure]) {
    var paths: [String] = []
    var seen: Set<String> = []
    var failures: [Failure] = []
    func add(_ path: String) {
      if seen.insert(path).inserted { paths.append(path) }
    }
    for argument in arguments {
      if argument == "-" {
        add(standardInput)
        continue
      }
      let path = FilePath.normalized(argument)
      switch Files.kind(path) {
      case .folder:
        do throws(Failure) {
          let found = try Files.search(path)
          if found.isEmpty {
            failures.append(Failure("there are no .ctl files in \(Files.quoted(argument))"))
          }
          for file in found { add(FilePath.normalized(file)) }
        } catch {
          failures.append(error)
        }
      case .file, .other: add(path)
      case .missing: failures.append(missing(argument))
      }
    }
    return (paths, failures)
  }

  private static func missing(_ path: String) -> Failure {
    let folder = FilePath.folder(path)
    let names = Files.names(in: folder) ?? []
    let near = nearestName(to: Files.fileName(path), among: names)
    let hint = near.map { ", did you mean `\(folder == "." ? $0 : "\(folder)/\($0)")`?" } ?? ""
    return Failure("there is no file \(Files.quoted(path))\(hint)")
  }

  /// Groups files by the nearest `ctl.json` above them, or all under `root`.
  static func group(_ paths: [String], root: String? = nil) -> [Project] {
    let root = root.map { FilePath.normalized($0) }
    var projects: [Project] = []
    var byFolder: [String: (root: String, settings: String?)] = [:]
    for path in paths {
      let folder = path == standardInput ? "." : FilePath.folder(path)
      let found = byFolder[folder] ?? find(from: folder)
      byFolder[folder] = found
      if let index = projects.firstIndex(where: {
        $0.root == (root ?? found.root) && $0.settingsPath == found.settings
      }) {
        projects[index].paths.append(path)
      } else {
        projects.append(
          Project(root: root ?? found.root, settingsPath: found.settings, paths: [path]))
      }
    }
    return projects
  }

  private static func find(from folder: String) -> (root: String, settings: String?) {
    var current = FilePath.normalized(folder)
    for _ in 0..<256 {
      let candidate = current == "/" ? "/ctl.json" : FilePath.normalized("\(current)/ctl.json")
      if Files.kind(candidate) == .file { return (current, candidate) }
      let parent = parent(of: current)
      if parent == current || Files.kind(parent) != .folder { break }
      if let here = Files.realPath(current), here == "/" { break }
      current = parent
    }
    // Without settings the current folder is the project of the files in it.
    let normalized = FilePath.normalized(folder)
    let isBelow = normalized == "." || FilePath.isInside(normalized, ".")
    return (isBelow ? "." : normalized, nil)
  }

  private static func parent(of folder: String) -> String {
    if folder == "." { return ".." }
    if folder == "/" { return "/" }
    if folder.split(separator: "/").allSatisfy({ $0 == ".." }) { return "../" + folder }
    return FilePath.folder(folder)
  }

  /// A workspace that reads from disk, but never through a link out of the root.
  func workspace(_ settings: Settings) -> Workspace {
    let realRoot = Files.realPath(root)
    return Workspace(
      root: root, settings: settings,
      read: { path in
        guard let real = Files.realPath(path), let realRoot,
          real.hasPrefix(realRoot == "/" ? "/" : realRoot + "/")
        else { return nil }
        return try? Files.read(path)
      }, parallel: Parallel.run)
  }
}
