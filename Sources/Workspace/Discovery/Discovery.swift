import CtlInterfaceBuilder
import CtlText

/// Finds projects, for the command line and the language server alike.
///
/// A file belongs to the nearest `ctl.json` above it, else to the outermost opened folder around
/// it, else to its own folder. A file is inside a folder only if it is also inside without links:
/// no file outside the root is read through a link.
///
/// All files below the opened folders with a name that ends in `.ctl` are found. Hidden files and
/// folders are left out, and so are links to folders, so that a search ends; a link to a file must
/// stay in the root. Names are compared exactly.
public struct Discovery: Sendable {
  /// In the order of discovery.
  public private(set) var projects: [Project] = []
  /// The folders and files that could not be searched or read.
  public private(set) var problems: [Problem] = []

  private let disk: FileSystem
  private let folders: Set<String>
  /// The ends of the names of the files that are searched for.
  private let extensions: [String]
  /// The root of every project, instead of the one that is found.
  private let root: String?
  /// The project of the files in a folder.
  private var owners: [String: Int] = [:]

  /// The sources of code that were found, for documents of Interface Builder.
  public private(set) var sources: [String] = []

  private var searched: [String] = []
  private var pending: [(folder: String, depth: Int)] = []
  private var folderCount = 0
  private var fileCount = 0
  private var isTooDeep = false

  /// Enough for every project; a search in a home folder opened by mistake stops here.
  public static let fileLimit = 50_000
  public static let folderLimit = 200_000
  /// How many levels up and down are searched.
  public static let depthLimit = 256

  /// Why a path is not among the files.
  public struct Problem: Sendable, Equatable {
    public let path: String
    public let reason: String
    public var message: String { "cannot read `\(path.neutralised())`: \(reason)" }
  }

  /// - Parameters:
  ///   - folders: those that a person has opened, normalized.
  ///   - documents: whether documents of Interface Builder are found too.
  public init(
    _ disk: FileSystem, folders: [String], root: String? = nil, documents: Bool = false
  ) {
    self.disk = disk
    extensions = [".ctl"] + (documents ? InterfaceBuilder.extensions.map { "." + $0 } : [])
    self.folders = Set(folders)
    self.root = root
  }

  // MARK: Projects

  /// The number of the project of a file, which need not be one of its files.
  public mutating func project(of path: String) -> Int {
    let folder = FilePath.folder(path)
    if let known = owners[folder] { return known }
    let found = place(of: folder)
    let index =
      projects.firstIndex { $0.root == found.root && $0.settingsPath == found.settingsPath }
      ?? projects.count
    if index == projects.count {
      projects.append(Project(root: found.root, settingsPath: found.settingsPath))
    }
    owners[folder] = index
    return index
  }

  /// The same for a file that was looked up before.
  public func knownProject(of path: String) -> Int? { owners[FilePath.folder(path)] }

  /// Whether a file that was looked up is in a folder or below it.
  public func knowsFiles(below folder: String) -> Bool {
    owners.keys.contains { $0 == folder || FilePath.isInside($0, folder) }
  }

  /// Adds a file that a person has named to its project, wherever the file is.
  @discardableResult
  public mutating func add(_ path: String) -> Int {
    let index = project(of: path)
    if !projects[index].files.contains(path) { projects[index].files.insert(path) }
    return index
  }

  public mutating func remove(_ path: String) {
    if let index = knownProject(of: path) { projects[index].files.remove(path) }
  }

  private func place(of folder: String) -> (root: String, settingsPath: String?) {
    var current: String? = FilePath.normalized(folder)
    for _ in 0...Self.depthLimit {
      guard let here = current else { break }
      let candidate = FilePath.join(here, Project.settingsName)
      if disk.kind(candidate) == .file, holds(here, folder) { return (root ?? here, candidate) }
      current = parent(of: here)
    }
    let holding = folders.filter { holds($0, folder) }
    let outermost = holding.reduce(holding.first) { result, next in
      result.map { FilePath.isInside($0, next) ? next : $0 }
    }
    return (root ?? outermost ?? folder, nil)
  }

  private func holds(_ outer: String, _ folder: String) -> Bool {
    guard outer == folder || FilePath.isInside(folder, outer) else { return false }
    guard let real = disk.realPath(folder), let realOuter = disk.realPath(outer) else {
      return true
    }
    return real == realOuter || FilePath.isInside(real, realOuter)
  }

  /// The folder above; nil at the top.
  private func parent(of folder: String) -> String? {
    if folder == "/" { return nil }
    guard folder.split(separator: "/").allSatisfy({ $0 == "." || $0 == ".." }) else {
      return FilePath.folder(folder)
    }
    guard let real = disk.realPath(folder), real != "/" else { return nil }
    return FilePath.normalized("../\(folder)")
  }

  // MARK: Searching

  public var isSearching: Bool { !pending.isEmpty }

  /// Begins to search an opened folder.
  public mutating func search(_ folder: String) {
    searched.append(folder)
    pending.insert((folder, 0), at: 0)
  }

  /// Whether every file of a project was found: its root was searched, with all that is below.
  public func isWhole(_ project: Project) -> Bool {
    problems.isEmpty && !isSearching
      && searched.contains { $0 == project.root || FilePath.isInside(project.root, $0) }
  }

  /// Searches the next folder.
  /// - Returns: the new files in it, all of one project.
  public mutating func searchNext() -> [String] {
    guard let (folder, depth) = pending.popLast() else { return [] }
    folderCount += 1
    guard folderCount <= Self.folderLimit else {
      stop(folder, "there are more than \(Self.folderLimit) folders")
      return []
    }
    let entries: [FileSystem.Entry]
    do throws(FileSystem.Unreadable) {
      entries = try disk.entries(folder)
    } catch {
      report(folder, error.reason)
      return []
    }
    var files: [String] = []
    var inner: [(folder: String, depth: Int)] = []
    var last: String?
    for entry in entries where !entry.name.hasPrefix(".") {
      let path = FilePath.join(folder, entry.name)
      if entry.kind == .folder {
        if !folders.contains(path) { inner.append((path, depth + 1)) }
      } else if extensions.count > 1, CodeIndex.reads(entry.name), entry.kind == .file {
        if sources.count < Self.fileLimit { sources.append(path) }
      } else if extensions.contains(where: entry.name.hasSuffix), entry.kind != .other {
        switch disk.kind(path) {
        case .file where entry.name == last: report(path, "another file has the same name")
        case .file where entry.kind == .file || stays(path): files.append(path)
        case .file: report(path, "it is a link that leaves the project")
        case .missing where entry.kind == .link: report(path, "it is a link that leads nowhere")
        case .missing: report(path, "its name is not UTF-8, or it is gone")
        case .folder, .other: break
        }
      }
      last = entry.name
    }
    if depth < Self.depthLimit {
      pending += inner.reversed()
    } else if let first = inner.first, !isTooDeep {
      isTooDeep = true
      report(first.folder, "it is more than \(Self.depthLimit) folders deep")
    }
    return take(files, from: folder)
  }

  private mutating func take(_ files: [String], from folder: String) -> [String] {
    var files = files
    fileCount += files.count
    if fileCount > Self.fileLimit {
      files.removeLast(min(files.count, fileCount - Self.fileLimit))
      stop(folder, "there are more than \(Self.fileLimit) .ctl files")
    }
    guard let first = files.first else { return [] }
    let owner = project(of: first)
    return files.filter { projects[owner].files.insert($0).inserted }
  }

  private mutating func stop(_ folder: String, _ reason: String) {
    pending = []
    report(folder, reason)
  }

  private mutating func report(_ path: String, _ reason: String) {
    problems.append(Problem(path: path, reason: reason))
  }

  /// Whether a file is in the root of its project, without links too.
  private mutating func stays(_ path: String) -> Bool {
    let root = projects[project(of: path)].root
    guard let real = disk.realPath(path), let realRoot = disk.realPath(root) else { return false }
    return FilePath.isInside(real, realRoot)
  }

  /// Whether a search of the opened folders, which are absolute, would find a file now.
  public mutating func finds(_ path: String) -> Bool {
    guard extensions.contains(where: path.hasSuffix), disk.kind(path) == .file else { return false }
    let realFolder = disk.realPath(FilePath.folder(path))
    let isBelow = folders.contains { opened in
      guard FilePath.isInside(path, opened), let real = disk.realPath(opened) else { return false }
      let names = path.dropFirst(opened.count).split(separator: "/")
      guard !names.contains(where: { $0.hasPrefix(".") }), names.count <= Self.depthLimit + 1 else {
        return false
      }
      // No folder on the way is a link.
      return realFolder == names.dropLast().reduce(real) { FilePath.join($0, String($1)) }
    }
    return isBelow && stays(path)
  }
}
