import CtlWorkspace

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Notices that files have changed: the system tells (inotify), or else their dates are looked at.
struct FileWatch {
  /// Becomes readable when something happened in a folder of the files; -1 without inotify.
  let descriptor: Int32
  let paths: [String]
  private var stamps: [Stamp?]

  private struct Stamp: Equatable {
    let inode, size, seconds, nanoseconds: Int
  }

  init(_ paths: [String]) {
    self.paths = paths
    stamps = paths.map(Self.stamp)
    #if os(Linux)
      descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      if descriptor >= 0 {
        // Editors write beside a file and move it there: the folder knows.
        for folder in Set(paths.map(FilePath.folder)) {
          let mask = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_CREATE | IN_DELETE)
          _ = inotify_add_watch(descriptor, folder, mask)
        }
      }
    #else
      descriptor = -1
    #endif
  }

  func close() {
    #if os(Linux)
      if descriptor >= 0 { _ = Glibc.close(descriptor) }
    #endif
  }

  /// Whether a file is another one than at the last look.
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
