/// The lines with a bracket that closes nothing. Such a bracket and a mistake before it on its line
/// are one mistake: an opening bracket was forgotten.
struct StrayLines {
  /// Runs of tokens, in order.
  private var lines: [Line] = []

  struct Line {
    let tokens: Range<Int>
    /// The first one of them that closes nothing.
    let stray: Int
    /// Whether the stray bracket explains more than the parser's reading of the line.
    let explainsAll: Bool
    var hasMistake = false
  }

  init() {}

  init(_ strays: [Int], _ tokens: TokenList) {
    for stray in strays where stray >= (lines.last?.tokens.upperBound ?? 0) {
      var start = stray
      while start > 0, tokens.kinds[start - 1] != .newline { start -= 1 }
      var end = stray + 1
      while end < tokens.kinds.count, tokens.kinds[end] != .newline { end += 1 }
      lines.append(
        Line(
          tokens: start..<end, stray: stray, explainsAll: tokens.kinds[stray] != .rightBrace))
    }
  }

  private func line(of token: Int) -> Int? {
    var low = 0
    var high = lines.count
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].tokens.upperBound <= token { low = middle + 1 } else { high = middle }
    }
    return low < lines.count && lines[low].tokens.contains(token) ? low : nil
  }

  /// Notes a mistake at a token; returns whether a stray bracket explains it.
  mutating func explain(_ token: Int) -> Bool {
    guard let line = line(of: token) else { return false }
    if lines[line].explainsAll { return true }
    if token < lines[line].stray { lines[line].hasMistake = true }
    return false
  }

  /// Whether a mistake before it explains a stray bracket.
  func isExplained(_ stray: Int) -> Bool {
    guard let line = line(of: stray) else { return false }
    return lines[line].hasMistake && lines[line].stray == stray
  }
}
