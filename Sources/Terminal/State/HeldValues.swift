import CtlChecker

/// What a name stands for while steps run: the item of a loop, or the value that `if let` names. A record with
/// an `id` is that record wherever it is now; where it is gone, the name stays what it was, and a step on
/// it does nothing. Anything else is at its place, and changes only by steps on the name.
struct HeldName {
  let loop: Int
  /// Where the loop or the condition stands.
  let scope: Place
  /// The field that identifies the item.
  let id: Int?

  init(_ loop: Int, _ scope: Place) {
    (self.loop, self.scope) = (loop, scope)
    id = scope.program.idField(of: scope.program.loops[loop].type)
  }

  var key: DeclarationKey { DeclarationKey(scope.program.file, loop) }
  var isUnwrapping: Bool { scope.program.loops[loop].isUnwrapping }
  /// The list, or the value that may be `nil`.
  var source: ExpressionID { scope.program.tables.source(ofLoop: loop) }

  /// What a value is known by.
  func identity(of value: Value?) -> Value? {
    guard let id, case .record(_, _, let fields)? = value, fields.indices.contains(id) else {
      return nil
    }
    return fields[id]
  }

  /// The place of an item in a list, which it had at an index; nil where it is gone.
  func place(of item: Value, in items: [Value], near index: Int?) -> Int? {
    let identity = identity(of: item)
    if let index, items.indices.contains(index), self.identity(of: items[index]) == identity {
      return index
    }
    return items.firstIndex { self.identity(of: $0) == identity }
  }
}

extension Evaluator {
  /// Holds what the loops and the conditions around an element name.
  func hold(around instance: Int) {
    var around: [Int] = []
    var next = expansion.instances[instance].parent
    while next >= 0 {
      around.append(Int(next))
      next = expansion.instances[Int(next)].parent
    }
    names = []
    for instance in around.reversed() {
      let element = element(of: instance)
      if element.form == .loop {
        hold(HeldName(Int(element.payload), scope(of: instance)))
      } else if element.form == .branch, element.payload >= 0 {
        hold(by: ExpressionID(Int(element.payload)), scope(of: instance))
      }
      holdLocals(of: instance)
    }
  }

  /// Holds what the conditions of an `if` name.
  func hold(by condition: ExpressionID, _ scope: Place) {
    let tables = scope.program.tables
    for loop in tables.unwrappings(by: condition) {
      guard let value = value(tables.loops[loop].sequence, scope) else { return }
      let name = HeldName(loop, scope)
      names.append(name)
      hold(name.key, value)
    }
  }

  /// Holds what `let` names in a branch or a loop; that does not change any more.
  private func holdLocals(of instance: Int) {
    let scope = scope(of: instance)
    let tables = scope.program.tables
    if tables.localNames.isEmpty { return }
    for loop in tables.localNames(in: expansion.instances[instance].element) {
      guard let value = value(tables.loops[loop].sequence, scope) else { continue }
      hold(DeclarationKey(scope.program.file, loop), value)
    }
  }

  /// Holds the item of a loop as it is now.
  private func hold(_ name: HeldName) {
    names.append(name)
    let (list, views) = name.scope.program.tables.views(
      of: name.scope.program.loops[name.loop].sequence)
    guard let round = loops.last(where: { $0.key == name.key }),
      case .list(let items)? = value(list, name.scope)
    else { return }
    let place = source(of: round, list, views, name.scope)
    move(
      name, to: name.id == nil ? place : name.place(of: round.value, in: items, near: place), items)
  }

  /// What names stand for after a place has got a value.
  func refresh(after place: ExpressionID, _ scope: Place) {
    let changed = names(around: place, scope)
    for name in names {
      let isChanged = changed.contains(name.key)
      guard isChanged || name.id != nil && self.place(of: name.source, name.scope) != nil else {
        continue
      }
      let value = value(name.source, name.scope)
      if name.isUnwrapping {
        guard let value, value != .none,
          isChanged || name.identity(of: value) == name.identity(of: held[name.key])
        else { continue }
        hold(name.key, value)
      } else if let round = loops.last(where: { $0.key == name.key }),
        case .list(let items)? = value
      {
        // A step on the name leaves the item where it is, and may change its `id`.
        move(
          name,
          to: isChanged ? round.place : name.place(of: round.value, in: items, near: round.place),
          items)
      }
    }
  }

  private func move(_ name: HeldName, to place: Int?, _ items: [Value]) {
    setItem(
      name.key, at: place ?? -1, place.flatMap { items.indices.contains($0) ? items[$0] : nil })
  }

  /// The field and the value by which a value that `if let` names is known while steps run.
  func identity(of key: DeclarationKey) -> (field: Int, value: Value)? {
    guard let name = names.last(where: { $0.key == key }), let field = name.id,
      let value = name.identity(of: held[key])
    else { return nil }
    return (field, value)
  }

  /// The names that a place is in.
  private func names(around place: ExpressionID, _ scope: Place) -> [DeclarationKey] {
    var (id, scope) = (place, scope)
    var result: [DeclarationKey] = []
    for _ in 0..<256 {
      let expression = scope.program.expression(id)
      switch expression.operation {
      case .field, .index: id = scope.program.operandIDs(of: expression)[0]
      case .symbol:
        let symbol = scope.program.symbols[Int(expression.payload)]
        let key = DeclarationKey(symbol.file, Int(symbol.index))
        if symbol.kind == .loopVariable, symbol.file == scope.program.file {
          result.append(key)
          id = scope.program.tables.source(ofLoop: key.index)
        } else if symbol.kind == .parameter, let outer = argument(key.index, scope) {
          (id, scope) = outer
        } else {
          return result
        }
      default: return result
      }
    }
    return result
  }
}
