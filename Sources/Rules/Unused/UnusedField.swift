import CtlChecker
import CtlDiagnostics

extension Rule {
  static let unusedField = Rule(
    about, asksUsers: true,
    file: { file in
      let program = file.program
      guard file.outside != nil, !program.fields.isEmpty else { return }
      let read = program.readFields
      for (index, record) in program.records.enumerated() {
        file.reportUnread(
          record.members, of: Symbol(.record, program.file, index), record.origin, read)
      }
      for (index, enumeration) in program.enumerations.enumerated() {
        file.reportUnread(
          enumeration.fields, of: Symbol(.enumeration, program.file, index), enumeration.origin,
          read)
      }
    })
}

extension FileUses {
  /// The fields of a record or an enum that nothing reads.
  fileprivate func reportUnread(
    _ fields: Range<Int>, of holder: Symbol, _ origin: OriginID,
    _ read: (fields: Set<Int>, whole: Set<Symbol>)
  ) {
    guard !fields.isEmpty, !read.whole.contains(holder), !isDocumented(origin),
      !program.publicSymbols.contains(holder),
      !isUnusedExport(holder.kind, Int(holder.index), origin), outside?.contains(holder) == false
    else { return }
    for field in fields where !read.fields.contains(field) {
      let name = program.fields[field].name
      guard program.text(name) != RecordField.identity,
        outside?.contains(Symbol(.field, program.file, field)) == false,
        !isDocumented(program.fields[field].origin)
      else { continue }
      report(
        about, program.fields[field].origin, name,
        label: Message("no element shows it, and no action gets it", "没有元素显示它，也没有动作得到它")(),
        deleting: [])
    }
  }
}

extension Program {
  /// The fields that are read by name, and the records and enums that are read whole: the app gets them, or
  /// records are compared.
  fileprivate var readFields: (fields: Set<Int>, whole: Set<Symbol>) {
    var fields: Set<Int> = []
    var whole: Set<Symbol> = []
    var waiting: [Type] = []
    let ofApp =
      tables.actions.filter { !$0.isEvent }.map(\.parameters) + tables.tasks.map(\.parameters)
    for parameters in ofApp { waiting += tables.parameters[parameters].map(\.type) }
    waiting += tables.screens.compactMap(\.result)
    var compared: [Type] = []
    for expression in tables.expressions {
      switch expression.operation {
      case .field, .computed:
        let base = self.expression(operand(0, of: expression)).type.unwrapped
        guard base.file == tables.file, let (_, members) = members(of: base) else { continue }
        fields.insert(members.lowerBound + Int(expression.payload))
      case .equal, .notEqual:
        compared.append(self.expression(operand(0, of: expression)).type)
      case .call, .each:
        // `accounts.contains(account)`, `accounts.unique($0)`
        for place in 0..<Int(expression.operandCount) where place > 0 {
          compared.append(self.expression(operand(place, of: expression)).type)
        }
      default: break
      }
    }
    // Who compares cases does not read what they say.
    waiting += compared.filter { $0.innermost.base == .record }
    while let type = waiting.popLast()?.innermost {
      guard type.file == tables.file else { continue }
      let index = Int(type.index)
      if type.base == .enumeration { whole.insert(Symbol(.enumeration, type.file, index)) }
      guard type.base == .record, whole.insert(Symbol(.record, type.file, index)).inserted else {
        continue
      }
      waiting += tables.fields[tables.records[index].fields].map(\.type)
    }
    return (fields, whole)
  }
}

private let about = Code(
  "unused/field", .advice,
  title: Message("the field `{name}` is never read", "字段“{name}”从未被读取"),
  why: Message(
    "A field is a part of what a screen shows. One that no element shows and no action gets makes no "
      + "difference to people; often a label is missing. A field with a `///` comment is for the app.",
    "字段是界面所显示内容的一部分。没有元素显示、也没有动作得到的字段，对用户没有任何作用；往往是漏写了标签。"
      + "带有 `///` 注释的字段是供应用使用的。"),
  bad: [
    """
    record Account { id: Int; name: String; limit: Int = 0 }
    //                                      ^^^^^
    screen Bank {
      var accounts: [Account] = []
      table { for account in accounts { row "\\(account.name)" } }
    }
    """
  ],
  good: [
    """
    record Account { id: Int; name: String; limit: Int = 0 }
    screen Bank {
      var accounts: [Account] = []
      action open(account: Account)
      table {
        for account in accounts { row "\\(account.name)" { on select -> open(account: account) } }
      }
    }
    """
  ])
