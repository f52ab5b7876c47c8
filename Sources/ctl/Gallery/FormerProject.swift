import CtlCommandLine
import CtlDiagnostics
import CtlWorkspace

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The project as it was: a folder, or the files of a revision in a folder of their own.
struct FormerProject {
  let session: Session
  /// The folder of the former files, and those of today's that stand for it.
  private let root: String
  private let places: [String]
  /// The folder to remove.
  private let temporary: String?

  /// - Parameter paths: The arguments of the command, which name files and folders of today.
  init(_ text: String, _ paths: [String], _ modules: [Modules.Given]) throws(Failure) {
    let folder = FilePath.normalized(text)
    if Files.kind(folder) == .folder {
      root = folder
      places = paths.map {
        Files.kind($0) == .folder ? FilePath.normalized($0) : FilePath.folder($0)
      }
      temporary = nil
      session = try Session([folder], modules: modules, documents: true)
      return
    }
    guard !text.hasPrefix("-") else {
      throw Failure("`--against` takes a revision or a folder", "`--against` 应为一个版本或文件夹")
    }
    let place = try Self.temporaryFolder()
    do throws(Failure) {
      root = FilePath.normalized("\(place)/\(try Git.prefix())")
      places = ["."]
      temporary = place
      try Git.export(text, to: place)
      var known: [String] = []
      for path in paths {
        let former = FilePath.normalized("\(root)/\(Files.relative(path, to: "."))")
        // What the revision does not have is new.
        if Files.kind(former) != .missing { known.append(former) }
      }
      session = try Session(known, modules: modules, documents: true)
    } catch {
      Self.remove(place)
      throw error
    }
  }

  /// Where the file of a path of today was.
  func path(of path: String) -> String {
    let place = places.first { $0 == "." || FilePath.isInside(path, $0) } ?? "."
    return FilePath.normalized("\(root)/\(Files.relative(path, to: place))")
  }

  /// The path that a former file would have today.
  func presentPath(of former: String) -> String {
    FilePath.normalized("\(places.first ?? ".")/\(Files.relative(former, to: root))")
  }

  func remove() { if let temporary { Self.remove(temporary) } }

  private static func temporaryFolder() throws(Failure) -> String {
    let folder = System.environment("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    var template = Array("\(Files.realPath(folder) ?? folder)/ctl-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else {
      let reason = System.errorText()
      throw Failure("cannot make a temporary folder: \(reason)", "无法创建临时文件夹：\(reason)")
    }
    return String(cString: made)
  }

  private static func remove(_ path: String) {
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
