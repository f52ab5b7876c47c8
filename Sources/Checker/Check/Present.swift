import CtlSyntax

/// `now` and `today` in a screen: the present as an input of it. A screen that names one of them, or
/// has a sample that sets `now`, has a variable of that name, which begins with the present, and
/// which a test or a picture may set.
extension Checker {
  private static let today = "today"

  /// Declares the variable after all names of a screen are known.
  mutating func declarePresent(_ block: Int) {
    let (now, today) = (tables.names.intern(Program.presentName), tables.names.intern(Self.today))
    func isFree(_ name: NameID) -> Bool { scope[name] == nil && fileScope[name] == nil }
    guard isFree(now) else { return }
    let last = block + Int(tree.nodes[block].size)
    let canBeToday = isFree(today)
    let tree = self.tree
    let node = (block..<last).first { node in
      let kind = tree.nodes[node].kind
      guard kind == .nameExpression || kind == .property else { return false }
      var bytes = tree.source.bytes[tree.tokenRange(Int(tree.nodes[node].firstToken))]
      if bytes.first == 0x60 { bytes = bytes.dropFirst().dropLast() }
      return bytes.elementsEqual(Program.presentName.utf8)
        || canBeToday && kind == .nameExpression && bytes.elementsEqual(Self.today.utf8)
    }
    guard let node else { return }
    scope[now] = Symbol(.variable, file, tables.variables.count)
    var present = Variable(name: now, origin: OriginID(node: node), type: .date)
    present.isPresent = true
    tables.variables.append(present)
  }

  /// Whether a name is one of them.
  func isPresent(_ token: Int) -> Bool {
    [Program.presentName, Self.today].contains(text(ofToken: token))
  }

  /// Whether a symbol is the variable of the present.
  func isPresent(_ symbol: Symbol) -> Bool {
    symbol.kind == .variable && symbol.file == file && tables.variables[Int(symbol.index)].isPresent
  }

  /// The beginning of the day that `now` is in.
  mutating func todayExpression(_ token: Int, _ node: Int) -> ExpressionID? {
    guard body == .screen, text(ofToken: token) == Self.today,
      let symbol = scope[tables.names.intern(Program.presentName)], symbol.kind == .variable,
      tables.variables[Int(symbol.index)].type == .date,
      let place = BuiltIn.indices(of: "startOfDay").first
    else { return nil }
    let present = use(symbol, node, .date)
    return make(.call, .date, node, operands: [present], payload: UInt32(place))
  }
}

extension Program {
  /// What a screen calls the present.
  public static let presentName = "now"
}
