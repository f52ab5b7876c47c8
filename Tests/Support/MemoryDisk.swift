import CtlWorkspace

/// Files, folders and links in memory, by absolute paths.
public final class MemoryDisk: @unchecked Sendable {
  // Tests use it from one thread.
  public var files: [String: String]
  let links: [String: String]
  let unreadable: Set<String>

  public init(
    _ files: [String: String], links: [String: String] = [:], unreadable: Set<String> = []
  ) {
    self.files = files
    self.links = links
    self.unreadable = unreadable
  }

  public var fileSystem: FileSystem {
    FileSystem(
      kind: { [self] path in
        guard let real = resolved(path) else { return .missing }
        return files[real] != nil ? .file : isFolder(real) ? .folder : .missing
      },
      entries: { [self] (folder) throws(FileSystem.Unreadable) in
        guard let real = resolved(folder), isFolder(real) else {
          throw FileSystem.Unreadable("No such file or directory")
        }
        if unreadable.contains(real) { throw FileSystem.Unreadable("Permission denied") }
        return entries(real)
      },
      realPath: { [self] path in
        resolved(path).flatMap { files[$0] != nil || isFolder($0) ? $0 : nil }
      },
      read: { [self] path in resolved(path).flatMap { files[$0] }.map { Array($0.utf8) } })
  }

  private var all: [String] { Array(files.keys) + Array(links.keys) + unreadable }

  private func isFolder(_ path: String) -> Bool {
    all.contains { FilePath.isInside($0, path) } || unreadable.contains(path)
  }

  private func entries(_ folder: String) -> [FileSystem.Entry] {
    var kinds: [String: FileSystem.Entry.Kind] = [:]
    for path in all where FilePath.isInside(path, folder) {
      let names = path.dropFirst(folder == "/" ? 1 : folder.count + 1).split(separator: "/")
      let isLast = names.count == 1 && !unreadable.contains(path)
      kinds[String(names[0])] = !isLast ? .folder : links[path] == nil ? .file : .link
    }
    return kinds.sorted { $0.key < $1.key }.map { .init($0.key, $0.value) }
  }

  /// A path with its links followed; nil in a loop of links.
  private func resolved(_ path: String) -> String? {
    var rest = FilePath.normalized(path).split(separator: "/").map(String.init)[...]
    var result = "/"
    var followed = 0
    while let name = rest.popFirst() {
      let next = FilePath.join(result, name)
      guard let target = links[next] else {
        result = next
        continue
      }
      followed += 1
      if followed > 40 { return nil }
      let absolute = FilePath.normalized(target.hasPrefix("/") ? target : "\(result)/\(target)")
      rest = absolute.split(separator: "/").map(String.init)[...] + rest
      result = "/"
    }
    return result
  }
}
