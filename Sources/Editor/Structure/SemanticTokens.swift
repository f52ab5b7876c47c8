import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlSyntax

/// A word of a file and its meaning; never longer than a line.
public struct SemanticToken: Sendable, Hashable {
  public let range: Range<Int>
  public let type: Kind
  public let modifiers: Modifiers

  /// In the terms of editors.
  public enum Kind: UInt8, Sendable, CaseIterable {
    case keyword, comment, string, number, `operator`, decorator
    /// A kind of control.
    case `class`
    /// A component.
    case `struct`
    /// A screen.
    case namespace
    case `enum`, enumMember, type, property, event, function, parameter, variable
    /// A task.
    case macro
  }

  public struct Modifiers: OptionSet, Sendable, Hashable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public static let declaration = Modifiers(rawValue: 1)
    public static let readonly = Modifiers(rawValue: 2)
    public static let modification = Modifiers(rawValue: 4)
    public static let defaultLibrary = Modifiers(rawValue: 8)
    public static let documentation = Modifiers(rawValue: 16)
    public static let deprecated = Modifiers(rawValue: 32)
    /// In the order of their bits.
    public static let names = [
      "declaration", "readonly", "modification", "defaultLibrary", "documentation",
      "deprecated",
    ]
  }
}

extension EditorSnapshot {
  /// The meaning of every word of a file, or of those that a range touches, in order.
  public func semanticTokens(in file: FileID, range: Range<Int>? = nil) -> [SemanticToken] {
    guard let index = index(file) else { return [] }
    let tree = index.tree
    let count = tree.source.bytes.count
    let lower = min(max(range?.lowerBound ?? 0, 0), count)
    let upper = min(max(range?.upperBound ?? count, lower), count)
    let first = tree.token(at: lower)
    let last = tree.token(at: upper)
    let nodes = tree.innermostNodes(first..<last + 1)
    var painter = Painter(index: index)
    for token in first...last {
      painter.paint(token, Int(nodes[token - first]))
    }
    return painter.tokens
  }
}

extension SyntaxTree {
  /// The innermost node of each token of a run.
  func innermostNodes(_ tokens: Range<Int>) -> [UInt32] {
    var result = [UInt32](repeating: 0, count: tokens.count)
    // The nodes around, innermost last; each token is looked at once, however deep it is.
    var open = [0]
    var token = tokens.lowerBound
    func fill(to end: Int) {
      while token < min(end, tokens.upperBound) {
        result[token - tokens.lowerBound] = UInt32(open.last ?? 0)
        token += 1
      }
    }
    func close(before token: Int) {
      while let last = open.last, last != 0, Int(nodes[last].endToken) <= token {
        fill(to: Int(nodes[last].endToken))
        open.removeLast()
      }
    }
    var node = 0
    while node < nodes.count {
      let first = Int(nodes[node].firstToken)
      let end = Int(nodes[node].endToken)
      if first >= tokens.upperBound { break }
      if end <= tokens.lowerBound {
        // It contains nothing of interest.
        node += end > first || nodes[node].size == 1 ? Int(nodes[node].size) : 1
        continue
      }
      close(before: first)
      fill(to: first)
      open.append(node)
      node += 1
    }
    close(before: tokens.upperBound)
    // What reaches beyond the run is open still.
    fill(to: tokens.upperBound)
    return result
  }
}

private struct Painter {
  let index: FileIndex
  var tokens: [SemanticToken] = []
  var tree: SyntaxTree { index.tree }

  mutating func add(
    _ range: Range<Int>, _ type: SemanticToken.Kind, _ modifiers: SemanticToken.Modifiers = []
  ) {
    if !range.isEmpty {
      tokens.append(SemanticToken(range: range, type: type, modifiers: modifiers))
    }
  }

  mutating func paint(_ token: Int, _ node: Int) {
    let range = tree.tokenRange(token)
    let kind = tree.tokenKinds[token]
    if tree.nodes[node].kind == .ruleCode, !kind.isTrivia {
      add(range, .decorator)
      return
    }
    switch kind {
    case .whitespace, .newline, .unknown, .endOfFile: break
    case .lineComment: add(range, .comment)
    case .docComment: add(range, .comment, .documentation)
    case .blockComment, .string, .stringHead, .stringMiddle, .stringTail:
      lines(range, kind == .blockComment ? .comment : .string)
    case .number, .quantity, .color: add(range, .number)
    case .at: add(range, .decorator)
    case .identifier, .quotedIdentifier: name(token, node, range)
    case .arrow, .bind, .question, .assign, .plusAssign, .minusAssign: add(range, .operator)
    default:
      if kind.isOperator { add(range, .operator) }
      if kind.isKeyword { keyword(token, node, range) }
    }
  }

  /// A token that may span several lines, line by line.
  private mutating func lines(_ range: Range<Int>, _ type: SemanticToken.Kind) {
    var start = range.lowerBound
    for position in range
    where tree.source.bytes[position] == 0x0A
      || tree.source.bytes[position] == 0x0D
    {
      add(start..<position, type)
      start = position + 1
    }
    add(start..<range.upperBound, type)
  }

  /// A keyword may also be the name of a property or of a member.
  private mutating func keyword(_ token: Int, _ node: Int, _ range: Range<Int>) {
    switch tree.nodes[node].kind {
    case .property, .binding: add(range, .property, .defaultLibrary)
    case .caseExpression, .memberSuffix, .name: name(token, node, range)
    default: add(range, .keyword)
    }
  }

  private mutating func name(_ token: Int, _ node: Int, _ range: Range<Int>) {
    if let occurrence = index.occurrence(at: token) {
      let (type, modifiers) = paint(occurrence)
      add(range, type, modifiers)
      return
    }
    switch tree.nodes[node].kind {
    case .element:
      let isDeprecated =
        KindName(name: tree.name(ofToken: token)).map { Kind.named($0).isDeprecated } ?? false
      add(range, .class, isDeprecated ? [.defaultLibrary, .deprecated] : .defaultLibrary)
    case .property, .binding: add(range, .property, .defaultLibrary)
    case .namedType: add(range, .type, .defaultLibrary)
    case .caseExpression: add(range, .enumMember, .defaultLibrary)
    case .memberSuffix: add(range, .property, .defaultLibrary)
    case .argument: add(range, .parameter)
    case .nameExpression: add(range, .function, .defaultLibrary)
    case .attribute: add(range, .decorator)
    case .opening, .cancellation, .forStatement, .access: add(range, .keyword)
    case .name where ["close", "finish"].contains(tree.name(ofToken: token)): add(range, .keyword)
    case .name: add(range, declared(node), .defaultLibrary)
    default: break
    }
  }

  /// A name from outside the file: an event, a constraint, the kind of an appearance or a style.
  private func declared(_ node: Int) -> SemanticToken.Kind {
    let token = Int(tree.nodes[node].firstToken)
    switch tree.significant(before: token).map({ tree.tokenKinds[$0] }) {
    case .colon: return .class
    case .onKeyword, .dot: return .event
    case .pinKeyword, .alignKeyword: return .function
    case .appearanceKeyword: return .class
    case .importKeyword: return .namespace
    case .at: return .decorator
    default: return .variable
    }
  }

  private func paint(
    _ occurrence: Occurrence
  ) -> (SemanticToken.Kind, SemanticToken.Modifiers) {
    var modifiers: SemanticToken.Modifiers = []
    if occurrence.role == .declaration { modifiers.insert(.declaration) }
    if occurrence.role == .write { modifiers.insert(.modification) }
    switch occurrence.symbol.kind {
    case .variable: return (isParameter(occurrence.symbol) ? .parameter : .variable, modifiers)
    case .constant, .loopVariable, .eventParameter:
      return (.variable, modifiers.union(.readonly))
    case .parameter: return (.parameter, modifiers)
    case .action: return (isEvent(occurrence.symbol) ? .event : .function, modifiers)
    case .task: return (.macro, modifiers)
    case .element: return (.variable, modifiers.union(.readonly))
    case .screen: return (.namespace, modifiers)
    case .component: return (.struct, modifiers)
    case .slot: return (.class, modifiers)
    case .style: return (.type, modifiers)
    case .enumeration: return (.enum, modifiers)
    case .enumCase: return (.enumMember, modifiers)
    case .record: return (.struct, modifiers)
    case .field: return (.property, modifiers)
    }
  }
  private func isEvent(_ symbol: Symbol) -> Bool {
    index.program.program(of: symbol.file)?.actions[Int(symbol.index)].isEvent ?? false
  }

  /// Whether a variable is a parameter of a screen.
  private func isParameter(_ symbol: Symbol) -> Bool {
    symbol.file == index.program.file && index.program.variables[Int(symbol.index)].isParameter
  }
}
