import CtlChecker

extension Written {
  /// The parts of a text; nil for a part that only the running app knows.
  var textParts: [String?] {
    if let value {
      if case .string(let text) = value { return [text] }
      return [nil]
    }
    let expression = expression
    guard !isBinding, expression.operation == .interpolation else { return [nil] }
    return program.operandIDs(of: expression).map {
      control.walk.text(of: $0, in: program, control.frame)
    }
  }

  /// The known parts of a text.
  var knownText: String { string ?? textParts.compactMap { $0 }.joined() }

  /// The text with an ellipsis for each unknown part.
  var outlinedText: String { string ?? textParts.map { $0 ?? "…" }.joined() }

  /// Whether it is known to be blank.
  var isBlank: Bool {
    if case .string(let text)? = value { return text.isBlank }
    return textParts.allSatisfy { $0?.isBlank ?? false }
  }
}
