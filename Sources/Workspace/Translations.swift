import CtlText

/// The catalogues of strings of an app.
public enum Translations {
  /// The file that `ctl compile --emit strings` writes.
  public static let fileName = "Localizable.xcstrings"

  /// The texts of a project that have a translation in every language.
  public static func texts(of project: Project, _ locales: [String], _ disk: FileSystem) -> Set<
    String
  > {
    guard locales.count > 1 else { return [] }
    return catalogues(of: project, disk).reduce(into: []) { $0.formUnion($1.keys(in: locales)) }
  }

  /// The texts for a file: those beside it, then those in the root, then those of the other folders
  /// of its project. Nil when there are none.
  public static func catalogue(
    of project: Project, for path: String, _ disk: FileSystem
  ) -> TextCatalogue? {
    let found = catalogues(of: project, first: FilePath.folder(path), disk)
    guard var catalogue = found.first else { return nil }
    for other in found.dropFirst() { catalogue.add(other) }
    return catalogue
  }

  /// The same for the bytes of the files that are read.
  public static func bytes(
    of project: Project, for path: String, _ disk: FileSystem
  ) -> [[UInt8]] {
    files(of: project, first: FilePath.folder(path), disk)
  }

  private static func catalogues(
    of project: Project, first: String? = nil, _ disk: FileSystem
  ) -> [TextCatalogue] {
    files(of: project, first: first, disk).compactMap { TextCatalogue($0) }
  }

  private static func files(
    of project: Project, first: String?, _ disk: FileSystem
  ) -> [[UInt8]] {
    let others = Set(project.files.map(FilePath.folder)).sorted()
    var seen: Set<String> = []
    return ([first, project.root].compactMap { $0 } + others).compactMap { folder in
      guard seen.insert(folder).inserted else { return nil }
      return disk.read(FilePath.join(folder, fileName))
    }
  }
}
