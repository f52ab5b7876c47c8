import CtlCatalogue
import CtlChecker
import CtlRuntime

extension Picker: DrawnControl {
  static let drawing = KindDrawing(
    derivations: [
      ProgramDerivation(.selectedRows) { evaluator, instance, set in
        if let set { return set }
        return evaluator.chosenCase(of: instance).map { .list([.int($0)]) }
      }
    ],
    parts: { evaluator, index, tree in
      let node = tree.nodes[index]
      guard tree.nodes.count == index + 1 else { return [] }
      return evaluator.wheels(of: node).map { _ in evaluator.part(.wheel, node) }
    },
    connect: { $0.connectWheels(of: $1, in: &$2) },
    choose: { screen, row, node, part in
      var rows: [CtlChecker.Value] = []
      if case .list(let known)? = screen.value(.selectedRows, of: node) { rows = known }
      while rows.count <= part { rows.append(.int(0)) }
      rows[part] = .int(row)
      screen.write(.list(rows), to: .selectedRows, of: node)
    },
    insets: KindDrawing.wheelInsets, draw: KindDrawing.drawWheels)
}

extension Evaluator {
  /// The wheels of a picker without elements in it: the cases of an enum, or lists of values.
  fileprivate func wheels(of node: RenderNode) -> [[String]] {
    let labels = enumeration(of: Int(node.instance))
    if !labels.isEmpty { return [labels] }
    guard case .list(let wheels)? = property(.wheels, of: Int(node.instance)) else { return [] }
    return wheels.prefix(16).map { wheel in
      if case .list(let values) = wheel { values.map { text(of: $0) } } else { [] }
    }
  }

  /// The values of a wheel that is an element, and the row that it chooses itself. Written values
  /// are shown instead of the cases in the same places.
  fileprivate func wheel(_ instance: Int) -> (values: [String], row: Int?) {
    let chosen = chosenCase(of: instance)
    guard case .list(let values)? = property(.values, of: instance) else {
      return (enumeration(of: instance), chosen)
    }
    let row = property(.selection, of: instance).flatMap {
      wheelValues(of: instance).firstIndex(of: $0)
    }
    return (values.map { text(of: $0) }, chosen ?? row)
  }

  fileprivate func connectWheels(of index: Int, in tree: inout RenderTree) {
    let parts = tree.children(of: index)
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
    guard let picker = control[as: Picker.self] else { return }
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
