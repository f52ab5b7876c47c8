import CtlDiagnostics
import CtlText

/// The answer to a client that asks for diagnostics: all of them, or that they have not changed.
struct DiagnosticReport {
  private let findings: [Finding]
  private var diagnostics: DiagnosticWriter
  private let resultID: String

  /// The id of the result is made from the diagnostics and from the opening of the document: some
  /// clients forget the diagnostics of a document that they close, and still send the old id when
  /// they open it again.
  init(_ path: String, _ findings: [Finding], _ snapshot: Snapshot, _ project: ProjectState) {
    self.findings = findings
    diagnostics = DiagnosticWriter(snapshot, project)
    var writer = JSONWriter()
    diagnostics.write(findings, to: &writer)
    let opening = snapshot.documents[path].map { String($0.opening) } ?? "disk"
    resultID = "\(opening)-\(String(Self.hash(writer.bytes), radix: 36))"
  }

  /// Writes the members of the report.
  mutating func write(previous: String?, to writer: inout JSONWriter) {
    if previous == resultID {
      writer.member("kind", "unchanged")
    } else {
      writer.member("kind", "full")
      writer.key("items")
      diagnostics.write(findings, to: &writer)
    }
    writer.member("resultId", resultID)
  }

  /// FNV-1a, 64 bits.
  private static func hash(_ bytes: [UInt8]) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }
}
