import CtlWorkspace

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Files {
  /// Writes a file next to its path and moves it there, so that a half-written file is never
  /// visible. A file with the same bytes is left alone and keeps its date. A link stays a link, and
  /// a file keeps its owner and its permissions. A device or a pipe is written to, never
  /// replaced.
  /// - Parameter old: The bytes that the file must still have: a file that another program saved
  ///   meanwhile stays as it is.
  /// - Parameter isDurable: Whether it must outlast a power failure; what can be made again need not.
  package static func write(
    _ bytes: [UInt8], to path: String, replacing old: [UInt8]? = nil, isDurable: Bool = true
  ) throws(Failure) {
    if let descriptor = ownDescriptor(path) { return try write(bytes, through: descriptor, path) }
    var target = path
    if isLink(path) {
      guard let real = realPath(path) else {
        throw cannotWrite(
          path, "it is a link to a file that is not there", "它是链接，所指的文件不存在")
      }
      target = real
    }
    switch kind(target) {
    case .folder: throw cannotWrite(path, "it is a folder", "它是文件夹")
    case .other: return try writeThrough(bytes, target)
    case .missing: break
    case .file:
      guard let known = try? read(target) else { break }
      try checkUnchanged(path, known, old)
      if known == bytes { return }
      if isReadOnly(target) { throw cannotWrite(path, "it is read-only", "它是只读的") }
    }
    var temporary: String
    var descriptor: Int32
    repeat {
      // A number of a process is not enough: a killed one may have had ours, and so may one of
      // another machine or container that writes into the same folder.
      temporary = "\(FilePath.folder(target))/.ctl.\(UInt64.random(in: 0 ... .max)).tmp"
      descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    } while descriptor < 0 && errno == EEXIST
    guard descriptor >= 0 else {
      throw cannotWrite(path, System.errorText())
    }
    var failure = 0 as Int32
    var status = stat()
    if stat(target, &status) == 0 {
      _ = fchown(descriptor, status.st_uid, status.st_gid)
      if fchmod(descriptor, status.st_mode & 0o7777) != 0, errno != EPERM { failure = errno }
    }
    if failure == 0 { failure = send(bytes, descriptor) }
    if isDurable, failure == 0, fsync(descriptor) != 0, errno != EINVAL, errno != EROFS {
      failure = errno
    }
    if close(descriptor) != 0, failure == 0 { failure = errno }
    do throws(Failure) {
      if old != nil { try checkUnchanged(path, try read(target), old) }
    } catch {
      unlink(temporary)
      throw error
    }
    if failure == 0, rename(temporary, target) != 0 { failure = errno }
    if failure != 0 {
      unlink(temporary)
      throw cannotWrite(path, System.errorText(failure))
    }
  }

  /// The reasons of the system are in one language.
  private static func cannotWrite(_ path: String, _ en: String, _ zh: String? = nil) -> Failure {
    Failure("cannot write \(quoted(path)): \(en)", "无法写入 \(quoted(path))：\(zh ?? en)")
  }

  private static func checkUnchanged(_ path: String, _ now: [UInt8], _ old: [UInt8]?)
    throws(Failure)
  {
    guard let old, now != old else { return }
    throw Failure(
      "\(quoted(path)) has changed since it was read; it stays as it is, run the command again",
      "\(quoted(path)) 在读取之后已被改动，保持原样；请再次运行命令")
  }

  private static func isReadOnly(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    // The superuser may write everything; a file without the permission is still meant to stay.
    return status.st_mode & 0o222 == 0 || access(path, W_OK) != 0
  }

  /// A device or a pipe gets the bytes; a pipe that nothing reads is refused instead of waited for.
  private static func writeThrough(_ bytes: [UInt8], _ path: String) throws(Failure) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else {
      let reason = errno == ENXIO ? "nothing reads it" : System.errorText()
      throw cannotWrite(path, reason)
    }
    defer { close(descriptor) }
    let flags = fcntl(descriptor, F_GETFL)
    if flags >= 0 { _ = fcntl(descriptor, F_SETFL, flags & ~O_NONBLOCK) }
    try write(bytes, through: descriptor, path)
  }

  private static func write(_ bytes: [UInt8], through descriptor: Int32, _ path: String)
    throws(Failure)
  {
    let failure = send(bytes, descriptor)
    if failure != 0 {
      throw cannotWrite(path, System.errorText(failure))
    }
  }

  /// Writes all bytes; 0, or the number of the error.
  private static func send(_ bytes: [UInt8], _ descriptor: Int32) -> Int32 {
    var start = 0
    while start < bytes.count {
      let count = System.send(bytes[start...], to: descriptor)
      if count >= 0 { start += count } else if errno != EINTR { return errno }
    }
    return 0
  }

  /// The open file of this process that a path such as `/dev/stdout` names.
  private static func ownDescriptor(_ path: String) -> Int32? {
    switch path {
    case "/dev/stdout": return 1
    case "/dev/stderr": return 2
    default:
      for folder in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(folder) {
        return Int32(path.dropFirst(folder.utf8.count))
      }
      return nil
    }
  }

  package static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }
}
