import CtlChecker
import CtlCommandLine
import CtlDiagnostics
import CtlRules
import CtlText
import CtlWorkspace

/// Known findings, counted by file, code, message, the elements around the place and the text of its
/// line. So edits elsewhere in the file do not bring them back, and one that is repaired does not
/// hide a new one with the same message. Paths are relative to the folder of the baseline, so that
/// it means the same wherever the command runs.
struct Baseline {
  private struct Key: Hashable, Comparable {
    var file, code, message, element, line: String

    static func < (first: Key, second: Key) -> Bool {
      first.texts.lexicographicallyPrecedes(second.texts)
    }

    private var texts: [String] { [file, code, message, element, line] }
  }

  /// The folder of the baseline.
  private let folder: String
  private var known = Tally<Key>()
  /// More findings than a run can have; sums of it always fit.
  private static let countLimit = 1 << 32

  /// The findings of a session, to be written to a file.
  init(_ session: Session, path: String) {
    folder = FilePath.folder(FilePath.normalized(path))
    for finding in session.findings where Baseline.holds(finding) {
      known.add(key(finding, session))
    }
  }

  /// Whether a finding can be known and left alone; what cannot be compiled cannot.
  private static func holds(_ finding: Finding) -> Bool {
    Codes.isAllowable(finding.code) || finding.severity < .error
  }

  private func key(_ finding: Finding, _ session: Session) -> Key {
    let place = finding.location
    let path = session.path(of: place.file) ?? ""
    let file = session.files.first { $0.path == path }
    return Key(
      file: Files.relative(path, to: folder), code: finding.code.id,
      message: finding.message.text(.english),
      element: file.map { ElementPath.text(of: place.range.lowerBound, in: $0.program) } ?? "",
      line: session.source(place.file).map { $0.line(around: place.range.lowerBound) } ?? "")
  }

  init(path: String) throws(Failure) {
    folder = FilePath.folder(FilePath.normalized(path))
    let bytes = try Files.read(path)
    let root: JSONNode
    do {
      root = try JSONReader.parse(bytes)
    } catch {
      throw Failure(
        "\(Files.quoted(path)) is no baseline: \(error.message) at byte \(error.offset)",
        "\(Files.quoted(path)) 不是基线文件：第 \(error.offset) 个字节处 \(error.message)")
    }
    guard let findings = root["findings"]?.elements else {
      throw Failure(
        "\(Files.quoted(path)) is no baseline: it has no list `findings`",
        "\(Files.quoted(path)) 不是基线文件：没有列表 `findings`")
    }
    for item in findings {
      guard let file = item["file"]?.string, let code = item["code"]?.string,
        let message = item["message"]?.string, let element = item["element"]?.string,
        let line = item["line"]?.string
      else {
        throw Failure(
          "\(Files.quoted(path)) is no baseline: an entry lacks file, code, message, element or line;"
            + " write it anew with `--write-baseline`",
          "\(Files.quoted(path)) 不是基线文件：某一项缺少 file、code、message、element 或 line；"
            + "请用 `--write-baseline` 重新写入")
      }
      let key = Key(file: file, code: code, message: message, element: element, line: line)
      known.add(key, count: min(max(0, item["count"]?.int ?? 1), Baseline.countLimit))
    }
  }

  /// Whether a finding is known; each entry covers as many findings as its count.
  mutating func take(_ finding: Finding, _ session: Session) -> Bool {
    Baseline.holds(finding) && known.take(key(finding, session))
  }

  /// How many findings it holds that were not taken.
  var remaining: Int { known.total }

  var bytes: [UInt8] {
    var writer = JSONWriter(.pretty)
    writer.beginObject()
    writer.member("version", 2)
    writer.key("findings")
    writer.beginArray()
    for (key, count) in known.counts.sorted(by: { $0.key < $1.key }) {
      writer.beginObject()
      writer.member("file", key.file)
      writer.member("code", key.code)
      writer.member("message", key.message)
      writer.member("element", key.element)
      writer.member("line", key.line)
      writer.member("count", count)
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
    writer.endLine()
    return writer.bytes
  }
}

/// The screen or component and the elements around a place, in words: `screen Tea > table > row`.
private enum ElementPath {
  static func text(of offset: Int, in program: Program) -> String {
    var names: [String] = []
    var inside = program.screens.map(\.root) + program.components.map(\.root)
    while let next = inside.first(where: { holds(program.element($0), offset, program) }) {
      let element = program.element(next)
      names.append(name(element, program))
      inside = program.children(of: next)
    }
    return names.joined(separator: " > ")
  }

  private static func holds(_ element: Element, _ offset: Int, _ program: Program) -> Bool {
    let range = program.location(of: element.origin).range
    return range.contains(offset) || range.upperBound == offset
  }

  private static func name(_ element: Element, _ program: Program) -> String {
    let word = program.source(of: element.origin, .word)
    let name = program.source(of: element.origin, .name)
    return name == word ? word : "\(word) \(name)"
  }
}

extension SourceText {
  /// The line of a place, without the white space around it.
  fileprivate func line(around offset: Int) -> String {
    let place = min(max(offset, 0), bytes.count)
    let start = bytes[..<place].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let end = bytes[place...].firstIndex(of: 0x0A) ?? bytes.count
    let line = bytes[start..<end].drop { $0 <= 0x20 }
    return String(
      decoding: line.prefix(400).reversed().drop { $0 <= 0x20 }.reversed(), as: UTF8.self)
  }
}
