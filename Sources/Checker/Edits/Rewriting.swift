import CtlDiagnostics
import CtlRuntime
import CtlSyntax

extension SyntaxOrigins {
  /// Deletes, replaces and adds members of an element; nil when its block is broken or has comments
  /// that would be lost.
  func rewriting(_ element: Int, _ changes: MemberChanges) -> [Edit]? {
    guard let block = tree.child(of: element, .block) else {
      guard changes.deleted.isEmpty, changes.replaced.isEmpty else { return nil }
      return changes.added.isEmpty ? [] : [addition(changes.added, to: element)]
    }
    let node = tree.nodes[block]
    guard !node.flags.contains(.hasError) else { return nil }
    let members = tree.children(of: block).map { OriginID(node: $0) }
    let kept = members.filter { !changes.deleted.contains($0) }
    let tokens = tree.tokenKinds[Int(node.firstToken)..<Int(node.endToken)]
    if !tokens.contains(.newline) {
      if tokens.contains(.blockComment) { return nil }
      let texts = kept.map { changes.replaced[$0] ?? tree.text(of: $0.node) } + changes.added
      let before = tree.significant(before: Int(node.firstToken)) ?? Int(node.firstToken)
      if texts.isEmpty {
        let start = tree.tokenRange(before).upperBound
        return [edit(start..<tree.range(of: block).upperBound, "")]
      }
      return [edit(tree.range(of: block), "{ \(texts.joined(separator: "; ")) }")]
    }
    var edits = kept.compactMap { member in
      changes.replaced[member].map { edit(range(of: member, .whole), $0) }
    }
    // Neighbours on one line are deleted together, with one separator.
    var run: Range<Int>?
    for member in members.filter(changes.deleted.contains) {
      let range = range(of: member, .whole)
      if let open = run, isOnlySeparators(open.upperBound..<range.lowerBound) {
        run = open.lowerBound..<range.upperBound
      } else {
        if let run { edits.append(edit(deletionRange(run), "")) }
        run = range
      }
    }
    if let run { edits.append(edit(deletionRange(run), "")) }
    if !changes.added.isEmpty { edits.append(addition(changes.added, to: element)) }
    return edits
  }

  private func isOnlySeparators(_ range: Range<Int>) -> Bool {
    tree.source.bytes[range].allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x3B }
  }

  /// Puts what is in the block of an element in the place of the element.
  func unwrapping(_ element: Int, _ block: Int) -> Edit {
    let range = tree.range(of: block)
    let inner = tree.source.string(range.lowerBound + 1..<range.upperBound - 1)
    var lines = inner.parts(between: lineEnd)
    if lines.count > 1, lines[0].allSatisfy({ $0 == " " }) {
      lines.removeFirst()
      if lines.last?.allSatisfy({ $0 == " " }) == true { lines.removeLast() }
    }
    let step = (lines.map { $0.prefix { $0 == " " }.count }.min() ?? 0) - indentation(of: element)
    var text = lines.map { $0.dropFirst(max(0, step)) }.joined(separator: lineEnd)
    while text.last == " " { text.removeLast() }
    return edit(tree.range(of: element), String(text.drop { $0 == " " }))
  }

  /// Puts an element, and those up to the last one, into new blocks, the outermost first.
  func wrapping(_ element: Int, through last: Int? = nil, in blocks: [String]) -> Edit {
    let column = indentation(of: element)
    let range = tree.range(of: element).lowerBound..<tree.range(of: last ?? element).upperBound
    let lines = tree.source.string(range).parts(between: lineEnd)
    let inner = spaces(2 * blocks.count)
    var text = ""
    for (level, block) in blocks.enumerated() {
      text += (level == 0 ? "" : spaces(column + 2 * level)) + block + " {" + lineEnd
    }
    for (index, line) in lines.enumerated() {
      let margin = index == 0 ? spaces(column) + inner : line.isEmpty ? "" : inner
      text += margin + line + lineEnd
    }
    for level in blocks.indices.reversed() {
      text += spaces(column + 2 * level) + "}" + (level == 0 ? "" : lineEnd)
    }
    return edit(range, text)
  }
}
