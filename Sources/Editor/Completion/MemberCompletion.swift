import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlSyntax

/// The beginnings of members, and the heads of declarations and statements.
extension Completer {
  /// The cursor is not in a bracket.
  mutating func plainMember() {
    let member = context.member
    guard let head = member.first, let previous = member.last else {
      memberStart()
      return
    }
    let isValue = context.memberSign == .colon
    let isBinding = context.memberSign == .bind
    if member.count == 1, owner == nil, context.text(head) == "public" {
      publicDeclarations()
      return
    }
    if isInSteps, let tokens = stepTokens {
      step(tokens)
      return
    }
    // `task: …` is a property, whatever its name.
    if context.kind(head).isKeyword, !isValue, !isBinding {
      statement(head, previous, member)
      return
    }
    if isBinding {
      if member.count == 2 { bindingTargets() }
    } else if isValue {
      if isInRecord { return field(previous, member) }
      if endsOperand(previous) { return }
      if let task = sampledTask { return sampleForms(task, dot: ".") }
      values(expectedType())
    } else if member.count == 1, let word = PropertyName(name: context.text(head)),
      ownerKind?.property(named: word)?.isBindable == true, !isFollowed(by: .colon, .bind)
    {
      sign(.bind)
    } else if isInLayout, !endsOperand(previous) {
      elements(rank: 10)
      add("superview", .anchor, "anchor superview", rank: 20)
    }
  }

  func endsOperand(_ token: Int) -> Bool {
    switch context.kind(token) {
    case .identifier, .quotedIdentifier, .number, .quantity, .color, .string, .stringTail,
      .rightParen, .rightBracket, .trueKeyword, .falseKeyword, .nilKeyword, .question:
      // `a ? ` continues; a type `T?` ends.
      context.kind(token) != .question || context.kind(context.member.first ?? token) == .varKeyword
    default: false
    }
  }

  mutating func handler(_ previous: Int, _ member: ArraySlice<Int>) {
    if member.count == 1 {
      events()
    } else if let tokens = stepTokens {
      step(tokens)
    } else {
      add("->", .keyword, "keyword on", rank: 10)
    }
  }

  private mutating func events() {
    guard let kind = ownerKind else { return owner.map { componentEvents(of: $0) } ?? () }
    taskEvents()
    for event in kind.events.events {
      let parameters = kind.events.parameters(of: event)
      let names = parameters.map(\.name).joined(separator: ", ")
      let call = isFollowed(by: .arrow, .leftParen) ? "" : " -> "
      let head = parameters.isEmpty ? "" : "(\(names))"
      add(
        event.name, .event, "event \(event.name) \(kind.name.name)",
        detail: parameters.isEmpty ? nil : head,
        snippet: call.isEmpty
          ? Snippet(event.name) : Snippet(event.name + head + call) + .field("action"),
        rank: event == kind.defaultEvent ? 10 : 20)
    }
  }

  mutating func actions() {
    let called = names(after: .arrow)
    let words = ownerWords
    let isInScreen = enclosingScreen != nil
    for visible in visibleNames {
      let symbol = visible.symbol
      guard symbol.kind == .action || symbol.kind == .task && isInScreen else { continue }
      let arguments = snapshot.parameters(of: symbol).filter { snapshot.needsArgument($0) }.map {
        parameter in
        let name = snapshot.name(of: parameter) ?? ""
        return Snippet("\(name): ") + .field(argument(for: parameter))
      }
      let call = Snippet(visible.name.quotedIfKeyword) + "(" + arguments.joined(", ") + ")"
      add(
        visible.name, symbol.kind.completionKind,
        snapshot.completionID(symbol),
        detail: snapshot.signature(of: symbol),
        text: visible.name.quotedIfKeyword + (isFollowed(by: .leftParen) ? "" : "()"),
        snippet: isFollowed(by: .leftParen) ? Snippet(visible.name.quotedIfKeyword) : call,
        rank: called.contains(visible.name) ? 12 : 10)
      // The button “Save Changes” saves.
      let related = visible.name.words.count { $0.utf8.count > 2 && words.contains($0) }
      if related > 0 { items[items.count - 1].rank -= 3 }
      items[items.count - 1].order = Int(symbol.index) - 1_000 * related
    }
  }

  /// The variable that a parameter most likely takes: one of the same name and type.
  func argument(for parameter: Symbol) -> String {
    let name = snapshot.name(of: parameter) ?? ""
    let type = snapshot.type(of: parameter)
    let match = visibleNames.first { $0.name == name && snapshot.type(of: $0.symbol) == type }
    return match?.name ?? type.map { program.spelled($0) } ?? name
  }

  // MARK: The start of a member

  /// The node that owns the block, above conditions and loops.
  var owner: Int? {
    var path = context.blockPath[...]
    while let node = tree.owner(ofBlockIn: path) {
      switch tree.nodes[node].kind {
      case .ifStatement, .elseClause, .forStatement, .slot:
        path = path[..<(path.firstIndex(of: node) ?? path.startIndex)]
      default: return node
      }
    }
    return nil
  }

  var ownerKind: Kind? { owner.flatMap { tree.kind(ofOwner: $0) }.map { Kind.named($0) } }

  private mutating func memberStart() {
    guard let owner else {
      fileMembers()
      return
    }
    if isAfterLoopHead { keyword("where", Snippet("where "), rank: -1) }
    let isDirect = tree.owner(ofBlockIn: context.blockPath[...]) == owner
    switch tree.nodes[owner].kind {
    case .layout: layoutMember()
    case .handler: step([])
    case .sampleDeclaration: sampleValues(owner)
    case .enumDeclaration:
      keyword("let", Snippet("let ") + .field("name") + ": " + .field("Int"), rank: 13)
    case .enumCase: fieldsOfCase(owner)
    case .recordDeclaration: break
    case .accessibility:
      if let kind = ownerKind { properties(kind, of: owner) }
    case .appearanceDeclaration:
      if let kind = ownerKind { properties(kind, of: owner, where: \.isAppearance) }
    case .styleDeclaration:
      if let kind = ownerKind { properties(kind, of: owner, where: \.isLook) }
    case .screenDeclaration, .componentDeclaration, .element:
      if isDirect, !isFollowed(by: .leftBrace, .string, .stringHead, .identifier) {
        directMembers(owner)
      } else if !isDirect,
        !isFollowed(
          by: .colon, .bind, .leftParen, .assign, .leftBrace, .string, .stringHead, .identifier)
      {
        keyword("let", Snippet("let ") + .field("name") + " = " + .field("value"), rank: 13)
      }
      if !isFollowed(by: .colon, .bind, .leftParen, .assign) { childElements(owner) }
      if isAfterCondition { keyword("else", Snippet("else { ") + .end + " }", rank: -1) }
    default: break
    }
  }

  /// Whether the `}` of an `if` or a loop stands right before the cursor.
  var isAfterCondition: Bool {
    guard var token = tree.significant(before: tree.token(at: context.word.lowerBound)),
      tree.tokenKinds[token] == .rightBrace
    else { return false }
    let end = tree.tokenRange(token).upperBound
    guard !tree.source.bytes[end..<context.word.lowerBound].contains(0x0A) else { return false }
    while token > 0, tree.tokenKinds[token] == .rightBrace || tree.tokenKinds[token].isTrivia {
      token -= 1
    }
    return tree.path(toToken: token).contains {
      [.ifStatement, .forStatement].contains(tree.nodes[$0].kind)
        && tree.range(of: $0).upperBound == end
    }
  }

  private mutating func fileMembers() {
    keyword("import", Snippet("import \"") + .field("File.ctl") + "\"", rank: 20)
    keyword("public", Snippet("public "), rank: 16)
    publicDeclarations()
  }

  /// The declarations that may be public.
  private mutating func publicDeclarations() {
    keyword("appearance", Snippet("appearance ") + .field("kind") + " { " + .end + " }", rank: 14)
    keyword(
      "screen",
      Snippet("screen ") + .field("Name") + " \"" + .field("Title") + "\" { " + .end
        + " }", rank: 10)
    keyword(
      "component", Snippet("component ") + .field("Name") + "(" + .stop + ") { " + .end + " }",
      rank: 11)
    keyword("enum", Snippet("enum ") + .field("Name") + " { " + .end + " }", rank: 12)
    keyword(
      "record",
      Snippet("record ") + .field("Name") + " { " + .field("name") + ": " + .field("String")
        + .end + " }", rank: 12)
    keyword("let", Snippet("let ") + .field("name") + " = " + .field("value"), rank: 13)
    keyword(
      "style", Snippet("style ") + .field("name") + ": " + .field("kind") + " { " + .end + " }",
      rank: 15)
  }

  /// Properties, declarations, handlers and blocks.
  private mutating func directMembers(_ owner: Int) {
    let node = tree.nodes[owner].kind
    if node == .element, ownerKind == nil {
      arguments(of: owner)
      slots(of: owner)
      componentHandlers(of: owner)
      return
    }
    if let kind = ownerKind { properties(kind, of: owner) }
    if isFollowed(by: .colon, .bind, .leftParen, .assign) { return }
    if node == .element, !written(in: owner).contains("style") { styleMember() }
    if node != .element {
      keyword(
        "var", Snippet("var ") + .field("name") + ": " + .field("Int") + " = " + .field("0"))
      keyword("let", Snippet("let ") + .field("name") + " = " + .field("value"))
      keyword("action", Snippet("action ") + .field("name") + "(" + .stop + ")")
      if node == .componentDeclaration {
        keyword("event", Snippet("event ") + .field("name") + "(" + .stop + ")")
      }
      keyword("task", Snippet("task ") + .field("name") + "(kind: ." + .field("other") + ")")
    }
    if node == .screenDeclaration {
      keyword("appearance", Snippet("appearance ") + .field("kind") + " { " + .end + " }")
      keyword("sample", Snippet("sample \"") + .field("Name") + "\" { " + .end + " }")
    }
    if let kind = ownerKind {
      if let event = kind.defaultEvent {
        add(
          "on \(event.name)", .event, "event \(event.name) \(kind.name.name)",
          text: "on \(event.name) -> ",
          snippet: Snippet("on \(event.name) -> ") + .field("action"), rank: 30)
      }
      if !kind.events.events.isEmpty { keyword("on", Snippet("on "), rank: 31) }
      if kind.role != .part, !hasMember(owner, .accessibility) {
        keyword(
          "accessibility", Snippet("accessibility { label: \"") + .field("label") + "\" }",
          rank: 50)
      }
    }
    if holdsElements(owner), !hasMember(owner, .layout) {
      keyword("layout", Snippet("layout { ") + .end + " }")
    }
  }

  private func members(of owner: Int) -> [Int] {
    tree.child(of: owner, .block).map { Array(tree.children(of: $0)) } ?? []
  }

  private func hasMember(_ owner: Int, _ kind: NodeKind) -> Bool {
    members(of: owner).contains { tree.nodes[$0].kind == kind }
  }

  private func holdsElements(_ owner: Int) -> Bool {
    ownerKind.map { $0.children != .none } ?? (tree.nodes[owner].kind == .componentDeclaration)
  }

  /// The names that are set in a block, except the one at the cursor.
  private func written(in owner: Int) -> Set<String> {
    var names: Set<String> = []
    for member in members(of: owner) {
      switch tree.nodes[member].kind {
      case .property, .binding:
        let token = wordToken(tree, member)
        if tree.tokenRange(token) != context.word, tree.child(of: member, .stateKeys) == nil {
          names.insert(tree.name(ofToken: token))
        }
      case .unexpected: break
      default: break
      }
    }
    if tree.nodes[owner].kind == .element || tree.nodes[owner].kind == .screenDeclaration,
      let text = ownerKind?.primaryText,
      Block(unchecked: tree, owner).primaryText != nil
    {
      names.insert(text.name)
    }
    return names
  }

  /// The properties of a kind; of those that an appearance or a style may set, when these are meant.
  private mutating func properties(
    _ kind: Kind, of owner: Int, where mayBeSet: ((Property) -> Bool)? = nil
  ) {
    let written = written(in: owner)
    let hasSuffix = isFollowed(by: .colon, .bind, .leftParen, .assign)
    for (position, property) in kind.properties.enumerated() {
      if property.access != .settable { continue }
      if written.contains(property.name.name), property.keying == .single { continue }
      if let mayBeSet, !mayBeSet(property) { continue }
      let name = property.name.name
      let initial = property.defaultValue.text(property.type)
      let keys = property.keying == .statePair ? "(left: normal, right: normal)" : ""
      let isOwn = position < kind.ownProperties.count
      var detail = property.type.spelled
      if let initial { detail += " = \(initial)" }
      add(
        name, .property, "property \(name) \(kind.name.name)", detail: detail,
        text: hasSuffix ? name : "\(name)\(keys): ",
        snippet: hasSuffix
          ? Snippet(name) : Snippet("\(name)\(keys): ") + value(property.type, initial),
        rank: isOwn ? 16 : 30)
      if property.isBindable, !hasSuffix, mayBeSet == nil {
        add(
          "\(name) <->", .property, "property \(name) \(kind.name.name)",
          detail: property.type.spelled, text: "\(name) <-> ",
          snippet: Snippet("\(name) <-> ") + .field("variable"), rank: isOwn ? 15 : 31)
      }
    }
  }

  /// The first text of a new value.
  private func value(_ type: ValueType, _ initial: String?) -> Snippet {
    switch type {
    case .string, .image: Snippet("\"") + .field("text") + "\""
    case .list: Snippet("[") + .stop + "]"
    default: .field(initial ?? type.spelled)
    }
  }

  /// The parameters of a component that have no argument yet.
  private mutating func arguments(of owner: Int) {
    guard let id = index.element(ofNode: owner) else { return }
    let element = program.element(id)
    guard element.form == .componentUse, element.payload >= 0 else { return }
    let written = written(in: owner)
    let hasSuffix = isFollowed(by: .colon, .bind)
    for parameter in snapshot.parameters(of: program.componentUses[Int(element.payload)]) {
      guard let name = snapshot.name(of: parameter), !written.contains(name) else { continue }
      let isBinding = snapshot.isBinding(parameter)
      let sign = hasSuffix ? "" : isBinding ? " <-> " : ": "
      let type = snapshot.type(of: parameter).map { program.spelled($0) } ?? ""
      add(
        name, .parameter,
        snapshot.completionID(parameter),
        detail: snapshot.parameterText(parameter), text: name + sign,
        snippet: hasSuffix
          ? Snippet(name) : Snippet(name + sign) + .field(isBinding ? "variable" : type),
        rank: snapshot.needsArgument(parameter) ? 5 : 10)
    }
  }
}
