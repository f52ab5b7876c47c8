import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlSyntax

/// Symbols in words: names, types, declarations.
extension EditorSnapshot {
  /// The place of the name of a symbol.
  func declaration(of symbol: Symbol) -> Location? {
    program(symbol.file)?.declaration(of: symbol)
  }

  func name(of symbol: Symbol) -> String? {
    guard let program = program(symbol.file), let token = program.nameToken(of: symbol) else {
      return nil
    }
    return program.tree.name(ofToken: token)
  }

  /// The syntax node of a declaration; nil for a declaration inside another one's head.
  func node(of symbol: Symbol) -> Int? {
    guard let program = program(symbol.file) else { return nil }
    if symbol.kind == .loopVariable || symbol.kind == .eventParameter { return nil }
    return program.tables.origin(of: symbol).node
  }

  /// The `///` comments of a declaration.
  func documentation(of symbol: Symbol) -> String? {
    guard let node = node(of: symbol), let tree = program(symbol.file)?.tree else { return nil }
    return Block(unchecked: tree, node).documentation
  }

  /// The type of a symbol; nil if it has no value.
  func type(of symbol: Symbol) -> Type? {
    guard let program = program(symbol.file) else { return nil }
    let index = Int(symbol.index)
    switch symbol.kind {
    case .variable: return program.variables[index].type
    case .constant: return program.constants[index].type
    case .parameter: return program.parameters[index].type
    case .loopVariable: return program.loops[index].type
    case .eventParameter: return program.eventParameters[index].type
    case .field: return program.fields[index].type
    case .record: return .record(symbol.file, index)
    default: return nil
    }
  }

  /// Whether a component sends it.
  func isEvent(_ symbol: Symbol) -> Bool {
    guard symbol.kind == .action, let program = program(symbol.file) else { return false }
    return program.actions[Int(symbol.index)].isEvent
  }

  /// The kind of a named element.
  func kind(of symbol: Symbol) -> KindName? {
    guard symbol.kind == .element, let program = program(symbol.file) else { return nil }
    let element = program.elements[Int(symbol.index)]
    return element.form == .kind ? element.kind : nil
  }

  /// The enum that a case belongs to.
  func enumeration(ofCase symbol: Symbol) -> Symbol? {
    guard let program = program(symbol.file) else { return nil }
    let index = program.enumerations.firstIndex { $0.cases.contains(Int(symbol.index)) }
    return index.map { Symbol(.enumeration, symbol.file, $0) }
  }

  /// The component, action or task whose parameter it is.
  func owner(ofParameter symbol: Symbol) -> Symbol? {
    guard let program = program(symbol.file) else { return nil }
    let index = Int(symbol.index)
    if let found = program.components.firstIndex(where: { $0.parameters.contains(index) }) {
      return Symbol(.component, symbol.file, found)
    }
    if let found = program.actions.firstIndex(where: { $0.parameters.contains(index) }) {
      return Symbol(.action, symbol.file, found)
    }
    return program.tasks.firstIndex { $0.parameters.contains(index) }.map {
      Symbol(.task, symbol.file, $0)
    }
  }

  /// The record or enum that a field belongs to.
  func holder(ofField symbol: Symbol) -> Symbol? {
    guard let program = program(symbol.file) else { return nil }
    let index = Int(symbol.index)
    if let record = program.records.firstIndex(where: { $0.members.contains(index) }) {
      return Symbol(.record, symbol.file, record)
    }
    return program.enumerations.firstIndex { $0.fields.contains(index) }
      .map { Symbol(.enumeration, symbol.file, $0) }
  }

  /// The values that a case gives the fields of its enum: `price: 9`.
  func values(ofCase symbol: Symbol) -> [String] {
    guard let owner = enumeration(ofCase: symbol), let program = program(symbol.file) else {
      return []
    }
    let enumeration = program.enumerations[Int(owner.index)]
    let item = Int(symbol.index) - enumeration.cases.lowerBound
    return enumeration.fields.prefix(16).compactMap { field in
      guard let id = program.tables.computedValue(ofField: field),
        case let operands = program.operandIDs(of: program.expression(id)),
        operands.indices.contains(item), let value = program.constant(operands[item])
      else { return nil }
      return shown(value).map { "\(program.text(program.fields[field].name)): \($0)" }
    }
  }

  func parameters(of symbol: Symbol) -> [Symbol] {
    guard let program = program(symbol.file) else { return [] }
    let range: Range<Int>
    switch symbol.kind {
    case .component: range = program.components[Int(symbol.index)].parameters
    case .action: range = program.actions[Int(symbol.index)].parameters
    case .task: range = program.tasks[Int(symbol.index)].parameters
    case .screen:
      return program.tables.parameters(of: program.screens[Int(symbol.index)]).map {
        Symbol(.variable, symbol.file, $0)
      }
    case .record:
      return program.records[Int(symbol.index)].fields.map { Symbol(.field, symbol.file, $0) }
    default: return []
    }
    return range.map { Symbol(.parameter, symbol.file, $0) }
  }

  /// Whether it is the parameter for whose values a task runs at the same time.
  private func isItem(_ parameter: Symbol) -> Bool {
    guard let owner = owner(ofParameter: parameter), owner.kind == .task else { return false }
    return item(ofTask: owner) == parameter
  }

  /// The parameter for whose values a task runs at the same time.
  func item(ofTask symbol: Symbol) -> Symbol? {
    guard let (_, task) = program(symbol.file)?.task(of: symbol), let position = task.item else {
      return nil
    }
    return Symbol(.parameter, symbol.file, task.parameters.lowerBound + position)
  }

  /// `title: String`, `count: binding Int`, `limit: Int = 10`
  func parameterText(_ symbol: Symbol) -> String {
    // A parameter of a screen is a variable, one of a record a field.
    if symbol.kind == .variable || symbol.kind == .field { return signature(of: symbol) ?? "" }
    guard let program = program(symbol.file), symbol.kind == .parameter else { return "" }
    let parameter = program.parameters[Int(symbol.index)]
    var text = isItem(symbol) ? "for " : ""
    text += "\(program.text(parameter.name)): \(parameter.isBinding ? "binding " : "")"
    text += program.spelled(parameter.type)
    if let value = parameter.defaultValue {
      let node = program.expression(value).origin.node
      text += " = \(program.tree.text(of: node).shortened(to: 40))"
    }
    return text
  }

  /// A declaration on one line, as the language writes it.
  func signature(of symbol: Symbol) -> String? {
    guard let program = program(symbol.file) else { return nil }
    let index = Int(symbol.index)
    if symbol.kind == .loopVariable, program.text(program.loops[index].name) == "$0" {
      return "$0: \(program.spelled(program.loops[index].type))"
    }
    guard let name = name(of: symbol) else { return nil }
    switch symbol.kind {
    case .variable:
      let variable = program.variables[index]
      var text = variable.isParameter ? "" : "var "
      text += "\(name): \(variable.isBinding ? "binding " : "")\(program.spelled(variable.type))"
      if let range = variable.range { text += " in \(program.source(of: range))" }
      if let value = variable.initialValue { text += " = \(program.source(of: value))" }
      return text
    case .constant:
      let constant = program.constants[index]
      let isWritten = program.expression(constant.value).origin != constant.origin
      return "let \(name): \(program.spelled(constant.type))"
        + (isWritten ? " = \(program.source(of: constant.value))" : "")
    case .parameter: return parameterText(symbol)
    case .loopVariable where program.loops[index].form == .name:
      let loop = program.loops[index]
      return "let \(name): \(program.spelled(loop.type)) = \(program.source(of: loop.sequence))"
    case .loopVariable:
      // A loop without a sequence has no expression of its own.
      let sequence =
        program.tree.expression(in: program.loops[index].origin.node)
        .map { program.tree.text(of: $0).shortened(to: 60) } ?? "…"
      return program.loops[index].isUnwrapping
        ? "if let \(name) = \(sequence)" : "for \(name) in \(sequence)"
    case .eventParameter:
      let declared = program.eventParameters[index]
      return "\(declared.isOfStep ? "let " : "")\(name): \(program.spelled(declared.type))"
    case .action:
      let word = isEvent(symbol) ? "event" : "action"
      return "\(word) \(name)(\(parameters(of: symbol).map(parameterText).joined(separator: ", ")))"
    case .task:
      return program.source(of: program.tasks[index].origin).shortened(to: 100)
    case .element:
      let element = program.elements[index]
      return "\(program.source(of: element.origin, .word)) \(name)"
    case .screen:
      let view = ScreenDeclaration(unchecked: program.tree, program.screens[index].origin.node)
      let list = parameters(of: symbol).compactMap { signature(of: $0) }.joined(separator: ", ")
      let title = view.primaryText.map { " " + program.tree.text(of: $0) } ?? ""
      let result = program.screens[index].result.map { " -> \(program.spelled($0))" } ?? ""
      return "screen \(name)\(list.isEmpty ? "" : "(\(list))")\(title)\(result)"
    case .component:
      let list = parameters(of: symbol).map(parameterText).joined(separator: ", ")
      return "component \(name)\(list.isEmpty ? "" : "(\(list))")"
    case .slot: return "slot \(name)"
    case .style: return "style \(name): \(program.styles[index].kind?.name ?? "")"
    case .enumeration:
      let cases = program.enumerations[index].cases.map {
        program.text(program.enumCases[$0].name)
      }
      let shown = cases.prefix(8).joined(separator: ", ") + (cases.count > 8 ? ", …" : "")
      let fields = program.fields[program.enumerations[index].fields].prefix(8).map {
        "; let \(program.text($0.name)): \(program.spelled($0.type))"
      }
      return "enum \(name) { \(shown)\(fields.joined()) }"
    case .enumCase:
      let owner = enumeration(ofCase: symbol).flatMap { self.name(of: $0) }
      return "\(owner ?? "").\(name)"
    case .record:
      let fields = program.fields[program.records[index].members].map {
        "\($0.computed < 0 ? "" : "let ")\(program.text($0.name)): \(program.spelled($0.type))"
      }
      let shown = fields.prefix(8).joined(separator: "; ") + (fields.count > 8 ? "; …" : "")
      return "record \(name) { \(shown) }"
    case .field:
      let field = program.fields[index]
      guard let value = program.tables.computedValue(ofField: index),
        program.expression(value).operation != .ofCase
      else {
        return program.source(of: field.origin).shortened(to: 100)
      }
      return "let \(name): \(program.spelled(field.type))"
        + (program.expression(value).origin == field.origin
          ? "" : " = \(program.source(of: value))")
    }
  }

  /// The sort of a symbol, in a word or two.
  func word(for kind: Symbol.Kind) -> Localized {
    switch kind {
    case .variable: Localized("variable", "变量")
    case .constant: Localized("constant", "常量")
    case .parameter: Localized("parameter", "参数")
    case .loopVariable: Localized("name of a value", "值的名称")
    case .eventParameter: Localized("value of the event", "事件的值")
    case .action: Localized("action", "动作")
    case .task: Localized("task", "任务")
    case .element: Localized("element", "元素")
    case .screen: Localized("screen", "界面")
    case .component: Localized("component", "组件")
    case .slot: Localized("slot", "插槽")
    case .style: Localized("style", "样式")
    case .enumeration: Localized("enum", "枚举")
    case .enumCase: Localized("case", "枚举成员")
    case .record: Localized("record", "记录")
    case .field: Localized("field", "字段")
    }
  }

  func text(_ text: Localized) -> String { language == .english ? text.en : text.zh }
}

extension Program {
  /// The token that names a symbol of this file; nil when it has no name.
  func nameToken(of symbol: Symbol) -> Int? {
    let origin = tables.origin(of: symbol)
    if symbol.kind == .eventParameter { return origin.token }
    // `$0` is declared nowhere, and that of a record is the record.
    if symbol.kind == .loopVariable {
      let loop = tables.loops[Int(symbol.index)]
      if loop.form == .record || text(loop.name) == "$0" { return nil }
    }
    // The root of a screen is where the screen is, and has no name of its own.
    if symbol.kind == .element, tables.elements[Int(symbol.index)].name == nil { return nil }
    return tree.child(of: origin.node, .name).map { Int(tree.nodes[$0].firstToken) }
  }

  /// The text of an expression, on one line and not too long.
  func source(of id: ExpressionID) -> String {
    guard id.index < tables.expressions.count else { return "" }
    return source(of: expression(id).origin).shortened(to: 60)
  }

  /// A type as the language writes it.
  func spelled(_ type: Type) -> String {
    if type.isList { return "[\(spelled(type.element))]" }
    if type.isOptional { return "\(spelled(type.element))?" }
    if type.isRange { return "\(spelled(type.element))...\(spelled(type.element))" }
    if let name = type.base.builtInName { return name }
    switch type.base {
    case .enumeration:
      guard let owner = program(of: type.file), Int(type.index) < owner.enumerations.count else {
        return "enum"
      }
      return owner.text(owner.enumerations[Int(type.index)].name)
    case .record:
      return record(of: type).map { $0.program.text($0.record.name) } ?? "record"
    case .member: return type.caseSet?.name ?? ""
    case .durationOrMember: return "Duration"
    case .reference: return type.referenceTarget?.title.en ?? ""
    case .font: return "Font"
    case .run: return "StyledText"
    case .view: return "View"
    case .offset: return "[Double]"
    case .anyMember: return ".member"
    case .nothing: return "nil"
    default: return "?"
    }
  }
}

extension String {
  /// On one line, cut after a number of characters.
  func shortened(to length: Int) -> String {
    var result = ""
    var count = 0
    var isAfterSpace = false
    for scalar in unicodeScalars {
      let isSpace = scalar == " " || scalar == "\n" || scalar == "\r" || scalar == "\t"
      if isSpace, isAfterSpace { continue }
      isAfterSpace = isSpace
      if count == length { return result + "…" }
      result.unicodeScalars.append(isSpace ? " " : scalar)
      count += 1
    }
    return result
  }
}
