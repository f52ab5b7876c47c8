import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlSyntax

/// The expected value at the cursor, from the tokens before it.
extension Completer {
  /// The type that fits at the cursor; nil when anything does.
  func expectedType() -> Type? { expectedType(frame: 0) }

  private func expectedType(frame: Int) -> Type? {
    let tokens = context.item(frame)
    if let compared = comparedType(tokens) { return compared }
    guard let opener = context.frames[frame].opener else { return memberType() }
    switch context.kind(opener) {
    case .leftBracket:
      if let before = adjacent(before: opener), endsValue(before) { return .int }
      guard let outer = expectedType(frame: frame + 1)?.unwrapped, outer.isList else { return nil }
      return outer.element
    case .leftParen: return argumentType(frame)
    default: return nil
    }
  }

  /// The type of the other side of a comparison, or Bool after `&&`, `||` and `!`.
  private func comparedType(_ tokens: ArraySlice<Int>) -> Type? {
    for (position, token) in zip(tokens.indices, tokens).reversed() {
      let kind = context.kind(token)
      switch kind {
      case _ where kind.level == .comparison:
        guard position > tokens.startIndex else { return nil }
        let operand = tokens[position - 1]
        return valueType(endingAt: operand) ?? checkedType(endingAt: operand)
      case _ where kind.level == .conjunction || kind.level == .disjunction: return .bool
      case .bang: return .bool
      case _ where kind.level == .coalescing:
        guard position > tokens.startIndex else { return nil }
        return valueType(endingAt: tokens[position - 1])?.unwrapped
      case _ where kind.level?.isLooser(than: .comparison) == true: return nil
      case .question, .colon, .assign, .bind, .arrow, .inKeyword: return nil
      default: break
      }
    }
    return nil
  }

  /// The type of the operand that ends with a token.
  func checkedType(endingAt token: Int) -> Type? {
    for node in tree.path(toToken: token)
    where tree.nodes[node].kind.isExpression && tree.nodes[node].kind != .binaryExpression
      && Int(tree.nodes[node].endToken) == token + 1
    {
      if let type = index.type(ofNode: node), !type.isPoison { return type }
    }
    // The line may be too broken to have types.
    let name = context.text(token)
    guard let symbol = visibleNames.first(where: { $0.name == name })?.symbol else { return nil }
    return snapshot.type(of: symbol)
  }

  /// The type of the value that stands in parentheses.
  func checkedType(from start: Int, to close: Int) -> Type? {
    guard let last = tree.significant(before: close) else { return nil }
    for node in tree.path(toToken: last)
    where tree.nodes[node].kind.isExpression && Int(tree.nodes[node].firstToken) >= start
      && Int(tree.nodes[node].endToken) == last + 1
    {
      if let type = index.type(ofNode: node), !type.isPoison { return type }
    }
    return nil
  }

  private func adjacent(before token: Int) -> Int? { token > 0 ? token - 1 : nil }

  func endsValue(_ token: Int) -> Bool {
    switch context.kind(token) {
    case .identifier, .quotedIdentifier, .rightParen, .rightBracket, .string, .stringTail: true
    default: false
    }
  }

  // MARK: Members

  /// The type of the member's value.
  private func memberType() -> Type? {
    let member = context.member
    guard let head = member.first else { return nil }
    if let type = assignedType() { return type }
    if isInRecord { return fieldType(member) }
    if let sign = context.memberSign, [.colon, .bind].contains(sign) { return propertyType(head) }
    switch context.kind(head) {
    case .ifKeyword, .elseKeyword: return isNaming ? nil : .bool
    case .varKeyword, .letKeyword:
      guard let name = member.dropFirst().first,
        let symbol = index.occurrence(at: name)?.symbol
      else { return nil }
      return snapshot.type(of: symbol)
    default: return nil
    }
  }

  /// The type of a property or argument of the block around the cursor, by its word.
  func propertyType(_ word: Int) -> Type? {
    guard let owner = tree.owner(ofBlockIn: context.blockPath[...]) else { return nil }
    let name = context.text(word)
    if tree.nodes[owner].kind == .sampleDeclaration {
      return visibleNames.first { $0.name == name }.flatMap { snapshot.type(of: $0.symbol) }
    }
    if tree.nodes[owner].kind == .enumCase {
      let field = fieldsOfCases(around: owner).first { $0.name == name }
      return field.flatMap { snapshot.type(of: $0.symbol) }
    }
    if let kind = tree.kind(ofOwner: owner) {
      guard
        let property = PropertyName(name: name).flatMap({ Kind.named(kind).property(named: $0) })
      else { return nil }
      return property.access == .settable ? Type(property.type) : nil
    }
    guard let id = index.element(ofNode: owner), program.element(id).form == .componentUse,
      program.element(id).payload >= 0
    else { return nil }
    let component = program.componentUses[Int(program.element(id).payload)]
    let parameter = snapshot.parameters(of: component).first { snapshot.name(of: $0) == name }
    return parameter.flatMap { snapshot.type(of: $0) }
  }

  // MARK: Brackets

  /// The cursor is in a bracket.
  mutating func bracket() {
    guard let opener = context.opener else { return }
    let item = context.item()
    switch context.kind(opener) {
    case .leftParen: parenthesis(opener, item)
    case .leftBracket:
      if isTypeOfItems {
        types()
      } else if isStateKey {
        states()
      } else if item.last.map({ !endsValue($0) }) ?? true {
        values(expectedType())
        removeWritten()
      }
    default:
      if item.last.map({ !endsValue($0) }) ?? true { values(nil) }
    }
  }

  /// A list of cases has each once, and one of names mostly too.
  private mutating func removeWritten() {
    let written = Set(context.tokens.filter { tree.isName($0) }.map { context.text($0) })
    if written.isEmpty { return }
    items.removeAll { $0.kind == .enumCase && written.contains($0.habit) }
    for index in items.indices where written.contains(items[index].label) {
      items[index].rank = 45
    }
  }

  /// Whether the innermost parentheses hold the states of a property.
  private var isStateKey: Bool {
    let member = context.member
    guard member.count == 1, let head = member.first, context.kind(head) == .identifier,
      context.frames.count >= 2, !isInLayout, !isInSteps
    else { return false }
    let outer = context.frames[context.frames.count - 2].opener
    return outer.map { context.kind($0) == .leftParen } ?? false
  }

  mutating func states() {
    for (place, state) in ControlState.names.enumerated() {
      add(state.name, .state, "state \(state.name)", rank: 10)
      items[items.count - 1].order = place
    }
  }

  private mutating func parenthesis(_ opener: Int, _ item: ArraySlice<Int>) {
    let member = context.member
    let head = member.first.map { context.kind($0) }
    let isDirect = context.frames.count == 2
    if isDirect, declaresParameters(item) {
      parameter(item, allowsBinding: head == .componentKeyword || head == .screenKeyword)
      return
    }
    if isDirect, head == .pinKeyword || head == .alignKeyword {
      elements(rank: 10)
      return
    }
    if isStateKey {
      stateKeys(item)
      return
    }
    if isDirect, head == .onKeyword, !member.contains(where: { context.kind($0) == .arrow }) {
      eventParameters(member)
      return
    }
    if item.isEmpty, let labels = labels(0) {
      for (place, (label, sign, detail)) in labels.enumerated() {
        let isLabelled = isFollowed(by: .colon, .bind)
        add(
          label, .parameter, "label \(label)", detail: detail,
          text: isLabelled ? label : label + sign,
          snippet: isLabelled ? Snippet(label) : Snippet(label + sign) + .stop, rank: 4)
        items[items.count - 1].order = place
      }
      if isActionCall(0) || action(0) != nil || head == .taskKeyword { return }
      // What has no label is given already, but an item that a list may contain.
      if !labels.isEmpty, listCall(0)?.takesValue != true { return }
    }
    if item.isEmpty, hasStyles {
      styles(dot: ".")
      return
    }
    if item.count == 2, item.last.map({ context.kind($0) == .bind }) == true {
      return bindingTargets(expectedType())
    }
    if item.last.map({ !endsValue($0) }) ?? true { values(expectedType()) }
  }

  /// Whether the parentheses after the name of a declaration have parameters with types. A task has
  /// facts about itself too.
  func declaresParameters(_ item: ArraySlice<Int>) -> Bool {
    // `screen: Shop(…)` of a tab is no declaration.
    guard let head = context.member.first, context.memberSign != .colon else { return false }
    switch context.kind(head) {
    case .componentKeyword, .actionKeyword, .eventKeyword, .screenKeyword: return true
    case .taskKeyword:
      guard let first = item.first else { return false }
      return context.kind(first) == .forKeyword
        || item.count > 1 && !SyntaxTree.taskSettings.contains(context.text(first))
    default: return false
    }
  }

  private mutating func stateKeys(_ item: ArraySlice<Int>) {
    guard let word = context.member.first, let owner,
      let kind = tree.kind(ofOwner: owner),
      let property = PropertyName(name: context.text(word)).flatMap({
        Kind.named(kind).property(named: $0)
      })
    else {
      states()
      return
    }
    if property.keying == .statePair, item.isEmpty {
      for side in ["left", "right"] {
        add(
          side, .parameter, "label \(side)", text: isFollowed(by: .colon) ? side : "\(side): ",
          rank: 10)
      }
    } else if property.keying != .single, item.isEmpty || item.count == 2 {
      states()
    }
  }

  /// `name: [binding] Type [= value]` in the head of a component or an action.
  private mutating func parameter(_ item: ArraySlice<Int>, allowsBinding: Bool) {
    guard let last = item.last else { return }
    switch context.kind(last) {
    case .colon: types(allowsBinding: allowsBinding)
    case .bindingKeyword: types()
    case .assign: values(expectedType())
    default: break
    }
  }

  /// The type of a parameter of a declaration, for its default.
  private func defaultType(_ frame: Int) -> Type? {
    let item = context.item(frame)
    guard frame == context.frames.count - 2, declaresParameters(item), let name = item.first,
      let sign = item.firstIndex(where: { context.kind($0) == .assign }), sign > item.startIndex
    else { return nil }
    if let symbol = index.occurrence(at: name)?.symbol, let type = snapshot.type(of: symbol),
      !type.isPoison
    {
      return type
    }
    // A line that is too broken to be declared names its type.
    let word = context.text(item[sign - 1])
    return visibleNames.first {
      $0.name == word && [.enumeration, .record].contains($0.symbol.kind)
    }.map { named in
      named.symbol.kind == .record
        ? .record(named.symbol.file, Int(named.symbol.index))
        : .enumeration(named.symbol.file, Int(named.symbol.index))
    }
  }

  private mutating func eventParameters(_ member: ArraySlice<Int>) {
    guard member.count == 2, context.item().isEmpty else { return }
    guard let kind = ownerKind else {
      return member.last.map { componentEventValue(context.text($0), context.position()) } ?? ()
    }
    guard let event = member.last.flatMap({ EventName(name: context.text($0)) }),
      case let parameters = kind.events.parameters(of: event),
      context.position() < parameters.count
    else { return }
    let parameter = parameters[context.position()]
    add(
      parameter.name, .parameter, "event \(event.name) \(kind.name.name)",
      detail: parameter.type.spelled, rank: 10)
  }

  // MARK: Arguments

  /// The name that the parentheses of a frame call.
  func callee(_ frame: Int) -> Int? {
    guard context.frames.indices.contains(frame), let opener = context.frames[frame].opener,
      context.kind(opener) == .leftParen,
      let token = adjacent(before: opener), tree.isName(token)
    else { return nil }
    return token
  }

  /// Whether the parentheses of a frame belong to an action that is called.
  func isActionCall(_ frame: Int) -> Bool {
    frame == context.frames.count - 2 && stepTokens?.count == 1
  }

  /// What is called in a frame: an action, a screen that is opened, or a record that is made.
  func action(_ frame: Int) -> Symbol? {
    guard let callee = callee(frame) else { return nil }
    let name = context.text(callee)
    if let record = copied(callee) { return record }
    if let word = tree.significant(before: callee), isOpeningWord(word) {
      return visibleNames.first { $0.name == name && $0.symbol.kind == .screen }?.symbol
    }
    let found = visibleNames.first { $0.name == name }?.symbol
    if found?.kind == .record || found?.kind == .screen && isHeld(callee) { return found }
    let isDeclaration = context.member.first.map { context.kind($0) == .taskKeyword } ?? false
    if let found, found.kind == .task, !isDeclaration {
      return itemOfTask(read: callee) == nil ? found : nil
    }
    guard isActionCall(frame) else { return nil }
    return visibleNames.first { $0.name == name && $0.symbol.kind == .action }?.symbol
  }

  /// The function whose parentheses a frame is.
  func function(_ frame: Int) -> Function? {
    guard let callee = callee(frame) else { return nil }
    if let outer = self.callee(frame + 1), context.kind(callee - 1) == .dot,
      let style = Function.named(context.text(outer)).first(where: {
        $0.style == context.text(callee)
      })
    {
      return style
    }
    let functions = Function.named(context.text(callee))
    guard callee > 0, context.kind(callee - 1) == .dot else {
      return functions.first { $0.isCall }
    }
    let type = receiver(ofCallee: callee)
    let name = context.text(callee)
    let fitting = BuiltIn.all.filter { builtIn in
      builtIn.name == name && (type.map { builtIn.isMember(of: $0) } ?? builtIn.function.isMember)
    }.map(\.function)
    // The form of an unfinished call is not known, so it is the one with the most to say.
    return fitting.first { $0.style == nil && $0.parameters.count > 1 } ?? fitting.first
      ?? functions.first { $0.isMember }
  }

  /// The type of an argument of a call.
  private func argumentType(_ frame: Int) -> Type? {
    if let type = defaultType(frame) { return type }
    let label = context.label(of: context.item(frame))
    if let item = callee(frame).flatMap({ itemOfTask(read: $0) }) { return snapshot.type(of: item) }
    if let action = action(frame) {
      let parameters = snapshot.parameters(of: action)
      let parameter = parameters.first { snapshot.name(of: $0) == label }
      return parameter.flatMap { snapshot.type(of: $0) }
    }
    if context.member.first.map({ context.kind($0) == .taskKeyword }) == true {
      if label == "kind" { return Type(.oneOf(.taskKind)) }
      if label == "duration" { return Type(.durationOr(.durationKnowledge)) }
    }
    if let call = listCall(frame) {
      return call.type(at: context.position(frame), label: label)
    }
    if isActionCall(frame), callee(frame).map({ context.text($0) == "finish" }) == true {
      return enclosingScreen.flatMap { program.screens[Int($0.index)].result }
    }
    if let function = function(frame) {
      // A parameter with a label is not meant before its label is written.
      let candidates =
        label == nil
        ? function.arguments.dropFirst(context.position(frame)).prefix(1)
        : function.arguments
      let parameter = candidates.first { $0.label == label }
      let types: [String: Type] = [
        "String": .string, "Int": .int, "Double": .double, "Font": .font, "Color": .color,
      ]
      return parameter.flatMap { $0.set.map { Type(.oneOf($0)) } ?? types[$0.type] }
    }
    if isStateKey { return nil }
    return expectedType(frame: frame + 1)
  }
}
