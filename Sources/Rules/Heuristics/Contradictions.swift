import CtlCatalogue
import CtlChecker

/// A condition that holds in some place, or does not hold there.
struct Fact {
  let condition: ExpressionID
  let holds: Bool
  /// The same with its `!`, as the file writes it.
  let written: ExpressionID
  let isWrittenTrue: Bool

  init(_ condition: ExpressionID, _ holds: Bool, written: (ExpressionID, Bool)? = nil) {
    self.condition = condition
    self.holds = holds
    (self.written, isWrittenTrue) = written ?? (condition, holds)
  }
}

/// What the conditions around an element say about those inside.
extension Program {
  /// What holds where an element stands, from the branches and the loops around it, and because nothing that it
  /// stands in is hidden.
  func facts(around element: Int) -> [Fact] {
    var result: [Fact] = []
    var index = Int(tables.elements[element].parent)
    while index >= 0 {
      let holder = tables.elements[index]
      switch holder.form {
      case .branch:
        result += facts(reaching: index)
        if holder.payload >= 0 {
          result += parts(of: Fact(ExpressionID(Int(holder.payload)), true))
        }
      case .loop:
        for condition in conditions(ofLoop: Int(holder.payload)) {
          result += parts(of: Fact(condition, true))
        }
      case .kind:
        if let hidden = written(.isHidden, of: index) {
          result += parts(of: Fact(hidden.expression, false))
        }
      default: break
      }
      index = Int(holder.parent)
    }
    return result
  }

  /// What holds where the condition of a branch is looked at: those before it do not.
  func facts(reaching branch: Int) -> [Fact] {
    guard tables.elements[branch].parent >= 0 else { return [] }
    var before: [Int32] = []
    var sibling = Int(tables.elements[branch].parent) + 1
    while sibling < branch {
      if tables.elements[sibling].payload >= 0 { before.append(tables.elements[sibling].payload) }
      sibling += Int(tables.elements[sibling].size)
    }
    // A chain of thousands is looked at for each of its links.
    return before.suffix(16).flatMap { parts(of: Fact(ExpressionID(Int($0)), false)) }
  }

  /// What an element of a kind says of one of its own properties, whatever its looks say.
  func written(_ name: PropertyName, of element: Int) -> PropertyEntry? {
    tables.properties[tables.elements[element].properties].first {
      $0.name == name && $0.group == .own && $0.form != .primaryText && $0.parameter < 0
        && !$0.isKeyed
    }
  }

  /// The conditions that must hold, or must not hold, for one to be so.
  func parts(of fact: Fact, depth: Int = 0) -> [Fact] {
    let expression = expression(fact.condition)
    guard depth < 32, expression.constant < 0 else { return [fact] }
    switch expression.operation {
    case .not:
      let inner = Fact(
        operand(0, of: expression), !fact.holds, written: (fact.written, fact.isWrittenTrue))
      return parts(of: inner, depth: depth + 1)
    case .and where fact.holds, .or where !fact.holds:
      return operandIDs(of: expression).flatMap {
        parts(of: Fact($0, fact.holds), depth: depth + 1)
      }
    default: return [fact]
    }
  }

  /// Whether two facts cannot both be.
  func contradict(_ first: Fact, _ second: Fact) -> Bool {
    known(first).contradicts(known(second))
  }

  /// What a fact says of values.
  func known(_ fact: Fact) -> KnownFacts {
    let assumption = Assumption(fact.condition, Place(self), holds: fact.holds)
    return KnownFacts([assumption], FileNames())
  }

  /// What is so where a list has items.
  func known(filled list: ExpressionID) -> KnownFacts {
    KnownFacts(filled: list, Place(self), FileNames())
  }

  /// What an expression is where a name has a value.
  func value(of id: ExpressionID, where name: Symbol, is value: Value) -> Value? {
    FileNames((name, value)).value(id, Place(self))
  }
}

/// What names are worth in a file by itself, whatever uses its components.
private final class FileNames: Environment {
  var effort = Effort(limit: 1_000)
  private let known: (name: Symbol, value: Value)?

  init(_ known: (name: Symbol, value: Value)? = nil) { self.known = known }

  func worth(of symbol: Symbol, _ place: Place) -> Worth {
    if let known, known.name == symbol { return .value(known.value) }
    return switch symbol.kind {
    case .constant: worth(ofConstant: symbol, place)
    case .loopVariable:
      place.program.tables.named(symbol).map { .expression($0, place) } ?? .unknown
    default: .unknown
    }
  }

  func worth(of property: PropertyName, of element: Symbol, _ place: Place) -> Value? {
    nil
  }
}
