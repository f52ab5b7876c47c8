import CtlDiagnostics
import CtlInterfaceBuilder
import CtlText
import CtlWorkspace

/// The files that the arguments of a command name; folders are searched. Paths that cannot be read
/// are in `failures`; the others are still used.
package struct Inputs {
  /// The name of standard input among the paths.
  package static let standardInput = "<stdin>"

  /// Each once, in order.
  package private(set) var paths: [String] = []
  package private(set) var projects: [Project] = []
  package private(set) var failures: [Failure] = []
  /// The sources of code in the folders.
  package private(set) var sources: [String] = []
  /// The paths that an argument names, which no pattern leaves out.
  package private(set) var named: Set<String> = []
  /// The roots of the projects of which every file was found.
  package private(set) var wholeRoots: Set<String> = []

  /// `root` replaces the roots that are found.
  /// `documents` finds those of Interface Builder too.
  package init(
    _ arguments: [String], root: String? = nil, documents: Bool = false, disk: FileSystem = .disk
  ) {
    let named = arguments.map { argument in
      let path = argument == "-" ? Self.standardInput : FilePath.normalized(argument)
      return (argument, path, kind: argument == "-" ? .other : disk.kind(path))
    }
    var discovery = Discovery(
      disk, folders: ["."] + named.filter { $0.kind == .folder }.map(\.1),
      root: root.map { FilePath.normalized($0) }, documents: documents)
    var seen: Set<String> = []
    for (argument, path, kind) in named {
      var found = [path]
      if kind == .missing {
        failures.append(Self.missing(argument))
        continue
      } else if kind == .folder {
        found = Self.search(path, &discovery)
        if found.isEmpty, !paths.contains(where: { FilePath.isInside($0, path) }) {
          let what =
            documents
            ? Message(".ctl files, storyboards or xibs", ".ctl 文件、storyboard 或 xib")
            : Message(".ctl files", ".ctl 文件")
          failures.append(
            Failure(
              "there are no \(what.en) in \(Files.quoted(argument))",
              "\(Files.quoted(argument)) 中没有 \(what.zh)"))
        }
      } else if !documents, InterfaceBuilder.reads(path) {
        failures.append(
          Failure(
            "\(Files.quoted(argument)) is a document of Interface Builder, not a .ctl file",
            "\(Files.quoted(argument)) 是 Interface Builder 文档，不是 .ctl 文件"))
        continue
      } else {
        self.named.insert(path)
        discovery.add(path)
      }
      for path in found where seen.insert(path).inserted { paths.append(path) }
    }
    failures += discovery.problems.map { Failure($0.message, $0.message) }
    sources = discovery.sources
    projects = discovery.projects.filter { !$0.files.isEmpty }
    // No file can import standard input.
    wholeRoots = Set(
      projects.filter { discovery.isWhole($0) || $0.files == [Self.standardInput] }.map(\.root))
  }

  private static func search(_ folder: String, _ discovery: inout Discovery) -> [String] {
    var found: [String] = []
    discovery.search(folder)
    while discovery.isSearching { found += discovery.searchNext() }
    return found
  }

  private static func missing(_ path: String) -> Failure {
    if Files.isLink(path) {
      return Failure(
        "\(Files.quoted(path)) is a link that leads nowhere", "链接 \(Files.quoted(path)) 没有指向任何文件")
    }
    let folder = FilePath.folder(path)
    let names = (try? Files.entries(folder))?.map(\.name) ?? []
    let near = nearestName(to: Files.fileName(path), among: names)
    return Failure(
      "there is no file \(Files.quoted(path))", "没有文件 \(Files.quoted(path))"
    ).adding(asking: near.map { FilePath.join(folder, $0) })
  }
}
