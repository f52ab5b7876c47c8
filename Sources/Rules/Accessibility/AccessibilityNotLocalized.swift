import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let accessibilityNotLocalized = Rule(about, visits: .elements, having: [.label, .hint]) {
    control in
    guard control.settings.locales.count > 1 else { return }
    let attributes: [(PropertyName, Message.Argument)] = [
      (.label, .words("label", "标签")), (.hint, .words("hint", "提示")),
    ]
    for (name, attribute) in attributes {
      guard let written = control.written(name, .accessibility) else { continue }
      let translated = control.settings.translated
      if let key = written.localizedKey {
        // Without a catalogue the texts of the app are elsewhere.
        if translated.isEmpty || translated.contains(key) { continue }
        control.report(
          about, at: .value(written), ["attribute": attribute],
          label: Message(
            "the catalogue does not have `{key}` in all of {locales}",
            "字符串目录中没有 {locales} 全部语言的 `{key}`")(
              ["key": .text(key), "locales": .list(control.settings.locales)]))
        continue
      }
      // What a variable holds is data, and a number has no language.
      guard !written.isBlank,
        control.walk.root(of: written.shown, in: control.scope) == nil,
        !written.catalogueKeys.filter({ $0.contains(where: \.isLetter) })
          .allSatisfy(translated.contains)
      else { continue }
      control.report(
        about, at: .value(written), ["attribute": attribute],
        label: control.sameInEveryLanguage,
        // With a catalogue it is enough that this has the text.
        fixes: translated.isEmpty ? [written.localizing] : [])
    }
  }
}

extension PlacedElement {
  /// Why a plain text is wrong in an app with several languages.
  var sameInEveryLanguage: Phrase {
    Message("the same text in all of {locales}", "在 {locales} 中都是同样的文字")(
      ["locales": .list(settings.locales)])
  }
}

extension Written {
  /// What it shows: of a text of nothing but a value, that value.
  fileprivate var shown: ExpressionID {
    let expression = program.expression(entry.expression)
    return expression.operation == .interpolation && expression.operandCount == 1
      ? program.operand(0, of: expression) : entry.expression
  }

  /// Takes the text from the app's catalogue.
  var localizing: Fix? {
    guard let text = plainLiteral, entry.form == .property else { return nil }
    return control.replaceValue(
      self, with: "localized(\(Value.quoted(localizationKey(text))))", .suggestion)
  }
}

private let about = Code(
  "accessibility/not-localized", .advice,
  title: Message(
    "localize the accessibility {attribute}", "请本地化辅助功能的{attribute}"),
  why: Message(
    "The app has several languages. A text that its catalogue has not in all of them stays in one, "
      + "and a voice made for another language reads it so badly that hardly anyone understands.",
    "应用支持多种语言。若字符串目录中没有其他语言的译文，直接写出的文字就只有一种语言，用其他语言的语音朗读，几乎没人能听懂。"),
  citation: Citation([.catalogControls], "Making Controls Accessible (Label, Hint)"),
  bad: [
    Example(
      """
      screen Player {
        content {
          slider { accessibility { label: "Speed" } }
          //                              ^^^^^^^
        }
      }
      """, settings: "{ \"locales\": [\"en\", \"zh-Hans\"] }"),
    Example(
      """
      screen Player {
        let help: String = "Changes the speed"
        content {
          slider { accessibility { label: localized("speed"); hint: help } }
          //                                                        ^^^^
        }
      }
      """, settings: "{ \"locales\": [\"en\", \"de\"] }"),
    Example(
      """
      screen Player {
        var song: String = "Aria"
        action record(song: String)
        content {
          button {
            image: "record"
            accessibility { label: "Record \\(song)" }
            //                     ^^^^^^^^^^^^^^^^
            on touchUpInside -> record(song: song)
          }
        }
      }
      """, settings: "{ \"locales\": [\"en\", \"de\"] }"),
  ],
  good: [
    Example(
      """
      record Person { name: String }

      screen People {
        var people: [Person] = [Person(name: "Ada")]
        action call(name: String)
        table {
          for person in people {
            row "\\(person.name)" {
              button {
                image: "phone"
                accessibility { label: person.name }
                on touchUpInside -> call(name: person.name)
              }
            }
          }
        }
      }
      """, settings: "{ \"locales\": [\"en\", \"de\"] }"),
    Example(
      """
      screen Player {
        content {
          slider { accessibility { label: localized("speed"); hint: localized("speed.hint") } }
        }
      }
      """, settings: "{ \"locales\": [\"en\", \"zh-Hans\"] }"),
    Example(
      """
      screen Player {
        content {
          slider { accessibility { label: "Speed" } }
        }
      }
      """, settings: "{ \"locales\": [\"en\"] }"),
  ], fix: .suggestion)
