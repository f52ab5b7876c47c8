import CtlText

/// Findings as a SARIF 2.1.0 log (OASIS), which code scanning services read.
///
/// Lines and columns count from 1, columns in UTF-16 code units; byte offsets from 0. The message
/// of a result is the headline and the notes; the message of its location is the label.
public struct SARIFReport: Sendable {
  public let language: Language
  /// Of the tool, such as `1.2.3`.
  public let version: String
  /// Where the tool is described, if anywhere.
  public let informationURI: String?
  /// Where a code is described, if anywhere.
  public let helpURI: @Sendable (Code) -> String?

  public init(
    language: Language = .english, version: String, informationURI: String? = nil,
    helpURI: @escaping @Sendable (Code) -> String? = { _ in nil }
  ) {
    self.language = language
    self.version = version
    self.informationURI = informationURI
    self.helpURI = helpURI
  }

  /// The log in UTF-8, with a line feed at its end.
  ///
  /// - Parameter codes: rules to describe besides those that have findings.
  public func render(
    _ findings: [Finding], sources: some SourceMap, codes: [Code] = []
  ) -> [UInt8] {
    let rules = Set(codes).union(findings.map(\.code)).sorted { $0.id < $1.id }
    var indexes: [Code: Int] = [:]
    for (index, rule) in rules.enumerated() { indexes[rule] = index }
    var cache = SourceCache(sources)
    var writer = JSONWriter(.compact)
    writer.beginObject()
    writer.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
    writer.member("version", "2.1.0")
    writer.key("runs")
    writer.beginArray()
    writer.beginObject()
    writer.key("tool")
    writer.beginObject()
    writer.object("driver") { writer in writeDriver(rules, to: &writer) }
    writer.endObject()
    // A language and a country, as the schema wants it.
    writer.member("language", language == .english ? "en" : "zh-CN")
    writer.member("columnKind", "utf16CodeUnits")
    writer.array("results", findings) { writer, finding in
      write(finding, ruleIndex: indexes[finding.code] ?? -1, &cache, to: &writer)
    }
    writer.endObject()
    writer.endArray()
    writer.endObject()
    writer.endLine()
    return writer.bytes
  }

  private func writeDriver(_ rules: [Code], to writer: inout JSONWriter) {
    writer.member("name", "ctl")
    writer.member("version", version)
    if let informationURI { writer.member("informationUri", informationURI) }
    writer.array("rules", rules) { writer, rule in
      let description = SARIFRule(rule, language: language, helpURI: helpURI(rule))
      description.write(to: &writer)
    }
  }

  static func level(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .advice: "note"
    }
  }

  // MARK: Results

  private func write(
    _ finding: Finding, ruleIndex: Int, _ cache: inout SourceCache, to writer: inout JSONWriter
  ) {
    writer.beginObject()
    writer.member("ruleId", finding.code.id)
    writer.member("ruleIndex", ruleIndex)
    writer.member("level", Self.level(finding.severity))
    writer.writeMessage(finding.message, language, finding.notes)
    writer.key("locations")
    writer.beginArray()
    write(finding.location, finding.label, &cache, to: &writer)
    writer.endArray()
    if !finding.related.isEmpty {
      writer.array("relatedLocations", finding.related) { writer, related in
        write(related.location, related.message, &cache, to: &writer)
      }
    }
    let fixes = finding.fixes.filter { fix in
      !fix.edits.isEmpty && fix.edits.allSatisfy { cache[$0.location.file] != nil }
    }
    if !fixes.isEmpty {
      writer.array("fixes", fixes) { writer, fix in write(fix, &cache, to: &writer) }
    }
    writer.endObject()
  }

  private func write(
    _ location: Location, _ message: Phrase?, _ cache: inout SourceCache,
    to writer: inout JSONWriter
  ) {
    writer.beginObject()
    if let source = cache[location.file] {
      writer.key("physicalLocation")
      writer.beginObject()
      writer.write(members: source.artifactMember)
      writer.writeRegion("region", source, location.range)
      writer.endObject()
    }
    if let message { writer.writeMessage(message, language) }
    writer.endObject()
  }

  private func write(_ fix: Fix, _ cache: inout SourceCache, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.writeMessage(fix.title, language, key: "description")
    writer.key("artifactChanges")
    writer.beginArray()
    var files: [FileID] = []
    for edit in fix.edits where !files.contains(edit.location.file) {
      files.append(edit.location.file)
    }
    for file in files {
      guard let source = cache[file] else { continue }
      writer.beginObject()
      writer.write(members: source.artifactMember)
      writer.key("replacements")
      writer.beginArray()
      for edit in fix.edits where edit.location.file == file {
        writer.beginObject()
        writer.writeRegion("deletedRegion", source, edit.location.range)
        if !edit.text.isEmpty {
          writer.object("insertedContent") { $0.member("text", source.text(of: edit)) }
        }
        writer.endObject()
      }
      writer.endArray()
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
  }
}

extension JSONWriter {
  /// Notes are paragraphs of the text.
  fileprivate mutating func writeMessage(
    _ phrase: Phrase, _ language: Language, _ notes: [Phrase] = [], key name: String = "message"
  ) {
    key(name)
    beginObject()
    key("text")
    write { bytes in
      phrase.append(to: &bytes, language)
      for note in notes {
        bytes += [UInt8(ascii: "\n"), UInt8(ascii: "\n")]
        note.append(to: &bytes, language)
      }
      SARIFReport.doubleBraces(&bytes)
    }
    endObject()
  }

  fileprivate mutating func writeRegion(
    _ name: String, _ source: IndexedSource, _ range: Range<Int>
  ) {
    let range = source.clamped(range)
    let start = source.unitPosition(range.lowerBound)
    let end = source.unitPosition(range.upperBound)
    key(name)
    write(
      compact:
        #"{"startLine":#,"startColumn":#,"endLine":#,"endColumn":#,"byteOffset":#,"byteLength":#}"#,
      start.line, start.column, end.line, end.column, range.lowerBound, range.count)
  }
}

extension SARIFReport {
  /// Single ones would enclose placeholders (SARIF, 3.11.5).
  fileprivate static func doubleBraces(_ text: inout [UInt8]) {
    func isBrace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") }
    guard text.contains(where: isBrace) else { return }
    text = text.flatMap { isBrace($0) ? [$0, $0] : [$0] }
  }
}

enum SARIFPath {
  /// A path as a URI reference (RFC 3986): relative paths stay relative, everything but unreserved
  /// characters and `/` is percent-encoded.
  static func uri(_ path: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = path.hasPrefix("/") ? Array("file://".utf8) : []
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        bytes.append(byte)
      default:
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 0xF)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
