import CtlChecker

/// Lists: their functions, and the places of their items.
extension CodeScope {
  /// Where a binding writes: `copies`, `settings.volume`, `accounts[index].isShared`.
  func target(_ id: ExpressionID) -> String {
    let expression = program.expression(id)
    let operands = program.operandIDs(of: expression)
    if expression.operation == .field, let base = operands.first {
      return target(base) + "." + fieldName(expression, of: program.expression(base).type)
    }
    if expression.operation == .index, operands.count == 2 {
      let place = code(operands[1]).labeled("at").flat
      return target(operands[0])
        + "[\(place), default: \(types.defaultValue(expression.type))]"
    }
    if expression.operation == .symbol,
      let item = place(ofItem: program.symbols[Int(expression.payload)])
    {
      return item
    }
    return code(id).layout().flat
  }

  /// Where the item of a loop is, or what `if let` names: `accounts[index]`, `chosen[default: account]`. After
  /// a step that may have changed the list it is found by its `id`, `accounts[item: account, at: index]`;
  /// one without an `id` is at its place, if the list still has that.
  func place(ofItem symbol: Symbol) -> String? {
    guard symbol.kind == .loopVariable, symbol.file == program.file else { return nil }
    let loop = program.loops[Int(symbol.index)]
    let hasID = hasSafeItems && program.idField(of: loop.type) != nil
    if let value = program.tables.unwrapped(symbol) {
      let name = unwrapped[Int(symbol.index)].map(local)
      let label = hasID && name != nil ? "item" : "default"
      return "\(target(value))[\(label): \(name ?? types.defaultValue(loop.type))]"
    }
    guard let counter = counter(of: symbol) else { return nil }
    let (source, views) = program.tables.views(of: loop.sequence)
    let list = target(source)
    let place = views.isEmpty ? counter : self.place(inListOf: counter)
    if hasSafeItems, let item = name(of: symbol) {
      return hasID
        ? "\(list)[item: \(item), at: \(local(place))]"
        : "\(list)[at: \(local(place)), default: \(item)]"
    }
    _ = local(place + CodeScope.checked)
    return "\(list)[\(local(place))]"
  }

  /// Puts a value in the place of an item of a loop that has an `id`, and says what that is then:
  /// `account = accounts.put(part.account, for: account, at: index)`.
  func putting(_ value: String, forItemOf loop: Int) -> String? {
    guard let item = changedItem(loop),
      let counter = counter(of: Symbol(.loopVariable, program.file, loop))
    else { return nil }
    let (source, views) = program.tables.views(of: program.loops[loop].sequence)
    let place = views.isEmpty ? counter : self.place(inListOf: counter)
    return "\(item) = \(target(source)).put(\(value), for: \(item), at: \(local(place)))"
  }

  /// The name of the place of an item in the list that its loop sorts or filters.
  func place(inListOf counter: String) -> String {
    let wanted = counter + "InList"
    return names?.local(wanted) ?? wanted
  }

  /// The places of the items of a loop in the list that it sorts or filters:
  /// `songs.indices.sorted(by: { songs[$0].name < songs[$1].name })`.
  func places(of sequence: ExpressionID) -> (list: String, places: Code)? {
    let (source, views) = program.tables.views(of: sequence)
    if views.isEmpty { return nil }
    let list = target(source)
    return (list, places(views, of: list))
  }

  private func places(_ views: [ExpressionID], of list: String) -> Code {
    var result = Code(list).member("indices")
    for view in views {
      let expression = program.expression(view)
      if expression.operation == .conditional {
        result = choice(program.operandIDs(of: expression)) { side in
          // Both sides are of one type.
          let views = program.tables.views(of: side).views
          let places = self.places(views, of: list)
          return views.last.map(givesArray) == true ? places : places.wrapped(in: "Array")
        }
        continue
      }
      let type = program.expression(program.operandIDs(of: expression)[0]).type.element
      var order = self.order(by: type, false, Code("\(list)[$0]"), Code("\(list)[$1]"))
      if expression.operation == .each {
        let call = program.itemCalls[Int(expression.payload)]
        let value = program.operandIDs(of: expression)[1]
        let before = used
        let first = said(value, of: call.loop, "\(list)[$0]")
        if call.function == .filter {
          let head = first.isUsed ? "{ " : "{ _ in "
          result = result.method("filter", [.text(head) + first.code.layout() + .text(" }")])
          continue
        }
        guard first.isUsed else {
          forgetUses(after: before)
          continue
        }
        let second = said(value, of: call.loop, "\(list)[$1]")
        order = self.order(
          by: program.expression(value).type, call.isDescending, first.code, second.code)
      } else if let function = BuiltIn(expression), !function.isSorted {
        let arguments = program.operandIDs(of: expression).dropFirst()
        if case .method(let name, let labels) = function.swift {
          result = result.method(name, labeled(Array(arguments), labels))
        }
        continue
      }
      result = result.method("sorted", [order])
    }
    return result
  }

  /// Whether the places of the items of a view are an array in Swift, and not a view of a range.
  private func givesArray(_ view: ExpressionID) -> Bool {
    let expression = program.expression(view)
    return expression.operation != .call || BuiltIn(expression)?.isSorted == true
  }

  /// Whether a loop sorts or filters a list that may change.
  func viewsVariable(_ sequence: ExpressionID) -> Bool {
    let (source, views) = program.tables.views(of: sequence)
    guard !views.isEmpty else { return false }
    var id = source
    while let base = program.operandIDs(of: program.expression(id)).first {
      guard [.field, .index].contains(program.expression(id).operation) else { return false }
      id = base
    }
    let expression = program.expression(id)
    return expression.operation == .symbol
      && program.symbols[Int(expression.payload)].kind != .constant
  }

  /// What a function of a list says of an item with a name.
  private func said(
    _ value: ExpressionID, of loop: Int, _ name: String
  ) -> (code: Code, isUsed: Bool) {
    let outer = items[loop]
    items[loop] = name
    defer { items[loop] = outer }
    return uses(CodeScope.item(loop)) { code(value, typed: false) }
  }

  /// `by: { $0.name < $1.name }`, or `by: { !$0.isDone && $1.isDone }`
  private func order(
    by type: CtlChecker.`Type`, _ isDescending: Bool, _ first: Code, _ second: Code
  ) -> CodeLayout {
    let order: CodeLayout
    if type == .bool {
      let (lesser, greater) = isDescending ? (second, first) : (first, second)
      order =
        .text("!") + lesser.layout(atLeast: .primary) + .text(" && ")
        + greater.layout(atLeast: Code.Precedence.comparison.next)
    } else {
      order = comparison(isDescending ? .greater : .less, first, second, of: type).layout()
    }
    return .text("by: { ") + order + .text(" }")
  }

  /// The name of an item that code gives a value to, which is the item as it is then; nil where the name is
  /// not known.
  func changedItem(_ loop: Int) -> String? {
    let symbol = Symbol(.loopVariable, program.file, loop)
    guard let own = unwrapped[loop] ?? counter(of: symbol) else { return nil }
    _ = local(own + CodeScope.changed)
    return name(of: symbol)
  }

  /// Ends the name that stands for an item which gets a value.
  static let changed = "="

  /// A value before a member: `chosen?` before one that it has only when it is there.
  func chained(_ id: ExpressionID) -> Code {
    guard program.expression(id).type.isOptional, !program.continuesChain(id) else {
      return code(id, typed: false)
    }
    return Code(optional(id).layout(atLeast: .primary) + .text("?"), .primary)
  }

  /// Ends the name that stands for an index which has to be in its list.
  static let checked = "?"

  /// `accounts.filter({ $0.isShared })`
  func each(_ expression: Expression, _ operands: [ExpressionID]) -> Code {
    let isShown = isShowing && program.isMap(expression)
    return unshown {
      let call = program.itemCalls[Int(expression.payload)]
      // A loop may go through a range.
      let isRange = program.expression(operands[0]).type.isRange
      let list = (isRange ? sequence(operands[0]) : nil) ?? typed(operands[0], chained(operands[0]))
      let item = itemName(of: call.loop)
      func body(_ name: String) -> (code: Code, isUsed: Bool) {
        isShowing = isShown
        defer { isShowing = false }
        return said(operands[1], of: call.loop, name)
      }
      func closure() -> CodeLayout {
        let (value, isUsed) = body(item)
        let code = call.function == .flatMap ? typed(operands[1], value) : value
        let head = !isUsed ? "_ in " : item == "$0" ? "" : "\(item) in "
        return .text("{ \(head)") + code.layout() + .text(" }")
      }
      switch call.function {
      case .filter, .map, .flatMap: return list.method(call.function.name, [closure()])
      case .count: return list.method("filter", [closure()]).member("count")
      case .contains, .first, .firstIndex:
        return list.method(call.function.name, [.text("where: ") + closure()])
      case .sorted:
        let before = used
        let (first, second) = (body("$0"), body("$1"))
        guard first.isUsed else {
          forgetUses(after: before)
          return list
        }
        let type = program.expression(operands[1]).type
        return list.method("sorted", [order(by: type, call.isDescending, first.code, second.code)])
      case .unique: return list.method("map", [closure()]).method("unique", [])
      case .min, .max:
        let type = program.expression(operands[1]).type
        return ordered(list.method("map", [closure()]), call.function.name, type)
      case .sum: return list.method("map", [closure()]).method("sum", [])
      }
    }
  }

  private static func item(_ loop: Int) -> String { "$\(loop)" + checked }

  /// What the item of a function of lists is called here; nil outside of one.
  func itemName(_ loop: Int) -> String? {
    guard let name = items[loop] else { return nil }
    _ = local(CodeScope.item(loop))
    return name
  }
}
