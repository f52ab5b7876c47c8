extension EditorGrammar {
  static let emacs = EditorGrammar(
    title: "Emacs",
    files: [
      .whole("editors/emacs/ctl-words.el") {
        let lists = [
          list("declarations", Vocabulary.declarations, "Words that declare a name."),
          list("statements", Vocabulary.statements, "Words that decide what is shown."),
          list("sections", Vocabulary.sections, "Words of sections and of what is in them."),
          list("literals", Vocabulary.literals, "Words that are values."),
          list("types", Vocabulary.types, "Types that need no declaration."),
          list("functions", Vocabulary.functions, "Functions that need no declaration."),
          list("kinds", Vocabulary.kinds, "Kinds of elements."),
          list("properties", Vocabulary.properties, "Properties of all kinds."),
        ]
        return """
          ;;; ctl-words.el --- The words of Ctl  -*- lexical-binding: t -*-

          ;;; Commentary:

          ;; Generated; see Grammar/README.md.

          ;;; Code:

          \(lists.joined(separator: "\n\n"))

          (provide 'ctl-words)
          ;;; ctl-words.el ends here

          """
      }
    ])

  private static func list(_ name: String, _ words: [String], _ documentation: String) -> String {
    let lines = wrapped(words.map { "\"\($0)\"" }).joined(separator: "\n    ")
    return "(defconst ctl-\(name)\n  '(\(lines))\n  \"\(documentation)\")"
  }
}
