import CtlCatalogue
import CtlChecker

/// A screen of a typed program as Ctl: the form that `ctl import` writes. A member is one line, so
/// that one which is not allowed where it stands can be taken back.
public struct ScreenText {
  private let program: Program
  private let screen: Screen
  private var lines: [String] = []
  private var depth = 0
  /// The names of elements in the text; each once.
  private var names: [ElementID: String] = [:]
  private var actions: [Int: String] = [:]
  /// The constraints of each container.
  private var layouts: [ElementID: [Constraint]] = [:]
  /// The screens whose files this one imports.
  private var opened: Set<Int> = []
  /// What the language has no word for, in the order of the file.
  private var unsaid: [String] = []

  /// The lines of a screen, the screens that it opens, and what became comments.
  public static func lines(
    of index: Int, in program: Program
  ) -> (name: String, lines: [String], opened: Set<Int>, unsaid: [String]) {
    var text = ScreenText(program, program.screens[index])
    text.write()
    return (program.text(program.screens[index].name), text.lines, text.opened, text.unsaid)
  }

  private init(_ program: Program, _ screen: Screen) {
    self.program = program
    self.screen = screen
    chooseNames()
  }

  private var elements: Range<Int> {
    let root = screen.root.index
    return root..<root + Int(program.elements[root].size)
  }

  // MARK: Names

  private mutating func chooseNames() {
    var taken: Set<String> = []
    func free(_ base: String) -> String {
      let isWord = Keywords.contains(base) || base == "superview"
      var name = isWord ? base + "1" : base
      var number = 2
      while taken.contains(name) {
        name = base + String(number)
        number += 1
      }
      return name
    }
    for index in screen.scope.actions {
      let name = free(DocumentWords.identifier(program.text(program.actions[index].name)) ?? "act")
      taken.insert(name)
      actions[index] = name
    }
    var named: Set<ElementID> = []
    for constraint in program.constraints[screen.scope.constraints] {
      layouts[constraint.owner, default: []].append(constraint)
      guard case .equation(let left, let right, _) = constraint.form else { continue }
      for case let element? in [left.element, right?.element] { named.insert(element) }
    }
    for index in elements.dropFirst() {
      let element = program.elements[index]
      let own = program.name(of: element).flatMap { DocumentWords.identifier($0) }
      guard Kind.named(element.kind).role != .part, own != nil || named.contains(ElementID(index))
      else { continue }
      let name = free(own ?? element.kind.name)
      taken.insert(name)
      names[ElementID(index)] = name
    }
  }

  // MARK: Text

  private mutating func line(_ text: String) {
    lines.append(String(repeating: "  ", count: depth) + text)
  }

  /// What rules read of a document and the language does not say.
  private static let unsaidAttributes: Set = ["textContentType"]

  private mutating func comment(_ what: String) {
    unsaid.append(what)
    line("// Not said here: \(what)")
  }

  private mutating func write() {
    let root = program.element(screen.root)
    let title = primaryText(of: root).map { " " + $0 } ?? ""
    line("screen \(program.text(screen.name))\(title) {")
    depth += 1
    let called = calledActions()
    for index in screen.scope.actions where called.contains(index) {
      line("action \(actions[index] ?? "")()")
    }
    writeMembers(of: screen.root)
    depth -= 1
    line("}")
  }

  private func screenName(_ opening: DesignOpening) -> String {
    program.text(program.screens[opening.screen].name)
  }

  /// The actions that stay: those of what opens a screen are no longer needed.
  private func calledActions() -> Set<Int> {
    var called: Set<Int> = []
    for index in elements {
      for handler in program.handlers[program.elements[index].handlers] {
        if program.design?.openings[handler.origin] != nil { continue }
        let kind = Kind.named(program.elements[index].kind)
        guard let event = handler.event, kind.events.events.contains(event) else { continue }
        for call in program.calls(of: handler) { called.insert(Int(call.action.index)) }
      }
    }
    return called
  }

  /// An element; the depth of the program bounds the recursion.
  private mutating func write(_ id: ElementID) {
    let element = program.element(id)
    var head = element.kind.name
    if let name = names[id] { head += " " + name }
    if let text = primaryText(of: element) { head += " " + text }
    let start = lines.count
    line(head + " {")
    depth += 1
    writeMembers(of: id)
    depth -= 1
    if lines.count == start + 1 {
      lines[start].removeLast(2)
    } else {
      line("}")
    }
  }

  private func primary(of element: Element) -> PropertyEntry? {
    guard let name = Kind.named(element.kind).primaryText else { return nil }
    return program.properties[element.properties].first {
      $0.name == name && $0.group == .own && !$0.isKeyed
    }
  }

  private func primaryText(of element: Element) -> String? {
    guard let entry = primary(of: element),
      case .string(let text)? = program.constant(entry.expression)
    else { return nil }
    return Value.quoted(text)
  }

  private mutating func writeMembers(of id: ElementID) {
    let element = program.element(id)
    let main = primaryText(of: element) == nil ? nil : primary(of: element)
    var accessibility: [String] = []
    for entry in program.properties[element.properties] {
      if let main, entry.name == main.name, entry.origin == main.origin, entry.group == .own,
        !entry.isKeyed
      {
        continue
      }
      if entry.name == .screen { continue }
      let constant = program.constant(entry.expression)
      if let constant, entry.group == .own, !entry.isKeyed,
        // A style that is written is one that was chosen: drawings see it.
        entry.name != .style, let known = Kind.named(element.kind).property(named: entry.name),
        Self.isDefault(constant, known.defaultValue)
      {
        continue
      }
      guard let value = constant, let text = text(value) else {
        comment("the value of `\(entry.name.name)`")
        continue
      }
      if entry.group == .accessibility {
        accessibility.append("\(entry.name.name): \(text)")
        continue
      }
      let state =
        entry.isKeyed
        ? ControlState.names.first { $0.state == entry.state }.map { "(\($0.name))" } ?? "" : ""
      line("\(entry.name.name)\(state): \(text)")
    }
    if !accessibility.isEmpty {
      line("accessibility {")
      depth += 1
      for member in accessibility { line(member) }
      depth -= 1
      line("}")
    }
    for attribute in program.design?.facts[id]?.attributes ?? []
    where Self.unsaidAttributes.contains(attribute.name) && attribute.value != "NO" {
      comment("`\(attribute.name)`")
    }
    for handler in program.handlers[element.handlers] {
      guard let event = handler.event,
        let action = program.calls(of: handler).first.flatMap({ actions[Int($0.action.index)] })
      else { continue }
      guard Kind.named(element.kind).events.events.contains(event) else {
        comment("`\(event.name)`, which a `\(element.kind.name)` never sends, calls `\(action)`")
        continue
      }
      if let opening = program.design?.openings[handler.origin] {
        opened.insert(opening.screen)
        line("on \(event.name) -> \(opening.style.rawValue) \(screenName(opening))()")
      } else {
        line("on \(event.name) -> \(action)()")
      }
    }
    if let held = program.heldScreen(by: id) {
      opened.insert(Int(held.screen.index))
      line("screen: \(program.text(program.screens[Int(held.screen.index)].name))()")
    }
    for child in program.children(of: id) { write(child) }
    writeLayout(of: id)
  }

  private mutating func writeLayout(of id: ElementID) {
    guard let constraints = layouts[id] else { return }
    line("layout {")
    depth += 1
    for constraint in constraints {
      if let text = text(constraint) { line(text) } else { comment("a constraint") }
    }
    depth -= 1
    line("}")
  }

  private func text(_ constraint: Constraint) -> String? {
    guard case .equation(var left, var right, let multiplier) = constraint.form else { return nil }
    // The sides of a frame were not chosen.
    if let element = left.element, program.element(element).origin == constraint.origin {
      left = Self.flipping(left)
      right = right.map(Self.flipping)
    }
    guard let first = text(left) else { return nil }
    var result = "\(first) \(constraint.relation.rawValue) "
    let constant = constraint.constant
    if let right {
      guard let second = text(right) else { return nil }
      result += second
      if multiplier != 1 { result += " * \(Value.text(multiplier))" }
      if constant > 0 { result += " + \(Value.text(constant))" }
      if constant < 0 { result += " - \(Value.text(-constant))" }
    } else {
      result += Value.text(constant)
    }
    let priority = Int(constraint.priority.rounded())
    return priority < 1000 ? result + " @ \(priority)" : result
  }

  /// The anchor that is at the other side in a language that is written from right to left.
  private static func flipping(_ anchor: Constraint.Anchor) -> Constraint.Anchor {
    let names = ["left": "leading", "right": "trailing"]
    return Constraint.Anchor(element: anchor.element, name: names[anchor.name] ?? anchor.name)
  }

  private func text(_ anchor: Constraint.Anchor) -> String? {
    guard let element = anchor.element else { return "superview.\(anchor.name)" }
    return names[element].map { "\($0).\(anchor.name)" }
  }

  // MARK: Values

  private static func isDefault(_ value: Value, _ other: DefaultValue) -> Bool {
    switch (value, other) {
    case (.bool(let value), .bool(let other)): value == other
    case (.member(let value), .member(let other)): value == other
    default: false
    }
  }

  private func text(_ value: Value) -> String? {
    program.spelled(value) { part in
      // Styles that the language does not have.
      guard case .font(.textStyle(let style)) = part, !CaseSet.textStyle.members.contains(style)
      else { return nil }
      return Font.system(size: Font.textStyle(style).points).text
    }
  }
}
