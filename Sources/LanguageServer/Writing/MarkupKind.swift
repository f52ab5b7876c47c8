import CtlDiagnostics
import CtlEditor
import CtlText

/// The formats of text that a client reads.
enum MarkupKind: String {
  case markdown
  case plainText = "plaintext"
}

extension ClientCapabilities {
  /// The first of the formats at a path that is known here; nil when there is none.
  func markup(_ path: String) -> MarkupKind? {
    self[path]?.elements?.lazy.compactMap { $0.string.flatMap { MarkupKind(rawValue: $0) } }.first
  }
}

extension JSONWriter {
  /// In a format, or as a plain string.
  mutating func write(_ documentation: Documentation, _ markup: MarkupKind?) {
    guard let markup else { return write(documentation.plainText) }
    object { writer in
      writer.member("kind", markup.rawValue)
      switch markup {
      case .markdown: writer.member("value", documentation.markdown)
      case .plainText: writer.member("value", documentation.plainText)
      }
    }
  }
}

extension ResponseError {
  init(_ refusal: Refusal, _ language: Language) {
    self.init(.requestFailed, refusal.reason.text(language))
  }
}
