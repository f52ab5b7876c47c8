import CtlDiagnostics
import CtlEditor
import CtlText

/// Writes findings as the diagnostics of LSP.
struct DiagnosticWriter {
  private var places: Places
  private let language: Language
  private let tags: Set<Int>
  private let hasRelated: Bool
  /// Where the pages of codes are, if the client opens them.
  private let pages: Pages?
  private let editor: EditorSnapshot

  init(_ snapshot: Snapshot, _ project: ProjectState) {
    places = Places(snapshot, project)
    language = snapshot.language
    tags = snapshot.client.diagnosticTags
    hasRelated = snapshot.client.relatesDiagnostics
    pages = snapshot.client.opensCodes ? snapshot.pages : nil
    editor = snapshot.editor(project)
  }

  /// An array of diagnostics.
  mutating func write(_ findings: [Finding], to writer: inout JSONWriter) {
    writer.array(findings) { writer, finding in write(finding, to: &writer) }
  }

  /// An array of diagnostics. Most were written before: only their places are new.
  mutating func write(
    _ findings: [Finding], reusing written: inout WrittenDiagnostics, to writer: inout JSONWriter
  ) {
    var fresh = WrittenDiagnostics()
    fresh.reserve(findings.count, written)
    var candidate = 0
    writer.array(findings) { writer, finding in
      writer.beginObject()
      writer.member("range", places.range(finding.location))
      if let known = written.find(finding, near: &candidate) {
        writer.write(members: written.members(known))
        fresh.append(finding, written.members(known))
      } else {
        let start = writer.bytes.count
        writeMembers(finding, to: &writer)
        // After the comma that separates them from the range.
        fresh.append(finding, writer.bytes[(start + 1)...])
      }
      writer.endObject()
    }
    written = fresh
  }

  mutating func write(_ finding: Finding, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("range", places.range(finding.location))
    writeMembers(finding, to: &writer)
    writer.endObject()
  }

  /// Everything but the place.
  private mutating func writeMembers(_ finding: Finding, to writer: inout JSONWriter) {
    writer.member("severity", Self.severity(finding.severity))
    writer.member("code", finding.code.id)
    if let address = address(of: finding.code) {
      writer.object("codeDescription") { $0.member("href", address) }
    }
    writer.member("source", "ctl")
    writer.member("message", message(finding))
    if let tag = finding.tag.map(Self.number), tags.contains(tag) {
      writer.array("tags") { $0.write(tag) }
    }
    if hasRelated, !finding.related.isEmpty {
      writer.array("relatedInformation", finding.related) { writer, related in
        writer.beginObject()
        writer.key("location")
        writer.beginObject()
        writer.member("uri", places.uri(related.location.file))
        writer.member("range", places.range(related.location))
        writer.endObject()
        writer.member("message", related.message.text(language))
        writer.endObject()
      }
    }
  }

  /// The page that explains a code.
  private func address(of code: Code) -> String? {
    pages?.address(of: "\(language.rawValue)/\(code.id.replacing("/", with: "-")).md") {
      editor.page(of: code)
    }
  }

  /// The headline, then the rest on lines of its own.
  private func message(_ finding: Finding) -> String {
    let headline = finding.message.text(language)
    if finding.label == nil, finding.notes.isEmpty { return headline }
    var lines = [headline]
    for text in [finding.label].compactMap({ $0 }) + finding.notes {
      let line = text.text(language)
      if !lines.contains(line) { lines.append(line) }
    }
    return lines.joined(separator: "\n")
  }

  private static func severity(_ severity: Severity) -> Int {
    switch severity {
    case .error: 1
    case .warning: 2
    case .advice: 3
    }
  }

  private static func number(_ tag: Finding.Tag) -> Int {
    switch tag {
    case .unnecessary: 1
    case .deprecated: 2
    }
  }
}

/// The last diagnostics of a document as they were written, without their places. Nearly all of
/// them are the same after the next key.
struct WrittenDiagnostics: Sendable {
  private var findings: [Finding] = []
  /// The text after the range of each, one after the other.
  private var bytes: [UInt8] = []
  private var ends: [Int] = []

  fileprivate mutating func reserve(_ count: Int, _ previous: WrittenDiagnostics) {
    findings.reserveCapacity(count)
    ends.reserveCapacity(count)
    bytes.reserveCapacity(previous.bytes.count + 256)
  }

  fileprivate mutating func append(_ finding: Finding, _ members: ArraySlice<UInt8>) {
    findings.append(finding)
    bytes += members
    ends.append(bytes.count)
  }

  fileprivate func members(_ index: Int) -> ArraySlice<UInt8> {
    bytes[(index > 0 ? ends[index - 1] : 0)..<ends[index]]
  }

  /// A finding with the same text, near the one after the last that was found.
  fileprivate func find(_ finding: Finding, near candidate: inout Int) -> Int? {
    for index in candidate..<min(candidate + 8, findings.count)
    where findings[index].isWritten(like: finding) {
      candidate = index + 1
      return index
    }
    return nil
  }
}

extension Finding {
  /// Whether two findings have the same text. Those that refer to other places are not compared:
  /// the places may have moved.
  fileprivate func isWritten(like other: Finding) -> Bool {
    code === other.code && severity == other.severity && tag == other.tag && related.isEmpty
      && saysTheSame(as: other)
  }
}
