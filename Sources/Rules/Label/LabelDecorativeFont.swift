import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let labelDecorativeFont = Rule(
    about, visits: .kinds([.label]), having: [.font, .decorative]
  ) { label in
    guard let (name, seen) = label.decoration else { return }
    func fixes() -> [Fix?] {
      // The style replaces the font; a decorative label is then no longer decorative.
      if name == .font {
        return [label.setWhereSaid(.font, to: ".body")]
      } else if let place = label.written(name) {
        return [
          label.written(.font).map { label.plain($0, place) } ?? label.delete(place, .suggestion)
        ]
      }
      return []
    }
    label.report(
      about, at: label.place(of: name), label: seen, looks: [name],
      fixes: fixes())
  }
}

extension PlacedElement {
  /// The property that makes the lettering of a label ornamental, and its value.
  var decoration: (property: PropertyName, seen: Phrase)? {
    if case .font(.custom(let family, _))? = value(.font), DecorativeFamilies.contains(family) {
      return (
        .font, Message("{family} is ornamental", "{family} 是装饰性字体")(["family": .text(family)])
      )
    }
    if bool(.decorative) == true {
      return (.decorative, Message("declared as `decorative`", "已声明为装饰性文字")())
    }
    return nil
  }

  fileprivate func plain(_ font: Written, _ decorative: Written) -> Fix? {
    replaceValue(font, with: ".body", .suggestion, and: [.delete(decorative.origin)])
  }
}

private let about = Code(
  "label/decorative-font", .advice,
  title: Message(
    "do not sacrifice clarity for fancy lettering", "不要以牺牲清晰度为代价换取花哨的字体效果"),
  why: Message(
    "People read labels, often in a hurry and in poor light. Ornate letters take longer to "
      + "read, and some people cannot read them at all.",
    "标签的作用是让人读懂，而人们往往匆匆一瞥，光线也不一定好。装饰性的字形辨认起来更慢，有的人甚至无法辨认。"),
  citation: .guidelines("Label > Guidelines"),
  bad: [
    .inContent(
      """
      label "Best Wishes" { font: custom("Zapfino", 14) }
      //                          ^^^^^^^^^^^^^^^^^^^^^
      """),
    .inContent(
      """
      label "Best Wishes" { font: .headline; decorative: true }
      //                                                 ^^^^
      """),
    """
    screen Card {
      content { label "Best Wishes" { decorative: true } }
      //                                          ^^^^
    }
    """,
    """
    appearance label { font: custom("Papyrus", 20) }
    //                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^
    screen Card {
      content { label "Best Wishes" }
    }
    """,
  ],
  good: .inContent(
    """
    label "Best Wishes" { font: .headline; decorative: false }
    """), fix: .suggestion)
