import CtlCommandLine
import CtlDiagnostics
import CtlRules

/// A code as `ctl explain` shows it.
struct Explanation {
  let text: String

  init(_ code: Code, _ language: Language, _ color: Bool) {
    let isChinese = language == .simplifiedChinese
    func bold(_ text: String) -> String { color ? "\u{1B}[1m\(text)\u{1B}[0m" : text }
    func heading(_ en: String, _ zh: String) -> String { bold(isChinese ? zh : en) + "\n" }

    var text = bold(code.id) + " (\(code.severity.word(language)))\n\n"
    text += "  \(code.title.outline(language))\n\n"
    text += heading("Why", "原因")
    text += Explanation.wrap(code.why.template(language)) + "\n"
    let documents = code.documents
    let bad = code.bad + documents.bad.map { Example($0) }
    if !bad.isEmpty {
      text += heading("Reported", "会被报告")
      text += bad.map { Explanation.show($0, of: code) }.joined(separator: "\n") + "\n"
    }
    let good = code.good + documents.good.map { Example($0) }
    if !good.isEmpty {
      text += heading("Not reported", "不会被报告")
      text += good.map { Explanation.show($0, of: code) }.joined(separator: "\n") + "\n"
    }
    if let fix = code.fix {
      text += heading("Fix", "修复")
      switch (fix, isChinese) {
      case (.safe, false): text += "  safe: `ctl check --fix` applies it\n\n"
      case (.safe, true): text += "  安全：`ctl check --fix` 会应用\n\n"
      case (.suggestion, _):
        let command =
          "ctl check --fix --unsafe-fixes" + (code.isOfUnused ? " --only \(code.id)" : "")
        text +=
          isChinese ? "  需确认：`\(command)` 会应用\n\n" : "  a suggestion: `\(command)` applies it\n\n"
      }
    }
    if code.editions.count == 1, let edition = code.editions.first {
      text += heading("Edition", "版本") + "  \(edition.rawValue)\n\n"
    }
    if let citation = code.citation {
      text += heading("Source", "来源")
      for document in citation.documents { text += "  \(document.rawValue)\n" }
      text += "  § \(citation.section)\n"
    }
    while text.hasSuffix("\n\n") { text.removeLast() }
    self.text = text
  }

  /// An example of a rule that the usual edition does not have says for which one it is.
  private static func show(_ example: Example, of code: Code) -> String {
    var text = ""
    var settings = example.settings
    if settings == nil, !code.editions.contains(Settings().edition),
      let edition = code.editions.first
    {
      settings = "{ \"guidelines\": \"\(edition.rawValue)\" }"
    }
    if let settings { text += "    // ctl.json: \(settings)\n" }
    for line in example.source.split(separator: "\n", omittingEmptySubsequences: false) {
      text += line.isEmpty ? "\n" : "    \(line)\n"
    }
    return text
  }

  /// Lines of at most 80 columns, indented; Chinese has no spaces to break at and stays one line.
  private static func wrap(_ text: String) -> String {
    var result = ""
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + word.count > 77 {
        result += "  \(line)\n"
        line = ""
      }
      line += line.isEmpty ? String(word) : " \(word)"
    }
    return result + "  \(line)\n"
  }
}

extension Severity {
  func word(_ language: Language) -> String {
    guard language == .simplifiedChinese else { return rawValue }
    switch self {
    case .error: return "错误"
    case .warning: return "警告"
    case .advice: return "建议"
    }
  }
}
