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
}
