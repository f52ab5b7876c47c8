import CtlGrammars
import CtlSyntax
import CtlTestSupport
import Foundation
import Testing

/// Editors know the same words as the compiler; UPDATE=1 writes the lists.
@Suite struct GrammarFileTests {
  static let files = EditorGrammar.all.flatMap(\.files)

  @Test(arguments: files.indices) func isCurrent(index: Int) throws {
    let file = Self.files[index]
    let path = "Grammar/\(file.path)"
    let current = try? ProjectFiles.text(path)
    let expected = try file.updated(current)
    if ProjectFiles.isUpdating, current != expected {
      let url = ProjectFiles.url(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(expected.utf8).write(to: url)
    } else {
      #expect(current == expected, "\(path) is not current; UPDATE=1 writes it")
    }
  }

  @Test func everyKeywordHasAColour() {
    let words = Vocabulary.constructs + Vocabulary.literals
    #expect(Set(words) == Set(TokenKind.keywords))
    #expect(words.count == TokenKind.keywords.count)
  }

  @Test func everySignIsAnOperatorOrPunctuation() {
    let punctuation = ["{", "}", "(", ")", "[", "]", ":", ";", ",", "."]
    let words = Set(TokenKind.keywords)
    let signs = TokenKind.allCases.compactMap(\.spelling).filter { !words.contains($0) }
    #expect(Set(Vocabulary.operators + punctuation) == Set(signs))
  }

  /// Programs of every construct, for the tests of the grammars in the tools' own languages.
  @Test func randomProgramsForOthers() throws {
    let folder = ProjectFiles.url(".build/random-programs")
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for seed in 0..<120 as Range<UInt64> {
      let style = RandomProgram.Style.allCases[Int(seed % 3)]
      let text = RandomProgram(seed: seed, declarations: 4).text(style, seed: seed)
      try Data(text.utf8).write(to: folder.appendingPathComponent("\(seed).ctl"))
      if seed % 4 == 0 {
        let typed = RandomTypedProgram.source(seed: seed, size: 8)
        try Data(typed.utf8).write(to: folder.appendingPathComponent("typed-\(seed).ctl"))
      }
    }
  }
}
