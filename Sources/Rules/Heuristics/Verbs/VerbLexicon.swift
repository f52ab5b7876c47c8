/// Whether a word is a verb of English. Nothing is made when a process starts: a word is looked up in
/// the static text of the lexicon, among those with its first letter.
enum VerbLexicon {
  /// A word in lower case.
  static func contains(_ word: Substring.UTF8View) -> Bool {
    if isListed(word) { return true }
    // Verbs of undoing and doing again are made freely: unfollow, rewind, resubscribe.
    return prefixes.contains { prefix in
      word.count > prefix.utf8.count + 2 && word.starts(with: prefix.utf8)
        && isVerb(word.dropFirst(prefix.utf8.count))
    }
  }

  private static let prefixes = ["un", "re", "de", "dis", "pre", "auto", "over"]

  private static func isVerb(_ word: Substring.UTF8View) -> Bool {
    isListed(word) || VerbPhrase.commonVerbs.contains(Substring(word))
  }

  private static func isListed(_ word: Substring.UTF8View) -> Bool {
    guard let first = word.first, (0x61...0x7A).contains(first) else { return false }
    return wordNetVerbs.withUTF8Buffer { bytes in
      var index = starts[Int(first - 0x61)]
      let end = starts[Int(first - 0x60)]
      // How many letters of the word the entry before has, from the first on.
      var matched = 0
      var goal = word.startIndex
      while index < end {
        let shared = Int(bytes[index] - 0x41)
        index += 1
        if shared < matched { return false }
        if shared > matched {
          while index < end, bytes[index] >= 0x61 { index += 1 }
          continue
        }
        while index < end, bytes[index] >= 0x61, goal < word.endIndex, bytes[index] == word[goal] {
          index += 1
          matched += 1
          word.formIndex(after: &goal)
        }
        if index == end || bytes[index] < 0x61 {
          if goal == word.endIndex { return true }
        } else {
          while index < end, bytes[index] >= 0x61 { index += 1 }
        }
      }
      return false
    }
  }

  private static let ones: UInt64 = 0x0101_0101_0101_0101

  /// Where the words with each first letter begin, and the end.
  private static let starts: [Int] = wordNetVerbs.withUTF8Buffer { bytes in
    var starts: [Int] = []
    let raw = UnsafeRawBufferPointer(bytes)
    var index = 0
    while index < bytes.count {
      // Nearly none of eight bytes begins a word with another first letter: with its bits turned around that
      // one is 0, and takes a bit from its neighbor below.
      if index + 8 <= bytes.count {
        let eight = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) ^ (0x41 &* ones)
        if (eight &- ones) & ~eight & (0x80 &* ones) == 0 {
          index += 8
          continue
        }
      }
      if bytes[index] == 0x41 {
        while starts.count < Int(bytes[index + 1] - 0x61) { starts.append(index) }
        starts.append(index)
      }
      index += 1
    }
    while starts.count < 27 { starts.append(bytes.count) }
    return starts
  }
}
