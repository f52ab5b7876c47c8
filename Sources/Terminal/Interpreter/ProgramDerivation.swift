import CtlCatalogue
import CtlChecker

/// A property whose value comes from the program around the element: a range of a variable, a task,
/// an enum, the screen. The runtime derives values within a control.
struct ProgramDerivation: Sendable {
  let kinds: [KindName]
  let property: PropertyName
  /// The value for an instance; `set` is the value of the file or the state. Nil keeps that.
  let derive: @Sendable (_ evaluator: Evaluator, _ instance: Int, _ set: Value?) -> Value?

  init(
    _ kinds: [KindName], _ property: PropertyName,
    _ derive: @escaping @Sendable (Evaluator, Int, Value?) -> Value?
  ) {
    self.kinds = kinds
    self.property = property
    self.derive = derive
  }

  private static let table: [[ProgramDerivation]] = {
    var table = [[ProgramDerivation]](repeating: [], count: KindName.allCases.count)
    for derivation in ranges + activity + selections + screens {
      for kind in derivation.kinds { table[kind.rawValue].append(derivation) }
    }
    return table
  }()

  /// Those of a kind, in the order of the lists.
  static func of(_ kind: KindName) -> [ProgramDerivation] { table[kind.rawValue] }
}
