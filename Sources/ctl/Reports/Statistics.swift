import CtlCommandLine
import CtlDiagnostics

/// How many findings there are of each code, and in each file: `ctl check --statistics`.
struct Statistics {
  private var codes: [String: (severity: Severity, count: Int)] = [:]
  private var files: [String: Int] = [:]
  private var unsupported: [String: Int] = [:]
  private let fileCount: Int

  init(_ session: Session) {
    fileCount = session.files.count
    for finding in session.findings {
      let known = codes[finding.code.id]
      codes[finding.code.id] = (
        max(known?.severity ?? finding.severity, finding.severity), (known?.count ?? 0) + 1
      )
      if let path = session.path(of: finding.location.file) { files[path, default: 0] += 1 }
    }
    for file in session.files {
      for item in file.program.design?.unsupported ?? [] {
        unsupported[item.name, default: 0] += 1
      }
    }
  }

  /// Tables for people, the greatest numbers first.
  func text(_ language: Language) -> String {
    let heads = language == .english ? Heads.english : .simplifiedChinese
    var text = heads.byRule + "\n"
    for (code, entry) in codes.sorted(by: { ($1.value.count, $0.key) < ($0.value.count, $1.key) }) {
      text += row(entry.count, "\(code) " + heads.atMost(entry.severity.rawValue))
    }
    text += "\n" + heads.byFile(files.count, fileCount) + "\n"
    text += rows(files)
    if !unsupported.isEmpty { text += "\n" + heads.unchecked + "\n" + rows(unsupported) }
    return text
  }

  /// The same as Markdown, for the page of a run on GitHub.
  func markdown(_ language: Language) -> String {
    let heads = language == .english ? Heads.english : .simplifiedChinese
    let total = codes.values.reduce(0) { $0 + $1.count }
    var text = "### Ctl: " + heads.total(total, files.count, fileCount) + "\n"
    if total == 0 { return text }
    text += "\n| \(heads.rule) | \(heads.severity) | \(heads.findings) |\n| --- | --- | ---: |\n"
    for (code, entry) in codes.sorted(by: {
      ($1.value.severity, $1.value.count, $0.key) < ($0.value.severity, $0.value.count, $1.key)
    }) {
      text += "| `\(code)` | \(entry.severity.rawValue) | \(entry.count) |\n"
    }
    text += "\n| \(heads.file) | \(heads.findings) |\n| --- | ---: |\n"
    let most = files.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    for (path, count) in most.prefix(20) {
      // A name is text of others: nothing in it is markup.
      let name = path.neutralised().map { "`|\n".contains($0) ? "?" : String($0) }.joined()
      text += "| `\(name)` | \(count) |\n"
    }
    if most.count > 20 { text += "| \(heads.more(most.count - 20)) | |\n" }
    return text
  }

  private func rows(_ counts: [String: Int]) -> String {
    counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { row($0.value, $0.key.neutralised()) }.joined()
  }

  private func row(_ count: Int, _ name: String) -> String {
    let number = String(count)
    return String(repeating: " ", count: max(1, 7 - number.count)) + number + "  \(name)\n"
  }
}

/// The words of the tables in one language.
private struct Heads: Sendable {
  let byRule, unchecked, rule, file, severity, findings: String
  let atMost: @Sendable (String) -> String
  let byFile: @Sendable (Int, Int) -> String
  let total: @Sendable (Int, Int, Int) -> String
  let more: @Sendable (Int) -> String

  static let english = Heads(
    byRule: "Findings by rule:", unchecked: "Not checked in documents:", rule: "rule", file: "file",
    severity: "severity", findings: "findings",
    atMost: { "(\($0) at most)" }, byFile: { "Findings by file, \($0) of \($1):" },
    total: { findings, files, all in
      "\(findings) \(findings == 1 ? "finding" : "findings") in \(files) of \(all) \(all == 1 ? "file" : "files")"
    },
    more: { "\($0) more" })

  static let simplifiedChinese = Heads(
    byRule: "各规则的问题数：", unchecked: "文档中未检查的内容：", rule: "规则", file: "文件", severity: "级别",
    findings: "问题数",
    atMost: { "（最高为 \($0)）" }, byFile: { "各文件的问题数（\($1) 个文件中的 \($0) 个）：" },
    total: { findings, files, all in "\(all) 个文件中的 \(files) 个共有 \(findings) 个问题" },
    more: { "另有 \($0) 个" })
}
