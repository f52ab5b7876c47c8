import CtlText

/// What an edit did to a tree, when all of it lies between the braces of one element: the element
/// has other members, and everything else is as it was.
public struct BlockChange: Sendable, Hashable {
  /// The nodes of the element, itself included.
  public let nodes: Splice
  /// The tokens between its braces.
  public let tokens: Splice
  /// The bytes between its braces.
  public let bytes: Splice
  /// The innermost element that holds all changes.
  public var node: Int { nodes.old.lowerBound }
}

extension SyntaxTree {
  /// How this tree differs from an older one of the same file; nil when nothing does, or when the
  /// differences are not within one element. Costs one look at both trees.
  public func change(since old: SyntaxTree) -> BlockChange? {
    guard let tokens = tokensChanged(since: old) else { return nil }
    guard let (node, blocks) = innermostElement(around: tokens, in: old),
      let inside = old.interior(of: blocks.old), let newInside = interior(of: blocks.new),
      inside.lowerBound == newInside.lowerBound
    else { return nil }
    let nodes = Splice(
      at: node, removing: Int(old.nodes[node].size), inserting: Int(self.nodes[node].size))
    let interior = Splice(
      at: inside.lowerBound, removing: inside.count, inserting: newInside.count)
    // In broken files another brace may close the block.
    guard interior.delta == tokens.delta, hasSameNodes(as: old, outside: nodes, interior) else {
      return nil
    }
    let start = Int(tokenStarts[interior.new.lowerBound])
    return BlockChange(
      nodes: nodes, tokens: interior,
      bytes: Splice(
        at: start, removing: Int(old.tokenStarts[interior.old.upperBound]) - start,
        inserting: Int(tokenStarts[interior.new.upperBound]) - start))
  }

  /// The tokens between the braces of a block; nil when one of them is missing.
  func interior(of block: Int) -> Range<Int>? {
    let (first, end) = (Int(nodes[block].firstToken), Int(nodes[block].endToken))
    guard end - first >= 2, tokenKinds[first] == .leftBrace, tokenKinds[end - 1] == .rightBrace
    else { return nil }
    return first + 1..<end - 1
  }

  /// The tokens in which the texts differ; nil when they are equal.
  private func tokensChanged(since old: SyntaxTree) -> Splice? {
    let (before, after) = source.bytes.commonEnds(with: old.source.bytes)
    guard before < max(source.bytes.count, old.source.bytes.count) else { return nil }
    let byteDelta = source.bytes.count - old.source.bytes.count
    // A token that ends where the change begins may have become a longer one.
    let limit = min(old.token(at: before), token(at: before), old.tokenCount - 1, tokenCount - 1)
    var first = 0
    while first < limit, tokenKinds[first] == old.tokenKinds[first],
      tokenStarts[first] == old.tokenStarts[first]
    {
      first += 1
    }
    first = max(0, first - 1)
    var last = (old: old.tokenCount, new: tokenCount)
    while last.old > first, last.new > first,
      tokenKinds[last.new - 1] == old.tokenKinds[last.old - 1],
      Int(tokenStarts[last.new - 1]) == Int(old.tokenStarts[last.old - 1]) + byteDelta,
      Int(tokenStarts[last.new - 1]) >= source.bytes.count - after
    {
      last = (last.old - 1, last.new - 1)
    }
    return Splice(at: first, removing: last.old - first, inserting: last.new - first)
  }

  /// The innermost element whose braces are around the tokens in both trees, with its blocks.
  private func innermostElement(
    around tokens: Splice, in old: SyntaxTree
  ) -> (node: Int, blocks: (old: Int, new: Int))? {
    var result: (node: Int, blocks: (old: Int, new: Int))?
    var node = 0
    var parent = NodeKind.file
    while true {
      // As long as both trees go the same way down.
      guard node < old.nodes.count, nodes[node].kind == old.nodes[node].kind else { break }
      // The value of a property belongs to whoever has the property.
      if nodes[node].kind == .element, parent == .block, let block = child(of: node, .block),
        let oldBlock = old.child(of: node, .block), holds(tokens.new, block),
        old.holds(tokens.old, oldBlock), block == oldBlock
      {
        result = (node, (oldBlock, block))
      }
      let next = children(of: node).first { child in
        Int(nodes[child].firstToken) < tokens.new.lowerBound
          && Int(nodes[child].endToken) > tokens.new.upperBound
      }
      guard let next else { break }
      parent = nodes[node].kind
      node = next
    }
    return result
  }

  /// Whether tokens lie between the braces of a block.
  private func holds(_ tokens: Range<Int>, _ block: Int) -> Bool {
    guard let interior = interior(of: block) else { return false }
    return interior.lowerBound <= tokens.lowerBound && tokens.upperBound <= interior.upperBound
  }

  /// Whether all nodes but those of an element are equal, apart from where they stand.
  private func hasSameNodes(
    as old: SyntaxTree, outside element: Splice, _ tokens: Splice
  ) -> Bool {
    guard old.nodes.count - element.old.upperBound == nodes.count - element.new.upperBound else {
      return false
    }
    let node = element.old.lowerBound
    let (nodeDelta, tokenDelta) = (element.delta, tokens.delta)
    return nodes.withUnsafeBufferPointer { new in
      old.nodes.withUnsafeBufferPointer { old in
        for index in 0...node where new[index] != old[index] {
          // Those around it have grown with it.
          var around = old[index]
          guard index + Int(around.size) > node else { return false }
          around.size = UInt32(truncatingIfNeeded: Int(around.size) + nodeDelta)
          around.endToken = UInt32(truncatingIfNeeded: Int(around.endToken) + tokenDelta)
          guard new[index] == around else { return false }
        }
        for index in element.old.upperBound..<old.count {
          var behind = old[index]
          behind.firstToken = UInt32(truncatingIfNeeded: Int(behind.firstToken) + tokenDelta)
          behind.endToken = UInt32(truncatingIfNeeded: Int(behind.endToken) + tokenDelta)
          guard new[index + nodeDelta] == behind else { return false }
        }
        return true
      }
    }
  }
}
