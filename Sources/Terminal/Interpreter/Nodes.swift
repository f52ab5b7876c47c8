import CtlCatalogue
import CtlChecker
import CtlLayout

import struct CtlRuntime.AnyControl

// Nodes of the tree from instances of the expansion.

extension Evaluator {
  /// The node of an element and its control, without values from its surroundings.
  func node(of instance: Int) -> (RenderNode, AnyControl?) {
    let element = element(of: instance)
    var node = RenderNode(
      kind: element.kind, name: scope(of: instance).program.name(of: element),
      instance: Int32(instance), parent: -1)
    node.rounds = loops
    node.properties = properties(of: instance, element)
    if case .color(let color)? = property(.tintColor, of: instance) {
      node.tint = color.resolved(in: state.look)
    }
    node.states = states(of: instance, element.kind)
    if node.isEditing { node.cursor = state.cursor }
    if isTouched(instance) { node.touchedSegment = state.touchedSegment }
    let control = control(node)
    if let own = control?.control.ownTint { node.tint = Color(own).resolved(in: state.look) }
    if let control, Kind.named(node.kind).children == .none { readBack(control, into: &node) }
    node.isHidden = property(.isHidden, of: instance) == .bool(true)
    if Kind.named(node.kind).isModal, !node.bool(.isPresented) { node.isHidden = true }
    let known = Kind.named(node.kind)
    node.hiding = known.isModal || node.kind == .refreshControl ? .gone : .keepsPlace
    node.hasContents = known.role == .container && hasContents(instance)
    node.text = ownText(node)
    return (node, control)
  }

  /// Whether anything but what assistive technology says is written in an element.
  private func hasContents(_ instance: Int) -> Bool {
    let end = instance + Int(expansion.instances[instance].size)
    var next = instance + 1
    while next < end, element(of: next).kind == .accessibility {
      next += Int(expansion.instances[next].size)
    }
    return next < end
  }

  private func states(of instance: Int, _ kind: KindName) -> ControlState {
    var states = ControlState.normal
    let isEnabled = property(.isEnabled, of: instance) != .bool(false)
    if !isEnabled { states.insert(.disabled) }
    if let editing = state.editing, editing.instance == Int32(instance), editing.rounds == loops {
      states.insert(.editing)
    }
    if isTouched(instance), Kind.named(kind).role != .container { states.insert(.highlighted) }
    if !state.overrides.isEmpty {
      let name = scope(of: instance).program.name(of: element(of: instance))
      if state.override(of: name, kind, nil) == .bool(true) {
        if kind != .row { states.insert(.editing) } else if isEnabled { states.insert(.swiped) }
      }
    }
    if let row = state.selectedRow, row.instance == Int32(instance), row.rounds == loops {
      states.insert(.selected)
    }
    if isEnabled, let row = state.swipedRow, row.instance == Int32(instance), row.rounds == loops {
      states.insert(.swiped)
    }
    guard Kind.named(kind).isControl else { return states }
    if property(.isHighlighted, of: instance) == .bool(true) { states.insert(.highlighted) }
    if property(.isSelected, of: instance) == .bool(true) { states.insert(.selected) }
    return states
  }

  private func isTouched(_ instance: Int) -> Bool {
    guard let touched = state.touched else { return false }
    return touched.instance == Int32(instance) && touched.rounds == loops
  }

  // MARK: Properties

  private func properties(of instance: Int, _ element: Element) -> [RenderProperty] {
    let scope = scope(of: instance)
    var result: [RenderProperty] = []
    var plain: Set<PropertyName> = []
    func add(_ name: PropertyName, _ value: Value?, _ origin: RenderProperty.Origin) {
      guard plain.insert(name).inserted, let value else { return }
      result.append(RenderProperty(name: name, value: resolved(value), origin: origin))
    }
    if !state.live.isEmpty,
      let changed = state.live[ElementKey(instance: Int32(instance), rounds: loops)]
    {
      for (name, value) in changed.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
        add(name, value, .state)
      }
    }
    if !state.overrides.isEmpty {
      for item in state.overrides.reversed()
      where item.element == element.kind.name || item.element == scope.program.name(of: element) {
        if let name = item.property { add(name, item.value, .state) }
      }
    }
    for index in element.properties {
      let entry = scope.program.properties[index]
      guard entry.group == .own, entry.parameter < 0 else { continue }
      let origin: RenderProperty.Origin = entry.form == .binding ? .binding : .file
      if entry.isKeyed {
        guard let value = resolved(entry, scope) else { continue }
        result.append(RenderProperty(entry, value, origin))
      } else if let value = said(entry.name, of: instance).set {
        add(entry.name, value, origin)
      } else if let value = resolved(entry, scope) {
        guard plain.insert(entry.name).inserted else { continue }
        result.append(RenderProperty(name: entry.name, value: value, origin: origin))
      }
    }
    for style in cascade.looks(of: instance) {
      let entry = style.entry
      if entry.isKeyed {
        guard !result.contains(where: { $0.isSame(as: entry) }),
          let value = resolved(entry, Place(style.program))
        else { continue }
        result.append(RenderProperty(entry, value, .appearance))
      } else if !plain.contains(entry.name) {
        add(entry.name, said(entry.name, of: instance).set, .appearance)
      }
    }
    for derivation in ProgramDerivation.of(element.kind)
    where !plain.contains(derivation.property) {
      add(derivation.property, said(derivation.property, of: instance).set, .derived)
    }
    return result
  }

  /// A value with the names of enum cases in it, and with colors as they look here: no drawing sees
  /// another one.
  func resolved(_ value: Value) -> RenderValue {
    switch value {
    case .color(let color): return .value(.color(color.resolved(in: state.look)))
    case .styled(let text, var style):
      style.color = style.color?.resolved(in: state.look)
      return .value(.styled(text, style))
    case .enumCase(let file, let index, let number):
      guard let (program, enumeration) = expansion.program.enumeration(file, index),
        let item = expansion.program.enumCase(file, index, number)
      else { return .value(.none) }
      return .enumCase(
        enumeration: program.text(enumeration.name), name: program.text(item.name),
        label: lookedUp(item.label))
    case .list(let items): return .list(items.map { resolved($0) })
    default: return .value(value)
    }
  }

  /// The meaning of a property, also when that is not a value.
  private func resolved(_ entry: PropertyEntry, _ scope: Place) -> RenderValue? {
    if entry.isShownText, let value = value(of: entry, scope) { return resolved(value) }
    return resolved(entry.expression, scope)
  }

  private func resolved(_ id: ExpressionID, _ scope: Place, depth: Int = 0) -> RenderValue? {
    guard depth < 64 else { return nil }
    let expression = scope.program.expression(id)
    let operands = scope.program.operandIDs(of: expression)
    switch expression.operation {
    case .reference: return .reference(name(of: scope.program.symbols[Int(expression.payload)]))
    case .element:
      let index = Int(expression.payload)
      guard scope.program.elements.indices.contains(index) else { return nil }
      return .element(scope.program.elements[index].kind)
    case .systemView:
      if case .string(let name)? = scope.program.constant(id) { return .systemView(name) }
      return nil
    default: break
    }
    if let value = value(id, scope) { return resolved(value) }
    switch expression.operation {
    case .list: return .list(operands.compactMap { resolved($0, scope, depth: depth + 1) })
    case .conditional:
      guard operands.count == 3, case .bool(let condition)? = value(operands[0], scope) else {
        return nil
      }
      return resolved(operands[condition ? 1 : 2], scope, depth: depth + 1)
    default: return nil
    }
  }

  private func name(of symbol: Symbol) -> String {
    guard let program = expansion.program.program(of: symbol.file) else { return "" }
    let index = Int(symbol.index)
    switch symbol.kind {
    case .element: return program.name(of: program.elements[index]) ?? ""
    case .task: return program.text(program.tasks[index].name)
    case .screen: return program.text(program.screens[index].name)
    default: return ""
    }
  }

  // MARK: Elements as values

  /// The element that is the value of a property, if there is one.
  func viewElement(_ name: PropertyName, of instance: Int) -> ElementID? {
    guard let entry = entry(name, of: instance) else { return nil }
    let scope = scope(of: instance)
    var id = entry.expression
    for _ in 0..<64 {
      let expression = scope.program.expression(id)
      switch expression.operation {
      case .element: return ElementID(Int(expression.payload))
      case .conditional:
        let operands = scope.program.operandIDs(of: expression)
        guard operands.count == 3, case .bool(let condition)? = value(operands[0], scope) else {
          return nil
        }
        id = operands[condition ? 1 : 2]
      default: return nil
      }
    }
    return nil
  }

  /// The instance of the element that a reference property names.
  func referenced(_ name: PropertyName, of instance: Int) -> Int? {
    guard let entry = entry(name, of: instance) else { return nil }
    let scope = scope(of: instance)
    let expression = scope.program.expression(entry.expression)
    guard expression.operation == .reference else { return nil }
    return self.instance(of: scope.program.symbols[Int(expression.payload)], scope)
  }
}

extension RenderNode {
  /// Whether a text field is being edited; only the state decides that, not the file.
  public var isEditing: Bool { states.contains(.editing) }
}

extension ControlState {
  /// In addition to the four states of the guidelines: a text field that is being edited.
  static let editing = ControlState(rawValue: 128)
  /// A row whose swipe actions are shown.
  static let swiped = ControlState(rawValue: 64)
}

extension RenderProperty {
  init(_ entry: PropertyEntry, _ value: RenderValue, _ origin: Origin) {
    self.init(
      name: entry.name, state: entry.state, rightState: entry.rightState, isKeyed: true,
      value: value, origin: origin)
  }

  func isSame(as entry: PropertyEntry) -> Bool {
    isKeyed && name == entry.name && state == entry.state && rightState == entry.rightState
  }
}
