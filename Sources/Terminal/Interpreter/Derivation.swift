import CtlCatalogue
import CtlChecker

/// A property that follows from others when the file does not say it, or that is kept in bounds
/// when it does.
struct Derivation: Sendable {
  let kinds: [KindName]
  let property: PropertyName
  /// The value for an instance; `set` is what the file or the state says. Nil leaves it at that.
  let derive: @Sendable (_ evaluator: Evaluator, _ instance: Int, _ set: Value?) -> Value?

  init(
    _ kinds: [KindName], _ property: PropertyName,
    _ derive: @escaping @Sendable (Evaluator, Int, Value?) -> Value?
  ) {
    self.kinds = kinds
    self.property = property
    self.derive = derive
  }

  static let all: [Derivation] =
    ranges + activity + selections + dates + titles

  private static let table: [KindName: [PropertyName: Derivation]] = {
    var table: [KindName: [PropertyName: Derivation]] = [:]
    for derivation in all {
      for kind in derivation.kinds { table[kind, default: [:]][derivation.property] = derivation }
    }
    return table
  }()

  static func find(_ kind: KindName, _ property: PropertyName) -> Derivation? {
    table[kind]?[property]
  }

  /// The properties that are derived for a kind, in the order of the list.
  static func properties(of kind: KindName) -> [PropertyName] {
    ordered[kind] ?? []
  }

  private static let ordered: [KindName: [PropertyName]] = {
    var result: [KindName: [PropertyName]] = [:]
    for derivation in all {
      for kind in derivation.kinds { result[kind, default: []].append(derivation.property) }
    }
    return result
  }()
}
