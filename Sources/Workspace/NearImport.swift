import CtlText

/// The file that a wrong import may mean.
enum NearImport {
  /// The path as the importing file spells it: with the extension, or the known file of the nearest
  /// name in the same folder; nil when there is none.
  static func path(
    _ path: String, from file: String, among known: [String], isReadable: (String) -> Bool
  ) -> String? {
    let folder = FilePath.folder(path)
    func name(_ path: String) -> String {
      path.split(separator: "/").last.map(String.init) ?? path
    }
    // No file imports itself.
    let inFolder = known.filter { FilePath.folder($0) == folder && $0 != file }.map(name)
    let withExtension = path + ".ctl"
    let isFound =
      !path.hasSuffix(".ctl") && (known.contains(withExtension) || isReadable(withExtension))
    guard let near = isFound ? name(withExtension) : nearestName(to: name(path), among: inFolder)
    else { return nil }
    let target = FilePath.join(folder, near).split(separator: "/")
    let base = file.split(separator: "/").dropLast()
    guard target.dropLast().starts(with: base) else { return nil }
    return target.dropFirst(base.count).joined(separator: "/")
  }
}
