import Testing

@testable import CtlRules

/// The classes of characters, found in few steps, are those of the standard library.
@Suite struct ScannedTextTests {
  private static func expected(_ character: Character) -> CharacterClass {
    var result: CharacterClass = []
    if character.isLetter { result.insert(.letter) }
    if character.isNumber { result.insert(.number) }
    if character.isWholeNumber, character.isNumber, !character.isLetter { result.insert(.digit) }
    if character.isUppercase { result.insert(.uppercase) }
    if character.isLowercase { result.insert(.lowercase) }
    if character.isWhitespace { result.insert(.space) }
    if character.isLetter, let value = character.unicodeScalars.first?.value,
      [0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x1E00...0x1EFF].contains(where: { $0 ~= value })
    {
      result.insert(.latin)
    }
    if character == "'" || character == "\u{2019}" { result.insert(.apostrophe) }
    return result
  }

  @Test func everyScalarHasTheClassOfItsCharacter() {
    var wrong: [Unicode.Scalar] = []
    for value in UInt32(0)...0x2FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let character = Character(scalar)
      if CharacterClass(character) != Self.expected(character) { wrong.append(scalar) }
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(8))")
  }

  @Test(arguments: [
    "", "plain text", "Größe", "e\u{301}t\u{301}", "日期and时间", "👨\u{200D}👩\u{200D}👧 ok", "🇩🇪🇨🇳",
    "\u{600}123", "a\r\nb", "ends in é", "\u{301}begins", "' \u{2019} '\u{301}", "ＡＢ１２ ½Ⅷ①",
  ])
  func everyByteBelongsToItsCharacter(text: String) {
    text.scanned { scanned in
      var index = 0
      for character in text where character != "\r\n" {
        if index > 0, scanned.bytes[index] == 0x0D { index += 2 }
        #expect(scanned.classes[index] == Self.expected(character))
        let next = index + character.utf8.count
        #expect(scanned.classes[index + 1..<next].allSatisfy { $0 == .inner })
        index = next
      }
      #expect(index == scanned.bytes.count)
      #expect(scanned.isASCII == text.utf8.allSatisfy { $0 < 0x80 })
    }
  }

  @Test(arguments: [
    ("  one two\t三 ", ["one", "two", "三"]), ("", []), (" \n ", []), ("é\u{A0}x", ["é", "x"]),
  ])
  func fieldsStandBetweenSpaces(text: String, expected: [String]) {
    #expect(text.scanned { text in text.fields.map { text.string($0) } } == expected)
  }

  @Test(arguments: [
    ("don't stop-me", ["don't", "stop", "me"]), ("（日期）x", ["日期", "x"]), ("…", []), ("a’b", ["a’b"]),
  ])
  func wordsAreLettersAndNumbers(text: String, expected: [String]) {
    #expect(text.scanned { text in text.words.map { text.string($0) } } == expected)
  }

  @Test(arguments: [
    ("(Save…)", "Save"), ("“é”", "é"), ("—", ""), ("", ""), ("a-b", "a-b"),
    ("x\u{301}.", "x\u{301}"),
  ])
  func coresHaveNoPunctuationAround(text: String, core: String) {
    #expect(text.core == core)
  }

  @Test func wordsAreFoundWhateverTheirCase() {
    let list: WordList = ["one", "two", "don't", "日期"]
    func position(_ text: String) -> Int? {
      text.scanned { list.position(of: $0.range, in: $0) }
    }
    #expect(position("ONE") == 0)
    #expect(position("Don't") == 2)
    #expect(position("日期") == 3)
    #expect(position("ones") == nil)
    #expect(position("") == nil)
    #expect("开始日期".scanned { list.others(in: $0) } == [3])
    #expect("one".scanned { list.others(in: $0) }.isEmpty)
  }
}
