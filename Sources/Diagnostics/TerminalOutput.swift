import CtlText

/// Bytes for a terminal, with colours or without.
struct TerminalOutput {
  enum Style {
    case plain, bold, place, error, warning, advice, added

    fileprivate var codes: String {
      switch self {
      case .plain: ""
      case .bold: "\u{1B}[1m"
      case .place: "\u{1B}[1;34m"
      case .error: "\u{1B}[1;31m"
      case .warning: "\u{1B}[1;33m"
      case .advice: "\u{1B}[1;36m"
      case .added: "\u{1B}[1;32m"
      }
    }

    init(_ severity: Severity) {
      switch severity {
      case .error: self = .error
      case .warning: self = .warning
      case .advice: self = .advice
      }
    }
  }

  private(set) var bytes: [UInt8] = []
  private let hasColor: Bool

  init(color: Bool) { hasColor = color }

  /// Writes a text that is our own or was made safe.
  mutating func write(_ text: String, _ style: Style = .plain) {
    begin(style)
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
    end(style)
  }

  /// Writes several texts in one style.
  mutating func styled(_ style: Style, _ body: (inout TerminalOutput) -> Void) {
    begin(style)
    body(&self)
    end(style)
  }

  mutating func write(_ byte: UInt8, count: Int, _ style: Style) {
    begin(style)
    bytes.append(contentsOf: repeatElement(byte, count: count))
    end(style)
  }

  mutating func write(_ text: [UInt8], _ style: Style = .plain) {
    begin(style)
    bytes += text
    end(style)
  }

  mutating func spaces(_ count: Int) {
    for _ in 0..<max(count, 0) { bytes.append(UInt8(ascii: " ")) }
  }

  /// Ends a line; spaces at its end are dropped.
  mutating func newline() {
    while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
    bytes.append(UInt8(ascii: "\n"))
  }

  private mutating func begin(_ style: Style) {
    if hasColor, style != .plain { bytes += style.codes.utf8 }
  }

  private mutating func end(_ style: Style) {
    if hasColor, style != .plain { bytes += "\u{1B}[0m".utf8 }
  }
}
