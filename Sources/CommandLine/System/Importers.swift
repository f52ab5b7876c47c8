import CtlText
import CtlWorkspace

/// The files of a project that some files of it, which were named alone, need: those that may import them, and
/// those that may declare names which they do not know.
enum Importers {
  /// A project with more is not searched.
  private static let folderLimit = 256
  private static let fileLimit = 512
  /// What begins a declaration that other files see.
  private static let words: Set<String> = [
    "let", "component", "enum", "record", "screen", "style",
  ]

  /// Each with its bytes; nil when the project is too large, or not all of it can be read.
  static func find(
    _ paths: [String], unknown names: Set<String>, in project: Project, _ disk: FileSystem
  ) -> [(path: String, bytes: [UInt8])]? {
    var discovery = Discovery(disk, folders: [project.root])
    discovery.search(project.root)
    var (folders, found) = (0, [String]())
    while discovery.isSearching {
      found += discovery.searchNext()
      folders += 1
      if folders > folderLimit || found.count > fileLimit { return nil }
    }
    guard discovery.problems.isEmpty,
      let own = discovery.projects.first(where: { $0.root == project.root })?.files
    else { return nil }
    // An import ends with the name of the file, as a string.
    let ends = paths.map { Array("\(Files.fileName($0))\"".utf8) }
    func mentions(_ bytes: [UInt8]) -> Bool {
      bytes.indices.contains { place in
        bytes[place] == UInt8(ascii: "\"")
          && ends.contains { bytes[...place].suffix($0.count).elementsEqual($0) }
      }
    }
    if project.settingsPath == nil, above(project.root, disk).contains(where: mentions) {
      return nil
    }
    var result: [(path: String, bytes: [UInt8])] = []
    for path in own.subtracting(paths).sorted() {
      guard let bytes = disk.read(path) else { return nil }
      if mentions(bytes) || declares(names, bytes) {
        result.append((path, bytes))
      }
    }
    return result
  }

  /// The files of modules that may declare names which no file knows.
  static func declaring(
    _ names: Set<String>, in modules: Modules, _ disk: FileSystem
  ) -> [(path: String, bytes: [UInt8])] {
    if names.isEmpty { return [] }
    return modules.all.flatMap { $0.files ?? [] }.prefix(fileLimit).compactMap { path in
      guard let bytes = disk.read(path), declares(names, bytes) else { return nil }
      return (path, bytes)
    }
  }

  /// Whether one of some names comes after a word that declares it: one pass, however many names there are.
  private static func declares(_ names: Set<String>, _ bytes: [UInt8]) -> Bool {
    if names.isEmpty { return false }
    var isDeclared = false
    for word in bytes.split(whereSeparator: { !isOfWord($0) }) {
      let isShort = word.count <= 9
      guard isDeclared || isShort else { continue }
      let text = String(decoding: word, as: UTF8.self)
      if isDeclared, names.contains(text) { return true }
      isDeclared = isShort && words.contains(text)
    }
    return false
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  /// The files in the folders around a root that is only a guess: it may be part of a larger project.
  private static func above(_ root: String, _ disk: FileSystem) -> [[UInt8]] {
    var result: [[UInt8]] = []
    var folder = disk.realPath(root) ?? "/"
    for _ in 0..<3 where folder != "/" {
      folder = FilePath.folder(folder)
      let files = ((try? disk.entries(folder)) ?? []).filter { $0.name.hasSuffix(".ctl") }
      result += files.prefix(fileLimit).compactMap { disk.read(FilePath.join(folder, $0.name)) }
    }
    return result
  }
}
