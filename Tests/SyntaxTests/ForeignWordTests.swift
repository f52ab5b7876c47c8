import CtlSyntax
import CtlText
import Testing

/// The table of words of other languages.
@Suite struct ForeignWordTests {
  static let lists: [ForeignWords] = [
    .kinds, .properties, .types, .values, .cases, .members, .functions, .keywords, .attributes,
  ]

  @Test(arguments: lists.indices) func aWordHasOneMeaningInItsPlace(index: Int) {
    var seen: Set<String> = []
    for entry in Self.lists[index].all {
      #expect(!entry.words.isEmpty)
      for word in entry.words {
        #expect(seen.insert(word.lowercased()).inserted, "\(word) twice in list \(index)")
      }
    }
  }

  @Test(arguments: lists.indices) func everySentenceIsInBothLanguages(index: Int) {
    for entry in Self.lists[index].all {
      let phrase = entry.explanation(of: "word")
      for text in [phrase.text(.english), phrase.text(.simplifiedChinese)] {
        #expect(!text.isEmpty && !text.contains("{word}") && !text.contains("{here}"), "\(text)")
      }
    }
  }

  /// Keywords are names where no member begins.
  @Test func keywordsAreNames() {
    let tree = SyntaxTree.parse(
      """
      screen A "A" {
        var on: Bool = true
        action pin(task: Int)
        content {
          label layout "\\(on)"
          label align { isHidden: !on }
          button "Go" { isEnabled: on; on touchUpInside -> pin(task: 1) }
          layout { align.top == superview.top + 8 }
        }
      }
      """)
    #expect(tree.findings.map { $0.message.text() } == [])
  }

  @Test func utf16IsOneMistake() throws {
    let text = "screen A \"A\" { }\n"
    for bytes in [[0xFF, 0xFE] as [UInt8], []] {
      let units = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
      let tree = SyntaxTree.parse(SourceText(path: "A.ctl", bytes: bytes + units))
      #expect(tree.findings.map(\.code.id) == ["syntax/encoding"])
      #expect(tree.findings.first?.fixes.first?.edits.first?.text == text)
    }
  }
}
