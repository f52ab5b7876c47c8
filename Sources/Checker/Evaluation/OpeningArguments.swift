extension Program {
  /// The arguments with which screens of the file open each of them.
  var openingsOfScreens: [[[(variable: Int, value: ExpressionID)]]] {
    let parameters = self.screens.map { tables.parameters(of: $0) }
    var result: [[[(variable: Int, value: ExpressionID)]]] = parameters.map { _ in [] }
    if parameters.allSatisfy({ $0.isEmpty }) { return result }
    let opened = self.steps.compactMap { step -> (screen: Symbol, arguments: Range<Int>)? in
      if case .open(let opening) = step.form { (opening.screen, opening.arguments) } else { nil }
    }
    for opening in opened + heldScreens.map({ ($0.screen, $0.arguments) }) {
      guard opening.screen.kind == .screen, opening.screen.file == self.file,
        case let index = Int(opening.screen.index), !parameters[index].isEmpty
      else { continue }
      result[index].append(
        zip(parameters[index], self.operands[opening.arguments]).compactMap { parameter, argument in
          let id = ExpressionID(Int(argument))
          return expression(id).operation == .poison ? nil : (variable: parameter, value: id)
        })
    }
    return result
  }
}
