import CtlCatalogue

/// Values inside a label, which VoiceOver reads after it anyway.
enum SpokenValues {
  static let states: WordList = ["on", "off", "开", "关", "已开", "已关", "开启", "关闭", "已开启", "已关闭"]

  /// What a number after it counts or measures; after other words it may be a name: “Lamp 2”.
  private static let quantities: WordList = [
    "amount", "brightness", "contrast", "count", "length", "number", "opacity", "progress",
    "quantity", "speed", "temperature", "tempo", "value", "volume", "zoom", "份数", "数量", "数目", "速度",
    "亮度", "音量", "温度", "进度", "次数", "人数", "页数", "缩放", "数值",
  ]
  private static let pages: WordList = ["page", "pages", "页", "页面"]
  private static let percents: WordList = ["percent", "prozent"]

  /// The number in a label that its control speaks as its value: a share, the page, or what stands at the end
  /// after a quantity, in the plural, or as the value is now.
  static func value(
    in label: String, of kind: KindName, now: @autoclosure () -> [Double]
  ) -> Range<String.Index>? {
    var start = label.startIndex
    // A label with more numbers is no name with a value in it.
    for _ in 0..<8 {
      guard let range = number(in: label, from: start) else { return nil }
      if isValue(range, in: label, of: kind, now) {
        // 1 of 3
        let last = kind == .pageControl ? number(in: label, from: range.upperBound) : nil
        return range.lowerBound..<(last ?? range).upperBound
      }
      start = range.upperBound
    }
    return nil
  }

  private static func isValue(
    _ range: Range<String.Index>, in label: String, of kind: KindName, _ now: () -> [Double]
  ) -> Bool {
    let before = label[..<range.lowerBound].suffix(64).words.last.map { $0.lowercased() }
    let after = label[range.upperBound...].prefix(64).words.first.map { $0.lowercased() }
    if kind == .pageControl {
      return before.map { pages.contains($0) || $0.hasSuffix("第") } ?? false
        || after.map { ["of", "von", "sur", "de"].contains($0) || $0.hasPrefix("页") } ?? false
        || label[range].contains("/")
    }
    let number = label[range]
    if percentSigns.contains(where: { number.hasSuffix($0) }) { return true }
    if let after { return percents.contains(after) }
    if kind != .stepper, number.contains(".") { return true }
    if let value = Double(reading: String(number)), now().contains(value) { return true }
    guard let before else { return false }
    let isPlural = before.utf8.count > 3 && before.hasSuffix("s") && !before.hasSuffix("ss")
    return isPlural || quantities.isNamed(in: before)
  }

  /// The first number, with its percent sign. Digits in a word (MP3) do not count.
  static func number(
    in label: String, from start: String.Index? = nil
  ) -> Range<String.Index>? {
    label.scanned { text in
      var index = start.map { label.utf8.distance(from: label.startIndex, to: $0) } ?? 0
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
