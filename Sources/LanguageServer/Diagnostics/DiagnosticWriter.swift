import CtlDiagnostics
import CtlText

/// Writes findings as the diagnostics of LSP.
struct DiagnosticWriter {
  private var places: Places
  private let language: Language
  private let tags: Set<Int>
  private let hasRelated: Bool

  init(_ snapshot: Snapshot, _ project: Project) {
    places = Places(snapshot, project)
    language = snapshot.language
    tags = snapshot.client.diagnosticTags
    hasRelated = snapshot.client.diagnosticFlag("relatedInformation")
  }

  /// An array of diagnostics.
  mutating func write(_ findings: [Finding], to writer: inout JSONWriter) {
    writer.beginArray()
    for finding in findings { write(finding, to: &writer) }
    writer.endArray()
  }

  mutating func write(_ finding: Finding, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("range", places.range(finding.location))
    writer.member("severity", Self.severity(finding.severity))
    writer.member("code", finding.code.id)
    writer.member("source", "ctl")
    writer.member("message", message(finding))
    if let tag = finding.tag.map(Self.number), tags.contains(tag) {
      writer.key("tags")
      writer.array { $0.write(tag) }
    }
    if hasRelated, !finding.related.isEmpty {
      writer.key("relatedInformation")
      writer.beginArray()
      for related in finding.related {
        writer.beginObject()
        writer.key("location")
        writer.beginObject()
        writer.member("uri", places.uri(related.location.file))
        writer.member("range", places.range(related.location))
        writer.endObject()
        writer.member("message", related.message.text(language))
        writer.endObject()
      }
      writer.endArray()
    }
    writer.endObject()
  }

  /// The headline, and on lines of their own what else there is to say.
  private func message(_ finding: Finding) -> String {
    var lines = [finding.message.text(language)]
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
