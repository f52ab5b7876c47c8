import CtlCatalogue
import CtlChecker
import CtlSyntax

/// The heads of declarations, conditions and loops.
extension Completer {
  /// After a keyword that begins a declaration or a statement.
  mutating func statement(_ head: Int, _ previous: Int, _ member: ArraySlice<Int>) {
    switch context.kind(head) {
    case .importKeyword where member.count == 1: importStatement()
    case .screenKeyword where context.kind(previous) == .arrow,
      .taskKeyword where context.kind(previous) == .arrow:
      types()
    case .appearanceKeyword where member.count == 1:
      for kind in Kind.all where kind.properties.contains(where: \.isAppearance) {
        if kind.name != .screen, kind.name != .accessibility { addKindName(kind) }
      }
    case .styleKeyword where context.kind(previous) == .colon && member.count == 3:
      for kind in Kind.all where kind.name != .screen && kind.name != .accessibility {
        addKindName(kind)
      }
    case .pinKeyword where member.count == 1: layoutKinds(.pin)
    case .alignKeyword where member.count == 1: layoutKinds(.align)
    case .onKeyword: handler(previous, member)
    case .elseKeyword where member.count == 1: keyword("if", rank: 10)
    case .ifKeyword, .elseKeyword: condition(previous)
    case .forKeyword:
      if member.count == 2 { keyword("in", rank: 10) }
      let isCondition = member.contains { context.text($0) == "where" }
      if isCondition {
        if !endsOperand(previous) || context.text(previous) == "where" {
          values(expectedType() ?? .bool)
        }
      } else if context.kind(previous) == .inKeyword {
        values(nil)
      } else if member.count > 3, endsOperand(previous) {
        keyword("where", Snippet("where "), rank: 10)
      }
    case .varKeyword, .letKeyword:
      if context.kind(previous) == .colon {
        types()
      } else if !member.contains(where: { context.kind($0) == .assign }), endsOperand(previous) {
        if context.kind(head) == .varKeyword, member.count == 4 { keyword("in", rank: 10) }
        if member.count > 1 { sign(.assign) }
      } else if member.contains(where: { [.assign, .inKeyword].contains(context.kind($0)) }),
        !endsOperand(previous)
      {
        values(expectedType())
      }
    default: break
    }
  }

  // MARK: Conditions

  /// The tokens of a condition up to the cursor, of several the last one.
  var conditionTokens: ArraySlice<Int> {
    context.item().drop { [.ifKeyword, .elseKeyword].contains(context.kind($0)) }
  }

  /// Whether the condition at the cursor names a value: `if let name = value`.
  var isNaming: Bool { conditionTokens.first.map { context.kind($0) == .letKeyword } ?? false }

  private mutating func condition(_ previous: Int) {
    let tokens = conditionTokens
    guard isNaming else {
      if endsOperand(previous) { return }
      values(expectedType() ?? .bool)
      if tokens.isEmpty {
        keyword("let", Snippet("let ") + .field("name") + " = " + .field("value"), rank: 11)
      }
      return
    }
    if tokens.count == 2, endsOperand(previous) {
      sign(.assign)
    } else if tokens.count > 2, !endsOperand(previous) {
      values(expectedType())
      preferOptionals()
    }
  }

  /// Only what may be `nil` is given a name in a condition.
  private mutating func preferOptionals() {
    let names = Set(
      visibleNames.filter { snapshot.type(of: $0.symbol)?.isOptional == true }.map(\.name))
    for index in items.indices where names.contains(items[index].label) {
      items[index].rank = -1
    }
  }

  /// Whether the line above is the head of a loop without its block, so that `where` may follow.
  var isAfterLoopHead: Bool {
    guard let last = tree.significant(before: tree.token(at: context.word.lowerBound)),
      endsOperand(last), let head = tree.firstOfLine(last), tree.tokenKinds[head] == .forKeyword
    else { return false }
    let words = tree.tokenKinds[head...last]
    return words.contains(.inKeyword)
      && !(head...last).contains {
        tree.tokenKinds[$0] == .identifier && context.text($0) == "where"
      }
  }
}

extension SyntaxTree {
  /// The first word of the line, or of the member in it, that a token stands in.
  func firstOfLine(_ token: Int) -> Int? {
    var first: Int?
    var token = token
    while token >= 0 {
      switch tokenKinds[token] {
      case .newline, .leftBrace, .rightBrace, .semicolon: return first
      case let kind where kind.isTrivia: break
      default: first = token
      }
      token -= 1
    }
    return first
  }
}
