import CtlText

/// Findings for programs: one array, a finding on each line. `Grammar/diagnostics.schema.json`
/// describes it.
///
/// Lines and columns count from 1, columns in bytes of UTF-8, offsets in bytes from 0. A place in a
/// file of unknown text has the empty path, line 1 and column 1.
public struct JSONReport: Sendable {
  public let language: Language

  public init(language: Language = .english) { self.language = language }

  /// The report in UTF-8, with a line feed at its end.
  public func render(_ findings: [Finding], sources: some SourceMap) -> [UInt8] {
    var writer = JSONWriter(.lines)
    var cache = SourceCache(sources)
    writer.array(findings) { writer, finding in write(finding, &cache, to: &writer) }
    writer.endLine()
    return writer.bytes
  }

  private func write(
    _ finding: Finding, _ cache: inout SourceCache, to writer: inout JSONWriter
  ) {
    writer.beginObject()
    writer.member("code", finding.code.id)
    writer.member("severity", finding.severity.rawValue)
    writer.member("message", finding.message, language)
    if let label = finding.label { writer.member("label", label, language) }
    write(finding.location, &cache, to: &writer)
    writer.array("related", finding.related) { writer, related in
      writer.beginObject()
      writer.member("message", related.message, language)
      write(related.location, &cache, to: &writer)
      writer.endObject()
    }
    writer.array("notes", finding.notes) { writer, note in writer.write(note, language) }
    writer.array("fixes", finding.fixes) { writer, fix in write(fix, &cache, to: &writer) }
    writer.endObject()
  }

  private func write(_ fix: Fix, _ cache: inout SourceCache, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("title", fix.title, language)
    writer.member("safe", fix.safety == .safe)
    writer.array("edits", fix.edits) { writer, edit in
      writer.beginObject()
      write(edit.location, &cache, to: &writer)
      writer.member("text", cache[edit.location.file]?.text(of: edit) ?? edit.text)
      writer.endObject()
    }
    writer.endObject()
  }

  /// The members `file` and `range`.
  private func write(_ location: Location, _ cache: inout SourceCache, to writer: inout JSONWriter)
  {
    guard let source = cache[location.file] else {
      writer.member("file", "")
      writeRange(location.range, (1, 1), (1, 1), to: &writer)
      return
    }
    writer.write(members: source.fileMember)
    let range = source.clamped(location.range)
    writeRange(
      range, source.position(range.lowerBound), source.position(range.upperBound), to: &writer)
  }

  private func writeRange(
    _ range: Range<Int>, _ start: (line: Int, column: Int), _ end: (line: Int, column: Int),
    to writer: inout JSONWriter
  ) {
    writer.key("range")
    writer.write(
      compact:
        #"{"start":{"line":#,"column":#,"offset":#},"end":{"line":#,"column":#,"offset":#}}"#,
      start.line, start.column, range.lowerBound, end.line, end.column, range.upperBound)
  }
}
