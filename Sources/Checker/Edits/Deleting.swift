import CtlDiagnostics
import CtlSyntax

extension SyntaxOrigins {
  /// The edits that delete members. Those on one line share a separator: neighbours are deleted
  /// together.
  func deletions(of members: [OriginID]) -> [Edit] {
    let ranges = emptied(members).map { deletionRange(range(of: $0, .whole)) }
    var runs: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = runs.last, range.lowerBound <= last.upperBound {
        runs[runs.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        runs.append(range)
      }
    }
    return runs.map { edit(withSeparator($0), "") }
  }

  /// A run up to the end of a block on one line includes the separator before it.
  private func withSeparator(_ range: Range<Int>) -> Range<Int> {
    let bytes = tree.source.bytes
    var end = range.upperBound
    while end < bytes.count, bytes[end] == 0x20 { end += 1 }
    guard end < bytes.count, bytes[end] == 0x7D else { return range }
    var start = range.lowerBound
    while start > 0, bytes[start - 1] == 0x20 { start -= 1 }
    guard start > 0, bytes[start - 1] == 0x3B else { return range }
    return start - 1..<range.upperBound
  }

  /// The bytes to delete to remove a member, or several neighbours: whole lines when nothing else
  /// is on them, else the members and one separator.
  func deletionRange(_ range: Range<Int>) -> Range<Int> {
    let bytes = tree.source.bytes
    var lineStart = range.lowerBound
    while lineStart > 0, bytes[lineStart - 1] == 0x20 || bytes[lineStart - 1] == 0x09 {
      lineStart -= 1
    }
    var end = range.upperBound
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    let startsLine = lineStart == 0 || bytes[lineStart - 1] == 0x0A || bytes[lineStart - 1] == 0x0D
    let endsLine = end >= bytes.count || bytes[end] == 0x0A || bytes[end] == 0x0D
    if startsLine, endsLine {
      if end < bytes.count {
        end += bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A ? 2 : 1
      }
      return lineStart..<end
    }
    if end < bytes.count, bytes[end] == 0x3B {
      end += 1
      while end < bytes.count, bytes[end] == 0x20 { end += 1 }
      return range.lowerBound..<end
    }
    // The last of several on a line takes the separator before it.
    var start = lineStart
    if start > 0, bytes[start - 1] == 0x3B {
      start -= 1
      return start..<range.upperBound
    }
    return range.lowerBound..<(endsLine ? range.upperBound : end)
  }

  /// The bytes of a declaration with the `///` lines above it; of two empty lines around it, one
  /// stays.
  func declarationRange(_ origin: OriginID) -> Range<Int> {
    let bytes = tree.source.bytes
    var range = deletionRange(range(of: origin, .whole))
    func lineStart(before end: Int) -> Int {
      var start = end - 1
      while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
      return start
    }
    func isEmptyLine(_ line: Range<Int>) -> Bool {
      bytes[line].allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D || $0 == 0x0A }
    }
    guard range.lowerBound == 0 || bytes[range.lowerBound - 1] == 0x0A else { return range }
    while range.lowerBound > 0 {
      let start = lineStart(before: range.lowerBound)
      let text = bytes[start..<range.lowerBound].drop { $0 == 0x20 || $0 == 0x09 }
      guard text.starts(with: [0x2F, 0x2F, 0x2F]) else { break }
      range = start..<range.upperBound
    }
    let above =
      range.lowerBound > 0 ? lineStart(before: range.lowerBound)..<range.lowerBound : 0..<0
    let opens = bytes[above].last { $0 > 0x20 } == 0x7B
    guard above.isEmpty || opens || isEmptyLine(above) else { return range }
    if let end = bytes[range.upperBound...].firstIndex(of: 0x0A),
      isEmptyLine(range.upperBound..<end + 1)
    {
      range = range.lowerBound..<end + 1
    }
    return range
  }

  /// The bytes to delete to remove one of several items between commas.
  func itemRange(_ items: [OriginID], _ index: Int) -> Range<Int> {
    let ranges = items.map { range(of: $0, .whole) }
    if index + 1 < ranges.count { return ranges[index].lowerBound..<ranges[index + 1].lowerBound }
    if index > 0 { return ranges[index - 1].upperBound..<ranges[index].upperBound }
    return ranges[index]
  }

  func primaryTextDeletion(_ node: Int) -> Edit {
    let range = tree.range(of: node)
    let before = tree.significant(before: Int(tree.nodes[node].firstToken))
    let start = before.map { tree.tokenRange($0).upperBound } ?? range.lowerBound
    return edit(start..<range.upperBound, "")
  }

  func attributeDeletion(_ range: Range<Int>) -> Edit {
    let bytes = tree.source.bytes
    var end = range.upperBound
    while end < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[end]) { end += 1 }
    return edit(range.lowerBound..<end, "")
  }

  /// The members, but in place of all members of a block that means nothing when it is empty, the block.
  private func emptied(_ members: [OriginID]) -> [OriginID] {
    let nodes = Set(members.map(\.node))
    var result: [OriginID] = []
    var first = 0
    let sorted = members.sorted { $0.node < $1.node }
    while first < sorted.count {
      guard let owner = owner(ofFirst: sorted[first].node, allOf: nodes) else {
        result.append(sorted[first])
        first += 1
        continue
      }
      result.append(OriginID(node: owner))
      let end = owner + Int(tree.nodes[owner].size)
      while first < sorted.count, sorted[first].node < end { first += 1 }
    }
    return result
  }

  /// What has a block of nothing but some members, of which one is the first.
  private func owner(ofFirst member: Int, allOf members: Set<Int>) -> Int? {
    let (block, owner) = (member - 1, member - 2)
    guard owner > 0, tree.nodes[block].kind == .block else { return nil }
    let end = block + Int(tree.nodes[block].size)
    guard owner + Int(tree.nodes[owner].size) == end else { return nil }
    var next = member
    while next < end, members.contains(next) { next += Int(tree.nodes[next].size) }
    guard next == end, [.layout, .accessibility].contains(tree.nodes[owner].kind),
      !hasComment(owner)
    else { return nil }
    return owner
  }

  private func hasComment(_ node: Int) -> Bool { !comments(in: node).isEmpty }

  /// The tokens of comments inside of a node.
  private func comments(in node: Int) -> [Int] {
    let node = tree.nodes[node]
    return (Int(node.firstToken)..<Int(node.endToken)).filter {
      [.lineComment, .docComment, .blockComment].contains(tree.tokenKinds[$0])
    }
  }

  /// Whether a text leaves out a comment of what it takes the place of.
  func losesComment(_ origin: OriginID, _ range: Range<Int>, _ text: String) -> Bool {
    if origin.isToken { return false }
    return comments(in: origin.node).contains { token in
      let place = tree.tokenRange(token)
      return range.lowerBound < place.lowerBound && place.upperBound <= range.upperBound
        && !text.contains(tree.text(ofToken: token))
    }
  }

  func accessibility(of element: Int) -> Int? {
    tree.child(of: element, .block).flatMap { tree.child(of: $0, .accessibility) }
  }
}
