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

extension PlacedElement {
  /// What constraints name where they speak of its box: itself, and the uses of components of which it is
  /// the only element, outwards.
  var boxed: [PlacedElement] {
    var result = [self]
    while let last = result.last, last.frame >= 0, result.count < 64 {
      let frame = walk.expansion.frames[Int(last.frame)]
      guard frame.program.onlyElement(ofComponent: frame.component) == last.instance.element else {
        break
      }
      result.append(PlacedElement(walk: walk, index: Int(frame.instance)))
    }
    return result
  }

  /// Whether a constraint speaks of its box.
  var isConstrained: Bool { boxed.contains { !walk.constraints(on: $0).isEmpty } }
}

extension Constraint {
  /// The name of the kind in the catalogue; nil for an equation.
  var kindName: String? {
    if case .kind(let index, _) = form { return LayoutKind.all[index].name }
    return nil
  }
}
