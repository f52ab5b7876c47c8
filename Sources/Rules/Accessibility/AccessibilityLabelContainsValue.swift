import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let accessibilityLabelContainsValue = Rule(
    about, visits: .kinds([.slider, .stepper, .progressView, .switch, .pageControl]),
    having: [.label]
  ) { control in
    guard let label = control.written(.label, .accessibility) else { return }
    if let value = label.partOfOwnValue {
      control.report(
        about, at: .value(label),
        label: Message("`{value}` is spoken as the value", "“{value}”会作为值朗读")(
          ["value": .text(value)]))
      return
    }
    let text = label.outlinedText
    guard let range = spokenValue(in: text, of: control) else { return }
    control.report(
      about, at: .value(label),
      label: Message("“{value}” is spoken as the value", "“{value}”会作为值朗读")(
        ["value": .text(String(text[range]))]), fixes: [withoutValues(label)])
  }
}

private func withoutValues(_ label: Written) -> Fix? {
  guard var rest = label.plainLiteral else { return nil }
  while let range = spokenValue(in: rest, of: label.control) { rest = rest.removing(range) }
  if rest.isEmpty { return nil }
  return label.control.replaceValue(label, with: Value.quoted(rest), .suggestion)
}

extension Written {
  /// The variable in the text that the control itself changes.
  fileprivate var partOfOwnValue: String? {
    let expression = program.expression(entry.expression)
    guard [.interpolation, .conditional].contains(expression.operation) else { return nil }
    let own = ValueProperties.of(control.kind).compactMap { control.written($0)?.symbol }
    let parts =
      expression.operation == .conditional ? [entry.expression] : program.operandIDs(of: expression)
    for part in parts where reads(own, part) || control.is(.switch) && depends(on: own, part) {
      return program.source(of: program.expression(part).origin)
    }
    return nil
  }

  /// Whether a part of the text is one of two that the state decides between.
  private func depends(on own: [Symbol], _ id: ExpressionID) -> Bool {
    let part = program.expression(id)
    guard part.operation == .conditional else { return false }
    var condition = program.operand(0, of: part)
    while program.expression(condition).operation == .not {
      condition = program.operand(0, of: program.expression(condition))
    }
    return reads(own, condition)
  }

  /// Whether a part of the text is a variable, or what a function or a plain number makes of it.
  private func reads(_ own: [Symbol], _ id: ExpressionID) -> Bool {
    let part = program.expression(id)
    switch part.operation {
    case .symbol: return own.contains(program.symbols[Int(part.payload)])
    case .call, .toDouble: return part.operandCount > 0 && reads(own, program.operand(0, of: part))
    default:
      guard case .arithmetic? = part.operation.form, part.operandCount == 2 else { return false }
      let sides = (program.operand(0, of: part), program.operand(1, of: part))
      // What is left of a number is another value.
      let isScaled = part.operation != .subtract && program.isConstant(sides.0)
      return program.isConstant(sides.1) && reads(own, sides.0) || isScaled && reads(own, sides.1)
    }
  }
}

private func spokenValue(in text: String, of control: PlacedElement) -> Range<String.Index>? {
  SpokenValues.number(in: text) ?? (control.is(.switch) ? SpokenValues.state(in: text) : nil)
}

private let about = Code(
  "accessibility/label-contains-value", .advice,
  title: Message(
    "the current value is spoken separately; keep it out of the label", "当前值会单独朗读，不要写入标签"),
  why: Message(
    "VoiceOver reads the name of a control and then its value. A value inside the name is heard "
      + "twice, and is wrong as soon as a person changes the control.",
    "VoiceOver 先读控件的名称，再读它的值。写在名称里的值会被读两遍，而且控件一动就不对了。"),
  citation: Citation([.catalogControls], "Making Controls Accessible (Value)"),
  bad: .inScreen(
    """
    content {
      slider { accessibility { label: "Speed 50%" } }
      //                              ^^^^^^^^^^^
    }
    """,
    """
    table {
      row { switch { accessibility { label: "Wi-Fi on" } } }
      //                                    ^^^^^^^^^^
    }
    """,
    """
    var isQuiet: Bool = false
    table {
      row { label "Quiet"; switch { isOn <-> isQuiet; accessibility { label: isQuiet ? "Quiet now" : "Loud now" } } }
      //                                                                     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    }
    """,
    """
    let name: String = "速度 0.5"
    content {
      slider { accessibility { label: name } }
      //                              ^^^^
    }
    """),
  good: .inScreen(
    """
    action play()
    var cups: Int in 1...5 = 1
    content {
      slider { accessibility { label: "Speed" } }
      slider { accessibility { label: "MP3 Quality" } }
      label "\\(cups)"
      stepper { value <-> cups; accessibility { label: cups == 1 ? "Cup" : "Cups" } }
      button "Play 2 Songs" { on touchUpInside -> play(); accessibility { label: "Play 2" } }
    }
    """), fix: .suggestion)
