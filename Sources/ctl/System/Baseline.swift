import CtlDiagnostics
import CtlText

/// Known findings, counted by file, code and message, so that edits elsewhere in the file do not
/// bring them back.
struct Baseline {
  private struct Key: Hashable, Comparable {
    let file, code, message: String

    static func < (first: Key, second: Key) -> Bool {
      (first.file, first.code, first.message) < (second.file, second.code, second.message)
    }
  }

  private var counts: [Key: Int] = [:]
  /// More findings than a run can have; sums of it always fit.
  private static let countLimit = 1 << 32

  init(_ session: Session) {
    for finding in session.findings { counts[Baseline.key(finding, session), default: 0] += 1 }
  }

  private static func key(_ finding: Finding, _ session: Session) -> Key {
    Key(
      file: session.path(of: finding.location.file) ?? "", code: finding.code.id,
      message: finding.message.text(.english))
  }

  init(path: String) throws(Failure) {
    let bytes = try Files.read(path)
    let root: JSONNode
    do {
      root = try JSONReader.parse(bytes)
    } catch {
      throw Failure(
        "\(Files.quoted(path)) is no baseline: \(error.message) at byte \(error.offset)")
    }
    guard let findings = root["findings"]?.elements else {
      throw Failure("\(Files.quoted(path)) is no baseline: it has no list `findings`")
    }
    for item in findings {
      guard let file = item["file"]?.string, let code = item["code"]?.string,
        let message = item["message"]?.string
      else {
        throw Failure("\(Files.quoted(path)) is no baseline: an entry lacks file, code or message")
      }
      counts[Key(file: file, code: code, message: message), default: 0] +=
        min(max(0, item["count"]?.int ?? 1), Baseline.countLimit)
    }
  }

  /// Whether a finding is known; each entry covers as many findings as its count.
  mutating func take(_ finding: Finding, _ session: Session) -> Bool {
    let key = Baseline.key(finding, session)
    guard let count = counts[key], count > 0 else { return false }
    counts[key] = count - 1
    return true
  }

  var bytes: [UInt8] {
    var writer = JSONWriter(.pretty)
    writer.beginObject()
    writer.member("version", 1)
    writer.key("findings")
    writer.beginArray()
    for (key, count) in counts.sorted(by: { $0.key < $1.key }) {
      writer.beginObject()
      writer.member("file", key.file)
      writer.member("code", key.code)
      writer.member("message", key.message)
      writer.member("count", count)
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
    return writer.bytes + [0x0A]
  }
}
