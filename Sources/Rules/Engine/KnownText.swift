import CtlChecker

extension Written {
  /// The texts in the value: itself, or the parts of a text in several styles.
  var texts: [ExpressionID] {
    let isStyled = expression.type.base == .run
    switch expression.operation {
    case .list where isStyled:
      return program.operandIDs(of: expression).map { id in
        let part = program.expression(id)
        return part.operation == .styled ? program.operandIDs(of: part)[0] : id
      }
    case .styled: return [program.operandIDs(of: expression)[0]]
    default: return [expressionID]
    }
  }

  /// The value as a text without styles.
  var plainText: String? { value?.plainText }

  /// The parts of a text; nil for a part that only the running app knows.
  var textParts: [String?] {
    if let value {
      if case .string(let text) = value { return [text] }
      return [nil]
    }
    guard let (expression, place) = words else { return [nil] }
    return place.program.operandIDs(of: expression).map {
      control.walk.text(of: $0, in: place.program, place.frame)
    }
  }

  /// The text with values in it that this is, or that a use of its component gives.
  var words: (expression: Expression, place: CtlChecker.Place)? {
    if isBinding { return nil }
    var (id, place) = (expressionID, CtlChecker.Place(program, frame: control.frame))
    var found: (Expression, CtlChecker.Place)?
    for _ in 0..<256 {
      let expression = place.program.expression(id)
      switch expression.operation {
      case .interpolation:
        found = (expression, place)
        guard expression.operandCount == 1 else { return found }
        id = place.program.operand(0, of: expression)
      case .symbol:
        let symbol = place.program.symbols[Int(expression.payload)]
        guard symbol.kind == .parameter,
          case .expression(let next, let outer) = control.walk.expansion.worth(
            ofParameter: symbol, place)
        else { return found }
        (id, place) = (next, outer)
      default: return found
      }
    }
    return found
  }

  /// The known parts of a text.
  var knownText: String { string ?? textParts.compactMap { $0 }.joined() }

  /// The text with an ellipsis for each unknown part.
  var outlinedText: String { string ?? textParts.map { $0 ?? "…" }.joined() }

  /// The sides of a choice, each as if it were the value; of any other value that itself.
  var sides: [Written] {
    let expression = program.expression(entry.expression)
    guard expression.operation == .conditional, !isBinding, !isOfStyle else { return [self] }
    return program.operandIDs(of: expression).dropFirst().prefix(8).flatMap { side in
      var entry = entry
      entry.expression = side
      return Written(control: control, entry: entry).sides
    }
  }

  /// What it has in the app's catalogue: the text itself, or with values in it `Copies: %lld`, and the texts
  /// that a use gives to parameters in it. Those without words are left out.
  var catalogueKeys: [String] {
    guard !isOfStyle, let (expression, place) = words, expression.operandCount > 1 || string == nil
    else { return string.map { [$0] } ?? [] }
    let parts = place.program.operandIDs(of: expression)
    let isText = parts.contains {
      place.program.constantString($0)?.contains(where: \.isLetter) ?? false
    }
    var keys: [String] = []
    if isText, case .text(let key, _)? = place.program.template(parts) { keys.append(key) }
    for id in parts {
      let part = place.program.expression(id)
      guard part.operation == .symbol,
        place.program.symbols[Int(part.payload)].kind == .parameter,
        // What a variable holds is data.
        control.walk.root(of: id, in: place) == nil,
        let text = control.walk.text(of: id, in: place.program, place.frame),
        part.type == .string, text.contains(where: \.isLetter)
      else { continue }
      keys.append(text)
    }
    return keys
  }

  /// The key of `localized(…)`, also of one that is a text with values in it.
  var localizedKey: String? {
    if case .localized(let key)? = value { return key }
    guard !isOfStyle, expression.operation == .call,
      BuiltIn(expression)?.function.name == "localized",
      let text = program.operandIDs(of: expression).first.map(program.expression),
      text.operation == .interpolation,
      case .text(let key, _)? = program.template(program.operandIDs(of: text))
    else { return nil }
    return key
  }

  /// Whether it is known to be blank.
  var isBlank: Bool {
    if case .string(let text)? = value { return text.isBlank }
    return textParts.allSatisfy { $0?.isBlank ?? false }
  }
}

extension Value {
  /// A text, also one in several styles, without the styles; nil for any other value.
  var plainText: String? {
    switch self {
    case .string(let text): return text
    case .styled(let text, _): return text.plainText
    case .list(let items):
      let parts: [String] = items.compactMap { item in
        if case .styled(let text, _) = item { text.plainText } else { nil }
      }
      return parts.count == items.count && !items.isEmpty ? parts.joined() : nil
    default: return nil
    }
  }
}
