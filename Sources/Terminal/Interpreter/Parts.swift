import CtlCatalogue
import CtlChecker
import CtlRuntime

// Segments and wheels: those that are elements, and those without elements, from the cases of an
// enum or the wheels of a date.

extension Evaluator {
  /// The parts of a control besides those in the file.
  func parts(of index: Int, in tree: RenderTree) -> [RenderNode] {
    let node = tree.nodes[index]
    let hasOwn = tree.nodes.count > index + 1
    switch node.kind {
    case .segmentedControl where !hasOwn:
      return enumeration(of: Int(node.instance)).map { segment(node, $0) }
    case .picker where !hasOwn: return wheels(of: node).map { _ in part(.wheel, node) }
    case .datePicker:
      guard case .datePicker(let picker)? = tree.control(of: index) else { return [] }
      return picker.wheels.map { wheel in
        var part = part(.wheel, node)
        part.name = wheel.rawValue
        part.wheel = WheelRows(picker, wheel)
        return part
      }
    default: return []
    }
  }

  private func part(_ kind: KindName, _ owner: RenderNode) -> RenderNode {
    var node = RenderNode(kind: kind, name: nil, instance: owner.instance, parent: -1)
    node.rounds = owner.rounds
    return node
  }

  private func segment(_ owner: RenderNode, _ title: String) -> RenderNode {
    var node = part(.segment, owner)
    node.text = title
    node.properties = [
      RenderProperty(name: .title, value: .value(.string(title)), origin: .derived)
    ]
    return node
  }

  private func enumeration(of instance: Int) -> [String] {
    boundEnumeration(of: instance).map { expansion.program.labels($0.file, $0.index) } ?? []
  }

  /// The wheels of a picker without elements in it: the cases of an enum, or lists of values.
  private func wheels(of node: RenderNode) -> [[String]] {
    let labels = enumeration(of: Int(node.instance))
    if !labels.isEmpty { return [labels] }
    guard case .list(let wheels)? = property(.wheels, of: Int(node.instance)) else { return [] }
    return wheels.prefix(16).map { wheel in
      if case .list(let values) = wheel { values.map { text(of: $0) } } else { [] }
    }
  }

  /// The values of a wheel that is an element, and the row that it chooses itself.
  private func wheel(_ instance: Int) -> (values: [String], row: Int?) {
    let labels = enumeration(of: instance)
    if !labels.isEmpty { return (labels, chosenCase(of: instance)) }
    guard case .list(let values)? = property(.values, of: instance) else { return ([], nil) }
    let row = property(.selection, of: instance).flatMap { values.firstIndex(of: $0) }
    return (values.map { text(of: $0) }, row)
  }

  /// Makes the control of a node with its parts, and gives each of them its content.
  func connectParts(of index: Int, in tree: inout RenderTree) {
    let parts = tree.children(of: index)
    switch tree.nodes[index].kind {
    case .segmentedControl: connectSegments(parts, of: index, in: &tree)
    case .picker: connectWheels(parts, of: index, in: &tree)
    default: return
    }
  }

  private func connectSegments(_ parts: [Int], of index: Int, in tree: inout RenderTree) {
    let fields = parts.map { part in
      FieldValue.fields(
        Dictionary(
          tree.nodes[part].properties.map { ($0.name.name, $0.value.field) },
          uniquingKeysWith: { first, _ in first }))
    }
    let setting = FieldSetting("segments", .list(fields))
    guard let control = control(tree.nodes[index], parts: [setting]),
      case .segmentedControl(let segmented) = control
    else { return }
    tree.setControl(control, of: index)
    readBack(control, into: &tree.nodes[index])
    for (position, part) in parts.enumerated() {
      let state = segmented.state(ofSegment: position)
      tree.nodes[part].states = CtlCatalogue.ControlState(rawValue: state.rawValue)
      if position == tree.nodes[index].touchedSegment {
        tree.nodes[part].states.insert(.highlighted)
      }
    }
  }

  private func connectWheels(_ parts: [Int], of index: Int, in tree: inout RenderTree) {
    let node = tree.nodes[index]
    let isOwn = parts.first.map { tree.nodes[$0].instance != node.instance } ?? false
    let wheels =
      isOwn
      ? parts.map { wheel(Int(tree.nodes[$0].instance)) }
      : wheels(of: node).map { (values: $0, row: nil) }
    let values = wheels.map {
      FieldValue.list(($0.values.isEmpty ? [""] : $0.values).map { .string($0) })
    }
    var settings = [FieldSetting("wheels", .list(values))]
    let said =
      if case .list(let rows)? = said(.selectedRows, of: Int(node.instance)).set { rows } else {
        [CtlChecker.Value]()
      }
    let rows = wheels.enumerated().map { position, wheel -> FieldValue in
      if position < said.count, case .int(let row) = said[position] { return .int(row) }
      return .int(wheel.row ?? 0)
    }
    settings.append(FieldSetting("selectedRows", .list(rows)))
    guard var control = control(node) else { return }
    control.set(settings)
    guard case .picker(let picker) = control else { return }
    tree.setControl(control, of: index)
    readBack(control, into: &tree.nodes[index])
    for (position, part) in parts.enumerated() where position < wheels.count {
      let values = wheels[position].values
      tree.nodes[part].wheel = WheelRows(
        count: values.count, at: picker.selectedRow(ofWheel: position)
      ) { values[$0] }
    }
  }
}
