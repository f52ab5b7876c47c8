import CtlSyntax

/// What the fields of an enum are worth for the cases that do not set them.
extension Checker {
  /// What a case has that does not set a field; nil where each has to.
  mutating func defaultOfField(
    _ view: ConstantDeclaration, _ field: Int, of enumeration: Int
  ) -> ExpressionID? {
    let written = view.type == nil ? nil : tables.fields[field].type
    guard let node = view.value else {
      let isOptional = written?.isOptional == true
      return isOptional ? literal(.none, tables.fields[field].type, view.node) : nil
    }
    return muted(view.hasError) { checker in
      checker.typeDefault(node, written, field, of: enumeration)
    }
  }

  /// What a default that reads other fields is worth for each case that does not set the field: each name in it
  /// is the field of that case. It is told once what is wrong with it.
  mutating func workOut(
    _ field: Int, of enumeration: Int, unless isGiven: Set<Int>
  ) -> [ExpressionID?] {
    let view = ConstantDeclaration(unchecked: tree, tables.fields[field].origin.node)
    let cases = tables.enumerations[enumeration].cases
    var written = view.type == nil ? nil : tables.fields[field].type
    var values = [ExpressionID?](repeating: nil, count: cases.count)
    let told = tables.findings.count
    let noted = tables.references.count
    guard let node = view.value else { return values }
    for (item, index) in cases.enumerated() {
      // One that is never needed is typed all the same.
      if isGiven.contains(item), item > 0 || isGiven.count < cases.count { continue }
      let value = Value.enumCase(file: file, index: enumeration, case: item)
      activeHolder = .enumCase(
        literal(value, .enumeration(file, enumeration), tables.enumCases[index].origin.node))
      let isFirst = tables.references.count == noted
      let count = tables.references.count
      values[item] = muted(view.hasError || tables.findings.count > told) { checker in
        checker.typeDefault(node, written, field, of: enumeration)
      }
      if !isFirst { tables.references.removeLast(tables.references.count - count) }
      if written == nil, !tables.fields[field].type.isPoison { written = tables.fields[field].type }
    }
    activeHolder = .enumeration(Int32(enumeration))
    return values
  }

  private mutating func typeDefault(
    _ node: Int, _ written: Type?, _ field: Int, of enumeration: Int
  ) -> ExpressionID {
    let told = tables.findings.count
    let first = tables.expressions.count
    var value = expression(node, written)
    value = written.map { coerce(value, to: $0, .initialValue) } ?? settled(value)
    if written == nil { tables.fields[field].type = type(of: value) }
    // What has no type in it has been reported, here or where it stands.
    if tables.expressions[first...].contains(where: \.type.isPoison),
      !readsCase(node, of: enumeration)
    {
      return poison(node)
    }
    return known(value, node, of: enumeration, told)
  }

  /// Does something where the fields of an enum have names.
  mutating func naming<Result>(
    _ names: [NameID: Int], _ body: (inout Checker) -> Result
  ) -> Result {
    activeFields = names
    defer { activeFields = [:] }
    return body(&self)
  }
}
