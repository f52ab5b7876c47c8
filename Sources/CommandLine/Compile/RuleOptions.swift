import CtlDiagnostics
import CtlRules
import CtlText

/// The options with which a command changes what rules report.
package enum RuleOptions {
  package static let all: [Option] = [
    Option(
      "guidelines", .oneOf(["ios7", "ios8"]),
      "the edition of the guidelines (default ios8)", "指南的版本（默认 ios8）"),
    Option(
      "only", .text("CODE"), "report only this code or family; may be repeated",
      "只报告此代码或此类代码；可重复使用"),
    Option(
      "ignore", .text("CODE"), "leave this code or family out; may be repeated",
      "不报告此代码或此类代码；可重复使用"),
    Option(
      "max-severity", .oneOf(["advice", "warning", "error"]),
      "report guidelines with at most this severity", "报告指南时的最高严重程度"),
  ]

  /// The change to the settings of each project.
  package static func settings(_ invocation: Invocation) throws(Failure)
    -> @Sendable (inout Settings) -> Void
  {
    let ignored = try codes(invocation.all("ignore"), "ignore")
    for word in invocation.all("ignore").flatMap({ $0.split(separator: ",") }) {
      let named = Codes.all.filter { $0.id == word || $0.family == word }
      if !named.contains(where: Codes.isAllowable) {
        throw Failure(
          "`--ignore`: `\(String(word).neutralised())` is an error of the language, which is always reported",
          "`--ignore`：“\(String(word).neutralised())”是语言本身的错误，始终会报告"
        )
      }
    }
    let only = try codes(invocation.all("only"), "only")
    let edition = invocation.value("guidelines").flatMap { Edition(rawValue: $0) }
    let cap = invocation.value("max-severity").flatMap { Severity(rawValue: $0) }
    return { settings in
      if let edition { settings.edition = edition }
      if ignored.isEmpty, only.isEmpty, cap == nil { return }
      for code in Codes.all where Codes.isAllowable(code) {
        if ignored.contains(code.id) || (!only.isEmpty && !only.contains(code.id)) {
          settings.severities[code.id] = .some(nil)
        } else if let cap {
          let current: Severity? = settings.severities[code.id] ?? code.severity
          if let current, current > cap { settings.severities[code.id] = cap }
        }
      }
    }
  }

  /// The codes that `--only` names; nil without it.
  package static func only(_ invocation: Invocation) throws(Failure) -> Set<String>? {
    let words = invocation.all("only")
    return words.isEmpty ? nil : try codes(words, "only")
  }

  /// The codes that words name: one code, or all codes of a family.
  private static func codes(_ words: [String], _ option: String) throws(Failure) -> Set<String> {
    var result: Set<String> = []
    for word in words.flatMap({ $0.split(separator: ",") }).map(String.init) {
      let found = Codes.all.filter { $0.id == word || $0.family == word }
      if found.isEmpty {
        let families = Set(Codes.all.map { String($0.family) })
        let near = nearestName(to: word, among: Codes.all.map(\.id) + families)
        let failure = Failure(
          "`--\(option)`: there is no code or family `\(word.neutralised())`",
          "`--\(option)`：没有代码或类别“\(word.neutralised())”")
        throw near == nil
          ? failure.adding("; `ctl rules` lists them", "；`ctl rules` 会列出所有代码")
          : failure.adding(asking: near)
      }
      result.formUnion(found.map(\.id))
    }
    return result
  }
}
