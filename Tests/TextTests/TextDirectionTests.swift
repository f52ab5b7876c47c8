import CtlText
import Testing

@Suite struct TextDirectionTests {
  @Test(arguments: [
    ("3 of 4 done.", false), ("(2) שלום, world.", true), ("world, שלום", false), ("100%", false),
    ("", false), ("٣ / ٤", false), ("\u{200F}-5", true), ("\u{200E}שלום", false), ("السلام", true),
    ("דּ", true), ("中文 שלום", false), ("\u{5BC}a", false),
  ])
  func theFirstStrongLetterDecides(text: String, isRightToLeft: Bool) {
    #expect(text.isRightToLeft == isRightToLeft)
  }

  @Test(arguments: ["", "12", "a", "שלום"], [false, true])
  func aDirectedTextHasTheDirection(text: String, isRightToLeft: Bool) {
    let directed = text.directed(rightToLeft: isRightToLeft)
    #expect(directed.isRightToLeft == isRightToLeft && directed.withoutDirectionMarks == text)
    #expect((directed == text) == (text.isRightToLeft == isRightToLeft))
  }

  @Test func lettersFromTheRightAreFoundBehindOthers() {
    #expect("a שלום".hasLettersFromTheRight && !"a “b” 中".hasLettersFromTheRight)
  }
}
