import CtlText

/// The description of a code in a SARIF log.
struct SARIFRule {
  private let code: Code
  private let language: Language
  private let helpURI: String?

  init(_ code: Code, language: Language, helpURI: String?) {
    self.code = code
    self.language = language
    self.helpURI = helpURI
  }

  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("id", code.id)
    writer.object("shortDescription") { $0.member("text", code.title.outline(language)) }
    writer.object("fullDescription") { $0.member("text", code.why.template(language)) }
    writer.object("help") { writer in
      writer.member("text", ([code.why.template(language)] + sources).joined(separator: "\n"))
      writer.member("markdown", markdown)
    }
    if let helpURI { writer.member("helpUri", helpURI) }
    writer.object("defaultConfiguration") { $0.member("level", SARIFReport.level(code.severity)) }
    writer.object("properties") { writer in
      writer.array("tags") { $0.write(code.family) }
      writer.array("editions") { writer in
        for edition in Edition.allCases where code.editions.contains(edition) {
          writer.write(edition.rawValue)
        }
      }
    }
    writer.endObject()
  }

  /// Where the guidelines say it.
  private var sources: [String] {
    guard let citation = code.citation else { return [] }
    return citation.documents.map { "\($0.rawValue), \(citation.section)" }
  }

  /// The reason, the examples as code (the reported ones first) and the sources as a list.
  private var markdown: String {
    let examples = (code.bad + code.good).map { example in
      "```ctl\n\(example.source)\n```"
    }
    let list = sources.map { "- \($0)" }.joined(separator: "\n")
    return ([code.why.template(language)] + examples + (list.isEmpty ? [] : [list]))
      .joined(separator: "\n\n")
  }
}
