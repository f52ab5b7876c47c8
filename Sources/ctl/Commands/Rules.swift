import CtlCommandLine
import CtlDiagnostics
import CtlRules
import CtlText

extension Subcommand {
  static let rules = Subcommand(
    "rules", "",
    summary: Message(
      "all rules: code, severity, edition and what they say", "所有规则：代码、严重程度、版本与内容"),
    options: [
      Option("format", .oneOf(["table", "json", "markdown"]), "how they are written", "输出的格式")
    ]
  ) { (invocation: Invocation) throws(Failure) in
    if let extra = invocation.positionals.first {
      throw Failure(
        "`ctl rules` takes no argument, found `\(extra.neutralised())`; `ctl explain` shows one rule",
        "`ctl rules` 不接受参数“\(extra.neutralised())”；`ctl explain` 显示一条规则"
      )
    }
    let language = System.language(invocation.value("lang"))
    switch invocation.value("format") {
    case "json": try System.print(RuleList.json(language))
    case "markdown": try System.print(RuleList.markdown)
    default: try System.print(RuleList.table(language))
    }
    return .success
  }
}

/// The rules, family by family.
enum RuleList {
  /// Codes of rules, in the order of their families; the codes of the language are left out.
  static let codes: [Code] = Codes.rules

  static func table(_ language: Language) -> String {
    var text = ""
    var family: Substring = ""
    let width = codes.map(\.id.count).max() ?? 0
    for code in codes {
      if code.family != family {
        if !family.isEmpty { text += "\n" }
        family = code.family
      }
      let editions = code.editions.count == 1 ? code.editions.first!.rawValue : "    "
      text += code.id + String(repeating: " ", count: width + 2 - code.id.count)
      let severity = code.severity.word(language)
      text += severity + String(repeating: " ", count: max(1, 9 - severity.displayWidth))
      text += editions + "  " + code.title.outline(language) + "\n"
    }
    return text
  }

  static func json(_ language: Language) -> [UInt8] {
    var writer = JSONWriter(.pretty)
    writer.array(codes) { writer, code in
      writer.object { writer in
        writer.member("code", code.id)
        writer.member("severity", code.severity.rawValue)
        writer.array("editions") { writer in
          for edition in Edition.allCases where code.editions.contains(edition) {
            writer.write(edition.rawValue)
          }
        }
        writer.member("title", code.title.template(language))
        writer.member("why", code.why.template(language))
        writer.key("fix")
        if let fix = code.fix { writer.write(fix.rawValue) } else { writer.writeNull() }
        if let citation = code.citation {
          writer.member("section", citation.section)
          writer.array("documents", citation.documents) { writer, document in
            writer.write(document.rawValue)
          }
        }
      }
    }
    writer.endLine()
    return writer.bytes
  }

  /// `Grammar/Rules.md`; a test keeps the two the same.
  static var markdown: String {
    var text = """
      # Rules

      Every rule that `ctl check` applies; `ctl explain CODE` shows one with its reason, its examples
      and its source. Made by `ctl rules --format markdown`.

      """
    var family: Substring = ""
    for code in codes {
      if code.family != family {
        family = code.family
        text +=
          "\n## \(family)\n\n| code | severity | edition | fix | |\n| --- | --- | --- | --- | --- |\n"
      }
      let editions =
        code.editions.count == 1 ? code.editions.first!.rawValue : "ios7, ios8"
      let title = code.title.outline(.english).split(separator: "|").joined(separator: "\\|")
      text +=
        "| `\(code.id)` | \(code.severity.rawValue) | \(editions) | \(code.fix?.rawValue ?? "") | \(title) |\n"
    }
    return text
  }
}
