import CtlCommandLine
import CtlDiagnostics
import CtlWorkspace

/// The files as they were at a revision, at the paths of today: what changed since then is read from
/// a folder of its own, all else from the disk.
struct FormerFiles {
  private let folder: TemporaryFolder

  private let entries: FormerEntries

  init(_ changed: ChangedLines) throws(Failure) {
    folder = try TemporaryFolder()
    var entries = FormerEntries(
      top: changed.top, folder: folder.path, present: changed.former, absent: changed.new)
    for name in changed.former {
      var (name, kind) = (name, FileSystem.Entry.Kind.file)
      while name != "." {
        let parent = FilePath.folder(name)
        entries.folders[parent, default: [:]][Files.fileName(name)] = kind
        (name, kind) = (parent, .folder)
      }
    }
    self.entries = entries
    do throws(Failure) {
      try Git.export(changed.revision, to: folder.path, only: changed.former.sorted())
    } catch {
      remove()
      throw error
    }
  }

  func remove() { folder.remove() }

  var disk: FileSystem {
    let entries = entries
    return FileSystem(
      kind: { entries.kind($0) },
      entries: { (path) throws(FileSystem.Unreadable) in try entries.of(path) },
      realPath: { entries.realPath($0) },
      read: { FileSystem.disk.read(entries.place($0)) })
  }
}

/// The files that differ, by their names from the top of the repository.
private struct FormerEntries {
  var top: String
  /// The folder with those that the revision has.
  var folder: String
  var present: Set<String>
  var absent: Set<String>
  /// What the folders of the present ones hold, down to them.
  var folders: [String: [String: FileSystem.Entry.Kind]] = [:]

  /// The name of a path; of a link that is itself none of the files, the name of its target.
  private func name(_ path: String) -> String {
    let name = Files.relative(path, to: top)
    return present.contains(name) || absent.contains(name) ? name : Git.name(of: path, in: top)
  }

  /// Where the bytes of a path are now.
  func place(_ path: String) -> String {
    let name = name(path)
    return present.contains(name) || absent.contains(name) ? "\(folder)/\(name)" : path
  }

  func kind(_ path: String) -> FileSystem.Kind {
    let kind = Files.kind(place(path))
    return kind == .missing && folders[name(path)] != nil ? .folder : kind
  }

  func of(_ path: String) throws(FileSystem.Unreadable) -> [FileSystem.Entry] {
    let name = name(path)
    let former = folders[name.isEmpty ? "." : name]
    var result: [FileSystem.Entry] = []
    do throws(FileSystem.Unreadable) {
      result = try Files.entries(path)
    } catch {
      if former == nil { throw error }
    }
    result.removeAll { entry in
      absent.contains(name.isEmpty ? entry.name : "\(name)/\(entry.name)")
        || former?[entry.name] != nil
    }
    for (name, kind) in former ?? [:] { result.append(.init(name, kind)) }
    return result.sorted { $0.name < $1.name }
  }

  func realPath(_ path: String) -> String? {
    if let real = Files.realPath(path) { return real }
    return kind(path) == .missing ? nil : FilePath.normalized("\(top)/\(name(path))")
  }
}
