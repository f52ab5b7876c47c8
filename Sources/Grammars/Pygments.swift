extension EditorGrammar {
  static let pygments = EditorGrammar(
    title: "Pygments",
    files: [
      .regions(
        "editors/pygments/ctl_lexer.py",
        [
          "lists": {
            tuple("DECLARATIONS", Vocabulary.declarations)
              + tuple("STATEMENTS", Vocabulary.statements) + tuple("SECTIONS", Vocabulary.sections)
              + tuple("LITERALS", Vocabulary.literals) + tuple("TYPES", Vocabulary.types)
              + tuple("FUNCTIONS", Vocabulary.functions) + tuple("KINDS", Vocabulary.kinds)
              + tuple("PROPERTIES", Vocabulary.properties)
          }
        ])
    ])

  /// `NAME = ("one", "two")`
  private static func tuple(_ name: String, _ words: [String]) -> [String] {
    ["\(name) = ("]
      + wrapped(words.map { "\"\($0)\"" }, separator: ", ").map { "    \($0)" } + [")"]
  }
}
