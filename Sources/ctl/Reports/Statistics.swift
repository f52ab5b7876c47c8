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
  var text: String {
    var text = "Findings by rule:\n"
    for (code, entry) in codes.sorted(by: { ($1.value.count, $0.key) < ($0.value.count, $1.key) }) {
      text += row(entry.count, "\(code) (\(entry.severity.rawValue) at most)")
    }
    text += "\nFindings by file, \(files.count) of \(fileCount):\n"
    text += rows(files)
    if !unsupported.isEmpty { text += "\nNot checked in documents:\n" + rows(unsupported) }
    return text
  }

  /// The same as Markdown, for the page of a run on GitHub.
  var markdown: String {
    let total = codes.values.reduce(0) { $0 + $1.count }
    var text = "### Ctl: \(total) \(total == 1 ? "finding" : "findings") "
    text += "in \(files.count) of \(fileCount) \(fileCount == 1 ? "file" : "files")\n"
    if total == 0 { return text }
    text += "\n| rule | severity | findings |\n| --- | --- | ---: |\n"
    for (code, entry) in codes.sorted(by: {
      ($1.value.severity, $1.value.count, $0.key) < ($0.value.severity, $0.value.count, $1.key)
    }) {
      text += "| `\(code)` | \(entry.severity.rawValue) | \(entry.count) |\n"
    }
    text += "\n| file | findings |\n| --- | ---: |\n"
    let most = files.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    for (path, count) in most.prefix(20) {
      // A name is text of others: nothing in it is markup.
      let name = path.neutralised().map { "`|\n".contains($0) ? "?" : String($0) }.joined()
      text += "| `\(name)` | \(count) |\n"
    }
    if most.count > 20 { text += "| \(most.count - 20) more | |\n" }
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
