extension EditorGrammar {
  static let vim = EditorGrammar(
    title: "Vim, Neovim",
    files: [
      .regions(
        "editors/vim/syntax/ctl.vim",
        [
          "lists": {
            list("declarations", Vocabulary.declarations)
              + list("statements", Vocabulary.statements)
              + list("sections", Vocabulary.sections) + list("literals", Vocabulary.literals)
              + list("types", Vocabulary.types) + list("functions", Vocabulary.functions)
              + list("kinds", Vocabulary.kinds) + list("properties", Vocabulary.properties)
          }
        ])
    ])

  /// `let s:name = ['one', 'two']`
  private static func list(_ name: String, _ words: [String]) -> [String] {
    ["let s:\(name) = ["]
      + wrapped(words.map { "'\($0)'" }, separator: ", ").map { "  \\ \($0)" } + ["  \\ ]"]
  }
}
