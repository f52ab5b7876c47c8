import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension PlacedElement {
  /// The least value of a slider or stepper: its own, else that of the range of its variable, else
  /// the default. Nil when only the running app knows it.
  var minimum: Double? { limits.minimum }

  /// The greatest value, found in the same way.
  var maximum: Double? { limits.maximum }

  private var limits: (minimum: Double?, maximum: Double?) {
    if let last = walk.lastLimits, last.index == index { return walk.result(last) }
    let limits = walk.kept(about: index) {
      (minimum: number(.minimumValue), maximum: number(.maximumValue))
    }
    walk.lastLimits = limits
    return walk.result(limits)
  }

  /// A limit that follows from the variable that the value is bound to. Nil when only the running
  /// app knows, and for other properties.
  func value(of name: PropertyName, following binding: PropertyEntry) -> Value? {
    // No task runs when a screen opens.
    if binding.form != .binding { return .bool(false) }
    guard name == .minimumValue || name == .maximumValue,
      let bounds = Written(control: self, entry: binding).boundsEverywhere
    else { return nil }
    switch bounds.source {
    case .range:
      return .double(name == .minimumValue ? bounds.ends.lowerBound : bounds.ends.upperBound)
    case .type: return Defaults.value(of: name, in: kind)
    case .reached, .around, .unknown: return nil
    }
  }

  /// The first value: the one in the file, or that of the variable.
  var initialValue: Double? { initial(.value)?.number }
}

extension Written {
  /// The numbers that it can be.
  var bounds: NumberBounds? { bounds(of: expressionID) }

  /// The same, whatever the conditions around say: a control takes its ends from there.
  var boundsEverywhere: NumberBounds? {
    control.walk.bounds(of: entry.expression, in: program, control.frame)
  }

  private func bounds(of id: ExpressionID) -> NumberBounds? {
    let walk = control.walk
    let bounds = walk.bounds(of: id, in: program, control.frame)
    guard let bounds, bounds.areReached, case let conditions = conditions(of: id),
      !conditions.isEmpty
    else { return bounds }
    return program.bounds(
      of: id, in: walk.expansion, frame: control.frame, assuming: conditions)
  }

  /// What is so where a part of it counts: the conditions around, those of its choices, and those of the case.
  private func conditions(of id: ExpressionID) -> [Assumption] {
    control.walk.conditions(around: control.index)
      + Assumption.reaching(id, from: entry.expression, .init(program, frame: control.frame))
      + control.walk.assumed.conditions
  }

  /// Which numbers these conditions leave to it.
  var mayBe: (Value) -> Bool {
    let (id, walk, place) = (expressionID, control.walk, Place(program, frame: control.frame))
    let conditions = conditions(of: id)
    if conditions.isEmpty { return { _ in true } }
    let known = KnownFacts(conditions, walk.usedValues)
    return { !known.contradicts(KnownFacts(id, place, .equal, $0, walk.usedValues)) }
  }

  /// Whether these conditions leave a text to it: where `title.isEmpty` is so, it has none.
  var mayHaveText: Bool {
    let (id, walk) = (expressionID, control.walk)
    guard !isConstant, case let conditions = conditions(of: id), !conditions.isEmpty else {
      return true
    }
    let text = KnownFacts(filled: id, Place(program, frame: control.frame), walk.usedValues)
    return !KnownFacts(conditions, walk.usedValues).contradicts(text)
  }

  /// The range of the variable or the field that it shows.
  var range: ClosedRange<Double>? {
    guard let bounds, bounds.source == .range else { return nil }
    return bounds.ends
  }

  /// That range, where some values in it are not in `limits`.
  func ends(beyond limits: ClosedRange<Double>) -> ClosedRange<Double>? {
    ends(of: expressionID, beyond: limits)
  }

  /// The same of a part of the value.
  func ends(of id: ExpressionID, beyond limits: ClosedRange<Double>) -> ClosedRange<Double>? {
    guard let bounds = bounds(of: id), bounds.source == .range else { return nil }
    return bounds.ends(beyond: limits)
  }

  /// The least and the greatest value that it comes to, where these are not in `limits`, which nothing moves.
  func reach(beyond limits: ClosedRange<Double>) -> ClosedRange<Double>? {
    guard let bounds, bounds.areReached else { return nil }
    return bounds.ends(beyond: limits)
  }
}

extension Walk {
  /// What one expression can be, for which rules ask in turn.
  struct LastBounds {
    let id: ExpressionID
    let program: Program
    let frame: Int32
    let bounds: NumberBounds?
  }

  fileprivate func bounds(
    of id: ExpressionID, in program: Program, _ frame: Int32
  ) -> NumberBounds? {
    if let last = lastBounds, last.id == id, last.frame == frame, last.program === program {
      return last.bounds
    }
    let bounds = program.bounds(of: id, in: expansion, frame: frame)
    lastBounds = LastBounds(id: id, program: program, frame: frame, bounds: bounds)
    return bounds
  }
}

extension NumberBounds {
  fileprivate func ends(beyond limits: ClosedRange<Double>) -> ClosedRange<Double>? {
    ends.lowerBound < limits.lowerBound || ends.upperBound > limits.upperBound ? ends : nil
  }
}

extension ClosedRange<Double> {
  /// The label of a finding about what a variable may become where only `limits` are allowed.
  func label(beyond limits: ClosedRange<Double>) -> Phrase {
    Message(
      "can go from {first} to {last}, and the range here is {least} to {greatest}",
      "可从 {first} 到 {last}，而此处的范围是 {least} 到 {greatest}")([
        "first": .number(lowerBound), "last": .number(upperBound),
        "least": .number(limits.lowerBound), "greatest": .number(limits.upperBound),
      ])
  }

  /// The end that is not in `limits`.
  func end(beyond limits: ClosedRange<Double>) -> Double {
    upperBound > limits.upperBound ? upperBound : lowerBound
  }
}
