extension EditorGrammar {
  static let kakoune = EditorGrammar(
    title: "Kakoune",
    files: [
      .regions(
        "editors/kakoune/ctl.kak",
        [
          "words": {
            [
              rule(#"\b(\#(alternatives(Vocabulary.kinds)))\b(?=\h*(\w+\h*)?["{])"#, "type"),
              rule(#"\b(\#(alternatives(Vocabulary.functions)))\b(?=\h*\()"#, "function"),
              rule(#"\b(\#(alternatives(Vocabulary.types)))\b"#, "type"),
              rule(#"\b(\#(alternatives(Vocabulary.literals)))\b"#, "value"),
              rule(
                #"(?<![.`])\b(\#(alternatives(Vocabulary.constructs)))\b(?!\h*(:|<->))"#, "keyword"),
            ]
          }
        ])
    ])

  private static func rule(_ pattern: String, _ face: String) -> String {
    "add-highlighter shared/ctl/code/ regex '\(pattern)' 0:\(face)"
  }
}
