import CtlCatalogue
import CtlDiagnostics
import CtlSyntax

/// Fixes for values of another type than their place needs.
extension Checker {
  mutating func mismatchFixes(
    _ id: ExpressionID, _ expected: Type, _ place: Mismatch
  ) -> [Fix] {
    let expression = tables.expressions[id.index]
    let node = expression.origin.node
    if expression.operation == .literal, let value = constant(id) {
      let text = literalFix(value, expected.unwrapped, node)
      if !text.isEmpty { return text }
    }
    let present = presentAsCase(node, expected)
    if !present.isEmpty { return present }
    let written = tree.text(of: node)
    if expected.unwrapped == .date, let date = Checker.date(ofArithmetic: written) {
      return [rewrite(node, "\"\(date)\"")]
    }
    let type = expression.type
    if let name = heldValue(expression, expected) { return [rewrite(node, "\(written).\(name)")] }
    if case .condition = place { return conditionFix(type, node, written) }
    if expected == .bool, !conditionFix(type, node, written).isEmpty {
      return conditionFix(type, node, written)
    }
    if expected.referenceTarget == .task, let task = taskOfState(node) {
      return [rewrite(node, task)]
    }
    if expected.referenceTarget == .label, type == .string, let label = onlyLabel() {
      return [rewrite(node, label)]
    }
    if expected.isList, !type.isList, fits(type, expected.element) {
      return [rewrite(node, "[\(written)]")]
    }
    if kind(node) == .nilLiteral {
      return Checker.plainValue(expected).map { [rewrite(node, $0)] } ?? []
    }
    if type.isOptional, fits(type.element, expected), Checker.plainValue(expected) != nil {
      return valueForNil(id, expected)
    }
    if expected.unwrapped == .string, hasText(type), !written.contains("\"") {
      return [rewrite(node, "\"\\(\(written))\"")]
    }
    if expected.isRange, kind(node) == .listExpression {
      let ends = tree.children(of: node).filter { kind($0).isExpression }.map { tree.text(of: $0) }
      if ends.count == 2 { return [rewrite(node, ends.joined(separator: "..."))] }
    }
    if expected.isRange, kind(node) == .binaryExpression {
      let parts = written.split(separator: "-").map { $0.filter { $0 != " " } }
      if parts.count == 2 { return [rewrite(node, parts.joined(separator: "..."))] }
    }
    if expected.unwrapped == .int, type == .double, isSimple(node) {
      return [rewrite(node, "round(\(written))")]
    }
    return []
  }

  /// The property of a named control that holds what is expected: `isOn` of a switch.
  func heldValue(_ expression: Expression, _ expected: Type) -> String? {
    guard expression.operation == .reference else { return nil }
    let symbol = tables.symbols[Int(expression.payload)]
    guard symbol.kind == .element, symbol.file == file else { return nil }
    let element = tables.elements[Int(symbol.index)]
    guard element.form == .kind, element.loopDepth <= loopDepthHere else { return nil }
    return Kind.named(element.kind).properties.first {
      $0.isBindable && !$0.isMisplaced
        && PropertyTypes.type(of: $0.name, in: element.kind) == expected.unwrapped
    }?.name.name
  }

  /// `load` of `load.isRunning`
  private mutating func taskOfState(_ node: Int) -> String? {
    guard kind(node) == .postfixExpression, let base = parts(of: node).first,
      kind(base) == .nameExpression, task(named: firstToken(base)) != nil
    else { return nil }
    return tree.text(of: base)
  }

  /// The name of the only label that has one, where a text stands in its place.
  private func onlyLabel() -> String? {
    guard var root = currentProperty?.element.index else { return nil }
    while tables.elements[root].parent >= 0 { root = Int(tables.elements[root].parent) }
    let labels = tables.elements[root..<root + Int(tables.elements[root].size)].filter {
      $0.form == .kind && $0.kind == .label && $0.name != nil && $0.loopDepth <= loopDepthHere
    }
    return labels.count == 1 ? labels[0].name.map(text) : nil
  }

  /// `notify && count`: what each side says as a condition.
  mutating func truthFixes(_ left: ExpressionID, _ right: ExpressionID) -> [Fix] {
    let wrong = [left, right].filter { type(of: $0) != .bool }
    guard wrong.count == 1 else { return [] }
    return mismatchFixes(wrong[0], .bool, .condition)
  }

  /// `!notify`, `!count`: the opposite of what a value says as a condition.
  mutating func negationFixes(_ operand: ExpressionID, _ node: Int) -> [Fix] {
    let expression = tables.expressions[operand.index]
    let inner = expression.origin.node
    let written = tree.text(of: inner)
    if let name = heldValue(expression, .bool) { return [rewrite(inner, "\(written).\(name)")] }
    guard isSimple(inner) else { return [] }
    let type = expression.type
    if type.isOptional { return [rewrite(node, "\(written) == nil")] }
    if type == .int || type == .double { return [rewrite(node, "\(written) == 0")] }
    if type == .string || type.isList { return [rewrite(node, "\(written).isEmpty")] }
    return []
  }

  private mutating func literalFix(_ value: Value, _ target: Type, _ node: Int) -> [Fix] {
    let place = location(node)
    func fix(_ en: String, _ zh: String, _ text: String) -> [Fix] {
      [Fix(Phrase(Message(en, zh)), .suggestion, [Edit(place, text)])]
    }
    switch value {
    case .string(let text):
      let isNumber = target.isNumber && Double(text)?.isFinite == true
      let isBool = target == .bool && (text == "true" || text == "false")
      let isColor =
        target == .color && text.hasPrefix("#") && [4, 7, 9].contains(text.utf8.count)
        && text.dropFirst().allSatisfy(\.isHexDigit)
      let isQuantity =
        (target == .length || target == .duration || target.base == .durationOrMember)
        && text.first?.isNumber == true
        && text.allSatisfy { $0.isNumber || $0.isLetter || $0 == "." }
      if isQuantity {
        let digits = text.prefix { $0.isNumber || $0 == "." }
        let unit = target == .length ? "pt" : "s"
        let isUnit =
          target != .length && ["h", "min", "s", "ms"].contains(text.dropFirst(digits.count))
        return [rewrite(node, isUnit ? text : digits + unit)]
      }
      if isNumber || isBool || isColor {
        return fix("remove the quotes", "去掉引号", text)
      }
      let meant = [text] + (ForeignWords.cases[text]?.here ?? [])
      if let member = meant.first(where: { hasMember($0, target) }) {
        return fix("write it as a member", "写成成员", ".\(member)")
      }
      if let member = caseNamed(text, target) { return [rewrite(node, ".\(member)")] }
      if target.isRange, text.contains("...") || text.contains("..<") {
        return [rewrite(node, text)]
      }
      if target.base == .font { return fontFix(text, node) }
    case .int(let number):
      if target == .length { return fix("write it in points", "加上单位 pt", "\(number)pt") }
      if target == .duration || target.base == .durationOrMember {
        return fix("write it in seconds", "加上单位 s", "\(number)s")
      }
      if target == .string { return fix("put it in quotes", "加上引号", "\"\(number)\"") }
      if target.base == .font { return [rewrite(node, "system(\(number))")] }
      if target == .bool, number == 0 || number == 1 {
        return [rewrite(node, number == 1 ? "true" : "false")]
      }
      let written = tree.text(of: node)
      if target == .color, written.lowercased().hasPrefix("0x"), [5, 8, 10].contains(written.count)
      {
        return [rewrite(node, "#\(written.dropFirst(2))")]
      }
    case .double(let number):
      if target.base == .font { return [rewrite(node, "system(\(tree.text(of: node)))")] }
      if target == .length {
        return fix("write it in points", "加上单位 pt", tree.text(of: node) + "pt")
      }
      if target == .int, number == number.rounded(), abs(number) < 1e9 {
        return [rewrite(node, String(Int(number)))]
      }
    case .duration, .length:
      let written = tree.text(of: node)
      let digits = written.prefix { $0.isNumber || $0 == "." }
      guard written.dropFirst(digits.count).allSatisfy(\.isLetter) else { return [] }
      if target == .length { return fix("write it in points", "加上单位 pt", digits + "pt") }
      if target == .duration || target.base == .durationOrMember {
        return fix("write it in seconds", "加上单位 s", digits + "s")
      }
    default: break
    }
    return []
  }

  /// The case of an enum that people read as a text.
  func caseNamed(_ text: String, _ type: Type) -> String? {
    guard type.base == .enumeration, let (program, cases) = cases(of: type) else { return nil }
    let all = program?.enumCases ?? tables.enumCases
    return cases.first { all[$0].label == text }.map {
      program?.text(all[$0].name) ?? self.text(all[$0].name)
    }
  }

  /// `"Helvetica 12"`, `"Helvetica"`
  private func fontFix(_ text: String, _ node: Int) -> [Fix] {
    let words = text.split(separator: " ")
    guard let size = words.last.flatMap({ Double(reading: String($0)) }), size >= 1, words.count > 1
    else {
      return [rewrite(node, "custom(\(tree.text(of: node)), 17)")]
    }
    let family = words.dropLast().joined(separator: " ")
    return [rewrite(node, "custom(\"\(family)\", \(words[words.count - 1]))")]
  }

  /// A condition from a value that people take for one.
  private func conditionFix(_ type: Type, _ node: Int, _ written: String) -> [Fix] {
    guard isSimple(node) else { return [] }
    if type.isOptional { return [rewrite(node, "\(written) != nil")] }
    if type == .int || type == .double { return [rewrite(node, "\(written) != 0")] }
    if type == .string || type.isList { return [rewrite(node, "!\(written).isEmpty")] }
    if type.referenceTarget == .task { return [rewrite(node, "\(written).isRunning")] }
    return []
  }

  private func isSimple(_ node: Int) -> Bool {
    kind(node) == .nameExpression || kind(node) == .postfixExpression
  }

  /// Whether a value can be put into a text.
  private func hasText(_ type: Type) -> Bool {
    guard type.isPlain else { return false }
    switch type.base {
    case .bool, .int, .double, .date, .duration, .length, .enumeration: return true
    default: return false
    }
  }

  /// A value of a type that can stand for any.
  static let noteOfNil = Phrase(
    Message(
      "It may be `nil`: write `value ?? other` to say what holds then, or name it with `if let`.",
      "它可能为 `nil`：请写 `值 ?? 其他值`，或用 `if let` 命名。"))

  /// `t.fee ?? 0`
  func valueForNil(_ id: ExpressionID, _ expected: Type) -> [Fix] {
    guard let other = Checker.plainValue(expected) else { return [] }
    let node = tables.expressions[id.index].origin.node
    let written = tree.text(of: node)
    return [rewrite(node, "\(isSimple(node) ? written : "(\(written))") ?? \(other)")]
  }

  static func plainValue(_ type: Type) -> String? {
    guard type.isPlain else { return type.isList ? "[]" : nil }
    switch type.base {
    case .string: return "\"\""
    case .int, .double: return "0"
    case .bool: return "false"
    case .color: return "#000000"
    case .length: return "0pt"
    case .duration: return "1s"
    case .font: return ".body"
    default: return nil
    }
  }
}
