import CtlDiagnostics
import CtlRules
import CtlText

/// The modules that the files of a project may import: for each name a folder of `.ctl` files. They are
/// named by a command or by `ctl.json`, never by a `.ctl` file, and the `ctl.json` of a module may name
/// others. A name means one module everywhere, as in a Swift build; the first folder that it has counts.
public struct Modules: Sendable, Equatable {
  public struct Module: Sendable, Equatable {
    public let name: String
    /// The folder that its imports by path may not leave.
    public let root: String
    /// Its `.ctl` files; nil when there is no such folder.
    public let files: [String]?
    /// Its `ctl.json`, or nil.
    public let settingsPath: String?
    public let settings: Settings
  }

  /// A module as a command names it, with a path from the current folder.
  public struct Given: Sendable {
    public let name: String
    public let path: String

    public init(name: String, path: String) {
      self.name = name
      self.path = FilePath.normalized(path)
    }
  }

  public private(set) var all: [Module] = []
  private var positions: [String: Int] = [:]

  /// More than any app has; a chain of settings ends here.
  public static let limit = 256

  public init() {}

  /// - Parameters:
  ///   - settings: those of the project, with their path.
  ///   - given: the modules that a command names, which come first.
  public init(
    _ settings: Settings = Settings(), settingsPath: String? = nil, given: [Given] = [],
    _ disk: FileSystem
  ) {
    var pending = given.map { ($0.name, $0.path) }
    pending += Self.paths(settings, settingsPath)
    var next = 0
    while next < pending.count, all.count < Self.limit {
      let (name, root) = pending[next]
      next += 1
      if positions[name] != nil { continue }
      positions[name] = all.count
      let module = Self.module(name, root, disk)
      all.append(module)
      pending += Self.paths(module.settings, module.settingsPath)
    }
  }

  private static func paths(_ settings: Settings, _ path: String?) -> [(String, String)] {
    let folder = path.map(FilePath.folder) ?? "."
    return settings.modules.map { module in
      let isAbsolute = module.path.hasPrefix("/")
      return (
        module.name, FilePath.normalized(isAbsolute ? module.path : "\(folder)/\(module.path)")
      )
    }
  }

  private static func module(_ name: String, _ root: String, _ disk: FileSystem) -> Module {
    guard disk.kind(root) == .folder else {
      return Module(name: name, root: root, files: nil, settingsPath: nil, settings: Settings())
    }
    var discovery = Discovery(disk, folders: [root])
    let index = discovery.project(of: FilePath.join(root, "Any.ctl"))
    let project = discovery.projects[index]
    var settings = Settings()
    if let path = project.settingsPath, let bytes = disk.read(path) {
      settings = Settings.read(SourceText(path: path, bytes: bytes), file: FileID(0)).settings
    }
    var search = Discovery(disk, folders: [root], root: root)
    search.search(root)
    var files: [String] = []
    while search.isSearching { files += search.searchNext() }
    return Module(
      name: name, root: root,
      files: files.filter { !project.excludes($0, settings.exclude) }.sorted(),
      settingsPath: project.settingsPath, settings: settings)
  }

  public subscript(name: String) -> Module? { positions[name].map { all[$0] } }

  public var names: [String] { all.map(\.name) }

  /// The module that a file belongs to: that of the innermost folder around it.
  public func module(of path: String) -> Module? {
    guard !all.isEmpty else { return nil }
    return all.filter { FilePath.isInside(path, $0.root) }.max { $0.root.count < $1.root.count }
  }
}

extension Settings {
  /// How much other modules see of the Swift code that a project generates.
  var reach: Int {
    SwiftStyle.accessLevels.reversed().firstIndex(of: swift.access ?? "public") ?? 0
  }

  /// Whether code with these settings can use that of a module with others.
  func sees(_ other: Settings) -> Bool {
    other.swift.access != "internal" && other.reach >= reach
  }
}
