import CtlCatalogue
import CtlChecker

// Segments and wheels that no element stands for: the cases of an enum, the wheels of a date.

extension Evaluator {
  /// How many rows of a wheel show above and below the middle.
  static let rowsAround = 1

  /// The parts that a control has besides those in the file.
  func parts(of index: Int, in tree: RenderTree) -> [RenderNode] {
    let node = tree.nodes[index]
    let instance = Int(node.instance)
    let hasOwn = tree.nodes.count > index + 1
    switch node.kind {
    case .segmentedControl where !hasOwn:
      return enumeration(of: instance).map { part(.segment, node, text: $0) }
    case .picker where !hasOwn: return wheels(of: node)
    case .datePicker:
      guard let setting = DateWheel.Setting(self, instance) else { return [] }
      return DateWheel.wheels(of: self, instance).map { wheel in
        var part = part(.wheel, node, text: nil)
        part.name = wheel.rawValue
        part.wheel = wheel.rows(setting, around: Evaluator.rowsAround)
        return part
      }
    default: return []
    }
  }

  private func part(_ kind: KindName, _ owner: RenderNode, text: String?) -> RenderNode {
    var node = RenderNode(kind: kind, name: nil, instance: owner.instance, parent: -1)
    node.rounds = owner.rounds
    node.text = text
    if let text, kind == .segment {
      node.properties = [
        RenderProperty(name: .title, value: .value(.string(text)), origin: .derived)
      ]
    }
    return node
  }

  private func enumeration(of instance: Int) -> [String] {
    boundEnumeration(of: instance).map { expansion.program.labels($0.file, $0.index) } ?? []
  }

  private func wheels(of node: RenderNode) -> [RenderNode] {
    let instance = Int(node.instance)
    let labels = enumeration(of: instance)
    if !labels.isEmpty {
      let row = selectedRows(node).first ?? 0
      return [wheelPart(node, labels, row)]
    }
    guard case .list(let wheels)? = property(.wheels, of: instance) else { return [] }
    let rows = selectedRows(node)
    return wheels.prefix(16).enumerated().map { index, wheel in
      guard case .list(let values) = wheel else { return wheelPart(node, [], 0) }
      return wheelPart(node, values.map { text(of: $0) }, index < rows.count ? rows[index] : 0)
    }
  }

  private func wheelPart(_ owner: RenderNode, _ values: [String], _ row: Int) -> RenderNode {
    var part = part(.wheel, owner, text: nil)
    part.wheel = WheelRows(count: values.count, at: row, around: Evaluator.rowsAround) {
      values[$0]
    }
    return part
  }

  private func selectedRows(_ node: RenderNode) -> [Int] {
    guard case .list(let rows)? = property(.selectedRows, of: Int(node.instance)) else { return [] }
    return rows.map { if case .int(let row) = $0 { row } else { 0 } }
  }

  /// Tells the parts of a control which of them is chosen.
  func selectParts(of index: Int, in tree: inout RenderTree) {
    let node = tree.nodes[index]
    switch node.kind {
    case .segmentedControl:
      let selected = node.number(.selectedSegmentIndex).flatMap { Int(exactly: $0) } ?? -1
      for (position, segment) in tree.children(of: index).enumerated() {
        if node.states.contains(.disabled) { tree.nodes[segment].states.insert(.disabled) }
        if position == selected, !node.bool(.isMomentary) {
          tree.nodes[segment].states.insert(.selected)
        }
        if position == node.touchedSegment { tree.nodes[segment].states.insert(.highlighted) }
      }
    case .picker:
      let rows = selectedRows(node)
      for (position, wheel) in tree.children(of: index).enumerated()
      where tree.nodes[wheel].wheel == nil {
        tree.nodes[wheel].wheel = rowsOfElement(
          Int(tree.nodes[wheel].instance), position < rows.count ? rows[position] : nil)
      }
    default: break
    }
  }

  /// The rows of a wheel that is an element: an enum or a list of values.
  private func rowsOfElement(_ instance: Int, _ row: Int?) -> WheelRows {
    var labels = enumeration(of: instance)
    var chosen = chosenCase(of: instance)
    if labels.isEmpty, case .list(let values)? = property(.values, of: instance) {
      labels = values.map { text(of: $0) }
      if let selection = property(.selection, of: instance), row == nil {
        chosen = values.firstIndex(of: selection)
      }
    }
    return WheelRows(count: labels.count, at: row ?? chosen ?? 0, around: Evaluator.rowsAround) {
      labels[$0]
    }
  }
}
