import CtlDiagnostics
import CtlSyntax

extension SyntaxOrigins {
  /// Adds imports to a file, below those that it has.
  public func addition(ofImports imports: [String]) -> Edit {
    let bytes = tree.source.bytes
    let lines = imports.map { "import \($0)" }
    if let last = Array(tree.children(of: 0)).last(where: {
      tree.nodes[$0].kind == .importDeclaration
    }) {
      let place = tree.range(of: last).upperBound
      return edit(place..<place, lines.map { lineEnd + $0 }.joined())
    }
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    return edit(start..<start, lines.joined(separator: lineEnd) + lineEnd + lineEnd)
  }

  /// Adds members to an element: as the last lines of its block, inside a block on one line, or in a
  /// new block. A member may have several lines.
  func addition(_ members: [String], to element: Int) -> Edit {
    let column = indentation(of: element)
    let lines = members.map { member in
      member.utf8.contains(UInt8(ascii: "\n"))
        ? member.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(
          String.init)
        : [member]
    }
    let inner = lines.map { text($0, at: column + 2) }
    let joined = inner.joined(separator: "; ")
    guard let block = tree.child(of: element, .block) else {
      let end = tree.range(of: element).upperBound
      guard lines.contains(where: { $0.count > 1 }) else {
        return edit(end..<end, " { \(joined) }")
      }
      return edit(end..<end, " " + text(["{"] + inner.map { "  " + $0 } + ["}"], at: column))
    }
    let range = tree.range(of: block)
    let bytes = tree.source.bytes
    let hasMembers = tree.nodes[block].size > 1
    let isOneLine = !bytes[range].contains { $0 == 0x0A || $0 == 0x0D }
    if !hasMembers, isOneLine { return edit(range, "{ \(joined) }") }
    guard range.count >= 2, bytes[range.upperBound - 1] == 0x7D else {
      return edit(range.lowerBound + 1..<range.lowerBound + 1, " \(joined) ")
    }
    if isOneLine {
      var end = range.upperBound - 1
      while end > range.lowerBound + 1, bytes[end - 1] == 0x20 { end -= 1 }
      return edit(end..<end, "; \(joined)")
    }
    // Before the line of the closing brace.
    var start = range.upperBound - 1
    while start > range.lowerBound, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 {
      start -= 1
    }
    let closesOwnLine = bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D
    guard closesOwnLine else { return edit(start..<start, "; \(joined)") }
    return edit(start..<start, inner.map { spaces(column + 2) + $0 + lineEnd }.joined())
  }

  /// Adds a member at the start of an element, on a line of its own if the others are.
  func firstAddition(_ member: String, to element: Int) -> Edit {
    guard let block = tree.child(of: element, .block) else {
      let end = tree.range(of: element).upperBound
      return edit(end..<end, " { \(member) }")
    }
    let start = tree.range(of: block).lowerBound + 1
    guard let first = tree.children(of: block).first(where: { _ in true }) else {
      let space = tree.source.bytes[start...].first == 0x7D ? " " : ""
      return edit(start..<start, " \(member)\(space)")
    }
    let gap = tree.source.bytes[start..<tree.range(of: first).lowerBound]
    // A comment before the first member stays with it.
    guard gap.allSatisfy({ [0x20, 0x09, 0x0A, 0x0D].contains($0) }), gap.contains(0x0A) else {
      return edit(start..<start, " \(member);")
    }
    let lines = member.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(
      String.init)
    return edit(
      start..<start,
      tree.source.string(gap.startIndex..<gap.endIndex)
        + text(lines, at: indentation(of: element) + 2))
  }

  /// Adds an element before the others, below the declarations, when the block is on lines of its
  /// own.
  func elementAddition(_ lines: [String], to screen: Int) -> Edit {
    let member = lines.joined(separator: "\n")
    guard let block = tree.child(of: screen, .block) else { return addition([member], to: screen) }
    let elements: Set<NodeKind> = [
      .element, .ifStatement, .forStatement, .slot, .layout, .unexpected,
    ]
    let brace = Int(tree.nodes[block].firstToken)
    var last = brace
    for child in tree.children(of: block) {
      if elements.contains(tree.nodes[child].kind) { break }
      last = Int(tree.nodes[child].endToken) - 1
    }
    var token = last + 1
    while token < tree.tokenCount, tree.tokenKinds[token].isTrivia {
      if tree.tokenKinds[token] == .newline {
        let end = tree.tokenRange(token).upperBound
        let lineEnd = tree.text(ofToken: token)
        let column = indentation(of: screen) + 2
        let text = spaces(column) + text(lines, at: column) + lineEnd
        return edit(end..<end, (last == brace ? "" : lineEnd) + text)
      }
      token += 1
    }
    return addition([member], to: screen)
  }

  /// Puts an element before another one: on a line of its own, or on the same line.
  func insertion(_ text: String, before element: Int) -> Edit {
    let bytes = tree.source.bytes
    let start = tree.range(of: element).lowerBound
    var lineStart = start
    while lineStart > 0, bytes[lineStart - 1] == 0x20 || bytes[lineStart - 1] == 0x09 {
      lineStart -= 1
    }
    guard lineStart == 0 || bytes[lineStart - 1] == 0x0A || bytes[lineStart - 1] == 0x0D else {
      return edit(start..<start, "\(text); ")
    }
    return edit(start..<start, "\(text)\n\(tree.source.string(lineStart..<start))")
  }

  /// Declares something in a screen or component: after the last of its kind, else first.
  func declaration(_ text: String, in body: Int, after last: Int?) -> Edit? {
    guard let block = tree.child(of: body, .block) else { return nil }
    let range = tree.range(of: block)
    let bytes = tree.source.bytes[range]
    guard let last else {
      let rest = bytes.dropFirst().first { $0 != 0x20 && $0 != 0x09 }
      let isOnLines = rest == 0x0A || rest == 0x0D
      let start = range.lowerBound + 1
      return edit(start..<start, isOnLines ? lineEnd + "  " + text : " \(text);")
    }
    let end = tree.range(of: last).upperBound
    return edit(end..<end, bytes.contains(0x0A) ? lineEnd + "  " + text : "; \(text)")
  }

  /// Adds an accessibility attribute: in the element's block, or in a new one.
  func accessibilityAddition(_ member: String, to element: Int) -> Edit {
    let edit = plainAccessibilityAddition(member, to: element)
    let value = member.drop { $0 != "\"" }
    return Edit(edit.location, edit.text, fields: [String(value)])
  }

  private func plainAccessibilityAddition(_ member: String, to element: Int) -> Edit {
    guard let block = accessibility(of: element).flatMap({ tree.child(of: $0, .block) }) else {
      return addition(["accessibility { \(member) }"], to: element)
    }
    let start = tree.range(of: block).lowerBound + 1
    guard let first = tree.children(of: block).first(where: { _ in true }) else {
      return edit(start..<start, " \(member) ")
    }
    // Separated like the present first one.
    let place = tree.range(of: first).lowerBound
    let between = tree.source.string(start..<max(start, place))
    let separator = between.contains(where: \.isNewline) && !between.contains("/") ? between : "; "
    return edit(place..<place, member + separator)
  }
}
