import CtlChecker

/// An enum: its cases, their labels and the values of their fields.
struct EnumerationWriter {
  let files: FileTable

  func declaration(_ index: Int) -> [Statement] {
    let program = files.program
    let enumeration = program.enumerations[index]
    guard let names = files.names(of: program.file) else { return [] }
    let access = files.options.access.modifier
    let cases = names.cases[index]
    var body: [Statement] = []
    var labels: [Statement] = []
    for position in cases.indices {
      let item = program.enumCases[enumeration.cases.lowerBound + position]
      let name = cases[position]
      let written = program.text(item.name)
      body += Documentation(program, item.origin).statements
      body.append(
        .line(
          .text(
            "case \(Identifier.quoted(name))"
              + (written == name ? "" : " = \(Literal.string(written))"))))
      labels.append(
        .switchCase(
          .text("." + Identifier.memberName(name)), [.line(.text(Literal.string(item.label)))]))
    }
    if cases.isEmpty {
      body.append(.line("case none"))
      labels.append(.switchCase(".none", [.line("\"\"")]))
    }
    body.append(.blank)
    body.append(.documentation("What a person reads."))
    body.append(
      .block(
        .text("\(access)var label: String"), [.cases("self", labels)],
        inline: false))
    body += fields(index, names.fieldsOfCases[index], cases).flatMap { [.blank] + $0 }
    let documentation = Documentation(
      program, enumeration.origin, or: "The enum `\(program.text(enumeration.name))`.")
    return documentation.statements + [
      .block(
        files.options.type("enum \(names.enumerations[index]): String, Choice"), body, inline: false
      ),
      .blank,
    ]
  }

  /// The fields that each case has a value of. One that is the same for all cases, because it reads others, is
  /// written once.
  private func fields(_ index: Int, _ names: [String], _ cases: [String]) -> [[Statement]] {
    let enumeration = files.program.enumerations[index]
    let scope = CodeScope(files)
    scope.hidden = Set(names)
    scope.ownCases = .enumeration(files.program.file, index)
    return zip(enumeration.fields, names).flatMap { field, name in
      scope.computed(field, name) { id in
        let program = files.program
        let values = program.operandIDs(of: program.expression(id))
        let standard = scope.types.defaultValue(program.fields[field].type)
        if cases.isEmpty {
          return .cases("self", [.switchCase(".none", [.line(.text(standard))])])
        }
        let codes = values.map { scope.code($0).layout() }
        let isSame = Set(codes.map { $0.flat }).count == 1
        if isSame, values.allSatisfy({ program.readsField($0, of: index) }) {
          return .line(codes[0])
        }
        return .cases(
          "self",
          zip(cases, codes).map { .switchCase(.text("." + Identifier.memberName($0)), [.line($1)]) }
        )
      }
    }
  }
}

extension Program {
  /// Whether a value of a case reads another field of the enum.
  fileprivate func readsField(_ id: ExpressionID, of enumeration: Int) -> Bool {
    var pending = [id]
    while let id = pending.popLast() {
      let expression = expression(id)
      if expression.operation == .computed,
        self.expression(operand(0, of: expression)).type == .enumeration(self.file, enumeration)
      {
        return true
      }
      pending += operandIDs(of: expression)
    }
    return false
  }
}
