import CtlCatalogue
import CtlChecker
import CtlRuntime

// The controls of the runtime for the elements of a tree: the properties of an element go into its
// control by name, and the control's own values come back.

/// The known fields of a kind.
struct ControlFields: Sendable {
  let kind: ControlKind
  /// The properties whose values the control may change, or derive from others.
  let followed: [Property]
  /// For each of them that depends on no part: the properties that decide it, in the order of
  /// setting.
  let sources: [PropertyName: [PropertyName]]

  private static let table: [ControlFields?] = Kind.all.map { ControlFields($0) }

  static func of(_ kind: KindName) -> ControlFields? { table[kind.rawValue] }

  private init?(_ kind: Kind) {
    guard let control = ControlKind(rawValue: kind.name.name) else { return nil }
    self.kind = control
    followed = kind.ownProperties.filter { property in
      if case .derived(let derivation) = property.defaultValue, !derivation.sources.isEmpty {
        return true
      }
      return property.range != nil || !property.limitedBy.isEmpty
    }
    var sources: [PropertyName: [PropertyName]] = [:]
    for property in followed where kind.children == .none {
      let names = kind.sources(of: property.name)
      let stated = kind.ownProperties.filter { names.contains($0.name) }
      sources[property.name] =
        stated.filter(\.limitedBy.isEmpty).map(\.name)
        + stated.filter { !$0.limitedBy.isEmpty }.map(\.name)
    }
    self.sources = sources
  }
}

extension Evaluator {
  /// The control's value of one of an element's properties; nil when the control does not change
  /// it.
  func inControl(
    _ name: PropertyName, of instance: Int, _ kind: KindName, _ set: CtlChecker.Value?,
    _ state: CtlCatalogue.ControlState
  ) -> CtlChecker.Value? {
    guard state.isEmpty, let fields = ControlFields.of(kind), let sources = fields.sources[name],
      let type = Kind.named(kind).property(named: name)?.type
    else { return nil }
    let settings = sources.compactMap { source in
      (source == name ? set : said(source, of: instance).set).map {
        FieldSetting(source.name, $0.field)
      }
    }
    let value = AnyControl(fields.kind, settings).value(name.name)
    if let value, value == set?.field { return set }
    return value.flatMap { Value($0, type) }
  }

  /// What a property is worth that is not set and has no default: what a new control has.
  func unsaid(_ name: PropertyName, of kind: KindName) -> CtlChecker.Value? {
    guard let property = Kind.named(kind).property(named: name) else { return nil }
    if name == .tintColor { return .color(CtlChecker.Color(.systemTint)) }
    if let fields = ControlFields.of(kind),
      let value = AnyControl(fields.kind, []).value(name.name),
      let made = CtlChecker.Value(value, property.type)
    {
      return made
    }
    return initial(PropertyTypes.type(of: name, in: kind))
  }

  /// The control of a node, with the contents of its parts; nil for containers and parts.
  func control(_ node: RenderNode, parts: [FieldSetting] = []) -> AnyControl? {
    guard let fields = ControlFields.of(node.kind) else { return nil }
    let kind = Kind.named(node.kind)
    var early: [FieldSetting] = []
    var late: [FieldSetting] = []
    for property in node.properties {
      let states = FieldStates(
        ControlState(rawValue: property.state.rawValue),
        ControlState(rawValue: (property.rightState ?? .normal).rawValue))
      let setting = FieldSetting(property.name.name, property.value.field, states)
      if kind.property(named: property.name)?.limitedBy.isEmpty == false {
        late.append(setting)
      } else {
        early.append(setting)
      }
    }
    var control = AnyControl(fields.kind, early + parts + late)
    control.showTouch(of: node)
    KindDrawing.of(node.kind)?.complete(&control, node, state)
    return control
  }

  /// Copies the control's values into the properties of its node.
  func readBack(_ control: AnyControl, into node: inout RenderNode) {
    for property in ControlFields.of(node.kind)?.followed ?? [] {
      guard let value = control.value(property.name.name) else { continue }
      let index = node.properties.firstIndex { $0.name == property.name && !$0.isKeyed }
      let said = index.map { node.properties[$0].value.field }
      // The parts choose a case of an enum.
      if said == .nothing { continue }
      let former =
        said
        ?? Defaults.value(of: property.name, in: node.kind)?.field ?? .nothing
      guard value != former, let made = Value(value, property.type) else { continue }
      if let index {
        node.properties[index].value = .value(made)
      } else {
        node.properties.append(
          RenderProperty(name: property.name, value: .value(made), origin: .derived))
      }
    }
  }
}

extension AnyControl {
  /// Looks as with a finger where the screen has one.
  fileprivate mutating func showTouch(of node: RenderNode) {
    let isPressed = node.states.contains(.highlighted)
    let segment = node.touchedSegment ?? (isPressed ? pressedSegment(of: node) : nil)
    if let segment, var segmented = control as? any Segmented {
      segmented.touchedSegment = segment
      control = segmented
    } else if isPressed {
      set([FieldSetting("isHighlighted", .bool(true))])
    }
  }

  /// A stepper lights up where a finger is: without one it is drawn with one on its plus, or its minus where
  /// only that steps. A disabled one has none.
  private func pressedSegment(of node: RenderNode) -> Int? {
    guard node.kind == .stepper, !node.states.contains(.disabled) else { return nil }
    guard let stepper = control as? CtlRuntime.Stepper else { return 1 }
    return stepper.isAtEnd(.increment) && !stepper.isAtEnd(.decrement) ? 0 : 1
  }
}

extension RenderTree {
  /// The control of the runtime for a node; nil for containers and parts.
  public func control(of node: Int) -> AnyControl? {
    let index = nodes[node].control
    return index < 0 ? nil : controls[Int(index)]
  }

  mutating func setControl(_ control: AnyControl, of node: Int) {
    if nodes[node].control < 0 {
      nodes[node].control = Int32(controls.count)
      controls.append(control)
    } else {
      controls[Int(nodes[node].control)] = control
    }
  }
}
