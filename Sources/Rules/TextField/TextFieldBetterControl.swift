import CtlDiagnostics

extension Rule {
  static let textFieldBetterControl = Rule(about, visits: .kinds([.textField])) { field in
    guard let options = field.written(.options) else { return reportAnswers(field) }
    let count = options.itemCount
    field.report(
      about, at: .property(options),
      label: count.map { Message("{n} known answers", "{n} 个已知选项")(["n": .number($0)]) },
      fixes: toPicker(field, options))
  }

  /// A placeholder lists the answers, or a list of them is asked whether it has what was typed.
  private static func reportAnswers(_ field: PlacedElement) {
    if let placeholder = field.written(.placeholder), let text = placeholder.string,
      let count = KnownAnswers.count(in: text)
    {
      return field.report(
        about, at: .value(placeholder),
        label: Message("{n} known answers", "{n} 个已知选项")(["n": .number(count)]))
    }
    if KnownAnswers.isWeekday(field.string(.placeholder), field.namingTexts.map(\.knownText)) {
      let place = field.written(.placeholder)
      return field.report(
        about, at: place.map { .value($0) } ?? .kind,
        label: Message("{n} known answers", "{n} 个已知选项")(["n": .number(7)]))
    }
    guard let (count, reader) = field.acceptedAnswers else { return }
    let other = PlacedElement(walk: field.walk, index: reader.index)
    field.report(
      about, at: .kind, label: Message("{n} known answers", "{n} 个已知选项")(["n": .number(count)]),
      related: [
        Finding.Related(
          other.location(.kind), Message("this asks for one of them", "此处要求是其中之一")())
      ])
  }
}

private func toPicker(_ field: PlacedElement, _ options: Written) -> [Fix?] {
  guard field.isNamedFromOutside, case .list(let items)? = options.value, !items.isEmpty,
    options.expression.operation == .list
  else { return [] }
  var wheel = "values: \(options.valueText)"
  if let text = field.written(.text), text.isBinding {
    wheel += "; selection <-> \(text.valueText)"
  }
  return [
    field.rewriteKind(
      to: .picker, dropping: [.options, .text], adding: ["wheel { \(wheel) }"])
  ]
}

private let about = Code(
  "text-field/better-control", .advice, editions: [.ios7],
  title: Message("a picker or a list would make this input easier", "使用选择器或列表会让输入更容易"),
  why: Message(
    "When the possible answers are known, choosing one is quicker than typing it, and people "
      + "cannot misspell it.",
    "如果可能的答案是已知的，选择比输入更快，也不会拼错。"),
  citation: Citation([.guidelines7], "Text Field > Guidelines"),
  bad: .inScreen(
    """
    var color: String = "Red"
    content {
      label colorLabel "Color"
      textField {
        text <-> color
        options: ["Red", "Green", "Blue"]
        //<^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        describedBy: colorLabel
      }
    }
    """,
    """
    var size: String = ""
    content {
      textField { text <-> size; placeholder: "S, M, L or XL" }
      //                                      ^^^^^^^^^^^^^^^
    }
    """,
    """
    var size: String = ""
    content {
      textField { text <-> size; placeholder: "Small, Medium or Large" }
      //                                      ^^^^^^^^^^^^^^^^^^^^^^^^
    }
    """,
    """
    var day: String = ""
    table {
      row "Weekday" { textField { text <-> day; placeholder: "Monday" } }
      //                                                     ^^^^^^^^
    }
    """,
    """
    let meals: [String] = ["Fish", "Meat", "Vegetables"]
    action order(meal: String)
    var meal: String = ""
    content {
      textField { text <-> meal; placeholder: "Meal" }
      //<^^^^^^^^^
      button "Order" { isEnabled: meals.contains(meal); on touchUpInside -> order(meal: meal) }
    }
    """),
  good: [
    Example(
      """
      screen Shirt {
        var color: String = "Red"
        content {
          label colorLabel "Color"
          picker {
            describedBy: colorLabel
            wheel { values: ["Red", "Green", "Blue"]; selection <-> color }
          }
        }
      }
      """, settings: "{ \"guidelines\": \"ios7\" }")
  ], fix: .suggestion)
