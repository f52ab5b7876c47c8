import CtlCommandLine
import CtlWorkspace

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Notices that files have changed: from the system (inotify), or else from their dates.
struct FileWatch {
  /// Becomes readable when something happened in a folder of the files; -1 without inotify.
  let descriptor: Int32
  private var paths: [String] = []
  private var stamps: [Stamp?] = []

  private struct Stamp: Equatable {
    let inode, size, seconds, nanoseconds: Int
  }

  init(_ paths: [String]) {
    #if os(Linux)
      descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    #else
      descriptor = -1
    #endif
    add(paths)
  }

  /// Watches more files. Files that are watched already keep their dates: a write while they are
  /// read is seen at the next look.
  mutating func add(_ more: [String]) {
    let new = Set(more).subtracting(paths).sorted()
    paths += new
    stamps += new.map(Self.stamp)
    #if os(Linux)
      if descriptor >= 0 {
        // Editors write a new file and move it into place, which changes the folder.
        for folder in Set(new.map(FilePath.folder)) {
          let mask = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_CREATE | IN_DELETE)
          _ = inotify_add_watch(descriptor, folder, mask)
        }
      }
    #endif
  }

  func close() {
    #if os(Linux)
      if descriptor >= 0 { _ = Glibc.close(descriptor) }
    #endif
  }

  /// Whether a file is a different one than at the last look.
  mutating func hasChanged() -> Bool {
    if descriptor >= 0 {
      while !RawTerminal.read(descriptor).isEmpty {}
    }
    let now = paths.map(Self.stamp)
    defer { stamps = now }
    return now != stamps
  }

  private static func stamp(_ path: String) -> Stamp? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if os(Linux)
      let time = status.st_mtim
    #else
      let time = status.st_mtimespec
    #endif
    return Stamp(
      inode: Int(truncatingIfNeeded: status.st_ino), size: Int(status.st_size),
      seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec))
  }
}
