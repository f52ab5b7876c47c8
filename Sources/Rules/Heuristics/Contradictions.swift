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
  /// What holds where an element stands, from the branches around it.
  func facts(around element: Int) -> [Fact] {
    var result: [Fact] = []
    var index = Int(tables.elements[element].parent)
    while index >= 0 {
      let branch = tables.elements[index]
      if branch.form == .branch, branch.parent >= 0 {
        var sibling = Int(branch.parent) + 1
        while sibling < index {
          let payload = tables.elements[sibling].payload
          if payload >= 0 { result += parts(of: Fact(ExpressionID(Int(payload)), false)) }
          sibling += Int(tables.elements[sibling].size)
        }
        if branch.payload >= 0 {
          result += parts(of: Fact(ExpressionID(Int(branch.payload)), true))
        }
      }
      index = Int(branch.parent)
    }
    return result
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
}

/// What names are worth in a file by itself, whatever uses its components.
private final class FileNames: Environment {
  var effort = Effort(limit: 1_000)

  init() {}

  func worth(of symbol: Symbol, _ place: Place) -> Worth {
    switch symbol.kind {
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
