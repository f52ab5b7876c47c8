import CtlCatalogue
import CtlChecker

/// Whether labels show the value that a stepper changes.
extension PlacedElement {
  /// The variable that the stepper changes.
  var changedVariable: Symbol? {
    guard let value = written(.value), value.isBinding else { return nil }
    return walk.root(of: value.entry.expression, in: scope)
  }

  /// Whether a label shows the value of a variable.
  func shows(_ variable: Symbol) -> Bool {
    written(.text)?.depends { $0 == variable } ?? false
  }

  /// The label that is said to show its value, and never does: it has a fixed text, or is hidden, and no
  /// other label beside the stepper shows it.
  var labelWithoutValue: (written: Written, isHidden: Bool)? {
    guard let written = written(.valueLabel), let label = referenced(.valueLabel), label.is(.label),
      let variable = changedVariable,
      // A sign of another language stands for the value, which `text/markup` says.
      !(walk.memo.hasMarkup && label.written(.text)?.string?.utf8.contains(0x25) == true),
      !walk.memo.hasMistake(label.instance.element, in: label.program)
    else { return nil }
    let isHidden = label.bool(.isHidden) == true
    guard
      isHidden
        || label.written(.text)?.depends({ [.variable, .element, .task].contains($0.kind) })
          == false
    else { return nil }
    let others = group.map { walk.positions(of: .label, in: $0.inside).prefix(64) } ?? []
    let isShown = others.contains { index in
      let other = PlacedElement(walk: walk, index: index)
      return index != label.index && other.bool(.isHidden) != true
        && (other.shows(variable) || other.written(.text)?.depends { $0.kind == .element } ?? false)
    }
    return isShown ? nil : (written, isHidden)
  }

  /// A label that seems to belong to it, and shows what another stepper changes instead.
  var labelOfAnother: PlacedElement? {
    guard let variable = changedVariable else { return nil }
    let label: PlacedElement
    if let named = referenced(.describedBy) ?? referenced(.valueLabel) {
      label = named
    } else {
      // Labels that stand together before their steppers; those of a row stand at both sides.
      guard let group, !group.is(.row) else { return nil }
      let labels = neighbours(.label)
      guard let nearest = labels.first, labels.dropFirst().contains(where: { $0.shows(variable) })
      else { return nil }
      label = nearest
    }
    guard label.is(.label), let text = label.written(.text), !label.shows(variable),
      !walk.memo.hasMistake(label.instance.element, in: label.program)
    else { return nil }
    let others = walk.positions(of: .stepper).prefix(64).compactMap { index in
      index == self.index ? nil : PlacedElement(walk: walk, index: index).changedVariable
    }
    return text.depends { others.contains($0) } ? label : nil
  }
}

extension Written {
  /// Whether the value depends on a name that fits.
  func depends(_ fits: (Symbol) -> Bool) -> Bool {
    !isConstant
      && control.walk.dependOnName([entry.expression], in: control.scope, where: fits)
  }
}
