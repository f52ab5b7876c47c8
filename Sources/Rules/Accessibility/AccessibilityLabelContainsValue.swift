import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let accessibilityLabelContainsValue = Rule(
    about,
    visits: .kinds([
      .slider, .stepper, .progressView, .switch, .pageControl, .textField, .textView, .datePicker,
      .segmentedControl, .searchBar,
    ]), having: [.label]
  ) { control in
    guard let label = control.written(.label, .accessibility) else { return }
    if let value = label.partOfOwnValue {
      control.report(
        about, at: .value(label),
        label: Message("`{value}` is spoken as the value", "“{value}”会作为值朗读")(
          ["value": .text(value.text)]),
        related: value.isThere
          ? [] : [Finding.Related(value.location, Message("the value", "该值")())])
      return
    }
    // “Guest 3” is the name of a field for any text.
    guard numeric.contains(control.kind) else { return }
    let text = label.outlinedText
    guard let range = spokenValue(in: text, of: control) else { return }
    control.report(
      about, at: .value(label),
      label: Message("“{value}” is spoken as the value", "“{value}”会作为值朗读")(
        ["value": .text(String(text[range]))]), fixes: [withoutValues(label)])
  }
}

private let numeric = KindSet([.slider, .stepper, .progressView, .switch, .pageControl])

private func withoutValues(_ label: Written) -> Fix? {
  guard var rest = label.plainLiteral else { return nil }
  while let range = spokenValue(in: rest, of: label.control) { rest = rest.removing(range) }
  if rest.isEmpty { return nil }
  return label.control.replaceValue(label, with: Value.quoted(rest), .suggestion)
}

/// A part of a text that is the value of its control.
private struct OwnValue {
  let text: String
  let location: Location
  /// Whether it stands in the text itself, not in what a name stands for.
  let isThere: Bool
}

extension Written {
  /// The variable in the text that the control itself changes. The text may be that of a constant, or of an
  /// argument.
  fileprivate var partOfOwnValue: OwnValue? {
    let values = control.is(.progressView) ? [.progress] : ValueProperties.of(control.kind)
    let own = values.compactMap { control.written($0)?.symbolInPlace }
    let whole = program.location(of: program.expression(entry.expression).origin)
    var open = [meaning(entry.expression, control.scope)]
    for _ in 0..<64 {
      guard let (id, place) = open.popLast() else { return nil }
      let expression = place.program.expression(id)
      guard [.interpolation, .conditional].contains(expression.operation) else { continue }
      let parts =
        expression.operation == .conditional ? [id] : place.program.operandIDs(of: expression)
      for part in parts {
        if reads(own, part, place) || control.is(.switch) && depends(on: own, part, place) {
          let origin = place.program.expression(part).origin
          let location = place.program.location(of: origin)
          return OwnValue(
            text: place.program.source(of: origin), location: location,
            isThere: whole.file == location.file && whole.range.contains(location.range))
        }
      }
      // A text in the text.
      if expression.operation == .interpolation {
        open += parts.filter { place.program.expression($0).operation == .symbol }
          .map { meaning($0, place) }
      }
    }
    return nil
  }

  private var symbolInPlace: SymbolInPlace? {
    symbol.flatMap { _ in symbolInPlace(entry.expression, control.scope) }
  }

  /// What a name stands for: the value of a constant, or what a use of the component gives to a parameter.
  private func meaning(_ id: ExpressionID, _ place: Place) -> (ExpressionID, Place) {
    var (id, place) = (id, place)
    for _ in 0..<64 {
      let expression = place.program.expression(id)
      guard expression.operation == .symbol, !place.program.isConstant(id) else { break }
      let symbol = place.program.symbols[Int(expression.payload)]
      let expansion = control.walk.expansion
      let worth: Worth =
        switch symbol.kind {
        case .constant where symbol.file == place.program.file:
          .expression(place.program.constants[Int(symbol.index)].value, place)
        case .parameter: expansion.worth(ofParameter: symbol, place)
        default: .unknown
        }
      guard case .expression(let next, let outer) = worth else { break }
      (id, place) = (next, outer)
    }
    return (id, place)
  }

  /// Whether a part of the text is one of two that the state decides between.
  private func depends(on own: [SymbolInPlace], _ id: ExpressionID, _ place: Place) -> Bool {
    let part = place.program.expression(id)
    guard part.operation == .conditional else { return false }
    var condition = place.program.operand(0, of: part)
    while place.program.expression(condition).operation == .not {
      condition = place.program.operand(0, of: place.program.expression(condition))
    }
    return reads(own, condition, place)
  }

  /// Whether a part of the text is a variable, or what a function or a plain number makes of it.
  private func reads(_ own: [SymbolInPlace], _ id: ExpressionID, _ place: Place) -> Bool {
    var (id, place) = (id, place)
    for _ in 0..<64 {
      (id, place) = meaning(id, place)
      let program = place.program
      let part = program.expression(id)
      switch part.operation {
      case .symbol: return symbolInPlace(id, place).map(own.contains) ?? false
      case .call, .toDouble:
        guard part.operandCount > 0 else { return false }
        id = program.operand(0, of: part)
      default:
        guard case .arithmetic? = part.operation.form, part.operandCount == 2 else { return false }
        let sides = (program.operand(0, of: part), program.operand(1, of: part))
        if program.isConstant(sides.1) {
          id = sides.0
        } else if part.operation != .subtract, program.isConstant(sides.0) {
          // What is left of a number is another value.
          id = sides.1
        } else {
          return false
        }
      }
    }
    return false
  }

  /// The name that an expression is, followed to where a use of the component gives it.
  private func symbolInPlace(_ id: ExpressionID, _ place: Place) -> SymbolInPlace? {
    let (id, place) = meaning(id, place)
    let expression = place.program.expression(id)
    return expression.operation == .symbol
      ? SymbolInPlace(
        symbol: place.program.symbols[Int(expression.payload)], frame: place.frame) : nil
  }
}

/// A name in one use of a component.
private struct SymbolInPlace: Equatable {
  let symbol: Symbol
  let frame: Int32
}

extension PlacedElement {
  /// The value that it has at first, and that as a percentage of its range, unless each round of a loop has
  /// its own.
  fileprivate var valuesAtFirst: [Double] {
    guard element.loopDepth == 0,
      let value = initial(self.is(.progressView) ? .progress : .value)?.number
    else { return [] }
    let first = number(.minimumValue) ?? 0
    let last = number(.maximumValue) ?? 1
    return last > first ? [value, (100 * (value - first) / (last - first)).rounded()] : [value]
  }
}

private func spokenValue(in text: String, of control: PlacedElement) -> Range<String.Index>? {
  control.is(.switch)
    ? SpokenValues.state(in: text)
    : SpokenValues.value(in: text, of: control.kind, now: control.valuesAtFirst)
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
    var name: String = "Ann"
    content {
      textField "Your name" { text <-> name; accessibility { label: "Name: \\(name)" } }
      //                                                            ^^^^^^^^^^^^^^^
    }
    """,
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
    var tempo: Double in 40...208 = 96
    let name = "Tempo \\(round(tempo))"
    content {
      slider { value <-> tempo; accessibility { label: name } }
      //                                               ^^^^
    }
    """,
    """
    var speed: Double in 0...100 = 50
    let shown = speed.formatted(.number(fractionDigits: 0))
    content {
      label "Faster?"
      slider { value <-> speed; accessibility { label: "Speed \\(shown)" } }
      //                                               ^^^^^^^^^^^^^^^^
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
    var tempo: Double in 40...208 = 96
    var song: String = "Aria"
    let name = "Tempo of \\(song)"
    content {
      slider { value <-> tempo; accessibility { label: name } }
      button "Play Fugue" { on touchUpInside -> song = "Fugue" }
    }
    """,
    """
    action play()
    var cups: Int in 1...5 = 1
    content {
      slider { accessibility { label: "Speed" } }
      slider { accessibility { label: "MP3 Quality" } }
      label "\\(cups)"
      stepper { value <-> cups; accessibility { label: cups == 1 ? "Cup" : "Cups" } }
      slider { accessibility { label: "Channel 2" } }
      slider { accessibility { label: "50 mm Lens" } }
      slider { accessibility { label: "第2声道" } }
      button "Play 2 Songs" { on touchUpInside -> play(); accessibility { label: "Play 2" } }
    }
    """,
    """
    var isOn: Bool = false
    table {
      row "Hall" { switch { isOn <-> isOn; accessibility { label: "Lamp 2" } } }
    }
    """), fix: .suggestion)
