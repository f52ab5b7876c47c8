import CtlCatalogue
import CtlSyntax

extension SyntaxTree {
  /// The nodes around a token, the file first; trivia belongs to the node around it.
  func path(toToken token: Int) -> [Int] {
    var path = [0]
    var node = 0
    while true {
      var next: Int?
      for child in children(of: node) {
        if Int(nodes[child].firstToken) > token { break }
        if token < Int(nodes[child].endToken) {
          next = child
          break
        }
      }
      guard let next else { return path }
      path.append(next)
      node = next
    }
  }

  /// The word at an offset, or the one that ends there; nil between words.
  func wordToken(at offset: Int) -> Int? {
    guard offset >= 0, offset <= source.bytes.count else { return nil }
    let token = token(at: offset)
    if isWord(token) { return token }
    let start = tokenRange(token).lowerBound
    guard start == offset, token > 0, isWord(token - 1) else { return nil }
    return token - 1
  }

  func isWord(_ token: Int) -> Bool {
    let kind = tokenKinds[token]
    return kind == .identifier || kind == .quotedIdentifier || kind.isKeyword
  }

  func isName(_ token: Int) -> Bool {
    tokenKinds[token] == .identifier || tokenKinds[token] == .quotedIdentifier
  }

  /// The owner of a block: the parent of the block in a path.
  func owner(ofBlockIn path: ArraySlice<Int>) -> Int? {
    guard let block = path.lastIndex(where: { nodes[$0].kind == .block }), block > path.startIndex
    else { return nil }
    return path[block - 1]
  }

  /// The kind of the catalogue whose properties may be written in a block of a node; nil for a
  /// component, an enum, a condition.
  func kind(ofOwner node: Int) -> KindName? {
    switch nodes[node].kind {
    case .screenDeclaration: return .screen
    case .accessibility: return .accessibility
    case .element:
      let name = KindName(name: name(ofToken: CtlSyntax.wordToken(self, node)))
      return name == .screen || name == .accessibility ? nil : name
    case .styleDeclaration:
      return StyleDeclaration(unchecked: self, node).kindToken.flatMap {
        KindName(name: name(ofToken: $0))
      }
    case .appearanceDeclaration:
      return child(of: node, .name).flatMap {
        KindName(name: name(ofToken: Int(nodes[$0].firstToken)))
      }
    default: return nil
    }
  }

  /// The contents of a string literal without its quotes, as bytes of the file.
  func contents(ofString node: Int) -> Range<Int> {
    let range = self.range(of: node)
    let bytes = source.bytes
    let start = min(range.lowerBound + 1, range.upperBound)
    let isClosed = range.count >= 2 && bytes[range.upperBound - 1] == 0x22
    return start..<max(start, isClosed ? range.upperBound - 1 : range.upperBound)
  }
}
