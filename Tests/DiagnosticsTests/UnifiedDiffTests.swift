import CtlDiagnostics
import CtlText
import Testing

@Suite struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String, context: Int = 3, visible: Bool = false) -> String
  {
    let diff = UnifiedDiff(context: context, isNeutralised: visible)
    return String(
      decoding: diff.render(Array(old.utf8), Array(new.utf8), oldPath: "a", newPath: "b"),
      as: UTF8.self)
  }

  @Test func equalTextsHaveNoDifference() {
    #expect(diff("", "") == "")
    #expect(diff("a\n", "a\n") == "")
  }

  @Test func showsHunksWithContext() {
    let old = (1...20).map { "\($0)\n" }.joined()
    let new = old.replacing("\n5\n", with: "\nfive\nfive and a half\n")
      .replacing("\n17\n", with: "\n")
    #expect(
      diff(old, new) == """
        --- a
        +++ b
        @@ -2,7 +2,8 @@
         2
         3
         4
        -5
        +five
        +five and a half
         6
         7
         8
        @@ -14,7 +15,6 @@
         14
         15
         16
        -17
         18
         19
         20

        """)
    #expect(diff("a\nb\n", "a\nc\n", context: 0) == "--- a\n+++ b\n@@ -2 +2 @@\n-b\n+c\n")
  }

  @Test func emptyTextsAndMissingLineEndsAreSaid() {
    #expect(diff("", "a\n") == "--- a\n+++ b\n@@ -0,0 +1 @@\n+a\n")
    #expect(diff("a\n", "") == "--- a\n+++ b\n@@ -1 +0,0 @@\n-a\n")
    #expect(
      diff("a\nb", "a\nb\n")
        == "--- a\n+++ b\n@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+b\n")
  }

  @Test func terminalsSeeControlCharacters() {
    #expect(
      diff("\ta\u{1B}\r\n", "\ta\r\n", visible: true)
        == "--- a\n+++ b\n@@ -1 +1 @@\n-    a␛␍\n+    a␍\n")
    #expect(diff("\u{1B}\r\n", "x", context: 0).contains("-\u{1B}\r\n+x\n"))
  }

  /// A patch between random texts, applied to the old one, gives the new one.
  @Test func everyDifferenceLeadsToTheNewText() {
    var random = Random(17)
    for round in 0..<400 {
      let words = round % 3 == 0 ? 2 : 30
      func text() -> [UInt8] {
        let lines = (0..<random.below(40)).map { _ in "w\(random.below(words))" }
        return Array((lines.joined(separator: "\n") + (random.below(2) == 0 ? "\n" : "")).utf8)
      }
      let old = text()
      var new = random.below(2) == 0 ? text() : old
      for _ in 0..<random.below(6) where !new.isEmpty {
        new.insert(contentsOf: Array("x\n".utf8), at: random.below(new.count))
      }
      let patch = UnifiedDiff(context: random.below(4)).render(
        old, new, oldPath: "a", newPath: "b")
      #expect(apply(patch, to: old) == new)
    }
  }

  @Test func textsWithNothingInCommonCostLittle() {
    let old = (0..<20_000).map { "a\($0)\n" }.joined()
    let new = (0..<20_000).map { "b\($0)\n" }.joined()
    let patch = UnifiedDiff().render(
      Array(old.utf8), Array(new.utf8), oldPath: "a", newPath: "b")
    #expect(apply(patch, to: Array(old.utf8)) == Array(new.utf8))
    // Two kinds of lines in random order have long wrong matches everywhere.
    var random = Random(23)
    let first = (0..<5000).map { _ in random.below(2) == 0 ? "x\n" : "y\n" }.joined()
    let second = (0..<5000).map { _ in random.below(2) == 0 ? "x\n" : "y\n" }.joined()
    let hostile = UnifiedDiff().render(
      Array(first.utf8), Array(second.utf8), oldPath: "a", newPath: "b")
    #expect(apply(hostile, to: Array(first.utf8)) == Array(second.utf8))
  }

  /// What `patch` does, without tolerance; nil when the patch does not fit.
  private func apply(_ patch: [UInt8], to old: [UInt8]) -> [UInt8]? {
    func split(_ bytes: [UInt8]) -> [[UInt8]] {
      var lines = bytes.split(separator: 10, omittingEmptySubsequences: false).map(Array.init)
      for index in lines.indices.dropLast() { lines[index].append(10) }
      if lines.last == [] { lines.removeLast() }
      return lines
    }
    let lines = split(old)
    let patch = split(patch)
    var result: [[UInt8]] = []
    var position = 0
    for (index, line) in patch.enumerated().dropFirst(2) {
      var content = Array(line.dropFirst())
      if index + 1 < patch.count, patch[index + 1].first == UInt8(ascii: "\\") {
        content.removeLast()
      }
      switch line.first {
      case UInt8(ascii: "@"):
        let numbers = String(decoding: line, as: UTF8.self).split { !$0.isNumber }
        guard let start = Int(numbers[0]) else { return nil }
        let isEmpty = String(decoding: line, as: UTF8.self).split(separator: " ")[1].hasSuffix(",0")
        let target = isEmpty ? start : start - 1
        guard target >= position, target <= lines.count else { return nil }
        result += lines[position..<target]
        position = target
      case UInt8(ascii: " "), UInt8(ascii: "-"):
        guard position < lines.count, lines[position] == content else { return nil }
        if line.first == UInt8(ascii: " ") { result.append(content) }
        position += 1
      case UInt8(ascii: "+"): result.append(content)
      case UInt8(ascii: "\\"): break
      default: return nil
      }
    }
    return (result + lines[position...]).flatMap { $0 }
  }
}
