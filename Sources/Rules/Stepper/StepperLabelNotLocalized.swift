import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let stepperLabelNotLocalized = Rule(
    about, visits: .kinds([.stepper])
  ) { stepper in
    guard stepper.settings.locales.count > 1, let (label, text) = stepper.describingText,
      !text.isBlank,
      // What a variable holds is data.
      let keys = stepper.walk.inEveryCase({ Optional(text.sides.flatMap(\.keysOfItems)) }),
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

extension Written {
  /// What it has in the app's catalogue, also for each item of a list that the file says once and for all.
  fileprivate var keysOfItems: [String] {
    guard value == nil, !isOfStyle else { return catalogueKeys }
    var keys = catalogueKeys
    var pending = [(program: program, id: entry.expression)]
    for _ in 0..<16 {
      guard let (home, id) = pending.popLast() else { break }
      for source in home.textSources(of: id) {
        switch source {
        case .text(let key, let values) where values.isEmpty: keys.append(key)
        case .labels(let type):
          if let (owner, enumeration) = home.enumeration(of: type) {
            keys += owner.enumCases[enumeration.cases].map { $0.label }
          }
        case .symbol(let name) where name.kind == .loopVariable && name.file == home.file:
          pending.append((home, home.tables.source(ofLoop: Int(name.index))))
        case .symbol(let name) where name.kind == .constant:
          if let owner = home.program(of: name.file) {
            pending.append((owner, owner.tables.constants[Int(name.index)].value))
          }
        default: break
        }
      }
    }
    return keys.filter { $0.contains(where: \.isLetter) }
  }
}

extension PlacedElement {
  /// The text that says what it changes, and its element: of the label that it names, else of its row.
  fileprivate var describingText: (element: PlacedElement, text: Written)? {
    if let label = referenced(.describedBy) { return label.written(.text).map { (label, $0) } }
    guard !isWritten(.describedBy), let row = nearest(.row) else { return nil }
    return row.written(.title).map { (row, $0) }
  }

  /// Moves a text after the kind into `text:`, where it can come from the app's catalogue.
  fileprivate func localizing(_ text: Written) -> Fix? {
    guard let literal = text.plainLiteral else { return nil }
    let member = "\(text.name.name): localized(\(Value.quoted(localizationKey(literal))))"
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
