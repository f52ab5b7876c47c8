import CtlDiagnostics

/// The values of the expressions that names stand for, so that each is worked out once however often it is
/// named. Who keeps them forgets them when what they depend on changes.
public final class NamedValues {
  private struct Key: Hashable {
    let file: FileID
    let id: ExpressionID
    let frame: Int32

    init(_ id: ExpressionID, _ place: Place) {
      (file, self.id, frame) = (place.program.file, id, place.frame)
    }
  }

  private var values: [Key: Value] = [:]
  /// Uses of components multiply.
  private static let limit = 16_384

  public init() {}

  public subscript(_ id: ExpressionID, _ place: Place) -> Value? {
    get { values[Key(id, place)] }
    set {
      if values.count >= NamedValues.limit { values = [:] }
      values[Key(id, place)] = newValue
    }
  }

  public func forget() {
    if !values.isEmpty { values.removeAll(keepingCapacity: true) }
  }
}

extension Environment {
  public var namedValues: NamedValues? { nil }

  /// The value of an expression that a name stands for.
  public func value(named id: ExpressionID, _ place: Place) -> Value? {
    if let value = known(id, place) ?? namedValues?[id, place] { return value }
    if effort.isDeep, namedValues != nil { workOut(id, place) }
    return workedOut(id, place)
  }

  private func workedOut(_ id: ExpressionID, _ place: Place) -> Value? {
    let value = evaluated(id, place).value
    if let value { namedValues?[id, place] = value }
    return value
  }

  /// Works out what an expression names, and what that names, the last of them first: names of names may be
  /// longer than the stack is deep.
  private func workOut(_ id: ExpressionID, _ place: Place) {
    var pending = [(id: id, place: place, isOpen: false)]
    while let last = pending.popLast() {
      if namedValues?[last.id, last.place] != nil { continue }
      if last.isOpen {
        if !pending.isEmpty { _ = workedOut(last.id, last.place) }
        continue
      }
      pending.append((last.id, last.place, true))
      var parts = [last.id]
      while let part = parts.popLast() {
        guard effort.step() else { return }
        let expression = last.place.program.expression(part)
        parts += last.place.program.operandIDs(of: expression)
        guard expression.operation == .symbol,
          case let symbol = last.place.program.symbols[Int(expression.payload)],
          case .expression(let value, let next) = expressionWorth(of: symbol, last.place),
          known(value, next) == nil, namedValues?[value, next] == nil
        else { continue }
        pending.append((value, next, false))
      }
    }
  }

  /// What a name stands for, without a look at what that is worth.
  private func expressionWorth(of symbol: Symbol, _ place: Place) -> Worth {
    if let value = place.program.tables.local(symbol) { return .expression(value, place) }
    return symbol.kind == .constant ? worth(ofConstant: symbol, place) : .unknown
  }
}
