/// What a diagnostic code means. `ctl explain`, the reference, editors and the tests all take it
/// from here. A code is a value next to the code that reports it.
public final class Code: Sendable {
  /// `family/name`, lower case with hyphens; names the pattern that is reported.
  public let id: String
  /// Unless the project sets another one.
  public let severity: Severity
  /// The editions of the guidelines that contain it.
  public let editions: [Edition]
  /// The headline, with placeholders.
  public let title: Message
  /// Why it matters, in full sentences.
  public let why: Message
  /// Where the guidelines say it; nil for a rule of the language itself.
  public let citation: Citation?
  /// Sources with findings, each marked by a line of `^^^` in a comment under the place.
  public var bad: [Example] { makeBad() }
  /// Sources without findings.
  public var good: [Example] { makeGood() }
  /// The same for documents of Interface Builder: views of a screen, or whole files.
  public var documents: DocumentExamples { makeDocuments() }
  /// Whether a fix comes with it, and how safe that is.
  public let fix: Safety?
  // Documentation and tests ask for the examples; a check does not.
  private let makeBad: @Sendable () -> [Example]
  private let makeGood: @Sendable () -> [Example]
  private let makeDocuments: @Sendable () -> DocumentExamples

  public init(
    _ id: String, _ severity: Severity, editions: [Edition] = [.ios7, .ios8], title: Message,
    why: Message, citation: Citation? = nil, bad: @escaping @Sendable @autoclosure () -> [Example],
    good: @escaping @Sendable @autoclosure () -> [Example],
    documents: @escaping @Sendable @autoclosure () -> DocumentExamples = DocumentExamples(),
    fix: Safety? = nil
  ) {
    self.id = id
    self.severity = severity
    self.editions = editions
    self.title = title
    self.why = why
    self.citation = citation
    makeBad = bad
    makeGood = good
    makeDocuments = documents
    self.fix = fix
  }

  /// The part before the slash.
  public var family: Substring { id.prefix { $0 != "/" } }

  /// Whether it is about what nothing uses.
  public var isOfUnused: Bool { id.hasPrefix("unused/") }
}

/// Parts of documents of Interface Builder that show a code.
public struct DocumentExamples: Sendable {
  /// With a finding each.
  public let bad: [String]
  /// Without one.
  public let good: [String]

  public init(bad: [String] = [], good: [String] = []) {
    self.bad = bad
    self.good = good
  }
}

extension Code: Hashable {
  public static func == (first: Code, second: Code) -> Bool { first.id == second.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

public enum Severity: String, Sendable, CaseIterable, Comparable {
  case advice, warning, error

  public static func < (first: Severity, second: Severity) -> Bool {
    first.rank < second.rank
  }

  private var rank: Int { self == .error ? 2 : self == .warning ? 1 : 0 }
}

/// The editions of the guidelines.
public enum Edition: String, Sendable, CaseIterable {
  case ios7, ios8
}

/// A place in the source documents of the guidelines.
public struct Citation: Sendable, Hashable {
  public let documents: [Document]
  /// The heading path inside them, as the documents spell it.
  public let section: String

  public init(_ documents: [Document], _ section: String) {
    self.documents = documents
    self.section = section
  }

  /// A section that both editions have, and the Chinese one.
  public static func guidelines(_ section: String) -> Citation {
    Citation([.guidelines7, .guidelines8, .guidelinesZh], section)
  }

  public enum Document: String, Sendable, CaseIterable {
    case guidelines7 = "iOS Human Interface Guidelines (iOS 7): Controls"
    case guidelines8 = "iOS Human Interface Guidelines (iOS 8): Controls"
    case guidelinesZh = "iOS 8 人机界面指南：控件"
    case catalogControls = "UIKit User Interface Catalog: About Controls"
    case catalogSteppers = "UIKit User Interface Catalog: Steppers"
  }
}

/// A source text in the documentation of a code. `settings` is the text of a `ctl.json` beside it.
public struct Example: Sendable, Hashable, ExpressibleByStringLiteral {
  public let settings: String?
  private let text: String
  /// The lines before the text. Each that opens a block is closed after it.
  private let frame: [String]

  /// The whole source.
  public var source: String {
    guard !frame.isEmpty else { return text }
    var lines: [UInt8] = []
    func add(_ line: some Collection<UInt8>, _ depth: Int) {
      if !lines.isEmpty { lines.append(UInt8(ascii: "\n")) }
      if line.isEmpty { return }
      lines.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
      lines.append(contentsOf: line)
    }
    var depth = 0
    for line in frame {
      add(line.utf8, depth)
      if line.utf8.last == UInt8(ascii: "{") { depth += 1 }
    }
    let text = Array(text.utf8)
    for line in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      add(line, depth)
    }
    for depth in (0..<depth).reversed() { add("}".utf8, depth) }
    return String(decoding: lines, as: UTF8.self)
  }

  public init(_ source: String, settings: String? = nil) {
    self.init(source, in: [], settings: settings)
  }

  private init(_ text: String, in frame: [String?], settings: String? = nil) {
    self.text = text
    self.frame = frame.compactMap { $0 }
    self.settings = settings
  }

  public init(stringLiteral value: String) { self.init(value) }

  /// Members of a screen.
  public static func inScreen(_ members: String) -> Example {
    Example(members, in: ["screen Example {"])
  }

  /// Elements of the content of a screen, which may have another member before it.
  public static func inContent(having member: String? = nil, _ elements: String) -> Example {
    Example(elements, in: ["screen Example {", member, "content {"])
  }

  /// Elements of the table of a screen.
  public static func inTable(having member: String? = nil, _ elements: String) -> Example {
    Example(elements, in: ["screen Example {", member, "table {"])
  }
}

extension [Example] {
  public static func inScreen(_ members: String...) -> [Example] { members.map { .inScreen($0) } }
  public static func inContent(having member: String? = nil, _ elements: String...) -> [Example] {
    elements.map { .inContent(having: member, $0) }
  }
  public static func inTable(having member: String? = nil, _ elements: String...) -> [Example] {
    elements.map { .inTable(having: member, $0) }
  }
}

/// How far a fix may be applied without a person looking at it.
public enum Safety: String, Sendable, CaseIterable {
  /// Keeps the meaning, or is the only possible correction: `--fix` applies it.
  case safe
  /// A good guess: `--unsafe-fixes` applies it, and with `--only` what is about unused declarations.
  case suggestion
}
