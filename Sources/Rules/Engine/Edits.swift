import CtlCatalogue
import CtlChecker
import CtlDiagnostics

/// The basic fixes of rules. They name the changes; the origins of the program make the edits. A
/// fix is nil when it cannot be made in the file.
extension PlacedElement {
  func fix(_ title: Phrase, _ safety: Safety, _ changes: [Change]) -> Fix? {
    program.origins.edits(for: changes).map { Fix(title, safety, $0) }
  }

  // MARK: Deleting

  /// Deletes a property, unless a choice gives it another value that may be right.
  func delete(_ written: Written, _ safety: Safety = .safe, and changes: [Change] = []) -> Fix? {
    let value = written.program.expression(written.entry.expression)
    let isChosen = value.operation == .conditional || value.operation == .computed
    if isChosen, written.expressionID != written.entry.expression { return nil }
    if written.isOtherElsewhere { return nil }
    return fix(
      Message("delete `{name}`", "删除 `{name}`")(["name": .text(written.name.name)]), safety,
      [.delete(written.origin)] + changes)
  }

  /// Deletes several properties at once.
  func delete(_ properties: [Written], title: Phrase, _ safety: Safety) -> Fix? {
    fix(title, safety, properties.map { .delete($0.origin) })
  }

  func delete(_ handler: Handler, _ safety: Safety = .safe) -> Fix? {
    fix(Message("delete the handler", "删除事件处理")(), safety, [.delete(handler.origin)])
  }

  /// Deletes the whole element.
  func deleteElement(_ safety: Safety = .suggestion) -> Fix? {
    fix(
      Message("delete this `{kind}`", "删除此 `{kind}`")(["kind": .text(kind.name)]), safety,
      [deletion])
  }

  /// Deletes the element, and the status bar or toolbar that would be left empty beside others.
  var deletion: Change { .delete((barOfItsOwn ?? self).element.origin) }

  /// The bar that has only this in it, in a screen with something else.
  private var barOfItsOwn: PlacedElement? {
    guard let bar = parent, bar.is(.statusBar) || bar.is(.toolbar), bar.element.name == nil,
      Array(bar.children.prefix(2)).count == 1, Array(bar.allWritten.prefix(1)).isEmpty,
      bar.handlers.isEmpty, let holder = bar.parent, Array(holder.children.prefix(2)).count == 2
    else { return nil }
    return bar
  }

  /// Whether the file stays valid when the element is deleted.
  var canBeDeleted: Bool { !element.isValue && !isReferenced }

  // MARK: Changing

  /// Replaces the value of a property. What the file computes may be right for something else: another
  /// value is only a suggestion then. What an item of a loop has is right for the other items.
  func replaceValue(
    _ written: Written, with text: String, _ safety: Safety = .safe, and changes: [Change] = []
  ) -> Fix? {
    if written.isOfItem { return nil }
    // A case of an enum names nothing of the screen.
    if text.contains("\\("), !written.isWrittenHere { return nil }
    return fix(
      Message("set `{name}` to `{value}`", "将 `{name}` 设为 `{value}`")(
        ["name": .text(written.name.name), "value": .text(text)]),
      written.isComputed ? .suggestion : safety,
      [written.replacing(with: text)] + changes)
  }

  /// Exchanges the values of two properties, unless the file computes one: then its parts are wrong.
  func swap(_ first: Written, _ second: Written, _ safety: Safety = .suggestion) -> Fix? {
    if first.isComputed || second.isComputed { return nil }
    return fix(
      Message("exchange `{first}` and `{second}`", "交换 `{first}` 与 `{second}`")([
        "first": .text(first.name.name), "second": .text(second.name.name),
      ]), safety,
      [first.replacing(with: second.valueText), second.replacing(with: first.valueText)])
  }

  /// Sets a property, whether or not it is already in the file.
  func set(_ name: PropertyName, to text: String, _ safety: Safety = .safe) -> Fix? {
    if let written = ownWritten(name), written.entry.form == .property {
      return replaceValue(written, with: text, safety)
    }
    return add("\(name.name): \(text)", safety)
  }

  /// Sets a property where its value is said: at the element, or in the style or the appearance of the file that it
  /// has it from.
  func setWhereSaid(_ name: PropertyName, to text: String) -> Fix? {
    guard ownWritten(name) == nil, let first = byAppearance(name).first else {
      return set(name, to: text, .suggestion)
    }
    guard first.program.file == program.file else { return nil }
    return fix(
      Message("set `{name}` to `{value}`", "将 `{name}` 设为 `{value}`")(
        ["name": .text(name.name), "value": .text(text)]), .suggestion,
      [.replace(program.expression(first.entry.expression).origin, .whole, text)])
  }

  // MARK: Adding

  /// Adds a member, such as a handler.
  func add(_ member: String, _ safety: Safety = .suggestion) -> Fix? {
    fix(
      Message("add `{member}`", "加上 `{member}`")(["member": .text(member)]), safety,
      [.add([member], to: element.origin)])
  }

  /// Gives the element an accessibility label.
  func setAccessibilityLabel(_ literal: String) -> Fix? {
    // One name for all items of a loop tells none of them apart.
    if element.loopDepth > 0, !literal.contains("\\(") { return nil }
    if let written = written(.label, .accessibility) {
      return replaceValue(written, with: literal, .suggestion)
    }
    let member = "label: \(literal)"
    let hasBlock = allWritten.contains { $0.entry.group == .accessibility }
    return fix(
      Message("add `{member}`", "加上 `{member}`")([
        "member": .text(hasBlock ? member : "accessibility { \(member) }")
      ]), .suggestion, [.addAccessibility(member, to: element.origin)])
  }

  /// Adds a handler that calls an action without parameters: the one with this name, or a new one,
  /// which the fix declares too.
  func addHandler(_ event: EventName, calling name: String) -> Fix? {
    let body = walk.memo.body(of: self)
    var name = name
    // All that people refresh has one action.
    if let waiting = body.waitingAction, frame < 0,
      self.is(.refreshControl) || WordList.haveOneInCommon(waiting, name)
    {
      name = waiting
    }
    var changes: [Change] = []
    if body.actions[name]?.parameters.isEmpty != true {
      var number = 2
      let base = name
      // A name with any other use in the file is left alone.
      while program.names.find(name) != nil {
        name = base + String(number)
        number += 1
      }
      changes.append(
        .declare("action \(name)()", in: body.origin, after: body.lastAction))
    }
    let handler = "on \(event.name) -> \(name)()"
    return fix(
      Message("add `{handler}`", "加上 `{handler}`")(["handler": .text(handler)]), .suggestion,
      changes + [.add([handler], to: element.origin)])
  }

  /// Adds an item to the status bar of a screen: to the existing one, else to a new one before its
  /// first element. For the screen; the item is its lines, without indentation.
  func statusBarAddition(_ item: [String]) -> Change {
    if let bar = children.first(where: { $0.is(.statusBar) && $0.isUnconditional }) {
      return .add([item.joined(separator: "\n")], to: bar.element.origin)
    }
    let lines =
      item.count == 1
      ? ["statusBar { \(item[0]) }"] : ["statusBar {"] + item.map { "  " + $0 } + ["}"]
    return .addElement(lines, to: element.origin)
  }

  /// Puts the element into new blocks, the outermost first: `table`, `row`; with those before it from a first one.
  func wrap(in blocks: [String], from first: OriginID? = nil) -> Fix? {
    let words = blocks.map { "`\($0)`" }
    return fix(
      Message("put it in {blocks}", "放入{blocks}")(["blocks": .text(words.joined(separator: " "))]),
      .suggestion, [.wrap(first ?? element.origin, through: element.origin, in: blocks)])
  }
}

extension Written {
  /// Whether it has another value in other cases of the element.
  fileprivate var isOtherElsewhere: Bool {
    guard control.walk.visitedCase != nil else { return false }
    return control.walk.inEveryCase({ value }) != value
      || control.walk.inEveryCase({ outlinedText }) != outlinedText
  }

  /// Whether the value stands in the property itself, not in a list, a constant or a case of an enum.
  fileprivate var isWrittenHere: Bool {
    program.valueRange(of: entry).contains(
      program.location(of: expression.origin).range.lowerBound)
  }

  /// Replaces the value by another one, in the place that it comes from. The item of a list may be of
  /// no type that has a member, so a member takes the place of its name. Where the other side of a choice
  /// says the same, nothing is left to choose.
  func replacing(with text: String) -> Change {
    if origin == .none { return .replace(.none, .whole, text) }
    let value = program.expression(entry.expression)
    let whole = value.origin
    if value.operation == .conditional {
      let sides = program.operandIDs(of: value).dropFirst()
      let others = sides.filter { program.expression($0).origin != expression.origin }
      if others.count == 1, program.source(of: program.expression(others[0]).origin) == text {
        return .replace(whole, .whole, text)
      }
    }
    return .replace(text.hasPrefix(".") && !isWrittenHere ? whole : expression.origin, .whole, text)
  }
}
