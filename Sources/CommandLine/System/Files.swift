import CtlText
import CtlWorkspace

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Files and folders. A file is read whole and written whole, or not at all.
package enum Files {
  /// Larger files are refused while reading, before they cost memory; the parser's limit is lower.
  private static let sizeLimit = 256 << 20

  package static func kind(_ path: String) -> FileSystem.Kind {
    var status = stat()
    guard stat(path, &status) == 0 else { return .missing }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFREG: return .file
    default: return .other
    }
  }

  package static func read(_ path: String) throws(Failure) -> [UInt8] {
    if kind(path) == .folder { throw cannotRead(quoted(path), "it is a folder", "它是文件夹") }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw cannotRead(quoted(path), System.errorText())
    }
    defer { close(descriptor) }
    return try read(descriptor, quoted(path))
  }

  package static func readStandardInput() throws(Failure) -> [UInt8] {
    try read(0, "standard input")
  }

  private static func read(_ descriptor: Int32, _ name: String) throws(Failure) -> [UInt8] {
    var status = stat()
    let expected =
      fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      ? Int(status.st_size) : 0
    var bytes: [UInt8] = []
    var chunk = max(4096, min(expected + 1, sizeLimit))
    while true {
      let start = bytes.count
      var failure: Int32 = 0
      bytes.append(
        contentsOf: [UInt8](unsafeUninitializedCapacity: chunk) { buffer, count in
          #if canImport(Glibc)
            let result = Glibc.read(descriptor, buffer.baseAddress!, chunk)
          #else
            let result = Darwin.read(descriptor, buffer.baseAddress!, chunk)
          #endif
          count = max(0, result)
          if result < 0 { failure = errno }
        })
      if failure == EINTR { continue }
      if failure != 0 { throw cannotRead(name, System.errorText(failure)) }
      if bytes.count == start { return bytes }
      if bytes.count > sizeLimit {
        throw cannotRead(
          name, "it is larger than \(sizeLimit >> 20) MiB", "它大于 \(sizeLimit >> 20) MiB")
      }
      chunk = max(4096, min(bytes.count, 1 << 20))
    }
  }

  /// Makes a folder and those above it.
  package static func makeFolder(_ path: String) throws(Failure) {
    switch kind(path) {
    case .folder: return
    case .file, .other:
      throw Failure(
        "cannot make the folder \(quoted(path)): it is a file",
        "无法创建文件夹 \(quoted(path))：它是文件")
    case .missing: break
    }
    let parent = FilePath.folder(path)
    if parent != path { try makeFolder(parent) }
    if mkdir(path, 0o755) != 0, errno != EEXIST {
      let reason = System.errorText()
      throw Failure(
        "cannot make the folder \(quoted(path)): \(reason)", "无法创建文件夹 \(quoted(path))：\(reason)")
    }
  }

  /// The reasons of the system are in one language.
  private static func cannotRead(_ name: String, _ en: String, _ zh: String? = nil) -> Failure {
    Failure("cannot read \(name): \(en)", "无法读取 \(name)：\(zh ?? en)")
  }

  /// The entries of a folder, in the order of their names.
  package static func entries(_ folder: String) throws(FileSystem.Unreadable) -> [FileSystem.Entry]
  {
    guard let stream = opendir(folder) else {
      throw FileSystem.Unreadable(System.errorText())
    }
    defer { closedir(stream) }
    var entries: [FileSystem.Entry] = []
    while let entry = readdir(stream) {
      let size = MemoryLayout.size(ofValue: entry.pointee.d_name)
      withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: size) { name in
          let text = String(cString: name)
          if text == "." || text == ".." { return }
          var status = stat()
          let isThere = fstatat(dirfd(stream), name, &status, AT_SYMLINK_NOFOLLOW) == 0
          entries.append(.init(text, isThere ? kind(status) : .other))
        }
      }
    }
    return entries.sorted { $0.name < $1.name }
  }

  private static func kind(_ status: stat) -> FileSystem.Entry.Kind {
    switch status.st_mode & S_IFMT {
    case S_IFDIR: .folder
    case S_IFREG: .file
    case S_IFLNK: .link
    default: .other
    }
  }

  /// The path with every link resolved; nil when there is no such file.
  package static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The path from the root of the disk, its links left as they are.
  fileprivate static func absolute(_ path: String) -> String {
    FilePath.normalized(path.hasPrefix("/") ? path : "\(realPath(".") ?? "/")/\(path)")
  }

  /// A path as it is written in a file of a folder.
  package static func relative(_ path: String, to folder: String) -> String {
    let (target, start) = (
      absolute(path).split(separator: "/"), absolute(folder).split(separator: "/")
    )
    let shared = zip(target, start).prefix { $0 == $1 }.count
    let ups = [Substring](repeating: "..", count: start.count - shared)
    return (ups + target[shared...]).joined(separator: "/")
  }

  package static func fileName(_ path: String) -> String {
    String(path.split(separator: "/").last ?? Substring(path))
  }

  package static func quoted(_ path: String) -> String { "`\(path.neutralised())`" }
}

extension FileSystem {
  /// The files of this machine; only regular files are read.
  package static let disk = FileSystem(
    kind: Files.kind, entries: Files.entries, realPath: Files.realPath,
    read: { Files.kind($0) == .file ? try? Files.read($0) : nil })

  /// The same with links that may lead out of a project, as those of the sandbox of a build system.
  static let followingLinks: FileSystem = {
    var disk = FileSystem.disk
    disk.realPath = { Files.kind($0) == .missing ? nil : Files.absolute($0) }
    return disk
  }()
}
