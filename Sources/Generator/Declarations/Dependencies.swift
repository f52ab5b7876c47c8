import CtlCatalogue
import CtlChecker

/// The variables that the description of a screen or component reads: a write to any other needs no
/// update.
struct Dependencies {
  private(set) var variables: Set<Int> = []
  private(set) var tasks: Set<Int> = []
  /// Whether it reads properties of controls that no variable has.
  private(set) var readsControls = false

  init(_ program: Program, _ root: ElementID, _ declared: CtlChecker.Scope) {
    var pending: [ExpressionID] = []
    for index in root.index..<root.index + Int(program.element(root).size) {
      let element = program.elements[index]
      pending += program.properties[element.properties].map(\.expression)
      switch element.form {
      case .branch: if element.payload >= 0 { pending.append(ExpressionID(Int(element.payload))) }
      case .loop: pending.append(program.loops[Int(element.payload)].sequence)
      case .kind:
        // An indicator without a task of its own shows all network tasks.
        if Kind.named(element.kind).followsNetwork {
          tasks.formUnion(declared.tasks.filter { program.tasks[$0].isNetwork == true })
        }
      default: break
      }
    }
    pending += declared.constants.map { program.constants[$0].value }
    pending += declared.variables.compactMap { program.variables[$0].range }
    for style in program.styles[declared.styles] {
      pending += program.properties[style.properties].map(\.expression)
    }
    for appearance in program.appearances[declared.appearances] {
      pending += program.properties[appearance.properties].map(\.expression)
    }
    while let id = pending.popLast() {
      let expression = program.expression(id)
      pending += program.operandIDs(of: expression)
      switch expression.operation {
      case .elementProperty:
        if let bound = ElementRead(program, expression)?.bound {
          pending.append(bound)
        } else {
          readsControls = true
        }
      case .symbol, .reference:
        let symbol = program.symbols[Int(expression.payload)]
        guard symbol.file == program.file else { continue }
        if symbol.kind == .variable { variables.insert(Int(symbol.index)) }
        if symbol.kind == .task { tasks.insert(Int(symbol.index)) }
      default: break
      }
    }
  }
}

/// The parts of `airplane.isOn`.
struct ElementRead {
  /// The element of the same file.
  let index: Int
  let property: PropertyName
  /// Where the file sets the property, without states.
  let entry: PropertyEntry?
  /// The variable that is bound to the property, if it has the same type, or is an Int for a
  /// Double.
  let bound: ExpressionID?

  init?(_ program: Program, _ expression: Expression) {
    guard let operand = program.operandIDs(of: expression).first,
      let name = PropertyName(rawValue: Int(expression.payload)),
      program.expression(operand).operation == .reference
    else { return nil }
    let symbol = program.symbols[Int(program.expression(operand).payload)]
    guard symbol.kind == .element, symbol.file == program.file else { return nil }
    index = Int(symbol.index)
    property = name
    entry = program.properties[program.elements[index].properties].first {
      $0.name == name && $0.group == .own && !$0.isKeyed
    }
    guard let entry, entry.form == .binding else {
      bound = nil
      return
    }
    let type = program.expression(entry.expression).type
    let fits = type == expression.type || (expression.type == .double && type == .int)
    bound = fits ? entry.expression : nil
  }
}
