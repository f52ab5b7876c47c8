import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let stepperLabelNotLocalized = Rule(
    about, visits: .kinds([.stepper]), having: [.describedBy]
  ) { stepper in
    guard stepper.settings.locales.count > 1, let label = stepper.referenced(.describedBy),
      let text = label.written(.text), !text.isBlank,
      // What differs from item to item is data.
      let keys = stepper.walk.inEveryCase({ Optional(text.sides.flatMap(\.catalogueKeys)) }),
      keys.contains(where: { !stepper.settings.translated.contains($0) })
    else { return }
    label.report(
      about, at: .value(text), label: label.sameInEveryLanguage,
      related: [
        Finding.Related(
          stepper.location(.kind), Message("the stepper that it describes", "它所说明的步进器")())
      ],
      fixes: [text.entry.form == .primaryText ? label.localizing(text) : text.localizing])
  }
}

extension PlacedElement {
  /// Moves a text after the kind into `text:`, where it can come from the app's catalogue.
  fileprivate func localizing(_ text: Written) -> Fix? {
    guard let literal = text.plainLiteral else { return nil }
    let member = "text: localized(\(Value.quoted(localizationKey(literal))))"
    return fix(
      Message("add `{member}`", "加上 `{member}`")(["member": .text(member)]), .suggestion,
      [.deletePrimaryText(text.origin), .add([member], to: element.origin)])
  }
}

private let about = Code(
  "stepper/label-not-localized", .advice,
  title: Message("localize the label of the stepper", "请为步进器的标签提供本地化文本"),
  why: Message(
    "Only the label tells people what the stepper changes. In an app with several languages, a "
      + "text in the file tells it only to the speakers of one of them.",
    "步进器调整什么，全靠标签说明。在多语言的应用中，直接写出的文字只有懂那种语言的人才看得懂。"),
  citation: Citation([.catalogSteppers], "Internationalizing Steppers"),
  bad: [
    Example(
      """
      screen Print {
        content {
          label copiesLabel "Copies"
          //                ^^^^^^^^
          stepper { describedBy: copiesLabel }
        }
      }
      """, settings: "{ \"locales\": [\"en\", \"zh-Hans\"] }"),
    Example(
      """
      screen Print {
        content {
          label copiesLabel { text: "Copies"; font: .footnote }
          //                        ^^^^^^^^
          stepper { describedBy: copiesLabel }
        }
      }
      """, settings: "{ \"locales\": [\"en\", \"de\"] }"),
  ],
  good: [
    Example(
      """
      screen Print {
        content {
          label copiesLabel { text: localized("copies") }
          stepper { describedBy: copiesLabel }
        }
      }
      """, settings: "{ \"locales\": [\"en\", \"zh-Hans\"] }"),
    Example(
      """
      screen Print {
        content {
          label copiesLabel "Copies"
          stepper { describedBy: copiesLabel }
        }
      }
      """, settings: "{ \"locales\": [\"en\"] }"),
  ], fix: .suggestion)
