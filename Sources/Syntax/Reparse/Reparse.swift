import CtlDiagnostics
import CtlText

extension SyntaxTree {
  /// Parses a text after an edit. Where the edit stays between the braces of one element, and all
  /// brackets have their partners, only the members there are parsed; the outcome is the same either
  /// way. The change is nil when the trees differ elsewhere as well.
  public static func parse(
    _ source: SourceText, file: FileID = FileID(0), after old: SyntaxTree
  ) -> (tree: SyntaxTree, change: BlockChange?) {
    if let result = reparse(source, file, old) { return result }
    let tree = parse(source, file: file)
    return (tree, tree.change(since: old))
  }

  static func reparse(
    _ source: SourceText, _ file: FileID, _ old: SyntaxTree
  ) -> (SyntaxTree, BlockChange)? {
    guard old.isMatched, old.file == file, source.bytes.count <= fileSizeLimit,
      old.findings.count < findingLimit / 2
    else { return nil }
    let (before, after) = source.bytes.commonEnds(with: old.source.bytes)
    guard before < max(source.bytes.count, old.source.bytes.count),
      let (tokens, changed) = TokenList.relex(
        source.bytes, after: old, before: before, after: after),
      let place = old.innermostBlock(around: changed.old)
    else { return nil }
    let interior = Splice(
      at: place.tokens.lowerBound, removing: place.tokens.count,
      inserting: place.tokens.count + changed.delta)
    guard interior.new.allSatisfy({ !tokens.kinds[$0].startsDeclaration }),
      Brackets.match(tokens, interior.new),
      let (members, found) = parseMembers(tokens, source, file, interior.new, place.path.count)
    else { return nil }
    let block = old.nodes[place.block]
    let nodes = Splice(
      at: place.block + 1, removing: Int(block.size) - 1, inserting: members.count)
    let start = Int(tokens.starts[interior.new.lowerBound])
    let bytes = Splice(
      at: start, removing: Int(old.tokenStarts[interior.old.upperBound]) - start,
      inserting: Int(tokens.starts[interior.new.upperBound]) - start)
    guard let findings = old.findings(outside: bytes) else { return nil }
    let element = place.path[place.path.count - 1]
    let size = Int(old.nodes[element].size)
    return (
      SyntaxTree(
        file: file, source: source, tokens: tokens,
        nodes: old.nodes(replacing: nodes, with: members, interior, around: place.path),
        findings: (findings + found).inOrder, isMatched: true),
      BlockChange(
        nodes: Splice(at: element, removing: size, inserting: size + nodes.delta),
        tokens: interior, bytes: bytes)
    )
  }

  /// The members between two braces; nil when the parser looks further than that.
  private static func parseMembers(
    _ tokens: TokenList, _ source: SourceText, _ file: FileID, _ interior: Range<Int>, _ depth: Int
  ) -> ([Node], [Finding])? {
    var parser = Parser(tokens, source, file, isPart: true)
    for recovering in [false, true] {
      parser.begin(behind: interior.lowerBound - 1, depth: depth, recovering: recovering)
      parser.parseMembers(.element)
      if !parser.hasStopped { break }
    }
    guard parser.position == interior.upperBound, !parser.memberHasError, !parser.isSilenced,
      parser.findings.count < findingLimit / 2
    else { return nil }
    let findings = parser.findings
    return (parser.finish(), findings)
  }

  /// The innermost element with braces around some tokens, when only elements, conditions and loops
  /// are around it.
  private func innermostBlock(
    around changed: Range<Int>
  ) -> (path: [Int], block: Int, tokens: Range<Int>)? {
    var result: (path: [Int], block: Int, tokens: Range<Int>)?
    var path: [Int] = []
    var node = 0
    while nodes[node].kind.mayHoldElements {
      path.append(node)
      if nodes[node].kind == .element, !nodes[node].flags.contains(.hasError),
        let block = child(of: node, .block), let tokens = interior(of: block),
        tokens.lowerBound <= changed.lowerBound, changed.upperBound <= tokens.upperBound
      {
        result = (path, block, tokens)
      }
      let next = children(of: node).first { child in
        Int(nodes[child].firstToken) < changed.lowerBound
          && Int(nodes[child].endToken) > changed.upperBound
      }
      guard let next else { break }
      node = next
    }
    return result
  }

  /// The findings that are not about what stands between two braces, where they stand now; nil when
  /// one is about both.
  private func findings(outside bytes: Splice) -> [Finding]? {
    var result: [Finding] = []
    for finding in findings {
      let range = finding.location.range
      // What is wrong at the closing brace is wrong with what is before it.
      if range.lowerBound >= bytes.old.lowerBound, range.lowerBound <= bytes.old.upperBound {
        continue
      }
      guard let moved = finding.moved(by: bytes, in: file) else { return nil }
      result.append(moved)
    }
    return result
  }

  private func nodes(
    replacing splice: Splice, with members: [Node], _ tokens: Splice, around path: [Int]
  ) -> [Node] {
    var result: [Node] = []
    result.reserveCapacity(nodes.count + members.count)
    result += nodes[..<splice.old.lowerBound]
    result += members
    result += nodes[splice.old.upperBound...]
    let shift = UInt32(truncatingIfNeeded: tokens.delta)
    let growth = UInt32(truncatingIfNeeded: splice.delta)
    result.withUnsafeMutableBufferPointer { nodes in
      for node in path + [splice.old.lowerBound - 1] {
        nodes[node].size &+= growth
        nodes[node].endToken &+= shift
      }
      for index in splice.new.upperBound..<nodes.count {
        nodes[index].firstToken &+= shift
        nodes[index].endToken &+= shift
      }
    }
    return result
  }
}

extension NodeKind {
  fileprivate var mayHoldElements: Bool {
    switch self {
    case .file, .screenDeclaration, .componentDeclaration, .block, .element, .ifStatement,
      .elseClause, .forStatement:
      true
    default: false
    }
  }
}

extension TokenKind {
  /// A keyword that ends whatever is left open when it stands in the first column.
  fileprivate var startsDeclaration: Bool {
    switch self {
    case .importKeyword, .screenKeyword, .componentKeyword, .enumKeyword: true
    default: false
    }
  }
}
