import CtlDiagnostics
import CtlRules

/// How findings are written. `--format` is made from the list.
package struct ReportFormat: Sendable {
  package let name: String
  /// Whether it is a text for people, which is left out when it would be empty.
  package let isForPeople: Bool
  package let render: @Sendable (Session, Surroundings) -> [UInt8]

  /// Where a report is written.
  package struct Surroundings: Sendable {
    package var language: Language
    package var color: Bool
    package var width: Int

    package init(_ invocation: Invocation, descriptor: Int32) {
      language = System.language(invocation.value("lang"))
      color = System.usesColor(invocation.value("color"), descriptor)
      width = System.terminalWidth(descriptor) ?? 100
    }
  }

  package init(
    _ name: String, isForPeople: Bool = false,
    render: @escaping @Sendable (Session, Surroundings) -> [UInt8]
  ) {
    self.name = name
    self.isForPeople = isForPeople
    self.render = render
  }

  package static let all: [ReportFormat] = [.human, .compiler, .json, .sarif, .github]

  package static var option: Option {
    Option(
      "format", .oneOf(all.map(\.name)),
      "how findings are written (default human)", "问题的输出格式（默认 human）")
  }

  package static func chosen(_ invocation: Invocation) -> ReportFormat {
    all.first { $0.name == invocation.value("format") } ?? .human
  }

  /// Excerpts of the source, and a summary.
  package static let human = ReportFormat("human", isForPeople: true) { session, surroundings in
    let renderer = HumanRenderer(
      language: surroundings.language, color: surroundings.color, width: surroundings.width)
    let findings = session.findings
    let bytes = renderer.render(findings, sources: session)
    let summary = renderer.summary(findings, files: session.files.count)
    return summary.isEmpty || session.files.isEmpty ? bytes : bytes + Array((summary + "\n").utf8)
  }

  /// One line for each, as compilers write them.
  package static let compiler = ReportFormat("compiler") { session, surroundings in
    CompilerReport(language: surroundings.language).render(session.findings, sources: session)
  }

  package static let json = ReportFormat("json") { session, surroundings in
    JSONReport(language: surroundings.language).render(session.findings, sources: session)
  }

  package static let sarif = ReportFormat("sarif") { session, surroundings in
    SARIFReport(
      language: surroundings.language, version: CommandLineTool.version, informationURI: nil,
      helpURI: { _ in nil }
    ).render(session.findings, sources: session, codes: Codes.all)
  }

  package static let github = ReportFormat("github") { session, surroundings in
    GitHubReport(language: surroundings.language).render(session.findings, sources: session)
  }
}
