import CtlChecker
import CtlDiagnostics

extension Rule {
  static let textNotLocalized = Rule(
    about,
    file: { file in
      let locales = file.settings.locales
      guard locales.count > 1 else { return }
      let program = file.program
      for data in program.dataTexts {
        let origin = program.expression(data.text).origin
        file.report(
          Finding(
            about, at: program.location(of: origin),
            label: program.label(data.reason, locales),
            fixes: data.isWritten ? program.localizing(data.text) : []))
      }
    })
}

extension DataText {
  /// Whether the text stands where the finding does.
  fileprivate var isWritten: Bool { if case .field = reason { false } else { true } }
}

extension Program {
  fileprivate func label(_ reason: DataText.Reason, _ locales: [String]) -> Phrase {
    let locales = Message.Argument.list(locales)
    switch reason {
    case .step(let place):
      return Message(
        "`{name}` keeps it as it is, in all of {locales}",
        "“{name}”会原样保留这段文字，在 {locales} 中都一样")(
          ["name": .text(name(of: place)), "locales": locales])
    case .start(let variable):
      return Message(
        "`{name}` begins with it as it is, in all of {locales}",
        "“{name}”最初就是这段文字，在 {locales} 中都一样")(
          ["name": .text(text(tables.variables[variable].name)), "locales": locales])
    case .opening(let screen), .argument(let screen):
      return Message(
        "`{name}` gets it as it is, in all of {locales}", "“{name}”原样得到这段文字，在 {locales} 中都一样")(
          ["name": .text(name(of: screen)), "locales": locales])
    case .field(let name):
      return Message(
        "its field `{name}`, which is left out, has the same text in all of {locales}",
        "未写出的字段“{name}”在 {locales} 中都是同样的文字")(
          ["name": .text(name), "locales": locales])
    }
  }

  private func name(of holder: Symbol) -> String {
    guard let home = program(of: holder.file) else { return "" }
    let index = Int(holder.index)
    let name: NameID? =
      switch holder.kind {
      case .screen: home.screens[index].name
      case .component: home.components[index].name
      case .variable: home.variables[index].name
      default: home.parameters[index].name
      }
    return name.map { home.text($0) } ?? ""
  }

  fileprivate func localizing(_ id: ExpressionID) -> [Fix] {
    let expression = expression(id)
    let parts = expression.operation == .interpolation ? operandIDs(of: expression) : []
    // Values alone have no text that a catalogue could have.
    guard parts.isEmpty || template(parts) != nil else { return formatting(parts) }
    return replacing(expression.origin, with: "localized(\(source(of: expression.origin)))")
  }

  /// Writes the date that is the only part of a text in the language of the person.
  private func formatting(_ parts: [ExpressionID]) -> [Fix] {
    let dates = parts.map(expression).filter { $0.type == .date }
    guard dates.count == 1, let date = dates.first,
      [.symbol, .field, .computed].contains(date.operation)
    else { return [] }
    return replacing(date.origin, with: "\(source(of: date.origin)).formatted()")
  }

  private func replacing(_ origin: OriginID, with text: String) -> [Fix] {
    guard let edits = origins.edits(for: [.replace(origin, .whole, text)]) else { return [] }
    return [
      Fix(Message("write `{text}`", "改为 `{text}`")(["text": .text(text)]), .suggestion, edits)
    ]
  }
}

private let about = Code(
  "text/not-localized", .advice,
  title: Message("people read this text in one language only", "这段文字只有一种语言"),
  why: Message(
    "The app has several languages. A text in an element is looked up where people read it. What a step "
      + "sets, what a screen is opened with and a record that goes to a component are data, which stays as it "
      + "is. `localized(\u{2026})` looks a text up where it stands.",
    "应用支持多种语言。元素中的文字在显示时查找译文；步骤所设置的、打开界面时传入的、以及整个交给组件的记录都是数据，会原样保留。"
      + "`localized(\u{2026})` 就地查找译文。"),
  bad: [
    Example(
      """
      screen Feedback {
        var note: String = ""
        content {
          label "\\(note)"
          button "Send" { on touchUpInside -> note = "Thank you" }
          //                                         ^^^^^^^^^^^
        }
      }
      """, settings: "{ \"locales\": [\"en\", \"de\"] }"),
    Example(
      """
      record Tip { title: String }

      let tips = [Tip(title: "Sleep Well")]
      //                     ^^^^^^^^^^^^

      component Card(tip: Tip) { label "\\(tip.title)" }

      screen Tips {
        content {
          for tip in tips { Card { tip: tip } }
        }
      }
      """, settings: "{ \"locales\": [\"en\", \"zh-Hans\"] }"),
  ],
  good: [
    Example(
      """
      screen Feedback {
        var note: String = ""
        var name: String = "Ada"
        content {
          label "\\(note)"
          textField { text <-> name; placeholder: "Name" }
          button "Send" { on touchUpInside -> note = localized("Thank you, \\(name)") }
        }
      }
      """, settings: "{ \"locales\": [\"en\", \"de\"] }"),
    Example(
      """
      record Tip { title: String }

      let tips = [Tip(title: "Sleep Well"), Tip(title: "Walk")]

      screen Tips {
        content {
          for tip in tips { label "\\(tip.title)" }
        }
      }
      """, settings: "{ \"locales\": [\"en\", \"de\"] }"),
  ], fix: .suggestion)
