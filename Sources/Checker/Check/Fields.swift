import CtlDiagnostics
import CtlSyntax

/// `account.name`, `chosen?.name`, `plan.price`
extension Checker {
  /// A field of a record, or of the cases of an enum. After `?.` the whole chain may be `nil`, and needs no other `?` for fields
  /// that are always there.
  mutating func field(
    of value: ExpressionID, _ token: Int, _ suffix: Int, _ arguments: Int?, _ node: Int
  ) -> ExpressionID {
    let type = type(of: value)
    let record = type.unwrapped
    guard let (program, fields) = members(of: record) else { return poison(node) }
    let name = text(ofToken: token)
    guard let index = member(self.name(ofToken: token), of: fields, .field, in: program) else {
      if name == "with", let arguments {
        if type.isOptional, !isChain(suffix), !isInsideChain(value) {
          return needsChain(value, suffix, node)
        }
        if !type.isOptional, isChain(suffix) { return notOptional(value, suffix, node) }
        return copy(of: value, arguments, token, node)
      }
      if !isIncomplete(record) {
        reportUnknownField(token, name, record, fields.map { fieldName($0, program) })
      }
      return poison(node)
    }
    refer(token, Symbol(.field, record.file, index))
    if let arguments {
      reportArgument(
        location(arguments),
        Message("`{name}` is a field and takes nothing", "“{name}”是字段，不接受参数")(
          ["name": .text(name)]),
        fixes: [
          Fix(Phrase(Message("delete it", "删除它")), .suggestion, [Edit(location(arguments), "")])
        ])
      return poison(node)
    }
    if type.isOptional, !isChain(suffix), !isInsideChain(value) {
      return needsChain(value, suffix, node)
    }
    if !type.isOptional, isChain(suffix) { return notOptional(value, suffix, node) }
    let field = self.field(index, program)
    if field.type.isPoison { return poison(node) }
    let result = type.isOptional ? field.type.optional ?? .poison : field.type
    let read = make(
      field.computed < 0 ? .field : .computed, result, node, operands: [value],
      payload: UInt32(index - fields.lowerBound))
    if !isWorkingOut(record), let known = self.value(ofField: field, program, of: value) {
      tables.expressions[read.index].constant = store(known)
    }
    return read
  }

  /// A member of what may be `nil`, without `?.`.
  mutating func needsChain(_ value: ExpressionID, _ suffix: Int, _ node: Int) -> ExpressionID {
    let type = type(of: value)
    let place = tree.tokenRange(firstToken(suffix)).lowerBound
    if changedNode == node { return needsItem(value, suffix, node) }
    if reportBoundMember(value, node) { return poison(node) }
    report(
      Finding(
        LanguageCode.typeMismatch, at: location(tables.expressions[value.index].origin.node),
        ["expected": .phrase(describe(type.unwrapped)), "found": .phrase(describe(type))],
        notes: [
          Phrase(
            Message(
              "`?.` reads a member of what may be `nil`, and gives `nil` then; `if let` names what is there.",
              "`?.` 读取可能为 `nil` 的值的成员，此时结果为 `nil`；`if let` 给存在的值命名。"))
        ],
        fixes: [
          Fix(
            Message("write `{sign}`", "改为“{sign}”")(["sign": "?."]), .suggestion,
            [Edit(Location(file, place..<place), "?")])
        ]))
    return poison(node)
  }

  /// A change of a member of what may be `nil`: `items.first.name = "A"`, `chosen.name = "A"`.
  private mutating func needsItem(_ value: ExpressionID, _ suffix: Int, _ node: Int)
    -> ExpressionID
  {
    let range =
      location(node).range.lowerBound..<tree.tokenRange(firstToken(suffix)).lowerBound
    let written = tree.source.string(range)
    let member = tree.text(of: suffix)
    var fixes: [Fix] = []
    var text = "if let item = \(written) { item\(member) = … }"
    if whatKeeps(value, node) == nil {
      text = "\(written)?\(member) = …"
      fixes = [
        Fix(
          Message("write `{sign}`", "改为“{sign}”")(["sign": "?."]), .suggestion,
          [Edit(Location(file, range.upperBound..<range.upperBound), "?")])
      ]
    } else if written.hasSuffix(".first") {
      let item = written.dropLast(".first".count) + "[0]"
      text = item + member
      fixes = [
        Fix(
          Message("write `{text}`", "改为 `{text}`")(["text": .text(String(item))]), .suggestion,
          [Edit(Location(file, range), String(item))])
      ]
    }
    report(
      Finding(
        LanguageCode.typeMismatch, at: Location(file, range),
        [
          "expected": .phrase(describe(type(of: value).unwrapped)),
          "found": .phrase(describe(type(of: value))),
        ],
        label: Message("it may be `nil`; write `{text}`", "它可能为 `nil`；请写 `{text}`")(
          ["text": .text(text)]), fixes: fixes))
    return poison(node)
  }

  /// Whether a suffix begins with `?.`.
  func isChain(_ suffix: Int) -> Bool { tree.tokenKinds[firstToken(suffix)] == .question }

  /// Whether a value may be `nil` only because the chain before it may be.
  func isInsideChain(_ value: ExpressionID) -> Bool {
    tables.continuesChain(value) { type, slot in
      members(of: type).map { field($0.members.lowerBound + slot, $0.program).type }
    }
  }

  /// `?.` after a value that is always there.
  mutating func notOptional(_ value: ExpressionID, _ suffix: Int, _ node: Int) -> ExpressionID {
    let sign = Location(file, tree.tokenRange(firstToken(suffix)))
    report(
      Finding(
        LanguageCode.operands, at: sign,
        Message(
          "`{value}` is never `nil`: its type is not optional", "`{value}` 不会是 `nil`：其类型不是可选的")([
            "value": .text(tree.text(of: tables.expressions[value.index].origin.node))
          ]), fixes: [Fix(Phrase(Message("delete it", "删除它")), .suggestion, [Edit(sign, "")])]))
    return poison(node)
  }

  private mutating func reportUnknownField(
    _ token: Int, _ name: String, _ record: Type, _ names: [String]
  ) {
    let isCopy = ["copy", "copyWith", "copying", "updating", "update"].contains(name)
    let near =
      isCopy
      ? (
        Phrase(
          Message(
            "a record with other values of some fields is `.with(field: …)`",
            "改变部分字段的记录写作 `.with(字段: …)`")), [replacement(token, "with")]
      )
      : suggestion(token, name, suggestionsLeft < 0 ? [] : names)
    let list = names.prefix(12).map { "`\($0)`" } + (names.count > 12 ? ["…"] : [])
    report(
      Finding(
        LanguageCode.unknownMember, at: location(ofToken: token),
        ["type": .phrase(describe(record)), "name": .text(name)], label: near.label,
        notes: names.isEmpty
          ? [] : [Message("It has {members}.", "它有 {members}。")(["members": .list(list)])],
        fixes: near.fixes))
  }
}

extension Checker {
  /// Whether a value is an item of a list in a variable, or a field of a record in one.
  func isPartOfVariable(_ value: ExpressionID) -> Bool {
    var id = value
    // Loops go through the lists of items of other loops.
    for _ in 0..<256 {
      let expression = tables.expressions[id.index]
      switch expression.operation {
      case .field:
        id = ExpressionID(Int(tables.operands[Int(expression.firstOperand)]))
        if type(of: id).isOptional { return false }
      case .index: id = ExpressionID(Int(tables.operands[Int(expression.firstOperand)]))
      case .symbol:
        let symbol = tables.symbols[Int(expression.payload)]
        guard symbol.file == file else { return false }
        let index = Int(symbol.index)
        switch symbol.kind {
        case .variable: return id != value && !isInput(symbol)
        case .parameter: return id != value && tables.parameters[index].isBinding
        case .loopVariable where !activeItems.contains(index):
          if tables.loops[index].form == .name { return false }
          id = tables.source(ofLoop: index)
          guard type(of: id).isList || tables.loops[index].isUnwrapping else { return false }
        default: return false
        }
      default: return false
      }
    }
    return false
  }

  /// Whether a value is of a list that has an error, which is reported there.
  func isOfFaultyList(_ value: ExpressionID) -> Bool {
    var id = value
    for _ in 0..<256 {
      let expression = tables.expressions[id.index]
      switch expression.operation {
      case .field, .index: id = ExpressionID(Int(tables.operands[Int(expression.firstOperand)]))
      case .symbol:
        let symbol = tables.symbols[Int(expression.payload)]
        guard symbol.kind == .loopVariable, symbol.file == file,
          !activeItems.contains(Int(symbol.index))
        else { return expression.type.isPoison }
        id = tables.source(ofLoop: Int(symbol.index))
      default: return expression.operation == .poison || expression.type.isPoison
      }
    }
    return false
  }

  /// The input of a screen that a value is, or is a part of, in words: a parameter, or the present.
  func input(with value: ExpressionID) -> Phrase? {
    var id = value
    for _ in 0..<256 {
      let expression = tables.expressions[id.index]
      if [.field, .index].contains(expression.operation) {
        id = ExpressionID(Int(tables.operands[Int(expression.firstOperand)]))
        continue
      }
      guard expression.operation == .symbol else { return nil }
      let symbol = tables.symbols[Int(expression.payload)]
      guard symbol.file == file else { return nil }
      if symbol.kind == .loopVariable, !activeItems.contains(Int(symbol.index)) {
        id = tables.source(ofLoop: Int(symbol.index))
        continue
      }
      if isPresent(symbol) {
        return Phrase(
          Message(
            "the present, which only the clock sets; change a variable that begins with it",
            "当前时间，只有时钟能设置它；请改变以它为初始值的变量"))
      }
      guard isInput(symbol) else { return nil }
      let variable = tables.variables[Int(symbol.index)]
      return Message(
        "the parameter `{name}`, which only the opener of the screen sets; write `{name}: binding …` where it "
          + "is declared, or change a variable that begins with it",
        "参数“{name}”，只有打开此界面的一方能设置它；请在声明处写 `{name}: binding …`，或改变以它为初始值的变量")(
          ["name": .text(text(variable.name))])
    }
    return nil
  }
}
