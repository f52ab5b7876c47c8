import CtlChecker

/// What the description of a screen reads: a write to anything else needs no update.
struct Dependencies {
  private(set) var variables: Set<Int> = []
  private(set) var tasks: Set<Int> = []
  /// Whether properties of controls are read.
  private(set) var readsControls = false

  init(_ scope: Scope) {
    guard let root = scope.root else { return }
    let program = scope.program
    var pending: [ExpressionID] = []
    for index in root.index..<root.index + Int(program.element(root).size) {
      let element = program.elements[index]
      pending += program.properties[element.properties].map(\.expression)
      switch element.form {
      case .branch: if element.payload >= 0 { pending.append(ExpressionID(Int(element.payload))) }
      case .loop: pending.append(program.loops[Int(element.payload)].sequence)
      case .kind:
        // An indicator without a task of its own stands for all network tasks.
        if element.kind == .networkActivityIndicator {
          tasks.formUnion(program.tasks.indices.filter { program.tasks[$0].isNetwork == true })
        }
      default: break
      }
    }
    if case .screen(let index) = scope.owner {
      let declared = program.screens[index].scope
      pending += declared.constants.map { program.constants[$0].value }
      pending += declared.variables.compactMap { program.variables[$0].range }
      for appearance in program.appearances[declared.appearances] {
        pending += program.properties[appearance.properties].map(\.expression)
      }
    }
    while let id = pending.popLast() {
      let expression = program.expression(id)
      pending += program.operandIDs(of: expression)
      if expression.operation == .elementProperty { readsControls = true }
      guard expression.operation == .symbol || expression.operation == .reference else { continue }
      let symbol = program.symbols[Int(expression.payload)]
      guard symbol.file == program.file else { continue }
      if symbol.kind == .variable { variables.insert(Int(symbol.index)) }
      if symbol.kind == .task { tasks.insert(Int(symbol.index)) }
    }
  }
}
