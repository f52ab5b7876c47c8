/// Values inside a label, which VoiceOver reads after it anyway.
enum SpokenValues {
  static let states: WordList = ["on", "off", "开", "关", "已开", "已关", "开启", "关闭", "已开启", "已关闭"]

  /// The first number, with its percent sign. Digits in a word (MP3) do not count.
  static func number(in label: String) -> Range<String.Index>? {
    label.scanned { text in
      var index = 0
      while index < text.bytes.count {
        guard text.classes[index].contains(.digit) else {
          index += 1
          continue
        }
        let end = self.end(of: index, in: text)
        if !text.isLatin(before: index), !text.isLatin(at: end) {
          return label.range(index..<percent(after: end, in: text))
        }
        index = end
      }
      return nil
    }
  }

  /// The state of a switch, when the label ends with it.
  static func state(in label: String) -> Range<String.Index>? {
    label.scanned { text in
      var last: Range<Int>?
      var count = 0
      for word in text.words { (last, count) = (word, count + 1) }
      guard count > 1, let last, states.contains(last, in: text) else { return nil }
      return label.range(last)
    }
  }

  /// Digits, with marks between them: `1,000`, `0.5`, `1/2`.
  private static func end(of start: Int, in text: ScannedText) -> Int {
    var end = start
    while end < text.bytes.count {
      let next = text.index(after: end)
      let joins =
        next == end + 1 && ".,/:".utf8.contains(text.bytes[end]) && next < text.bytes.count
        && text.classes[next].contains(.digit)
      guard text.classes[end].contains(.digit) || joins else { break }
      end = next
    }
    return end
  }

  private static func percent(after end: Int, in text: ScannedText) -> Int {
    var index = end
    while index < text.bytes.count, text.classes[index].contains(.space) {
      index = text.index(after: index)
    }
    let next = text.index(after: index)
    let isPercent = percentSigns.contains { sign in
      text.has(sign.utf8, at: index) && next == index + sign.utf8.count
    }
    return isPercent ? next : end
  }

  private static let percentSigns = ["%", "％", "‰"]
}

extension ScannedText {
  /// Whether there is an ASCII letter at an index.
  fileprivate func isLatin(at index: Int) -> Bool {
    index < bytes.count && bytes[index].isLetter && self.index(after: index) == index + 1
  }

  fileprivate func isLatin(before index: Int) -> Bool { index > 0 && isLatin(at: index - 1) }
}

extension String {
  /// A range of bytes as a range of the string.
  fileprivate func range(_ bytes: Range<Int>) -> Range<Index> {
    utf8.index(
      startIndex, offsetBy: bytes.lowerBound)..<utf8.index(
        startIndex, offsetBy: bytes.upperBound)
  }
}
