import CtlCatalogue
import CtlChecker
import CtlRuntime

/// The layout that a file asks for, with names that hold in every round of a loop.
extension Interpretation {
  func constraints(_ place: Place) -> [ControlTree.Constraint] {
    place.constraints.compactMap { constraint(place.program.constraints[$0], place) }
  }

  private func constraint(_ written: Constraint, _ place: Place) -> ControlTree.Constraint? {
    func name(_ element: ElementID) -> ElementName? {
      place.names[element.index].map { name in
        let rounds = place.loops(around: element.index).map { _ in "[]" }.joined()
        return ElementName(place.full(name + rounds))
      }
    }
    func anchor(_ written: Constraint.Anchor) -> ControlTree.Anchor? {
      guard let attribute = ControlTree.Anchor.Attribute(rawValue: written.name) else { return nil }
      guard let element = written.element else { return ControlTree.Anchor(nil, attribute) }
      return name(element).map { ControlTree.Anchor($0, attribute) }
    }
    let relation: ControlTree.Constraint.Relation =
      switch written.relation {
      case .equal: .equal
      case .lessOrEqual: .lessOrEqual
      case .greaterOrEqual: .greaterOrEqual
      }
    switch written.form {
    case .kind(let index, let elements):
      let names = elements.compactMap(name)
      guard names.count == elements.count,
        let kind = ConstraintKind(rawValue: LayoutKind.all[index].name)
      else { return nil }
      return ControlTree.Constraint(
        kind, names, relation, constant: written.constant, priority: written.priority)
    case .equation(let left, let right, let multiplier):
      guard let first = anchor(left) else { return nil }
      let second = right.flatMap(anchor)
      guard (right == nil) == (second == nil) else { return nil }
      return ControlTree.Constraint(
        first, relation, second, multiplier: multiplier, constant: written.constant,
        priority: written.priority)
    }
  }
}
