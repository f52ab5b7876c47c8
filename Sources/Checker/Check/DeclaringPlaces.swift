import CtlCatalogue
import CtlDiagnostics
import CtlSyntax

/// What the place of an unknown name says about its declaration.
extension Checker {
  /// Types something; a name in it that is not declared would have to be a variable of a type.
  /// - Parameter element: The element with a property of that type.
  mutating func wanting<Result>(
    _ type: Type?, of element: ElementID? = nil, _ work: (inout Checker) -> Result
  ) -> Result {
    wantedVariable = type.flatMap { $0.isPoison ? nil : ($0, element) }
    defer { wantedVariable = nil }
    return work(&self)
  }

  /// Whether a node is a name that is not declared.
  mutating func isUnknownName(_ node: Int) -> Bool {
    guard kind(node) == .nameExpression else { return false }
    // The name first: a checker that is changed while it is read is copied.
    let name = name(ofToken: firstToken(node))
    return resolve(name) == nil
  }

  /// The type of a variable that is changed by a member of it: `isOn.toggle()`, `names.append("x")`.
  mutating func typeChanged(by name: String, _ arguments: [Argument]) -> Type? {
    if name == "toggle" { return .bool }
    guard let change = ListChange(rawValue: name) else { return nil }
    let item = change.parameters.firstIndex { $0.isItem }
    guard let item, arguments.indices.contains(item), let value = arguments[item].value else {
      return Type.string.list
    }
    return muted { checker in
      let id = checker.expression(value, nil)
      return checker.type(of: id).list
    }
  }

  /// The least and the greatest value that an element has, where they are numbers.
  func writtenRange(of id: ElementID) -> (least: String?, greatest: String?) {
    guard
      let block = tree.child(of: tables.elements[id.index].origin.node, .block)
    else { return (nil, nil) }
    func number(_ property: PropertyName) -> String? {
      let member = parts(of: block).first {
        kind($0) == .property && tree.name(ofToken: firstToken($0)) == property.name
      }
      guard let value = member.flatMap({ tree.expression(in: $0) }), kind(value) == .numberLiteral
      else { return nil }
      return tree.text(of: value)
    }
    return (number(.minimumValue), number(.maximumValue))
  }

  /// Declares a constant in the file, above the declaration around a token and what belongs to that.
  func declareInFile(_ text: String, _ value: String, at token: Int) -> [Fix] {
    guard
      let owner = tree.children(of: 0).first(where: {
        firstToken($0) <= token && token < Int(nodes[$0].endToken)
      })
    else { return [] }
    var start = firstToken(owner)
    var before = start - 1
    var newlines = 0
    while before >= 0, tree.tokenKinds[before].isTrivia, newlines < 2 {
      switch tree.tokenKinds[before] {
      case .newline: newlines += 1
      case .whitespace: break
      default:
        start = before
        newlines = 0
      }
      before -= 1
    }
    let place = tree.tokenRange(start).lowerBound
    let isFirst = place == 0 || [0x0A, 0x0D, 0xBF].contains(tree.source.bytes[place - 1])
    guard isFirst else { return [] }
    let line = "\(text) = \(value)"
    let edit = Edit(
      Location(file, place..<place), line + "\n",
      fieldsAt: [field(value, endingAt: line.utf8.count)])
    return [
      Fix(Message("declare `{text}`", "声明 `{text}`")(["text": .text(line)]), .suggestion, [edit])
    ]
  }
}
