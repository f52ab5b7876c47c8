import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlSyntax

/// What stands after the dot of a value: fields, functions, states of a task, parts of a screen.
extension Completer {
  /// The token before a dot that belongs to it; nil when the dot begins a case.
  func accessBase(_ dot: Int) -> Int? {
    guard dot > 0 else { return nil }
    if endsValue(dot - 1) { return dot - 1 }
    // `chosen?.name`
    let isChain = dot > 1 && context.kind(dot - 1) == .question && endsValue(dot - 2)
    return isChain ? dot - 2 : nil
  }

  mutating func access(_ base: Int) {
    let name = context.text(base)
    let isFirst = base == 0 || context.kind(base - 1) != .dot
    let symbol = isFirst ? visibleNames.first { $0.name == name }?.symbol : nil
    if isInLayout, symbol == nil || symbol?.kind == .element {
      anchors()
      return
    }
    if let task = taskOfItem(endingAt: base) { return taskStates(task, ofItem: true) }
    switch symbol?.kind {
    case .element:
      guard let symbol, let kind = snapshot.kind(of: symbol) else { return }
      let expected = expectedType()
      for property in Kind.named(kind).properties
      where !property.isMisplaced && property.keying == .single {
        add(
          property.name.name, .property, "property \(property.name.name) \(kind.name)",
          detail: property.type.spelled, rank: snapshot.rank(Type(property.type), expected))
      }
    case .enumeration:
      guard let symbol else { return }
      guard let owner = snapshot.program(symbol.file) else { return }
      for item in owner.enumerations[Int(symbol.index)].cases {
        add(
          VisibleName(
            name: owner.text(owner.enumCases[item].name),
            symbol: Symbol(.enumCase, symbol.file, item)), rank: 10)
      }
      add(
        Expression.nameOfAllCases, .property, "all cases",
        detail: "[\(owner.text(owner.enumerations[Int(symbol.index)].name))]",
        rank: 20)
    case .task: if let symbol { taskStates(symbol) }
    case .screen:
      guard let symbol, let owner = snapshot.program(symbol.file) else { return }
      let root = owner.screens[Int(symbol.index)].root
      for item in root.index..<root.index + Int(owner.element(root).size) {
        guard let name = owner.name(of: owner.elements[item]) else { continue }
        add(VisibleName(name: name, symbol: Symbol(.element, symbol.file, item)), rank: 10)
      }
    default:
      let type = valueType(endingAt: base)
      let isPlace =
        stepTokens.map { tokens in
          !context.isInBrackets && !tokens.contains { context.kind($0).isAssignment }
        } ?? false
      if isPlace, type.map({ fields(of: $0.unwrapped).isEmpty }) ?? true {
        changes(of: type?.unwrapped)
      } else {
        valueMembers(type, base)
      }
    }
  }

  private mutating func valueMembers(_ type: Type?, _ base: Int) {
    let first = items.count
    members(of: type?.unwrapped)
    // `?.` reads what may be `nil`.
    let end = tree.tokenRange(base).upperBound
    guard type?.isOptional == true, tree.source.bytes[end] == 0x2E else { return }
    for index in first..<items.count {
      items[index].more = [Edit(Location(program.file, end..<end), "?")]
    }
  }

  private mutating func members(of type: Type?) {
    let fields = type.map { self.readableFields(of: $0) } ?? []
    for (name, symbol) in fields {
      add(
        VisibleName(name: name, symbol: symbol), detail: snapshot.signature(of: symbol), rank: 10)
    }
    if let field = fields.first, type?.base == .record {
      let isCalled = isFollowed(by: .leftParen)
      add(
        "with", .function, "function with", detail: "with(\(field.0): …)",
        snippet: isCalled ? Snippet("with") : Snippet("with(\(field.0): ") + .field("value") + ")",
        rank: 40)
      return
    }
    let isKnown = type.map { !$0.isPoison } ?? false
    var seen: Set<String> = []
    for builtIn in BuiltIn.all {
      let function = builtIn.function
      let fits = isKnown ? type.map { builtIn.isMember(of: $0) } ?? false : function.isMember
      let isCalled = isFollowed(by: .leftParen)
      let form = isCalled ? function.name : function.memberForm
      guard fits, seen.insert(form).inserted else { continue }
      if let style = function.style, !isCalled {
        add(
          "\(function.name)(.\(style))", .function, "function \(function.name)",
          detail: function.result, snippet: function.memberCall, rank: 10)
        continue
      }
      let isBare = isCalled || function.form == .property
      add(
        function.name, .function, "function \(function.name)", detail: function.result,
        text: isBare ? function.name : function.name + "()",
        snippet: isBare ? Snippet(function.name) : function.memberCall, rank: 10)
    }
    if let type, type.isList { itemFunctions(of: type) }
  }
}
