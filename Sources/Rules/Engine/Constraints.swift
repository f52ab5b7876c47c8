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
}

extension Constraint {
  /// The name of the kind in the catalogue; nil for an equation.
  var kindName: String? {
    if case .kind(let index, _) = form { return LayoutKind.all[index].name }
    return nil
  }
}
