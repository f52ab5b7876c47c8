import CtlDiagnostics

extension Rule {
  static let unusedRecord = Rule(
    about, asksUsers: true,
    file: { file in
      for (index, record) in file.program.records.enumerated()
      where file.isUnusedExport(.record, index, record.origin) {
        file.report(
          about, record.origin, record.name,
          label: Message("no variable, field or parameter has this type", "没有变量、字段或参数属于此类型")(),
          deleting: [.deleteDeclaration(record.origin)])
      }
    })
}

private let about = Code(
  "unused/record", .warning,
  title: Message("the record `{name}` is never used", "记录“{name}”从未使用"),
  why: Message(
    "A record puts values together. If nothing is of this type, there are no such values.",
    "记录把值放在一起。没有任何东西属于此类型，也就没有这样的值。"),
  bad: [
    """
    record Account { id: Int; name: String }
    //     ^^^^^^^
    screen Bank {
      content { label "Bank" }
    }
    """
  ],
  good: [
    """
    record Account { id: Int; name: String }
    screen Bank {
      var accounts: [Account] = []
      table { for account in accounts { row "\\(account.name)" } }
    }
    """
  ], fix: .suggestion)
