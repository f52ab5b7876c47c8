extension EditorGrammar {
  static let textMate = EditorGrammar(
    title: "VS Code, JetBrains, Sublime Text, bat",
    files: [
      .whole("editors/vscode/syntaxes/ctl.tmLanguage.json") { TextMateGrammar.ctl.json() },
      .whole("editors/sublime/Ctl.sublime-syntax") { TextMateGrammar.ctl.sublime() },
    ])
}
