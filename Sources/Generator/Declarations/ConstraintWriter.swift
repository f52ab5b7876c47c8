import CtlCatalogue
import CtlChecker

/// The constraints of a screen or component as values, between names that hold in every round of a
/// loop.
struct ConstraintWriter {
  let scope: CodeScope
  let constraints: Range<Int>

  /// The property; nil without constraints.
  func property(access: String) -> Statement? {
    let written = constraints.compactMap { constraint(scope.program.constraints[$0]) }
    guard !written.isEmpty else { return nil }
    return .line(
      .text("\(access)static let constraints: [ControlTree.Constraint] = ") + .list(written))
  }

  /// A constraint on a missing element is left out.
  private func constraint(_ constraint: Constraint) -> CodeLayout? {
    var arguments: [CodeLayout] = []
    switch constraint.form {
    case .kind(let index, let elements):
      let names = elements.compactMap(name)
      guard names.count == elements.count else { return nil }
      arguments = [.text("." + LayoutKind.all[index].name), .list(names)]
      if constraint.relation != .equal { arguments.append(relation(constraint)) }
    case .equation(let left, let right, let multiplier):
      guard let first = anchor(left) else { return nil }
      arguments = [first, relation(constraint)]
      if let right {
        guard let second = anchor(right) else { return nil }
        arguments.append(second)
      } else {
        arguments.append("nil")
      }
      if multiplier != 1 { arguments.append(number("multiplier", multiplier)) }
    }
    if constraint.constant != 0 { arguments.append(number("constant", constraint.constant)) }
    if constraint.priority != 1_000 { arguments.append(number("priority", constraint.priority)) }
    return .call("ControlTree.Constraint", arguments)
  }

  private func relation(_ constraint: Constraint) -> CodeLayout {
    switch constraint.relation {
    case .equal: ".equal"
    case .lessOrEqual: ".lessOrEqual"
    case .greaterOrEqual: ".greaterOrEqual"
    }
  }

  private func number(_ label: String, _ value: Double) -> CodeLayout {
    .text("\(label): " + Literal.double(value, bare: true))
  }

  private func anchor(_ anchor: Constraint.Anchor) -> CodeLayout? {
    guard let element = anchor.element else {
      return .text("ControlTree.Anchor(nil, .\(anchor.name))")
    }
    return name(element).map { .call("ControlTree.Anchor", [$0, .text("." + anchor.name)]) }
  }

  private func name(_ element: ElementID) -> CodeLayout? {
    guard let name = scope.names?.references[element.index], !name.isEmpty,
      let box = scope.files.box(of: element, in: scope.program)
    else { return nil }
    let rounds = String(repeating: "[]", count: scope.loops(around: element.index).count)
    return .text(Literal.string(name + rounds + box.path))
  }
}
