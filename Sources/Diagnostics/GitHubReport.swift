import CtlText

/// Findings as workflow commands, which GitHub shows beside the lines of a pull request:
/// `::error file=…,line=…,col=…,endLine=…,endColumn=…,title=…::message`.
///
/// Lines and columns count from 1, columns in bytes; the end column is past the end. The body is
/// the message, the label and the notes, a line each.
public struct GitHubReport: Sendable {
  public let language: Language

  public init(language: Language = .english) { self.language = language }

  /// A command for each finding, each on a line of its own. UTF-8.
  public func render(_ findings: [Finding], sources: some SourceMap) -> [UInt8] {
    var bytes: [UInt8] = []
    var cache = SourceCache(sources)
    for finding in findings {
      bytes += "::\(Self.command(finding.severity)) ".utf8
      if let source = cache[finding.location.file] {
        let range = source.clamped(finding.location.range)
        let start = source.position(range.lowerBound)
        let end = source.position(range.upperBound)
        bytes += "file=".utf8
        let path = source.path.neutralised(keepingNewlines: true)
        Self.append(path, isProperty: true, to: &bytes)
        bytes += ",line=\(start.line),col=\(start.column)".utf8
        bytes += ",endLine=\(end.line),endColumn=\(end.column),".utf8
      }
      bytes += "title=".utf8
      Self.append(finding.code.id, isProperty: true, to: &bytes)
      bytes += "::".utf8
      let phrases = [finding.message] + (finding.label.map { [$0] } ?? []) + finding.notes
      for (index, phrase) in phrases.enumerated() {
        if index > 0 { bytes += "%0A".utf8 }
        let text = phrase.text(language).neutralised(keepingNewlines: true)
        Self.append(text, isProperty: false, to: &bytes)
      }
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }

  private static func command(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .advice: "notice"
    }
  }

  /// Escapes what would end a command or a property.
  private static func append(_ text: String, isProperty: Bool, to bytes: inout [UInt8]) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "%"): bytes += "%25".utf8
      case UInt8(ascii: "\r"): bytes += "%0D".utf8
      case UInt8(ascii: "\n"): bytes += "%0A".utf8
      case UInt8(ascii: ":") where isProperty: bytes += "%3A".utf8
      case UInt8(ascii: ",") where isProperty: bytes += "%2C".utf8
      default: bytes.append(byte)
      }
    }
  }
}
