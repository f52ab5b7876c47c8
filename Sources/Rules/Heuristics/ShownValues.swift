import CtlCatalogue
import CtlChecker

/// Whether labels show the value that a stepper changes.
extension PlacedElement {
  /// The part of a variable that the stepper changes.
  var changedPart: PartPath? {
    guard let value = written(.value), value.isBinding else { return nil }
    return walk.part(of: value.entry.expression, in: scope)
  }

  /// Whether a label shows the value of a part of a variable.
  func shows(_ part: PartPath) -> Bool { written(.text)?.depends(on: part) ?? false }

  /// The label that is said to show its value, and never does: it has a fixed text, or is hidden, and no
  /// other label beside the stepper shows it.
  var labelWithoutValue: (written: Written, isHidden: Bool)? {
    guard let written = written(.valueLabel), let label = referenced(.valueLabel), label.is(.label),
      let changed = changedPart,
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
        && (other.shows(changed) || other.written(.text)?.depends { $0.kind == .element } ?? false)
    }
    return isShown ? nil : (written, isHidden)
  }

  /// The label that it names, if that is empty or in another part of the screen, such as a tab, and nothing else
  /// stands beside it.
  var unseenLabel: (written: Written, isEmpty: Bool)? {
    let names = [PropertyName.describedBy, .valueLabel].compactMap { written($0) }
    guard let first = names.first, nearest(.row)?.isWritten(.title) != true else { return nil }
    let labels = names.compactMap { referenced($0.name) }.filter { $0.is(.label) }
    guard labels.count == names.count else { return nil }
    let isEmpty = labels.allSatisfy { $0.written(.text)?.isBlank ?? true }
    let isSeen = labels.contains { !$0.isApart(from: self) }
    let others = neighbours(.label, .textField).filter { other in
      !labels.contains { $0.index == other.index }
    }
    guard isEmpty || !isSeen, others.isEmpty else { return nil }
    return labels.contains { walk.memo.hasMistake($0.instance.element, in: $0.program) }
      ? nil : (first, isEmpty)
  }

  /// A label that seems to belong to it, and shows what another stepper changes instead.
  var labelOfAnother: PlacedElement? {
    guard let changed = changedPart else { return nil }
    let label: PlacedElement
    if let named = referenced(.describedBy) ?? referenced(.valueLabel) {
      label = named
    } else {
      // Labels that stand together before their steppers; those of a row stand at both sides.
      guard let group, !group.is(.row) else { return nil }
      let labels = neighbours(.label)
      guard let nearest = labels.first, labels.dropFirst().contains(where: { $0.shows(changed) }),
        labelAfter?.shows(changed) != true, !isBelowItsLabel(of: labels)
      else { return nil }
      label = nearest
    }
    guard label.is(.label), let text = label.written(.text), !label.shows(changed),
      !walk.memo.hasMistake(label.instance.element, in: label.program)
    else { return nil }
    return text.shows { $0.root.kind == .variable && $1.isNumber } ? label : nil
  }

  /// The title of its row, if that shows what another stepper changes, and nothing in the row shows what this
  /// one does.
  var titleOfAnother: Written? {
    guard let changed = changedPart, let row = nearest(.row),
      let title = row.written(.title), !title.isConstant, !title.depends(on: changed),
      !walk.positions(of: .label, in: row.inside).prefix(64)
        .contains(where: { PlacedElement(walk: walk, index: $0).shows(changed) })
    else { return nil }
    let others = walk.positions(of: .stepper).prefix(256).filter { $0 != index }
      .compactMap { PlacedElement(walk: walk, index: $0).changedPart }
    return title.shows { part, _ in others.contains { $0.touches(part) } } ? title : nil
  }

  /// The label that is the next element after it.
  private var labelAfter: PlacedElement? {
    guard inside.upperBound < walk.sites.count else { return nil }
    let next = PlacedElement(walk: walk, index: inside.upperBound)
    return next.is(.label) && next.group?.index == group?.index ? next : nil
  }

  /// Whether the label after it shows what it changes, or names it, and belongs to no stepper after that.
  var isBesideLabelAfter: Bool {
    guard let label = labelAfter, let text = label.written(.text) else { return false }
    if let changed = changedPart, label.shows(changed) { return true }
    let next = label.index + 1
    let isOfNext =
      next < walk.sites.count && PlacedElement(walk: walk, index: next).is(.stepper)
      && label.group?.index == PlacedElement(walk: walk, index: next).group?.index
    return !isOfNext && ownWords.contains { WordList.haveOneInCommon(text.knownText, $0) }
  }

  /// The label before it, anywhere in the same body, that can be named; none if another stands nearer, or this
  /// one has no word of what it changes.
  var nearestLabelOfValue: PlacedElement? {
    guard let label = nearestNamedLabel,
      walk.positions(of: .label, in: label.index + 1..<index).isEmpty
    else { return nil }
    let words = ownWords
    guard !words.isEmpty, let text = label.written(.text) else { return label }
    return words.contains { WordList.haveOneInCommon(text.knownText, $0) } ? label : nil
  }

  /// What it is called: the name of the variable that it changes, and what VoiceOver reads.
  private var ownWords: [String] {
    [written(.value)?.variableName, accessibilityString(.label)].compactMap { $0 }
  }

  /// The steppers without a named label that stand together, with no label between two of them.
  private var steppersBeside: [PlacedElement] {
    guard let group, isUnnamed else { return [] }
    let all = walk.positions(of: .stepper, in: group.inside).prefix(64)
      .map { PlacedElement(walk: walk, index: $0) }
      .filter { $0.group?.index == group.index && !$0.isAlternative(to: self) }
    guard let own = all.firstIndex(where: { $0.index == index }) else { return [] }
    func stands(_ position: Int, besideTheNext next: Int) -> Bool {
      all.indices.contains(position) && all.indices.contains(next) && all[position].isUnnamed
        && all[next].isUnnamed && !all[position].isApartByLabel(from: all[next])
    }
    var (first, last) = (own, own)
    while stands(first - 1, besideTheNext: first) { first -= 1 }
    while stands(last, besideTheNext: last + 1) { last += 1 }
    return Array(all[first...last])
  }

  /// Whether the labels before some steppers show what they change, in the same order, in a line above them.
  private func isBelowItsLabel(of labels: [PlacedElement]) -> Bool {
    let steppers = steppersBeside
    guard steppers.count > 1, labels.count >= steppers.count else { return false }
    return zip(steppers.reversed(), labels).allSatisfy { stepper, label in
      stepper.isInLine && label.isInLine && stepper.changedPart.map(label.shows) == true
    }
  }

  private var isInLine: Bool { nearest(.stack)?.member(.axis) == "horizontal" }

  /// Whether it is the first of some steppers that have fewer labels than there are steppers, and none names
  /// its label. A label that shows what several of them change does not tell them apart.
  var sharesLabels: Bool {
    let steppers = steppersBeside
    guard steppers.count > 1, steppers[0].index == index, let group else { return false }
    let inside = group.inside
    let all = walk.positions(of: .stepper, in: inside)
    let before = all.last { $0 < index }
    let after = all.first { $0 > steppers[steppers.count - 1].index }
    let parts = steppers.compactMap(\.changedPart)
    let range = (before ?? inside.lowerBound)..<(after ?? inside.upperBound)
    let labels = [KindName.label, .textField].flatMap { walk.positions(of: $0, in: range) }
      .prefix(64).map { PlacedElement(walk: walk, index: $0) }
      .filter { label in parts.count { label.shows($0) } < 2 }
    return labels.count < steppers.count
  }

  /// The next stepper that has the same label and no other, which shows both values or none: nothing says which
  /// of them each changes. Only the first of some has one.
  var sharerOfLabel: PlacedElement? {
    guard let label = onlyNamedLabel, let own = written(.value), own.isBinding else { return nil }
    let all = (walk.steppersOfLabels[label.index] ?? [])
      .map { PlacedElement(walk: walk, index: $0) }
    let sharers = all.filter { other in
      guard other.index != index, !isAlternative(to: other),
        other.nearest(.row)?.index == nearest(.row)?.index,
        let value = other.written(.value), value.isBinding,
        value.valueText != own.valueText || other.frame != frame
      else { return false }
      let (first, last) = index < other.index ? (self, other) : (other, self)
      return !first.isApartByLabel(from: last)
    }
    guard let next = sharers.first, next.index > index else { return nil }
    let shown = [self, next].compactMap(\.changedPart).count { label.shows($0) }
    return shown == 1 ? nil : next
  }

  /// The label that it names as what describes it, what shows its value, or both.
  fileprivate var onlyNamedLabel: PlacedElement? {
    let labels = [PropertyName.describedBy, .valueLabel].filter { isWritten($0) }.map(referenced)
    guard let label = labels.first ?? nil, label.is(.label),
      labels.allSatisfy({ $0?.index == label.index })
    else { return nil }
    return label
  }

  /// Whether it is the first of some steppers that stand below each other without a label between them, so
  /// that most have none beside them. Names may place an element elsewhere.
  var isInBareColumn: Bool {
    let steppers = steppersBeside
    guard steppers.count > 1, steppers[0].index == index, group?.is(.row) == false,
      steppers.allSatisfy({ !$0.isInLine && $0.element.name == nil })
    else { return false }
    return steppers.count > 2 || steppers[1].labelAfter == nil
  }

  /// Whether no element shows what it changes, and the labels beside it have no word of its name.
  var hasOnlyOtherLabels: Bool {
    guard let changed = changedPart, let name = accessibilityString(.label),
      let readers = walk.readers(of: changed),
      readers.allSatisfy({ reader in
        if case .handler = reader.form { true } else { reader.index == index }
      }), neighbours(.textField).allSatisfy({ $0.isAbout(anotherThan: changed, named: name) })
    else { return false }
    return !neighbours(.label).contains { label in
      guard let text = label.written(.text) else { return true }
      return text.value == nil || WordList.haveOneInCommon(text.knownText, name)
    }
  }

  /// Whether it stands in a row or names its label, and only the handlers of others read what it changes: no
  /// element shows it. What nothing reads is for the app, which may show a variable that has a comment too.
  var changesUnshownValue: Bool {
    guard nearest(.row) != nil || referenced(.describedBy)?.is(.label) == true, !isInUnknownPlace,
      !isWritten(.valueLabel), !handles(.valueChanged),
      let changed = changedPart, let home = program.program(of: changed.root.file),
      !walk.memo.isRead(instance.element, of: program), let readers = walk.readers(of: changed)
    else { return false }
    let variable = home.variables[Int(changed.root.index)]
    if variable.isParameter || home.origins.documentation(of: variable.origin) != nil {
      return false
    }
    var isPassedOn = false
    for reader in readers where reader.index != index {
      guard case .handler(let handler) = reader.form, handler.received == nil,
        passesOn(handler, of: walk.scope(of: reader.index).program)
      else { return false }
      isPassedOn = true
    }
    return isPassedOn
  }

  /// Whether a handler only gives values to the app, and to who opened the screen.
  private func passesOn(_ handler: Handler, of program: Program) -> Bool {
    handler.steps.count <= 64
      && program.steps[handler.steps].allSatisfy { step in
        switch step.form {
        case .call(let call): !program.isEvent(call)
        case .start, .finish, .close: true
        default: false
        }
      }
  }

  /// Whether a field writes another variable, and says nothing of a name.
  private func isAbout(anotherThan part: PartPath, named name: String) -> Bool {
    guard let text = written(.text), text.isBinding,
      let own = walk.part(of: text.entry.expression, in: scope), !own.touches(part)
    else { return false }
    let texts = [written(.placeholder)?.knownText, accessibilityString(.label)].compactMap { $0 }
    return !texts.contains { WordList.haveOneInCommon($0, name) }
  }

  private var isUnnamed: Bool { !isWritten(.describedBy) && !isWritten(.valueLabel) }

  private func isApartByLabel(from next: PlacedElement) -> Bool {
    // The next one may stand inside this one, by mistake.
    let between = index + 1..<next.index
    return [KindName.label, .textField].contains { walk.first(of: $0, in: between) != nil }
  }
}

extension Walk {
  /// The first steppers of the screen, by the label that each alone names.
  func findSteppersOfLabels() -> [Int: [Int]] {
    Dictionary(
      grouping: positions(of: .stepper).prefix(256).filter {
        PlacedElement(walk: self, index: $0).onlyNamedLabel != nil
      }, by: { PlacedElement(walk: self, index: $0).onlyNamedLabel?.index ?? -1 })
  }
}

extension Program {
  /// Whether a call sends an event, which the use of the component answers.
  fileprivate func isEvent(_ call: Step.Call) -> Bool {
    guard call.action.kind == .action, let home = program(of: call.action.file) else { return true }
    return home.actions[Int(call.action.index)].isEvent
  }
}

extension Written {
  /// Whether the value depends on a name that fits.
  func depends(_ fits: (Symbol) -> Bool) -> Bool {
    !isConstant
      && control.walk.dependOnName([entry.expression], in: control.scope, where: fits)
  }

  /// Whether the value depends on a part of a variable, on what is around it or what is in it.
  fileprivate func depends(on part: PartPath) -> Bool {
    !isConstant
      && control.walk.dependOnPart([entry.expression], in: control.scope) { found, _ in
        found.touches(part)
      }
  }

  /// Whether the value shows a part of what has a name that fits. What only chooses among values, the position in
  /// a list or the condition of `?:`, is not shown.
  fileprivate func shows(_ fits: (PartPath, Type) -> Bool) -> Bool {
    let (walk, place) = (control.walk, control.scope)
    var open = [entry.expression]
    for _ in 0..<64 {
      guard let id = open.popLast() else { return false }
      if program.isConstant(id) { continue }
      let expression = program.expression(id)
      if let part = walk.part(of: id, in: place) {
        if fits(part, expression.type) { return true }
      } else if expression.operation == .symbol {
        if walk.dependOnPart([id], in: place, where: fits) { return true }
      } else {
        open += program.shownOperands(of: expression)
      }
    }
    return false
  }
}

extension Program {
  /// The operands without those that only choose among the others.
  fileprivate func shownOperands(of expression: CtlChecker.Expression) -> ArraySlice<ExpressionID> {
    let operands = operandIDs(of: expression)
    return switch expression.operation {
    case .index: operands.prefix(1)
    case .conditional: operands.dropFirst()
    default: operands[...]
    }
  }
}
