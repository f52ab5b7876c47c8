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
      guard let name = place.names[element.index], let box = box(of: element, place.program) else {
        return nil
      }
      let rounds = place.loops(around: element.index).map { _ in "[]" }.joined()
      return ElementName(place.full(name + rounds + box.path))
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

  /// Below a use of a component, the path to its only element, and whether that has a name of its own.
  func box(of id: ElementID, _ program: Program) -> (path: String, isNamed: Bool)? {
    let use = program.element(id)
    guard use.form == .componentUse else { return ("", true) }
    let symbol = program.componentUses[Int(use.payload)]
    guard let source = program.program(of: symbol.file) else { return nil }
    let component = source.components[Int(symbol.index)]
    let parts = source.children(of: component.root).filter {
      let part = source.element($0)
      return part.form != .kind || ![.alert, .actionSheet].contains(part.kind)
    }
    guard parts.count == 1, [.kind, .componentUse].contains(source.element(parts[0]).form),
      let inner = box(of: parts[0], source)
    else { return nil }
    let names = ElementNames(source, root: component.root).names
    if source.element(parts[0]).form == .kind {
      return names[parts[0].index].map { (".\($0)", true) } ?? ("", false)
    }
    // An element without a name is called what the innermost use in a constraint is.
    let isConstrained = isConstrained(parts[0], source, component.scope.constraints)
    guard inner.isNamed || isConstrained || !inner.path.isEmpty else { return ("", false) }
    return (".\(names[parts[0].index] ?? "")" + inner.path, inner.isNamed)
  }

  func isConstrained(_ id: ElementID, _ program: Program, _ constraints: Range<Int>) -> Bool {
    constraints.contains { program.constraints[$0].form.elements.contains(id) }
  }
}
