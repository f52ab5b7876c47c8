extension String {
  /// Where a word or phrase stands as whole words, whatever its case. Chinese has no spaces: its
  /// words may stand anywhere.
  func wholeWord(_ phrase: String) -> Range<String.Index>? {
    guard phrase.utf8.allSatisfy({ $0 < 0x80 }) else { return firstRange(of: phrase) }
    let wanted = phrase.split(separator: " ")
    let words = words
    guard !wanted.isEmpty, words.count >= wanted.count else { return nil }
    for start in 0...words.count - wanted.count {
      let run = words[start..<start + wanted.count]
      if zip(run, wanted).allSatisfy({ $0.lowercased() == $1 }), let first = run.first,
        let last = run.last
      {
        return first.startIndex..<last.endIndex
      }
    }
    return nil
  }

  /// The runs of letters and digits, apostrophes included.
  var words: [Substring] {
    split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "\u{2019}" }
  }

  /// Without a range, and without the separators that then stand at the rim or twice.
  func removing(_ range: Range<String.Index>) -> String {
    let before = self[..<range.lowerBound].trimmed
    let after = self[range.upperBound...].trimmed
    if before.isEmpty || after.isEmpty { return String(before + after) }
    return before.last?.isASCII == true ? "\(before) \(after)" : "\(before)\(after)"
  }
}

extension Substring {
  /// Without spaces and separators at both ends.
  var trimmed: Substring {
    let isRim = { (character: Character) in
      character.isWhitespace || "-–—:：,，、.。;；·()（）[]".contains(character)
    }
    guard let last = lastIndex(where: { !isRim($0) }) else { return prefix(0) }
    return self[...last].drop(while: isRim)
  }
}
