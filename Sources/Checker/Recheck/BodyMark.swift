/// How long the arrays of the checker were when it came to an element: what its subtree added to
/// them lies between two marks.
struct BodyMark: Sendable {
  var expressions, operands, values, symbols: UInt32
  var properties, handlers, eventParameters: UInt32

  init(_ checker: borrowing Checker) {
    expressions = UInt32(truncatingIfNeeded: checker.expressions.count)
    operands = UInt32(truncatingIfNeeded: checker.operands.count)
    values = UInt32(truncatingIfNeeded: checker.values.count)
    symbols = UInt32(truncatingIfNeeded: checker.symbols.count)
    properties = UInt32(truncatingIfNeeded: checker.properties.count)
    handlers = UInt32(truncatingIfNeeded: checker.handlers.count)
    eventParameters = UInt32(truncatingIfNeeded: checker.eventParameters.count)
  }
}

/// What the checker knew at its end and no one else asks for, kept for the next edit.
struct CheckerState: Sendable {
  var fileScope: NameMap
  /// The names of each screen and component, by its root.
  var scopes: [ElementID: NameMap]
  /// Where the body of each element begins, and where those below each root end.
  var bodyMarks: [BodyMark]
  var bodyEnds: [ElementID: BodyMark]
  var dependencies: [(from: Checker.PropertyKey, to: Checker.PropertyKey)]
  var suggestionsLeft: Int
  /// How many names there were when the whole file was checked: those of later edits stay in the
  /// table, used or not.
  var nameCount: Int
}
