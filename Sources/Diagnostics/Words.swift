/// The few words that reports add to findings.
struct Words {
  let language: Language

  func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: pick("error", "错误")
    case .warning: pick("warning", "警告")
    case .advice: pick("advice", "建议")
    }
  }

  func safety(_ safety: Safety) -> String {
    switch safety {
    case .safe: pick(" (safe)", "（安全）")
    case .suggestion: pick(" (suggestion)", "（需确认）")
    }
  }

  var note: String { pick("note", "说明") }
  var fix: String { pick("fix", "修复") }
  var colon: String { pick(": ", "：") }

  /// `2 errors, 1 warning, 3 advice in 4 files`.
  func summary(errors: Int, warnings: Int, advice: Int, files: Int) -> String {
    var parts: [String] = []
    if language == .english {
      if errors > 0 { parts.append(errors == 1 ? "1 error" : "\(errors) errors") }
      if warnings > 0 { parts.append(warnings == 1 ? "1 warning" : "\(warnings) warnings") }
      if advice > 0 { parts.append("\(advice) advice") }
      let what = parts.isEmpty ? "no findings" : parts.joined(separator: ", ")
      return "\(what) in \(files) \(files == 1 ? "file" : "files")"
    }
    if errors > 0 { parts.append("\(errors) 个错误") }
    if warnings > 0 { parts.append("\(warnings) 个警告") }
    if advice > 0 { parts.append("\(advice) 条建议") }
    return parts.isEmpty
      ? "\(files) 个文件中没有发现问题"
      : "\(files) 个文件中有 \(parts.joined(separator: "、"))"
  }

  private func pick(_ en: String, _ zh: String) -> String { language == .english ? en : zh }
}
