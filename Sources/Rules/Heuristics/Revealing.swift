import CtlCatalogue
import CtlChecker

/// What a button that promises to reveal something does instead.
extension PlacedElement {
  /// The handler of a tap that surely shows nothing: it only takes away, resets or marks.
  var tapThatShowsNothing: Handler? {
    let taps = handlers.filter { $0.event == .touchUpInside }
    guard let first = taps.first, !isWritten(.reveals) else { return nil }
    let steps = taps.flatMap { runningSteps(of: $0) }.filter { !$0.isAnswered }
    guard !steps.isEmpty, steps.count <= 64, steps.allSatisfy(showsNothing) else { return nil }
    return first
  }

  private func showsNothing(_ step: RunningStep) -> Bool {
    switch step.form {
    // The steps in it are looked at too.
    case .choice, .name: return true
    case .call(let call): return step.program.takesAway(call)
    case .assign(let place, let value):
      let isList = step.program.expression(place).type.isList
      guard isList else { return staysUnseen(place, of: step) }
      guard let list = step.program.listSelected(by: value) else { return false }
      let scope = CtlChecker.Place(step.program, frame: step.frame)
      return staysUnseen(
        place, of: step,
        takesAway: walk.part(of: list, in: scope) == walk.part(of: place, in: scope))
    case .change(.remove, let place, _), .change(.removeAll, let place, _):
      return staysUnseen(place, of: step, takesAway: true)
    case .change, .open, .finish, .close, .start, .cancel: return false
    }
  }

  /// Whether no element appears, and no other text is read, when a variable or a field changes.
  private func staysUnseen(
    _ place: ExpressionID, of step: RunningStep, takesAway: Bool = false
  ) -> Bool {
    let scope = CtlChecker.Place(step.program, frame: step.frame)
    let changed = step.program.expression(place)
    let field = step.program.name(ofField: changed)
    guard let part = walk.part(of: place, in: scope), let readers = walk.readers(ofOnly: part)
    else { return false }
    let isList = changed.type.isList
    let loops = readers.compactMap { reader in
      if case .items = reader.form {
        PlacedElement(walk: walk, index: reader.index).inside
      } else {
        nil
      }
    }
    let loop = loopAround.flatMap { loop in
      isList && loops.contains { $0 == loop.inside } ? loop : nil
    }
    let others = readers.filter { reader in
      reader.index != index && !walk.takes(step, reader)
    }
    // What is left without the item of the button may be counted, or be nothing.
    let takesOwnItem = takesAway && isList && loops.contains { $0.contains(index) }
    // What no element reads is for the app.
    return !others.isEmpty
      && others.allSatisfy { reader in
        // What shows the item goes away with it.
        if let loop, reader.index == loop.index || loop.inside.contains(reader.index) {
          return true
        }
        if takesAway, loops.contains(where: { $0.contains(reader.index) }) { return true }
        if takesOwnItem {
          switch reader.form {
          case .handler(let handler): return handler.received == nil
          // It may appear among what is not in the list.
          case .condition: return !walk.comparesItem(reader)
          case .property, .items: return true
          }
        }
        switch reader.form {
        case .condition, .handler: return false
        case .items: return takesAway || field != nil
        case .property(let entry):
          return marks.contains(entry.name) || entry.group == .accessibility
            || changed.type.isNumber && walk.showsAsItIs(reader)
        }
      }
  }

  /// The handler of a tap that only shows or hides something in the row or the annotation of the button, else in
  /// the view around it, or changes a text there. Few words that anything but a value of truth lets appear may
  /// be the mark of what people chose.
  var tapThatUnfoldsItsRow: Handler? {
    guard let own = nearest(.row, .annotation) ?? nearest(.view, .content), !isWritten(.reveals)
    else { return nil }
    for handler in handlers where handler.event == .touchUpInside {
      let steps = runningSteps(of: handler).filter { !$0.isAnswered }
      guard steps.count == 1, case .assign(let place, _) = steps[0].form,
        let part = walk.part(
          of: place, in: CtlChecker.Place(steps[0].program, frame: steps[0].frame)),
        let readers = walk.readers(ofOnly: part)
      else { continue }
      let changed = steps[0].program.expression(place)
      let field = steps[0].program.name(ofField: changed)
      let others = readers.filter { reader in
        reader.index != index && !walk.takes(steps[0], reader)
      }
      let unfold = others.filter { reader in
        let part = PlacedElement(walk: walk, index: reader.index)
        // A row that has nothing of the item may be about something else.
        let isTruth = changed.type == .bool
        let isOfItem = field != nil ? isTruth : isOfSameItem(part) || isTruth && follows(part, own)
        if isOfItem, unfoldsRows(part, reader.form) { return true }
        guard reader.index == own.index || own.inside.contains(reader.index) else { return false }
        let isOther = part.isOther || part.descendants.contains(where: \.isOther)
        if reader.index != own.index, isOther { return false }
        switch reader.form {
        case .condition: return changed.type == .bool || part.tellsSomething
        case .property(let entry):
          if entry.name == .isHidden { return changed.type == .bool }
          return [.subtitle, .text, .title].contains(entry.name) && !walk.showsAsItIs(reader)
        case .items, .handler: return false
        }
      }
      if !unfold.isEmpty, unfold.count == others.count { return handler }
    }
    return nil
  }

  /// Whether a branch belongs to the same item of a loop, and is there for one that it compares.
  private func isOfSameItem(_ branch: PlacedElement) -> Bool {
    guard let loop = loopAround, loop.inside.contains(branch.index) else { return false }
    return walk.comparesItem(Reader(index: branch.index, form: .condition))
  }

  /// Whether a branch stands right after the row of the button, where people see what belongs to that.
  private func follows(_ branch: PlacedElement, _ row: PlacedElement) -> Bool {
    guard row.is(.row), let condition = branch.parent else { return false }
    return condition.index == row.inside.upperBound && condition.parent?.index == row.parent?.index
  }

  /// Whether a text in it has a value in it, or more words than a mark has.
  private var tellsSomething: Bool {
    walk.positions(of: .label, in: inside).prefix(64).contains { index in
      guard let text = PlacedElement(walk: walk, index: index).written(.text) else { return false }
      return text.plainText.map { $0.fields.count > 2 } ?? true
    }
  }

  /// Whether a branch shows rows of the table of a detail disclosure button.
  private func unfoldsRows(_ branch: PlacedElement, _ form: Reader.Form) -> Bool {
    guard case .condition = form, self.is(.detailDisclosureButton), let table = nearest(.table),
      table.inside.contains(branch.index)
    else { return false }
    let rows = branch.children
    return !rows.isEmpty && rows.allSatisfy { $0.is(.row) }
  }
}

/// The properties that mark an item, and reveal nothing about it.
private let marks: [PropertyName] = [
  .accessory, .isEnabled, .isSelected, .isOn, .textColor, .tintColor, .value,
]

private let otherViews: [KindName] = [.view, .popover, .alert, .actionSheet, .row, .annotation]

extension Walk {
  /// Whether a reader is the handler that takes a step: that of the use of a component for its event.
  fileprivate func takes(_ step: RunningStep, _ reader: Reader) -> Bool {
    guard case .handler(let handler) = reader.form else { return false }
    let program = scope(of: reader.index).program
    return program.file == step.program.file
      && program.steps[handler.steps].contains { $0.origin == step.origin }
  }

  /// Whether a reader reads an item of a loop.
  fileprivate func comparesItem(_ reader: Reader) -> Bool {
    dependOnName(values(of: reader), in: scope(of: reader.index)) { $0.kind == .loopVariable }
  }

  /// Whether a text shows a value itself, not one of several texts by it.
  fileprivate func showsAsItIs(_ reader: Reader) -> Bool {
    guard case .property(let entry) = reader.form, entry.name == .text || entry.name == .title
    else { return false }
    return !dependOnName(
      values(of: reader), in: scope(of: reader.index), where: { _ in false },
      or: { expression, _ in [.conditional, .index].contains(expression.operation) })
  }
}

extension PlacedElement {
  /// Whether it is a view apart from those around it.
  fileprivate var isOther: Bool { isKind && otherViews.contains(kind) }

  fileprivate var loopAround: PlacedElement? {
    var next = parent
    while let outer = next {
      if outer.form == .loop { return outer }
      next = outer.parent
    }
    return nil
  }
}

extension Program {
  /// Whether the app is asked to do something that shows nothing, by the verb of its action.
  fileprivate func takesAway(_ call: Step.Call) -> Bool {
    guard call.action.kind == .action, let home = program(of: call.action.file),
      !home.actions[Int(call.action.index)].isEvent
    else { return false }
    let words = NameTokens.split(home.text(home.actions[Int(call.action.index)].name))
    return words.first.map { takingVerbs.contains($0) } ?? false
  }

  /// The list of which a value is some of the items: `list.filter(…)`.
  fileprivate func listSelected(by value: ExpressionID) -> ExpressionID? {
    let expression = expression(value)
    guard expression.operation == .each,
      tables.itemCalls[Int(expression.payload)].function == .filter
    else { return nil }
    return operand(0, of: expression)
  }
}

/// The verbs of actions after which there is nothing more to see.
private let takingVerbs: Set<String> = [
  "buy", "clear", "delete", "remove", "reset", "restart", "stop",
]
