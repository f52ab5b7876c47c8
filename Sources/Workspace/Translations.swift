import CtlText

/// The texts of the app's catalogue of strings that have a translation in every language.
public enum Translations {
  /// The file that `ctl compile --emit strings` writes.
  public static let fileName = "Localizable.xcstrings"

  /// The texts of the catalogues beside the files of a project, and in its root.
  public static func texts(of project: Project, _ locales: [String], _ disk: FileSystem) -> Set<
    String
  > {
    guard locales.count > 1 else { return [] }
    let folders = Set(project.files.map(FilePath.folder)).union([project.root])
    var texts: Set<String> = []
    for folder in folders {
      if let bytes = disk.read(FilePath.join(folder, fileName)) {
        texts.formUnion(self.texts(in: bytes, locales))
      }
    }
    return texts
  }

  /// None of a file that is no catalogue.
  static func texts(in bytes: [UInt8], _ locales: [String]) -> Set<String> {
    guard let root = try? JSONReader.parse(bytes),
      case .object(let entries)? = root["strings"]?.value
    else { return [] }
    let source = root["sourceLanguage"]?.string ?? "en"
    let wanted = locales.filter { $0 != source }
    var texts: Set<String> = []
    for entry in entries {
      let known = entry.node["localizations"]
      if wanted.allSatisfy({ isTranslated(known, $0) }) { texts.insert(entry.key.text) }
    }
    return texts
  }

  /// Whether there is a text in a language, or for `de-AT` in `de`.
  private static func isTranslated(_ known: JSONNode?, _ locale: String) -> Bool {
    var tag = locale
    while true {
      if let found = known?[tag],
        found["stringUnit"]?["value"]?.string?.isEmpty == false
          || found["variations"] != nil
      {
        return true
      }
      guard let end = tag.lastIndex(of: "-") else { return false }
      tag = String(tag[..<end])
    }
  }
}
