import CtlChecker
import CtlDiagnostics

/// The place to report a finding in an element. Inside the use of a component it is reported once:
/// in the body when only the body is to blame, else at the argument (or the use) that causes it,
/// with the place inside as a related label. The result for a use is kept, because many findings
/// lead to the same one, through chains of any length.
final class UseTargets {
  private let expansion: Expansion
  private let memo: Memo
  /// The places so far, and for each the position of its step.
  private var positions: [Place: Int32] = [:]
  private var steps: [Step] = []

  struct Target {
    var location: Location
    /// The places on the way, the innermost first.
    var inside: [Location] = []
    /// The defaults of parameters that are to blame where no argument is given.
    var defaults: [Location] = []
    /// What stands at the place.
    var value: ExpressionID?
  }

  private struct Step {
    let location: Location
    /// The final place; nil when nothing is reported.
    let target: Location?
    /// The step around it, or -1.
    let outer: Int32
    /// The default of a parameter on which it depends.
    let defaultValue: Location?
    /// What stands at the final place.
    let value: ExpressionID?
  }

  /// A place in the body of a frame, if a code may be reported there.
  private struct Place: Hashable {
    let code: ObjectIdentifier
    let frame: Int32
    let location: Location
    let expression: ExpressionID?
    /// The number of the case of the element.
    let current: Int?
  }

  init(_ expansion: Expansion, _ memo: Memo) {
    self.expansion = expansion
    self.memo = memo
  }

  /// Nil when the body of a component has the finding already.
  func target(
    of code: Code, at location: Location, in frame: Int32, dependingOn expression: ExpressionID?,
    in current: ElementCase?
  ) -> Target? {
    if frame < 0 { return Target(location: location, value: expression) }
    var place = Place(
      code: ObjectIdentifier(code), frame: frame, location: location, expression: expression,
      current: current?.number)
    var path: [Place] = []
    var target: Location?
    var value: ExpressionID?
    var outer: Int32 = -1
    while true {
      if place.frame < 0 {
        (target, value) = (place.location, place.expression)
        break
      }
      if let position = positions[place] {
        (target, value) = (steps[Int(position)].target, steps[Int(position)].value)
        outer = position
        break
      }
      path.append(place)
      if isKnown(code, place) { break }
      // A default of this file says it itself.
      if let found = defaultValue(of: place), found.file == expansion.program.file {
        target = found
        break
      }
      place = use(around: place, in: current)
    }
    for place in path.reversed() {
      positions[place] = Int32(steps.count)
      steps.append(
        Step(
          location: place.location, target: target, outer: outer,
          defaultValue: target == nil ? nil : defaultValue(of: place), value: value))
      outer = Int32(steps.count - 1)
    }
    return target.map {
      let steps = self.steps(from: outer)
      return Target(
        location: $0, inside: steps.map(\.location), defaults: steps.compactMap(\.defaultValue),
        value: value)
    }
  }

  /// The steps from one outwards. A few help the reader; a chain of thousands does not.
  private func steps(from position: Int32) -> [Step] {
    var result: [Step] = []
    var next = position
    while next >= 0, result.count < 8 {
      result.append(steps[Int(next)])
      next = steps[Int(next)].outer
    }
    return result
  }

  /// The default that holds in a use without an argument for it.
  private func defaultValue(of place: Place) -> Location? {
    let program = expansion.frames[Int(place.frame)].program
    guard let expression = place.expression,
      expansion.argumentDeciding(expression, of: program, in: place.frame) == nil,
      let value = expansion.defaultDeciding(expression, of: program, in: place.frame)
    else { return nil }
    return program.location(of: program.expression(value).origin)
  }

  private func isKnown(_ code: Code, _ place: Place) -> Bool {
    let program = expansion.frames[Int(place.frame)].program
    if memo.isKnown(code, place.location) { return true }
    // In the body alone, a finding about one side of a choice is at that side.
    let body = CtlChecker.Place(program, frame: place.frame)
    guard let expression = place.expression,
      place.location == program.location(of: program.expression(expression).origin),
      let side = CaseValues(expansion, []).source(of: expression, in: body, within: body)
    else { return false }
    return memo.isKnown(code, program.location(of: program.expression(side).origin))
  }

  /// The argument that a place in the body of a component depends on, else the use.
  private func use(around place: Place, in current: ElementCase?) -> Place {
    let use = expansion.frames[Int(place.frame)]
    let caller = use.callerProgram
    let argument = place.expression.flatMap {
      expansion.argumentDeciding($0, of: use.program, in: place.frame)
    }
    let value = argument.map { argument in
      place.expression.flatMap {
        current?.values.source(
          of: $0, in: .init(use.program, frame: place.frame),
          within: .init(caller, frame: use.callerFrame))
      } ?? argument.expression
    }
    let location =
      if let value {
        caller.location(of: caller.expression(value).origin)
      } else {
        caller.location(of: caller.element(use.use).origin, .word)
      }
    return Place(
      code: place.code, frame: use.callerFrame, location: location,
      expression: value, current: place.current)
  }
}
