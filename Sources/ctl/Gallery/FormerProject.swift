import CtlCommandLine
import CtlDiagnostics
import CtlWorkspace

/// The project as it was: a folder, or the files of a revision in a folder of their own.
struct FormerProject {
  let session: Session
  /// The folder of the former files, and those of today's that stand for it.
  private let root: String
  private let places: [String]
  private let temporary: TemporaryFolder?

  /// - Parameter paths: The arguments of the command, which name files and folders of today.
  init(_ text: String, _ paths: [String], _ modules: [Modules.Given]) throws(Failure) {
    let former = FilePath.normalized(text)
    if Files.kind(former) == .folder {
      root = former
      places = paths.map {
        Files.kind($0) == .folder ? FilePath.normalized($0) : FilePath.folder($0)
      }
      temporary = nil
      session = try Session([former], modules: modules, documents: true)
      return
    }
    guard !text.hasPrefix("-") else {
      throw Failure("`--against` takes a revision or a folder", "`--against` 应为一个版本或文件夹")
    }
    let folder = try TemporaryFolder()
    do throws(Failure) {
      root = FilePath.normalized("\(folder.path)/\(try Git.prefix())")
      places = ["."]
      temporary = folder
      try Git.export(text, to: folder.path)
      var known: [String] = []
      for path in paths {
        let former = FilePath.normalized("\(root)/\(Files.relative(path, to: "."))")
        // What the revision does not have is new.
        if Files.kind(former) != .missing { known.append(former) }
      }
      session = try Session(known, modules: modules, documents: true)
    } catch {
      folder.remove()
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

  func remove() { temporary?.remove() }
}
