import CtlDiagnostics
import CtlSyntax

/// What a screen takes and hands back.
extension Checker {
  /// Declares the parameters of a screen as its first variables. Their defaults can use only the
  /// names of the file.
  mutating func declareParameters(_ views: [Parameter]) {
    var declared: [(name: NameID, token: Int)] = []
    for view in views {
      guard let token = view.nameToken else { continue }
      let type = view.type.map { self.type($0) } ?? .poison
      var parameter = Variable(
        name: name(ofToken: token), origin: OriginID(node: view.node), type: type)
      parameter.isParameter = true
      if let node = view.defaultValue {
        parameter.initialValue = coerce(expression(node, type), to: type, .initialValue)
      }
      parameter.isBinding = view.isBinding || isForeignBinding(view)
      declared.append((parameter.name, token))
      tables.variables.append(parameter)
    }
    let first = tables.variables.count - declared.count
    for (index, parameter) in declared.enumerated() {
      declare(parameter.name, parameter.token, Symbol(.variable, file, first + index))
    }
  }

  /// `binding` before a parameter that cannot be one; the fix deletes the word.
  mutating func reportBinding(of view: Parameter, _ text: Message, _ label: Message) {
    let tokens = Int(nodes[view.node].firstToken)..<Int(nodes[view.node].endToken)
    guard let word = tokens.first(where: { tree.tokenKinds[$0] == .bindingKeyword }) else { return }
    let next = tree.significant(from: word + 1)
    let range = tree.tokenRange(word).lowerBound..<tree.tokenRange(next).lowerBound
    reportArgument(
      location(ofToken: word), text(), label: label(),
      fixes: [
        Fix(Phrase(Message("delete it", "删除它")), .suggestion, [Edit(Location(file, range), "")])
      ])
  }

  /// Whether a variable is a parameter of a screen.
  func isParameter(_ symbol: Symbol) -> Bool {
    symbol.kind == .variable && symbol.file == file
      && tables.variables[Int(symbol.index)].isParameter
  }

  /// Whether it is one that the screen cannot change.
  func isInput(_ symbol: Symbol) -> Bool {
    symbol.kind == .variable && symbol.file == file && tables.variables[Int(symbol.index)].isInput
  }
}
