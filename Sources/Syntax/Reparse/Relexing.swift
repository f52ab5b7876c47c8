import CtlText

extension TokenList {
  /// The tokens of a text that differs from an older one in a run of bytes. Only the lines of the
  /// change are read; nil when they hold mistakes, or when the change reaches to the end of the text.
  /// The older text has no mistakes.
  static func relex(
    _ bytes: [UInt8], after old: SyntaxTree, before: Int, after: Int
  ) -> (tokens: TokenList, change: Splice)? {
    let delta = bytes.count - old.source.bytes.count
    guard let first = old.lineStart(before: before) else { return nil }
    let changeEnd = bytes.count - after
    let start = Int(old.tokenStarts[first])
    // Until the lines match again; the rest of the text is the most that may be read.
    let capacity = bytes.count - start + 2
    let kinds = UnsafeMutablePointer<TokenKind>.allocate(capacity: capacity)
    let starts = UnsafeMutablePointer<UInt32>.allocate(capacity: capacity)
    defer {
      kinds.deallocate()
      starts.deallocate()
    }
    var last = 0
    let (count, isSound) = bytes.withUnsafeBufferPointer { buffer in
      var lexer = Lexer(buffer, kinds, starts)
      let hasEnd = lexer.run(from: start) { end in
        guard end > changeEnd else { return false }
        last = old.token(at: end - delta)
        return Int(old.tokenStarts[last]) == end - delta && last > first
          && old.tokenKinds[last - 1] == .newline
      }
      return (lexer.tokenCount, hasEnd && lexer.errors.isEmpty)
    }
    guard isSound else { return nil }
    var newKinds: [TokenKind] = []
    var newStarts: [UInt32] = []
    newKinds.reserveCapacity(old.tokenCount + count)
    newStarts.reserveCapacity(old.tokenCount + count)
    newKinds += old.tokenKinds[..<first]
    newStarts += old.tokenStarts[..<first]
    newKinds += UnsafeBufferPointer(start: kinds, count: count)
    newStarts += UnsafeBufferPointer(start: starts, count: count)
    newKinds += old.tokenKinds[last...]
    let shift = UInt32(truncatingIfNeeded: delta)
    newStarts += old.tokenStarts[last...].lazy.map { $0 &+ shift }
    let tokens = TokenList(kinds: newKinds, starts: newStarts, errors: [])
    let lines = Splice(at: first, removing: last - first, inserting: count)
    return (tokens, tokens.narrowed(lines, after: old, before: before, after: after))
  }

  /// Of the tokens of some lines, those that have changed.
  private func narrowed(
    _ lines: Splice, after old: SyntaxTree, before: Int, after: Int
  ) -> Splice {
    let delta = Int(starts[starts.count - 1]) - old.source.bytes.count
    let changeEnd = Int(starts[starts.count - 1]) - after
    var (first, oldEnd, newEnd) = (lines.new.lowerBound, lines.old.upperBound, lines.new.upperBound)
    while first < min(oldEnd, newEnd), kinds[first] == old.tokenKinds[first],
      starts[first + 1] == old.tokenStarts[first + 1], Int(starts[first + 1]) <= before
    {
      first += 1
    }
    while min(oldEnd, newEnd) > first, kinds[newEnd - 1] == old.tokenKinds[oldEnd - 1],
      Int(starts[newEnd - 1]) == Int(old.tokenStarts[oldEnd - 1]) + delta,
      Int(starts[newEnd - 1]) >= changeEnd
    {
      (oldEnd, newEnd) = (oldEnd - 1, newEnd - 1)
    }
    return Splice(at: first, removing: oldEnd - first, inserting: newEnd - first)
  }
}

extension SyntaxTree {
  /// The first token of the last line that begins before an offset, and not at it.
  fileprivate func lineStart(before offset: Int) -> Int? {
    guard offset > 0 else { return nil }
    var token = token(at: offset - 1)
    while token > 0, tokenKinds[token - 1] != .newline { token -= 1 }
    return token > 0 || source.bytes.first != 0xEF ? token : nil
  }
}
