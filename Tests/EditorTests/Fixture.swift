import CtlDiagnostics
import CtlEditor
import CtlWorkspace
import Testing

/// A project in a string. `//- Other.ctl` on a line of its own begins the next file; `▮` is the
/// cursor, `▯` the other end of a selection.
struct Fixture {
  let snapshot: EditorSnapshot
  let file: FileID
  let offset: Int
  let selection: Range<Int>
  let paths: [String]

  init(_ text: String, language: Language = .english) {
    var files: [(path: String, text: String)] = [("Main.ctl", "")]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("//- ") {
        files.append((String(line.dropFirst(4)), ""))
      } else {
        files[files.count - 1].text += line + "\n"
      }
    }
    if files[0].text.isEmpty, files.count > 1 { files.removeFirst() }
    for index in files.indices { files[index].text = String(files[index].text.dropLast()) }
    var cursor = (path: files[0].path, offset: 0)
    var other: Int?
    var workspace = Workspace(root: ".")
    for file in files {
      var bytes: [UInt8] = []
      for character in file.text {
        switch character {
        case "▮": cursor = (file.path, bytes.count)
        case "▯": other = bytes.count
        default: bytes += String(character).utf8
        }
      }
      workspace.open(file.path, bytes)
    }
    paths = files.map(\.path)
    _ = workspace.check(paths)
    file = workspace.id(of: cursor.path)
    offset = cursor.offset
    let end = other ?? offset
    selection = min(offset, end)..<max(offset, end)
    snapshot = EditorSnapshot(workspace, paths: Set(paths), language: language)
  }

  func bytes(_ file: FileID) -> [UInt8] { snapshot.workspace.source(file)?.bytes ?? [] }

  func text(_ location: Location) -> String {
    String(decoding: bytes(location.file)[location.range], as: UTF8.self)
  }

  func path(_ file: FileID) -> String { snapshot.workspace.source(file)?.path ?? "?" }

  /// `Main.ctl:3:5 name`
  func picture(_ location: Location) -> String {
    let position = snapshot.workspace.source(location.file)?.lineTable().position(
      at: location.range.lowerBound)
    return
      "\(path(location.file)):\((position?.line ?? 0) + 1):\((position?.column ?? 0) + 1) \(text(location))"
  }

  func picture(_ locations: [Location]) -> String {
    locations.map { picture($0) }.joined(separator: "\n")
  }

  /// The lines of the cursor's file with `^` under ranges; lines without one are left out.
  func picture(_ ranges: [(range: Range<Int>, mark: Character)]) -> String {
    let lines = snapshot.workspace.source(file)!.lineTable()
    var result: [String] = []
    for line in lines.starts.indices {
      let range = lines.range(ofLine: line)
      let text = String(decoding: bytes(file)[range], as: UTF8.self)
      var marks: [Character] = []
      for (marked, mark) in ranges
      where marked.lowerBound >= range.lowerBound && marked.lowerBound < range.upperBound {
        let column = marked.lowerBound - range.lowerBound
        let end = min(marked.upperBound, range.upperBound) - range.lowerBound
        while marks.count < end { marks.append(" ") }
        for index in column..<max(column, end) { marks[index] = mark }
      }
      if !marks.isEmpty {
        result.append(text.filter { $0 != "\n" && $0 != "\r\n" })
        result.append(String(marks))
      }
    }
    return result.joined(separator: "\n")
  }

  /// All files after edits, with `//-` between several; nil when the edits do not fit.
  func applying(_ edits: [Edit]) -> String? {
    var result: [String] = []
    for path in paths {
      guard let file = snapshot.file(at: path) else { return nil }
      let own = edits.filter { $0.location.file == file.id }
      guard let bytes = Edit.apply(own, to: bytes(file.id)) else { return nil }
      let text = String(decoding: bytes, as: UTF8.self)
      result.append(paths.count > 1 ? "//- \(path)\n\(text)" : text)
    }
    return result.joined(separator: "\n")
  }
}
