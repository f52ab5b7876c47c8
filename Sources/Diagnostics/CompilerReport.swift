import CtlText

/// Findings as compilers write them, a line each: `path:line:column: warning: message [code]`, then
/// the label, the related places and the notes as `note:` lines. Build tools and editors know it.
///
/// Lines and columns count from 1, columns in bytes. Advice is a `remark`.
public struct CompilerReport: Sendable {
  public let language: Language

  public init(language: Language = .english) { self.language = language }

  public func render(_ findings: [Finding], sources: some SourceMap) -> [UInt8] {
    var bytes: [UInt8] = []
    var cache = SourceCache(sources)
    func line(_ location: Location, _ word: String, _ phrase: Phrase, code: String? = nil) {
      if let source = cache[location.file] {
        let place = source.position(source.clamped(location.range).lowerBound)
        bytes += "\(source.path.neutralised()):\(place.line):\(place.column): ".utf8
      }
      // One line, whatever a message quotes.
      bytes += "\(word): \(phrase.text(language).neutralised())".utf8
      if let code { bytes += " [\(code)]".utf8 }
      bytes.append(UInt8(ascii: "\n"))
    }
    for finding in findings {
      line(
        finding.location, Self.word(finding.severity), finding.message, code: finding.code.id)
      for phrase in (finding.label.map { [$0] } ?? []) + finding.notes {
        line(finding.location, "note", phrase)
      }
      for related in finding.related { line(related.location, "note", related.message) }
    }
    return bytes
  }

  private static func word(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .advice: "remark"
    }
  }
}
