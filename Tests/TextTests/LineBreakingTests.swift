import CtlText
import Testing

/// Where lines end.
@Suite struct LineBreakingTests {
  /// What has room on a line, what comes after it, and the line.
  @Test(arguments: [
    ("Ada and", "Grace", "Ada"), ("Ada and", " Grace", "Ada and"), ("Ada ", "and", "Ada"),
    ("Extra", "ordinary", "Extra"), ("全部照片", "。", "全部照"), ("共三十张", "）", "共三十"),
    ("照片（", "共三张）", "照片"), ("使用 Wi", "-Fi", "使用"), ("连接Wi", "Fi", "连接"),
    ("スーパ", "ー", "スー"), ("，", "，，", "，"), ("全部", "照片", "全部"),
  ])
  func endsWhereReadersExpectIt(room: String, rest: String, expected: String) {
    let whole = (room + rest)[...]
    let line = whole.lineBreak(before: whole.index(whole.startIndex, offsetBy: room.count))
    #expect(whole[..<line.end] == expected)
    #expect(whole[line.end..<line.next].allSatisfy { $0 == " " })
  }

  @Test func everyLineIsShorterThanTheText() {
    for text in ["", "a", " ", "。。", "a b", "（（（"] {
      let whole = text[...]
      for end in whole.indices {
        let line = whole.lineBreak(before: end)
        #expect(line.next > whole.startIndex && line.end <= line.next)
      }
      #expect(whole.lineBreak(before: whole.endIndex).next == whole.endIndex)
    }
  }
}
