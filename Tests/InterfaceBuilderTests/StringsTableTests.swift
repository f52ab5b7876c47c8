import CtlText
import Testing

@testable import CtlInterfaceBuilder

/// Tables of strings beside documents.
@Suite struct StringsTableTests {
  private func table(_ text: String) -> StringsTable { StringsTable(Array(text.utf8)) }

  private func texts(_ table: StringsTable) -> [String] {
    table.entries.map { "\($0.key)=\($0.text)" }
  }

  @Test func entriesAreRead() {
    let table = table(
      """
      /* Class = "UILabel"; text = "Volume"; ObjectID = "a-1"; */
      "a-1.text" = "Lautstärke";
      // another
      "b-2.normalTitle"="A \\"b\\"\\n\\U00e9\\\\";
      bare.key = "x" ;
      """)
    #expect(
      texts(table) == ["a-1.text=Lautstärke", "b-2.normalTitle=A \"b\"\n\u{e9}\\", "bare.key=x"])
    #expect(table.isComplete)
  }

  @Test func utf16IsRead() {
    let text = "\"a.text\" = \"ü😀\";"
    for isBig in [true, false] {
      var bytes: [UInt8] = isBig ? [0xFE, 0xFF] : [0xFF, 0xFE]
      for unit in text.utf16 {
        let high = UInt8(unit >> 8)
        let low = UInt8(unit & 0xFF)
        bytes += isBig ? [high, low] : [low, high]
      }
      #expect(texts(StringsTable(bytes)) == ["a.text=ü😀"])
    }
  }

  @Test(arguments: [
    "\"a\" = ", "\"a", "\"a\" \"b\";", "= \"b\";", "\"a\" = \"b\"", "\"a\" = \"b\\", "{",
    "\"a\" = \"\\U00",
  ])
  func damageIsSaid(text: String) {
    let table = table("\"first\" = \"1\";\n" + text)
    #expect(texts(table) == ["first=1"])
    #expect(!table.isComplete)
  }

  @Test func openCommentsEnd() {
    #expect(table("/* never").isComplete)
    #expect(table("// never").entries.isEmpty)
    #expect(StringsTable([0xFE, 0xFF, 0x00]).entries.isEmpty)
  }

  @Test func textsOfADocumentHaveTheirKeys() throws {
    let document = """
      <document><objects><view id="v"><subviews>
      <label id="a" text="Volume"/>
      <label id="b"><string key="text">Two
      lines</string></label>
      <button id="c"><accessibility key="accessibilityConfiguration" label="Close" hint="Ends it"/>
      <state key="normal" title="Done"/><state key="highlighted" title="Doing"/></button>
      <segmentedControl id="d"><segments><segment title="One"/><segment title="Two"/></segments></segmentedControl>
      <button id="e"><buttonConfiguration key="configuration" style="plain" title="Plain"/></button>
      </subviews></view></objects></document>
      """
    let texts = try #require(DocumentTexts(SourceText(path: "A.xib", bytes: Array(document.utf8))))
    let expected = [
      "a.text": "Volume", "b.text": "Two\nlines", "c.normalTitle": "Done",
      "c.highlightedTitle": "Doing", "c.accessibilityLabel": "Close",
      "c.ibExternalAccessibilityHint": "Ends it", "d.segmentTitles[1]": "Two",
      "e.configuration.title": "Plain",
    ]
    for (key, text) in expected { #expect(texts.text(key) == text, "\(key)") }
    for key in [
      "x.text", "a.title", "d.segmentTitles[9]", "d.segmentTitles[", "d.segmentTitles[-1]", ".", "",
    ] {
      #expect(texts.text(key) == nil, "\(key)")
    }
    #expect(DocumentTexts(SourceText(path: "A.xib", bytes: Array("<a".utf8))) == nil)
  }
}
