import CtlCatalogue
import CtlChecker

extension PlacedElement {
  /// At the root of a screen or component: the constraints of all its layouts.
  var constraints: ArraySlice<Constraint> {
    guard index == 0 else { return [] }
    switch walk.expansion.root {
    case .screen(let index): return program.constraints[program.screens[index].scope.constraints]
    case .component(let index):
      return program.constraints[program.components[index].scope.constraints]
    }
  }

  /// Whether an operand of a constraint is an element of a kind; false for the superview.
  func `is`(_ operand: ElementID?, _ kind: KindName) -> Bool {
    guard let operand else { return false }
    let element = program.element(operand)
    return element.form == .kind && element.kind == kind
  }
}

extension Constraint {
  /// The name of the kind in the catalogue; nil for an equation.
  var kindName: String? {
    if case .kind(let index, _) = form { return LayoutKind.all[index].name }
    return nil
  }
}
