extension EditorGrammar {
  static let treeSitter = EditorGrammar(
    title: "tree-sitter: Neovim, Helix, Zed, GitHub",
    files: [
      .regions(
        "tree-sitter/grammar.js",
        [
          "keywords": {
            array("CONSTRUCTS", Vocabulary.constructs) + array("LITERALS", Vocabulary.literals)
          }
        ]),
      .regions(
        "tree-sitter/queries/highlights.scm",
        [
          "kinds": { strings(Vocabulary.kinds) },
          "types": { strings(Vocabulary.types) },
          "functions": { strings(Vocabulary.functions) },
          "keywords": { strings(Vocabulary.constructs) },
        ]),
    ])

  /// `"one" "two"`
  private static func strings(_ words: [String]) -> [String] {
    wrapped(words.map { "\"\($0)\"" })
  }

  /// `const NAME = ['one', 'two'];`
  private static func array(_ name: String, _ words: [String]) -> [String] {
    ["const \(name) = ["]
      + wrapped(words.map { "'\($0)'" }, separator: ", ").map { "  \($0)" } + ["];"]
  }
}
