extension EditorGrammar {
  static let kate = EditorGrammar(
    title: "Kate, KDevelop",
    files: [
      .regions(
        "editors/kate/ctl.xml",
        [
          "lists": {
            entity("declarations", Vocabulary.declarations)
              + entity("statements", Vocabulary.statements)
              + entity("sections", Vocabulary.sections) + entity("literals", Vocabulary.literals)
              + entity("types", Vocabulary.types) + entity("functions", Vocabulary.functions)
              + entity("kinds", Vocabulary.kinds) + entity("properties", Vocabulary.properties)
          }
        ])
    ])

  /// `<!ENTITY name "one|two">`, on one line, since line ends would break a regular expression.
  private static func entity(_ name: String, _ words: [String]) -> [String] {
    ["<!ENTITY \(name) \"\(alternatives(words))\">"]
  }
}
