import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlSyntax

/// The types of values in lines that may be too broken for the checker: found from the names before the
/// cursor, one after the other.
extension Completer {
  /// The type of the value that ends with a token; nil when it is not known.
  func valueType(endingAt token: Int) -> Type? {
    var typer = ValueTyper(completer: self)
    return typer.type(endingAt: token)
  }

  /// The type of `$0` at the cursor; nil outside a function that looks at each item of a list.
  var itemType: Type? {
    var typer = ValueTyper(completer: self)
    return typer.item(before: context.end)
  }
}

private struct ValueTyper {
  let completer: Completer
  /// How many links of chains are still read, since an argument may hold chains of its own.
  var budget = 300
  /// The depth of the argument that is read.
  var depth = 0

  private var tree: SyntaxTree { completer.tree }
  private var program: Program { completer.program }

  private enum Link {
    /// `.name`, with the token before the `)` of its arguments.
    case member(Int, argument: Int?)
    case index
  }

  mutating func type(endingAt token: Int) -> Type? {
    var links: [Link] = []
    var end = token
    var call: (open: Int, close: Int)?
    depth += 1
    defer { depth -= 1 }
    guard depth <= 16 else { return nil }
    while budget > 0 {
      budget -= 1
      switch tree.tokenKinds[end] {
      case .rightBracket where call == nil:
        guard let open = completer.bracket(closedBy: end), let before = before(open),
          completer.endsValue(before)
        else { return typed(end, links) }
        links.append(.index)
        end = before
      case .rightParen where call == nil:
        guard let open = completer.bracket(closedBy: end) else { return nil }
        guard open > 0, tree.isWord(open - 1) else {
          return completer.checkedType(from: open + 1, to: end).flatMap { follow(links, from: $0) }
        }
        call = (open, end)
        end = open - 1
      case _ where tree.isWord(end):
        guard let dot = before(end), tree.tokenKinds[dot] == .dot, var base = before(dot) else {
          return named(end, call, links)
        }
        links.append(.member(end, argument: call.flatMap { before($0.close) }))
        call = nil
        base = value(before: dot) ?? base
        guard completer.endsValue(base) else { return nil }
        end = base
      default: return call == nil ? typed(end, links) : nil
      }
    }
    return nil
  }

  private func before(_ token: Int) -> Int? { tree.significant(before: token) }

  /// The end of the value before a dot, or before `?.`.
  private func value(before dot: Int) -> Int? {
    before(dot).flatMap { tree.tokenKinds[$0] == .question ? before($0) : $0 }
  }

  /// A chain that begins with a value which the checker has typed.
  private mutating func typed(_ token: Int, _ links: [Link]) -> Type? {
    completer.checkedType(endingAt: token).flatMap { follow(links, from: $0) }
  }

  /// A chain that begins with a name.
  private mutating func named(_ token: Int, _ call: (open: Int, close: Int)?, _ links: [Link])
    -> Type?
  {
    let name = completer.context.text(token)
    let symbol = completer.visibleNames.first { $0.name == name }?.symbol
    if let symbol, symbol.kind == .task, let task = program.task(of: symbol)?.task,
      case .member(let member, _)? = links.last
    {
      // `download(episode).value`
      let state = TaskState(rawValue: completer.context.text(member))
      return state?.type(in: task).flatMap { follow(links.dropLast(), from: $0) }
    }
    if let call {
      if let symbol, symbol.kind == .record {
        return follow(links, from: .record(symbol.file, Int(symbol.index)))
      }
      guard let last = before(call.close), last > call.open, let argument = type(endingAt: last)
      else { return nil }
      let result = BuiltIn.all.lazy.filter { $0.name == name && $0.function.isCall }
        .compactMap { $0.result([argument] + ($0.arguments(argument) ?? [])) }.first
      return result.flatMap { follow(links, from: $0) }
    }
    if name == "$0" { return item(before: token).flatMap { follow(links, from: $0) } }
    guard let symbol else {
      let isInput = Function.inputs.contains { $0.name == name }
      return isInput ? follow(links, from: .date) : typed(token, links)
    }
    switch symbol.kind {
    case .enumeration:
      let value = Type.enumeration(symbol.file, Int(symbol.index))
      guard case .member(let member, _)? = links.last else { return nil }
      let areAll = completer.context.text(member) == Expression.nameOfAllCases
      return follow(links.dropLast(), from: areAll ? value.list ?? value : value)
    case .element:
      guard case .member(let member, _)? = links.last,
        let kind = completer.snapshot.kind(of: symbol),
        let property = PropertyName(name: completer.context.text(member)).flatMap({
          Kind.named(kind).property(named: $0)
        })
      else { return nil }
      return follow(links.dropLast(), from: Type(property.type))
    default: return completer.snapshot.type(of: symbol).flatMap { follow(links, from: $0) }
    }
  }

  /// What a chain gives; its links are those nearest to its end first.
  private mutating func follow(
    _ links: some BidirectionalCollection<Link>, from type: Type
  ) -> Type? {
    var type = type
    for link in links.reversed() {
      let next: Type?
      switch link {
      case .index: next = type.isList ? type.element : nil
      case .member(let token, let argument):
        next = member(completer.context.text(token), of: type, argument)
      }
      guard let next, !next.isPoison else { return nil }
      type = next
    }
    return type.isPoison ? nil : type
  }

  private mutating func member(_ name: String, of type: Type, _ argument: Int?) -> Type? {
    // After `?.` the whole may be `nil`.
    if type.isOptional { return member(name, of: type.element, argument)?.optional }
    if let (owner, members) = program.members(of: type), type.isPlain {
      let field = members.first { owner.text(owner.fields[$0].name) == name }
      if type.base == .record || field != nil { return field.map { owner.fields[$0].type } }
    }
    if type.isList, let argument, let function = ItemFunction.named(name) {
      if let known = function.result(type, .bool) ?? function.result(type, .string),
        function != .map
      {
        return known
      }
      if let body = self.type(endingAt: argument), let result = function.result(type, body) {
        return result
      }
    }
    return BuiltIn.all.lazy.filter { $0.name == name && $0.isMember(of: type) }
      .compactMap { $0.result([type] + ($0.arguments(type) ?? [])) }.first
  }

  /// The type of `$0` before a token: the items of the list whose function has the innermost open
  /// parentheses.
  mutating func item(before end: Int) -> Type? {
    var closed = 0
    var token = end - 1
    let limit = max(0, end - 2_000)
    while token >= limit {
      switch tree.tokenKinds[token] {
      case .rightParen, .rightBracket: closed += 1
      case .leftBracket, .leftParen:
        closed -= 1
        guard closed < 0 else { break }
        closed = 0
        if tree.tokenKinds[token] == .leftParen, token > 0,
          ItemFunction.named(completer.context.text(token - 1)) != nil,
          let dot = before(token - 1), tree.tokenKinds[dot] == .dot, let list = value(before: dot)
        {
          budget -= 1
          guard budget > 0, let type = type(endingAt: list)?.unwrapped, type.isList else {
            return nil
          }
          return type.element
        }
      case .leftBrace, .rightBrace, .semicolon: return nil
      default: break
      }
      token -= 1
    }
    return nil
  }
}

extension Completer {
  /// The bracket that a closing one belongs to, in the same member.
  func bracket(closedBy close: Int) -> Int? {
    var open = 0
    var token = close
    let limit = max(0, close - 2_000)
    while token >= limit {
      switch tree.tokenKinds[token] {
      case .rightParen, .rightBracket: open += 1
      case .leftParen, .leftBracket:
        open -= 1
        if open == 0 { return token }
      case .leftBrace, .rightBrace, .semicolon: return nil
      default: break
      }
      token -= 1
    }
    return nil
  }
}
