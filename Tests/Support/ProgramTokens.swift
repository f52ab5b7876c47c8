import CtlSyntax

extension RandomProgram {
  /// The tokens of a sound program, for another layout: without its comments, and with interpolated
  /// strings as they are.
  public init(_ tree: SyntaxTree) {
    self.init(tokens: ProgramTokens(tree).tokens)
  }
}

/// Finds where line ends may separate the tokens of a tree.
private struct ProgramTokens {
  private(set) var tokens: [RandomProgram.Token] = []
  private let tree: SyntaxTree
  private var separations: [RandomProgram.Separation]
  private var texts: [Int: Range<Int>] = [:]
  private let parents: [UInt32]

  init(_ tree: SyntaxTree) {
    self.tree = tree
    parents = tree.parents()
    separations = Array(repeating: .joined, count: tree.tokenCount)
    for node in tree.nodes.indices { visit(node) }
    var token = 0
    while token < tree.tokenCount {
      // `?.` is one sign, and stands at what it follows.
      let isChain =
        token > 0 && tree.tokenKinds[token] == .question && tree.tokenKinds[token + 1] == .dot
        && !tree.tokenKinds[token - 1].isTrivia
      let text = texts[token] ?? token..<token + (isChain ? 2 : 1)
      let kind = tree.tokenKinds[token]
      token = text.upperBound
      if kind.isTrivia || kind == .semicolon || kind == .endOfFile { continue }
      tokens.append(
        RandomProgram.Token(
          text: tree.source.string(tree.range(ofTokens: text)),
          separation: separations[text.lowerBound]))
    }
  }

  private mutating func visit(_ index: Int) {
    let node = tree.nodes[index]
    let (first, end) = (Int(node.firstToken), Int(node.endToken))
    let owner = Int(parents[index])
    let isInValue = tree.nodes[Int(parents[owner])].kind == .property
    switch node.kind {
    case .file: for child in tree.children(of: index) { member(child) }
    case .block:
      // The block of an element that is a value begins on the line of the element.
      if !isInValue { separations[first] = .continued }
      // A comma may follow a case, and not a field of the cases.
      let isEnum = Array(tree.children(of: index)).last.map { tree.nodes[$0].kind } == .enumCase
      let hasComma =
        tree.significant(before: end - 1).map { tree.tokenKinds[$0] == .comma } ?? false
      separations[end - 1] = .end(separator: isEnum && !hasComma ? "," : ";")
      for child in tree.children(of: index) { member(child) }
    case .arguments, .parameters, .stateKeys, .eventParameters, .listExpression:
      if node.size > 1, let last = tree.significant(before: end - 1),
        tree.tokenKinds[last] != .comma
      {
        separations[end - 1] = .end(separator: ",")
      }
    case .interpolatedString: texts[first] = first..<end
    case .elseClause: separations[first] = .continued
    case .binaryExpression, .conditionalExpression:
      for child in tree.children(of: index).dropFirst() {
        if let sign = tree.significant(before: Int(tree.nodes[child].firstToken)) {
          separations[sign] = .continued
        }
      }
    default: break
    }
  }

  private mutating func member(_ node: Int) {
    separations[Int(tree.nodes[node].firstToken)] = .member
    for child in tree.children(of: node) where tree.nodes[child].kind == .attribute {
      separations[tree.significant(from: Int(tree.nodes[child].endToken))] = .continued
    }
  }
}
