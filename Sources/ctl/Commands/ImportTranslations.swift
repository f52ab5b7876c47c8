import CtlCommandLine
import CtlDiagnostics
import CtlGenerator
import CtlInterfaceBuilder
import CtlText
import CtlWorkspace

/// The translations of a document, which stand in tables of strings beside it: `de.lproj/Main.strings`
/// and `mul.lproj/Main.xcstrings` for `Base.lproj/Main.storyboard`.
struct ImportedTranslations {
  private(set) var translations: [StringsFile.Translation] = []
  /// The translations of texts that the document does not have, and tables that cannot be read.
  private(set) var unsaid = 0
  let sourceLanguage: String

  init(of path: String, _ disk: FileSystem) {
    let folder = FilePath.folder(path)
    let language = Self.language(ofFolder: Files.fileName(folder))
    sourceLanguage = language.flatMap { $0 == "Base" ? nil : $0 } ?? "en"
    guard let bytes = disk.read(path),
      let texts = DocumentTexts(SourceText(path: path, bytes: bytes))
    else { return }
    let name = String(Files.fileName(path).prefix { $0 != "." })
    let isLocalized = language != nil
    let beside = isLocalized ? FilePath.folder(folder) : folder
    let folders = ((try? disk.entries(beside.isEmpty ? "." : beside)) ?? [])
      .filter { $0.kind == .folder && $0.name.hasSuffix(".lproj") }
      .map { FilePath.join(beside, $0.name) }
    var seen: Set<String> = []
    for folder in [beside, folder] + folders
    where seen.insert(disk.realPath(folder.isEmpty ? "." : folder) ?? folder).inserted {
      if let bytes = disk.read(FilePath.join(folder, name + ".xcstrings")) {
        addCatalogue(bytes, texts)
      }
      guard let language = Self.language(ofFolder: Files.fileName(folder)), language != "Base",
        let bytes = disk.read(FilePath.join(folder, name + ".strings"))
      else { continue }
      let table = StringsTable(bytes)
      if !table.isComplete { unsaid += 1 }
      for entry in table.entries { add(entry.key, language, entry.text, texts) }
    }
  }

  private mutating func addCatalogue(_ bytes: [UInt8], _ texts: DocumentTexts) {
    guard let catalogue = try? TextCatalogue(bytes) else {
      unsaid += 1
      return
    }
    for language in catalogue.languages.sorted() where language != catalogue.sourceLanguage {
      for (key, entry) in catalogue.entries(in: language).sorted(by: { $0.key < $1.key }) {
        if let text = entry.text { add(key, language, text, texts) } else { unsaid += 1 }
      }
    }
  }

  private mutating func add(
    _ key: String, _ language: String, _ text: String, _ texts: DocumentTexts
  ) {
    guard let source = texts.text(key), !source.isEmpty else {
      unsaid += 1
      return
    }
    translations.append(StringsFile.Translation(source, language, text))
  }

  /// `de` for `de.lproj`; nil for another folder. Old folders have names in English.
  private static func language(ofFolder name: String) -> String? {
    guard name.hasSuffix(".lproj") else { return nil }
    let language = String(name.dropLast(6))
    return oldNames[language] ?? String(language.map { $0 == "_" ? "-" : $0 })
  }

  private static let oldNames = [
    "English": "en", "French": "fr", "German": "de", "Japanese": "ja", "Spanish": "es",
    "Italian": "it", "Dutch": "nl",
  ]

  /// What the report of an import says of them; nothing without any.
  func summary(_ left: Int, _ language: Language) -> String {
    if translations.isEmpty, left == 0 { return "" }
    let count = translations.count
    switch language {
    case .english:
      return "; \(count) \(count == 1 ? "translation" : "translations") found, \(left) left out"
    case .simplifiedChinese: return "；找到 \(count) 条译文，略去 \(left) 条"
    }
  }

  /// Adds them to the catalogue of the folder.
  /// - Returns: how many stay out.
  func write(to folder: String) throws(Failure) -> Int {
    guard !translations.isEmpty else { return unsaid }
    let path = FilePath.join(folder, Translations.fileName)
    var file = StringsFile()
    file.sourceLanguage = sourceLanguage
    if let former = FileSystem.disk.read(path) {
      do throws(StringsFile.Problem) {
        file = try StringsFile(reading: former)
      } catch {
        throw Failure(
          "cannot update the strings file: \(error.message)", "无法更新字符串文件：\(error.message)")
      }
    }
    let refused = file.add(translations)
    try Files.write(file.bytes, to: path)
    return unsaid + refused.count
  }
}
