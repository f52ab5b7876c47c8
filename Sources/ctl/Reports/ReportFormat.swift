import CtlDiagnostics
import CtlRules

/// How findings are written. `--format` is made from the list.
struct ReportFormat: Sendable {
  let name: String
  /// Whether it is a text for people, which is left out when it would be empty.
  let isForPeople: Bool
  let render: @Sendable (Session, Surroundings) -> [UInt8]

  /// Where a report is written.
  struct Surroundings: Sendable {
    var language: Language
    var color: Bool
    var width: Int

    init(_ invocation: Invocation, descriptor: Int32) {
      language = System.language(invocation.value("lang"))
      color = System.usesColor(invocation.value("color"), descriptor)
      width = System.terminalWidth(descriptor) ?? 100
    }
  }

  init(
    _ name: String, isForPeople: Bool = false,
    render: @escaping @Sendable (Session, Surroundings) -> [UInt8]
  ) {
    self.name = name
    self.isForPeople = isForPeople
    self.render = render
  }

  static let all: [ReportFormat] = [.human, .compiler, .json, .sarif, .github]

  static var option: Option {
    Option(
      "format", .oneOf(all.map(\.name)),
      "how findings are written (default human)", "问题的输出格式（默认 human）")
  }

  static func chosen(_ invocation: Invocation) -> ReportFormat {
    all.first { $0.name == invocation.value("format") } ?? .human
  }

  /// Excerpts of the source, and a summary.
  static let human = ReportFormat("human", isForPeople: true) { session, surroundings in
    let renderer = HumanRenderer(
      language: surroundings.language, color: surroundings.color, width: surroundings.width)
    let findings = session.findings
    let bytes = renderer.render(findings, sources: session)
    let summary = renderer.summary(findings, files: session.files.count)
    return summary.isEmpty || session.files.isEmpty ? bytes : bytes + Array((summary + "\n").utf8)
  }

  /// One line for each, as compilers write them.
  static let compiler = ReportFormat("compiler") { session, surroundings in
    CompilerReport(language: surroundings.language).render(session.findings, sources: session)
  }

  static let json = ReportFormat("json") { session, surroundings in
    JSONReport(language: surroundings.language).render(session.findings, sources: session)
  }

  static let sarif = ReportFormat("sarif") { session, surroundings in
    SARIFReport(
      language: surroundings.language, version: CommandLineTool.version, informationURI: nil,
      helpURI: { _ in nil }
    ).render(session.findings, sources: session, codes: Codes.all)
  }

  static let github = ReportFormat("github") { session, surroundings in
    GitHubReport(language: surroundings.language).render(session.findings, sources: session)
  }
}
