import CtlText

/// The lines in which two texts differ, in the unified format that `patch` and reviewers read.
public struct UnifiedDiff: Sendable {
  /// How many equal lines are shown around each change.
  public let context: Int
  public let color: Bool
  /// Whether control characters are made visible and tabs expanded: for people at a terminal, not
  /// for `patch`.
  public let isNeutralised: Bool

  public init(context: Int = 3, color: Bool = false, isNeutralised: Bool = false) {
    self.context = min(max(context, 0), 1000)
    self.color = color
    self.isNeutralised = isNeutralised
  }

  /// The difference, as UTF-8 where the texts are UTF-8; empty when they are equal.
  public func render(_ old: [UInt8], _ new: [UInt8], oldPath: String, newPath: String) -> [UInt8] {
    if old == new { return [] }
    let before = Self.lines(old)
    let after = Self.lines(new)
    let changes = LineDiff(before.map { old[$0] }, after.map { new[$0] }).changes
    var output = TerminalOutput(color: color)
    output.write("--- \(oldPath.neutralised())\n+++ \(newPath.neutralised())\n", .bold)
    var index = 0
    while index < changes.count {
      var end = index + 1
      while end < changes.count,
        changes[end].old.lowerBound - changes[end - 1].old.upperBound <= 2 * context
      {
        end += 1
      }
      write(changes[index..<end], (old, before), (new, after), to: &output)
      index = end
    }
    return output.bytes
  }

  private typealias Side = (bytes: [UInt8], lines: [Range<Int>])

  private func write(
    _ hunk: ArraySlice<LineDiff.Change>, _ old: Side, _ new: Side, to output: inout TerminalOutput
  ) {
    guard let first = hunk.first, let last = hunk.last else { return }
    let leading = min(context, first.old.lowerBound)
    let trailing = min(context, old.lines.count - last.old.upperBound)
    let oldRange = first.old.lowerBound - leading..<last.old.upperBound + trailing
    let newRange = first.new.lowerBound - leading..<last.new.upperBound + trailing
    output.write("@@ -\(Self.span(oldRange)) +\(Self.span(newRange)) @@\n", .place)
    var position = oldRange.lowerBound
    for change in hunk {
      write(old, position..<change.old.lowerBound, " ", .plain, to: &output)
      write(old, change.old, "-", .error, to: &output)
      write(new, change.new, "+", .added, to: &output)
      position = change.old.upperBound
    }
    write(old, position..<oldRange.upperBound, " ", .plain, to: &output)
  }

  private func write(
    _ side: Side, _ range: Range<Int>, _ sign: String, _ style: TerminalOutput.Style,
    to output: inout TerminalOutput
  ) {
    for line in side.lines[range] {
      var content = side.bytes[line]
      let isComplete = content.last == UInt8(ascii: "\n")
      if isComplete { content = content.dropLast() }
      let text = isNeutralised ? LineView.visible(content) : Array(content)
      output.write(Array(sign.utf8) + text, style)
      output.write(isComplete ? "\n" : "\n\\ No newline at end of file\n")
    }
  }

  /// The start and the length of a range of lines; an empty one names the line before it.
  private static func span(_ range: Range<Int>) -> String {
    let start = range.isEmpty ? range.lowerBound : range.lowerBound + 1
    return range.count == 1 ? "\(start)" : "\(start),\(range.count)"
  }

  /// The lines with their line feeds; a carriage return is part of the line.
  private static func lines(_ bytes: [UInt8]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      result.append(start..<index + 1)
      start = index + 1
    }
    if start < bytes.count { result.append(start..<bytes.count) }
    return result
  }
}
