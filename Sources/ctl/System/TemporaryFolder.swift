import CtlCommandLine
import CtlDiagnostics

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// An empty folder for files that a command needs while it runs.
struct TemporaryFolder {
  let path: String

  init() throws(Failure) {
    let folder = System.environment("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    var template = Array("\(Files.realPath(folder) ?? folder)/ctl-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else {
      let reason = System.errorText()
      throw Failure("cannot make a temporary folder: \(reason)", "无法创建临时文件夹：\(reason)")
    }
    path = String(cString: made)
  }

  /// Removes it with all that is in it.
  func remove() {
    var pending = [(path, false)]
    while let (folder, isEmptied) = pending.popLast() {
      if isEmptied {
        rmdir(folder)
        continue
      }
      pending.append((folder, true))
      for entry in (try? Files.entries(folder)) ?? [] {
        let path = "\(folder)/\(entry.name)"
        if entry.kind == .folder { pending.append((path, false)) } else { unlink(path) }
      }
    }
  }
}
