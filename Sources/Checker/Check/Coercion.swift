import CtlCatalogue
import CtlDiagnostics

/// The purpose of a value, so that a mismatch is reported in the terms of its place.
enum Mismatch {
  case property(String)
  case argument(String)
  case initialValue, condition, element, operand
}

extension Checker {
  /// Whether a value of one type fits where another is expected, without conversion.
  func fits(_ type: Type, _ expected: Type) -> Bool {
    if type.isPoison || expected.isPoison || expected.base == .anything { return true }
    if type == expected { return true }
    if expected.isOptional {
      return type.base == .nothing && type.isPlain || fits(type, expected.element)
    }
    if type.isOptional, type.element.base == .nothing { return false }
    if type.base == .nothing, type.isList, expected.isList { return true }
    switch expected.base {
    case .reference where expected.layers == type.layers && type.base == .reference:
      return names(type.referenceTarget ?? .element, expected.referenceTarget ?? .element)
    case .durationOrMember where expected.isPlain: return type == .duration
    case .view where expected.isPlain: return type == .image
    default: return false
    }
  }

  /// Whether a reference to one target fits where another is expected.
  private func names(_ target: ReferenceTarget, _ expected: ReferenceTarget) -> Bool {
    switch expected {
    case .element: target == .element || target == .label
    case .label: target == .label
    case .task: target == .task
    // A button can reveal a view or container as well as a screen.
    case .destination: target == .destination || target == .element
    case .screen: target == .screen
    }
  }

  /// The same value in another type, if a literal allows it; nil if not.
  mutating func converted(_ id: ExpressionID, to expected: Type) -> ExpressionID? {
    let type = type(of: id)
    if type == expected { return id }
    let target = expected.unwrapped
    guard target.isPlain || type.isList || target.base == .run else { return nil }
    let node = tables.expressions[id.index].origin.node
    if target.base == .run { return styled(id, as: target) }
    if target == .double, type == .int || expected.isOptional && type == Type.int.optional {
      let number = type.isOptional ? Type.double.optional : .double
      return make(.toDouble, number ?? .poison, node, operands: [id])
    }
    guard isLiteral(id), let value = constant(id) else { return nil }
    switch value {
    case .string(let text):
      if target == .image || target == .view {
        return literal(.image(ImageReference(text)), .image, node)
      }
      if target == .date, let date = DateTime(text) { return literal(.date(date), .date, node) }
      return nil
    case .member(let name) where type.base == .anyMember:
      return flexibleMember(name, target, node)
    case .list where type.base == .anyMember || type.base == .nothing || target.isList:
      return nil
    default: return nil
    }
  }

  /// A `.name` of a constant without a type, in a place with a type.
  private mutating func flexibleMember(_ name: String, _ type: Type, _ node: Int) -> ExpressionID? {
    switch type.base {
    case .enumeration:
      guard let (program, cases) = cases(of: type),
        let index = member(tables.names.intern(name), of: cases, .enumCase, in: program)
      else { return nil }
      // An item of a list, of which another item says the type.
      if kind(node) == .caseExpression {
        refer(
          tree.significant(from: firstToken(node) + 1), Symbol(.enumCase, type.file, index))
      }
      return literal(
        .enumCase(file: type.file, index: Int(type.index), case: index - cases.lowerBound), type,
        node)
    case .member, .durationOrMember:
      return type.caseSet?.members.contains(name) == true
        ? literal(.member(name), type, node) : nil
    case .color:
      return Color.named.first { $0.name == name }.map { literal(.color($0.color), .color, node) }
    case .font:
      return CaseSet.textStyle.members.contains(name)
        ? literal(.font(.textStyle(name)), .font, node) : nil
    default: return nil
    }
  }

  /// Makes a value fit its place, or reports that it does not.
  mutating func coerce(
    _ id: ExpressionID, to expected: Type, _ place: Mismatch, allowingNil: Bool = false
  ) -> ExpressionID {
    let type = type(of: id)
    if fits(type, expected) { return id }
    if allowingNil {
      if type.base == .nothing, type.isPlain { return id }
      if type.isOptional, fits(type.element, expected) { return id }
    }
    if expected.unwrapped.base == .run, let result = converted(id, to: expected) { return result }
    if expected.unwrapped == .double, type.unwrapped == .int {
      let number = allowingNil ? expected.optional ?? expected : expected
      if let result = converted(id, to: number) { return result }
    }
    if isLiteral(id), expected.unwrapped != .double, let result = converted(id, to: expected) {
      return result
    }
    mismatch(id, expected: expected, place)
    return poison(tables.expressions[id.index].origin.node)
  }

  mutating func mismatch(_ id: ExpressionID, expected: Type, _ place: Mismatch = .initialValue) {
    let expression = tables.expressions[id.index]
    let location = location(expression.origin.node)
    let fixes = mismatchFixes(id, expected, place)
    let node = expression.origin.node
    let isNil = kind(node) == .nilLiteral
    let found = isNil ? Phrase(Message("`nil`", "`nil`")) : describe(expression.type)
    var related: [Finding.Related] = []
    if expression.operation == .symbol || expression.operation == .reference {
      related = self.place(tables.symbols[Int(expression.payload)])
    }
    var notes: [Phrase] = []
    if expression.type.isOptional, fits(expression.type.element, expected), !isNil {
      notes.append(Checker.noteOfNil)
    }
    if let note = sameNames(expected.innermost, expression.type.innermost) { notes.append(note) }
    if case .property(let name) = place {
      if expected.innermost.referenceTarget == .element,
        expression.type.referenceTarget == .destination
      {
        notes.append(
          Message(
            "`{name}` names elements of the screen that it stands in.", "`{name}` 只能写所在界面中的元素。")(
              ["name": .text(name)]))
      }
      if expected.unwrapped == .image, expression.type == .string,
        constant(id) == nil
      {
        notes.append(
          Message(
            "The names of images stand in the file: `let pages: [Image] = [\"one\", \"two\"]`, and `pages[0]` is one of them.",
            "图片的名称写在文件中：`let pages: [Image] = [\"one\", \"two\"]`，`pages[0]` 是其中之一。")())
      }
      report(
        Finding(
          ControlCode.valueType, at: location,
          ["name": .text(name), "type": .phrase(describe(expected))],
          label: Message("this is {found}", "此处为{found}")(["found": .phrase(found)]),
          related: related, notes: notes, fixes: fixes))
      return
    }
    var label: Phrase?
    switch place {
    case .argument(let name):
      label = Message("for `{name}`", "用于“{name}”")(["name": .text(name)])
    case .condition: label = Message("a condition is true or false", "条件须为真或假")()
    default: break
    }
    if expected.unwrapped == .date, kind(node) == .binaryExpression {
      label = Phrase(Message("a date is a text: `\"2026-05-04\"`", "日期是文字：`\"2026-05-04\"`"))
    }
    report(
      Finding(
        LanguageCode.typeMismatch, at: location,
        ["expected": .phrase(describe(expected)), "found": .phrase(found)], label: label,
        related: related, notes: notes, fixes: fixes))
  }

  /// Says where one of two types with one name is declared.
  private func sameNames(_ expected: Type, _ found: Type) -> Phrase? {
    let named: [Type.Base] = [.record, .enumeration]
    guard expected != found, named.contains(expected.base), named.contains(found.base),
      declaredName(expected) == declaredName(found),
      let module = tables.imported[found.file]?.module ?? tables.imported[expected.file]?.module
    else { return nil }
    return Message(
      "There are two types of this name; one is declared in the module `{module}`.",
      "有两个同名的类型；其中一个声明于模块“{module}”。")(["module": .text(module)])
  }

  // MARK: Words

  /// A type in words.
  func describe(_ type: Type) -> Phrase {
    if type.isList {
      let message =
        type.element.isOptional
        ? Message("a list whose items are {element}", "项目为{element}的列表")
        : Message("a list of {element}", "{element}列表")
      return message(["element": .phrase(describe(type.element))])
    }
    if type.isOptional {
      let message =
        type.element.isList
        ? Message("{element} that may be `nil`", "可为 `nil` 的{element}")
        : Message("{element} or `nil`", "{element}或 `nil`")
      return message(["element": .phrase(describe(type.element))])
    }
    if type.isRange {
      return Message("a range of {element}", "{element}范围")(
        ["element": .phrase(describe(type.element))])
    }
    switch type.base {
    case .enumeration, .record:
      return Message("`{name}`", "`{name}`")(["name": .text(declaredName(type))])
    case .member:
      return Message("a member such as `.{name}`", "`.{name}` 之类的成员")(
        ["name": .text(type.caseSet?.members.first ?? "name")])
    case .durationOrMember:
      let members = (type.caseSet?.members ?? []).map { "`.\($0)`" }
      return Message("{members} or a duration", "{members} 或时长")(["members": .list(members)])
    case .reference:
      switch type.referenceTarget {
      case .label: return Phrase(Message("the name of a label", "标签的名称"))
      case .task: return Phrase(Message("the name of a task", "任务的名称"))
      case .destination:
        return Phrase(Message("the name of a screen or view", "界面或视图的名称"))
      case .screen: return Phrase(Message("a screen", "界面"))
      default: return Phrase(Message("the name of an element", "元素的名称"))
      }
    default: return Phrase(Checker.words[type.base] ?? Message("a value", "值"))
    }
  }

  /// The name of the enum or record of a type.
  func declaredName(_ type: Type) -> String {
    let index = Int(type.index)
    if type.file == file {
      return text(
        type.base == .record ? tables.records[index].name : tables.enumerations[index].name)
    }
    guard let program = tables.imported[type.file] else { return "" }
    return program.text(
      type.base == .record ? program.records[index].name : program.enumerations[index].name)
  }

  private static let words: [Type.Base: Message] = [
    .bool: Message("`Bool`", "`Bool`"), .int: Message("`Int`", "`Int`"),
    .double: Message("a number (`Double`)", "数字（`Double`）"),
    .string: Message("text (`String`)", "文字（`String`）"), .color: Message("a `Color`", "颜色"),
    .run: Message("a text, or `styled(…)`", "文字或 `styled(…)`"),
    .image: Message("an `Image`", "图片"), .date: Message("a `Date`", "日期"),
    .duration: Message("a `Duration`", "时长"), .length: Message("a `Length` in points", "长度（点）"),
    .font: Message("a font", "字体"), .anyMember: Message("a bare `.name`", "单独的 `.名称`"),
    .nothing: Message("`nil`", "`nil`"), .view: Message("an element or an image", "元素或图片"),
    .offset: Message("two numbers", "两个数字"),
  ]

  func describe(_ symbol: Symbol) -> Phrase {
    switch symbol.kind {
    case .variable where isParameter(symbol): Phrase(Message("a parameter", "参数"))
    case .variable: Phrase(Message("a variable", "变量"))
    case .constant: Phrase(Message("a constant", "常量"))
    case .parameter: Phrase(Message("a parameter", "参数"))
    case .loopVariable where tables.named(symbol) != nil:
      Phrase(Message("the name of a value", "值的名称"))
    case .loopVariable: Phrase(Message("the variable of a loop", "循环变量"))
    case .eventParameter: Phrase(Message("a name in a handler", "事件处理中的名称"))
    case .action where isEvent(symbol): Phrase(Message("an event", "事件"))
    case .action: Phrase(Message("an action", "动作"))
    case .task: Phrase(Message("a task", "任务"))
    case .element: Phrase(Message("an element", "元素"))
    case .screen: Phrase(Message("a screen", "界面"))
    case .component: Phrase(Message("a component", "组件"))
    case .slot: Phrase(Message("a slot", "插槽"))
    case .style: Phrase(Message("a style", "样式"))
    case .enumeration: Phrase(Message("an enum", "枚举"))
    case .enumCase: Phrase(Message("a case of an enum", "枚举成员"))
    case .record: Phrase(Message("a record", "记录"))
    case .field: Phrase(Message("a field of a record", "记录的字段"))
    }
  }
}
