import CtlDiagnostics
import CtlSyntax

/// Enums as other languages ask them.
extension Checker {
  /// `mood.rawValue`, `mood.label`: a text shows a case by what stands after it.
  func meaning(
    ofCaseMember token: Int, _ spelled: String, _ value: ExpressionID, _ node: Int
  ) -> Suggestion? {
    let words = [
      "rawValue", "label", "title", "name", "text", "description", "displayName", "localized",
      "toString", "string", "value", "caption",
    ]
    guard type(of: value).base == .enumeration, type(of: value).isPlain, words.contains(spelled)
    else { return nil }
    let base = tree.text(of: tables.expressions[value.index].origin.node)
    let isAlone = parts(of: node).count == 2
    let before = tree.significant(before: firstToken(node)).map { tree.tokenKinds[$0] }
    let after = tree.tokenKinds[tree.significant(from: Int(nodes[node].endToken))]
    let isInText =
      (before == .stringHead || before == .stringMiddle)
      && (after == .stringMiddle || after == .stringTail)
    let text = isInText ? base : "\"\\(\(base))\""
    return (
      Message(
        "a text shows a case by what stands after it: `{text}`", "文字用成员之后的内容显示它：`{text}`")([
          "text": .text(
            "\"\\(\(base.hasSuffix(".\(spelled)") ? String(base.dropLast(spelled.count + 1)) : base))\""
          )
        ]), isAlone ? [rewrite(node, text)] : []
    )
  }

  // MARK: Fields of enums

  /// Reports a value of a case that names a field of its enum, as the default of one may; returns whether it does.
  mutating func readsField(_ value: Int, of enumeration: Int, _ slots: [NameID: Int]) -> Bool {
    for node in value..<value + Int(nodes[value].size) where kind(node) == .nameExpression {
      let token = firstToken(node)
      let name = name(ofToken: token)
      guard slots[name] != nil, resolve(name) == nil else { continue }
      report(
        Finding(
          LanguageCode.caseFields, at: location(ofToken: token),
          Message(
            "the value of a case cannot read a field, as `{name}` is", "成员的值不能读取字段“{name}”")(
              ["name": .text(text(name))]),
          label: Phrase(
            Message(
              "the `let` of the enum reads other fields: what stands after its `=` is worked out for each case",
              "枚举的 `let` 可以读取其他字段：`=` 之后的内容按每个成员分别得出"))))
      return true
    }
    return false
  }

  /// Whether a value reads a field of a case of the enum that it is in: `Plan.basic.price * 2`.
  mutating func readsCase(_ value: Int, of enumeration: Int) -> Bool {
    let own = Symbol(.enumeration, file, enumeration)
    for node in value..<value + Int(nodes[value].size) where kind(node) == .nameExpression {
      if fileScope[name(ofToken: firstToken(node))] == own, isNeeded(node, by: own) { return true }
    }
    return false
  }

  func togetherWorkedOut(_ enumeration: Int) -> Phrase {
    Message(
      "the values of all cases of `{enum}` are worked out together, so none of them can need another",
      "`{enum}` 所有成员的值是一起计算的，因此不能互相依赖")([
        "enum": .text(text(tables.enumerations[enumeration].name))
      ])
  }

  /// `Plan.price`, where each case has a price.
  mutating func meaning(ofField name: String, asCaseOf type: Type) -> Suggestion? {
    guard let (program, fields) = fieldsOfCases(of: type),
      member(tables.names.intern(name), of: fields, .field, in: program) != nil,
      let cases = cases(of: type)?.cases, !cases.isEmpty
    else { return nil }
    return (
      Message("it is a field of each case: `{form}`", "它是每个成员的字段：`{form}`")([
        "form": .text("\(declaredName(type)).\(caseName(cases.lowerBound, program)).\(name)")
      ]), []
    )
  }

  /// Whether a case of an enum of the file has a value of a name that is no field; it is reported there.
  mutating func isUndeclaredField(_ name: NameID, of type: Type) -> Bool {
    guard type.isPlain, type.base == .enumeration, type.file == file,
      tables.enumerations.indices.contains(Int(type.index))
    else { return false }
    let cases = tables.enumerations[Int(type.index)].cases
    suggestionsLeft -= cases.count
    guard suggestionsLeft >= 0 else { return false }
    for item in cases {
      let values = EnumCase(unchecked: tree, tables.enumCases[item].origin.node).values
      for value in values where self.name(ofToken: wordToken(tree, value)) == name { return true }
    }
    return false
  }
}
