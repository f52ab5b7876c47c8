import CtlDiagnostics
import Testing

@Suite struct PhraseTests {
  @Test func placeholdersAreFilledInBothLanguages() {
    let message = Message("`{name}` has {count} {what}", "`{name}` 有 {count} 个{what}")
    let phrase = message(["name": "a{b}", "count": 2, "what": .words("parts", "部分")])
    #expect(phrase.text() == "`a{b}` has 2 parts")
    #expect(phrase.text(.simplifiedChinese) == "`a{b}` 有 2 个部分")
  }

  @Test func whatIsNotAPlaceholderStays() {
    #expect(Message("{a} {b", "")(["x": "y"]).text() == "{a} {b")
    #expect(Message("{中}{é}", "")(["中": "1"]).text() == "1{é}")
    #expect(Message("} {a}", "")(["a": ""]).text() == "} ")
  }

  /// Chinese has a space between its characters and code; nothing else gets one.
  @Test(arguments: [
    ("一", true), ("丁", true), ("中", true), ("鿿", true), ("㐀", false), ("ꀀ", false), ("한", false),
    ("，", false), ("。", false), ("「", false), ("ア", false), ("é", false), ("a", false),
    ("🙂", false),
    (" ", false), ("", false),
  ])
  func codeStandsApartFromIdeographs(character: String, isApart: Bool) {
    let phrase = Message("", "\(character){code}\(character)")
    let space = isApart ? " " : ""
    #expect(
      phrase(["code": "`a`"]).text(.simplifiedChinese)
        == "\(character)\(space)`a`\(space)\(character)")
    #expect(
      phrase(["code": "a"]).text(.simplifiedChinese) == "\(character)a\(character)")
  }
}
