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
  /// Those that are worth nothing known; nil where that depends on more than what makes its keeper forget.
  private var unknown: Set<Key>?
  /// Uses of components multiply.
  private static let limit = 16_384

  public init() {}

  /// - Parameter unknown: Whether names without a known value are remembered too. Otherwise each use of
  ///   one works out again all that it is made of.
  public init(remembering unknown: Bool) { self.unknown = unknown ? [] : nil }

  public subscript(_ id: ExpressionID, _ place: Place) -> Value? {
    get { values[Key(id, place)] }
    set {
      if values.count >= NamedValues.limit { values = [:] }
      values[Key(id, place)] = newValue
    }
  }

  func isUnknown(_ id: ExpressionID, _ place: Place) -> Bool {
    unknown?.contains(Key(id, place)) ?? false
  }

  func noteUnknown(_ id: ExpressionID, _ place: Place) {
    guard let count = unknown?.count else { return }
    if count >= NamedValues.limit { unknown = [] }
    unknown?.insert(Key(id, place))
  }

  public func forget() {
    if !values.isEmpty { values.removeAll(keepingCapacity: true) }
    if unknown?.isEmpty == false { unknown?.removeAll(keepingCapacity: true) }
  }
}

extension Environment {
  public var namedValues: NamedValues? { nil }

  /// The value of an expression that a name stands for.
  public func value(named id: ExpressionID, _ place: Place) -> Value? {
    if let value = known(id, place) ?? namedValues?[id, place] { return value }
    if namedValues?.isUnknown(id, place) == true { return nil }
    if effort.isDeep, namedValues != nil { workOut(id, place) }
    return workedOut(id, place)
  }

  private func workedOut(_ id: ExpressionID, _ place: Place) -> Value? {
    let value = evaluated(id, place).value
    if let value {
      namedValues?[id, place] = value
    } else if !effort.hasGivenUp {
      namedValues?.noteUnknown(id, place)
    }
    return value
  }

  /// Works out what an expression names, and what that names, the last of them first: names of names may be
  /// longer than the stack is deep.
  private func workOut(_ id: ExpressionID, _ place: Place) {
    var pending = [(id: id, place: place, isOpen: false)]
    while let last = pending.popLast() {
      if isSettled(last.id, last.place) { continue }
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
          known(value, next) == nil, !isSettled(value, next)
        else { continue }
        pending.append((value, next, false))
      }
    }
  }

  private func isSettled(_ id: ExpressionID, _ place: Place) -> Bool {
    namedValues?[id, place] != nil || namedValues?.isUnknown(id, place) == true
  }

  /// What a name stands for, without a look at what that is worth.
  private func expressionWorth(of symbol: Symbol, _ place: Place) -> Worth {
    if let value = place.program.tables.local(symbol) { return .expression(value, place) }
    return symbol.kind == .constant ? worth(ofConstant: symbol, place) : .unknown
  }
}
