import CtlSyntax

extension SyntaxOrigins {
  public func maskedText(of origin: OriginID) -> MaskedText? {
    let node = origin.node
    let kind = tree.nodes[node].kind
    guard kind == .stringLiteral || kind == .interpolatedString else { return nil }
    let range = tree.range(of: node)
    guard range.count >= 2, tree.source.bytes[range.upperBound - 1] == 0x22 else { return nil }
    let start = range.lowerBound + 1
    var mask = [UInt8](repeating: 0x7B, count: range.count - 2)
    var covered = 0
    var inner = tree.children(of: node)
    var next = inner.next()
    for token in Int(tree.nodes[node].firstToken)..<Int(tree.nodes[node].endToken) {
      // Strings inside an interpolated value belong to that value.
      while let child = next, Int(tree.nodes[child].firstToken) <= token {
        covered = Int(tree.nodes[child].endToken)
        next = inner.next()
      }
      if token < covered { continue }
      let part = tree.tokenRange(token)
      let end: Int
      switch tree.tokenKinds[token] {
      case .string, .stringTail: end = part.upperBound - 1
      case .stringHead, .stringMiddle: end = part.upperBound - 2
      default: continue
      }
      var index = part.lowerBound + 1
      while index < end {
        let byte = tree.source.bytes[index]
        guard byte == 0x5C, index + 1 < end else {
          mask[index - start] = byte
          index += 1
          continue
        }
        let escaped = tree.source.bytes[index + 1]
        // Line breaks and tabs separate words; quotes are at their edges.
        let stand: UInt8 =
          switch escaped {
          case 0x6E, 0x72, 0x74: 0x20
          case 0x22, 0x27: 0x22
          default: 0x7B
          }
        mask[index - start] = stand
        mask[index + 1 - start] = stand
        index += 2
        guard escaped == 0x75 else { continue }
        while index < end, tree.source.bytes[index - 1] != 0x7D { index += 1 }
      }
    }
    let text = String(decoding: mask, as: UTF8.self)
    return text.utf8.count == mask.count ? MaskedText(text: text, start: start) : nil
  }
}
