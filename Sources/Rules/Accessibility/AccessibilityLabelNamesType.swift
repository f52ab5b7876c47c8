import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let accessibilityLabelNamesType = Rule(
    about, visits: .elements, having: [.label], weight: .certain
  ) {
    control in
    guard Kind.named(control.kind).role == .control || control.is(.imageView),
      let label = control.written(.label, .accessibility)
    else { return }
    let text = label.outlinedText
    guard
      let range = TypeWords.range(
        in: text, of: control.kind, isForeign: control.language(of: text) == .other)
    else { return }
    func fixes() -> [Fix?] {
      if let literal = label.plainLiteral, let rest = control.withoutTypeWords(literal) {
        return [control.replaceValue(label, with: Value.quoted(rest), .suggestion)]
      }
      return []
    }
    control.report(
      about, at: .value(label),
      label: Message("“{word}” is the type, which is spoken anyway", "“{word}”是元素的类型，本来就会朗读")(
        ["word": .text(String(text[range]))]), fixes: fixes())
  }
}

extension PlacedElement {
  /// Nil when the rest is not a name.
  fileprivate func withoutTypeWords(_ text: String) -> String? {
    var text = text
    while let range = TypeWords.range(in: text, of: kind, isForeign: language(of: text) == .other) {
      if let next = text[range.upperBound...].words.first,
        TypeWords.prepositions.contains(next.lowercased())
      {
        return nil
      }
      // What is left of a compound may not be a word: “Helligkeits”.
      if text[..<range.lowerBound].last?.isLetter == true, text[range].first?.isASCII == true {
        return nil
      }
      let rest = text.removing(TypeWords.withArticle(range, in: text))
      let isCapital = text.first?.isUppercase == true
      text = isCapital ? rest.prefix(1).uppercased() + rest.dropFirst() : rest
    }
    return text.isEmpty ? nil : text
  }
}

private let about = Code(
  "accessibility/label-names-type", .warning,
  title: Message(
    "the label should not say what type of element this is", "标签不应说明元素的类型"),
  why: Message(
    "VoiceOver adds the type by itself, in the language of the person. “Add button” is read as "
      + "“Add button, button”, on every visit.",
    "VoiceOver 会用用户的语言自动加上类型。标签写成“添加按钮”，每次都会读成“添加按钮，按钮”。"),
  citation: Citation([.catalogControls], "Making Controls Accessible (Label)"),
  bad: [
    """
    screen List {
      action add()
      content {
        button { image: "plus"; on touchUpInside -> add(); accessibility { label: "Add button" } }
        //                                                                        ^^^^^^^^^^^^
      }
    }
    """,
    .inContent(
      """
      imageView { image: "cup"; accessibility { label: "Image of a cup" } }
      //                                               ^^^^^^^^^^^^^^^^
      """),
    .inContent(
      """
      slider { accessibility { label: "Slider for Brightness" } }
      //                              ^^^^^^^^^^^^^^^^^^^^^^^
      """),
    """
    component Zoom(name: String) {
      slider { accessibility { label: name } }
    }
    screen List {
      content { Zoom { name: "缩放滑块" } }
      //                     ^^^^^^^^^^^^^^
    }
    """,
  ],
  good: .inScreen(
    """
    action add()
    content {
      button { image: "plus"; on touchUpInside -> add(); accessibility { label: "Add" } }
      button { image: "camera"; on touchUpInside -> add(); accessibility { label: "Switch Lens" } }
      textField { placeholder: "Width"; accessibility { label: "Buttonhole" } }
    }
    """), fix: .suggestion)
