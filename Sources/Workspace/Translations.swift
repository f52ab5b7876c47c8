import CtlDiagnostics
import CtlRules
import CtlText

/// The catalogues of strings of an app, and those of the modules that it imports.
public enum Translations {
  /// The file that `ctl compile --emit strings` writes.
  public static let fileName = "Localizable.xcstrings"

  /// Whether a file is a catalogue of the texts of an app.
  public static func reads(_ path: String) -> Bool { path.hasSuffix("/\(fileName)") }

  /// The texts of a project that have a translation in every language.
  public static func texts(
    of project: Project, _ modules: Modules, _ locales: [String], _ disk: FileSystem
  ) -> Set<String> {
    guard locales.count > 1 else { return [] }
    return catalogues(of: project, modules, disk).reduce(into: []) {
      $0.formUnion($1.keys(in: locales))
    }
  }

  /// The texts for a file: those beside it, then those in the root, then those of the other folders
  /// of its project, then those of the modules. Nil when there are none, and the code looks none up.
  public static func catalogue(
    of project: Project, _ modules: Modules, for path: String, _ settings: Settings,
    _ disk: FileSystem
  ) -> TextCatalogue? {
    let found = catalogues(of: project, modules, first: FilePath.folder(path), disk)
    guard var catalogue = found.first else {
      return settings.isLocalized ? TextCatalogue(sourceLanguage: settings.sourceLanguage) : nil
    }
    for other in found.dropFirst() { catalogue.add(other) }
    return catalogue
  }

  /// The same for the bytes of the files that are read.
  public static func bytes(
    of project: Project, _ modules: Modules, for path: String, _ disk: FileSystem
  ) -> [[UInt8]] {
    files(in: [FilePath.folder(path)] + folders(of: project) + folders(of: modules), disk)
  }

  /// The catalogues of a project that cannot be read, each with what is wrong.
  /// - Parameter nextID: An unused number for the file of a finding.
  public static func findings(
    of project: Project, _ disk: FileSystem, nextID: () -> FileID
  ) -> [(source: SourceText, finding: Finding)] {
    var seen: Set<String> = []
    return folders(of: project).compactMap { folder in
      let path = FilePath.join(folder, fileName)
      guard seen.insert(folder).inserted, let bytes = disk.read(path),
        let problem = problem(of: bytes)
      else { return nil }
      let range = problem.offset..<min(problem.offset + 1, bytes.count)
      let finding = Finding(
        SettingsCode.malformedCatalogue, at: Location(nextID(), range),
        ["problem": .phrase(problem.words)])
      return (SourceText(path: path, bytes: bytes), finding)
    }
  }

  private static func problem(of bytes: [UInt8]) -> (offset: Int, words: Phrase)? {
    do throws(TextCatalogue.Problem) {
      _ = try TextCatalogue(bytes)
      return nil
    } catch {
      switch error {
      case .json(let error): return (error.offset, error.phrase)
      case .noStrings: return (0, Phrase(Message("it has no `strings`", "其中没有 `strings`")))
      }
    }
  }

  /// The bytes of the catalogues of modules.
  public static func bytes(of modules: Modules, _ disk: FileSystem) -> [[UInt8]] {
    files(in: folders(of: modules), disk)
  }

  private static func catalogues(
    of project: Project, _ modules: Modules, first: String? = nil, _ disk: FileSystem
  ) -> [TextCatalogue] {
    let folders = [first].compactMap { $0 } + folders(of: project) + folders(of: modules)
    return files(in: folders, disk).compactMap { try? TextCatalogue($0) }
  }

  private static func folders(of project: Project) -> [String] {
    [project.root] + Set(project.files.map(FilePath.folder)).sorted()
  }

  private static func folders(of modules: Modules) -> [String] {
    modules.all.flatMap { module in
      [module.settingsPath.map(FilePath.folder), module.root].compactMap { $0 }
        + Set((module.files ?? []).map(FilePath.folder)).sorted()
    }
  }

  private static func files(in folders: [String], _ disk: FileSystem) -> [[UInt8]] {
    var seen: Set<String> = []
    return folders.compactMap { folder in
      seen.insert(folder).inserted ? disk.read(FilePath.join(folder, fileName)) : nil
    }
  }
}
