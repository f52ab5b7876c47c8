import CtlChecker

/// A step that runs when an element sends an event, and the body that it stands in.
struct RunningStep {
  let form: Step.Form
  let origin: OriginID
  let program: Program
  let frame: Int32
}

extension PlacedElement {
  /// The steps of a handler, and those with which the uses of its component answer what it sends on.
  func runningSteps(of handler: Handler) -> [RunningStep] {
    var result: [RunningStep] = []
    var open = [(handler, program, frame)]
    var index = 0
    while index < open.count, index < 64 {
      let (handler, program, frame) = open[index]
      index += 1
      for step in program.steps[handler.steps] {
        result.append(
          RunningStep(form: step.form, origin: step.origin, program: program, frame: frame))
        guard case .call(let call) = step.form, frame >= 0 else { continue }
        let use = walk.expansion.frames[Int(frame)]
        let home = use.callerProgram
        for answer in home.handlers[home.element(use.use).handlers]
        where answer.received == call.action {
          open.append((answer, home, use.callerFrame))
        }
      }
    }
    return result
  }
}

extension RunningStep {
  /// What it passes on or keeps.
  var values: [ExpressionID] {
    let arguments: Range<Int>
    switch form {
    case .call(let call): arguments = call.arguments
    case .open(let opening): arguments = opening.arguments
    case .start(let start): arguments = start.arguments
    case .assign(_, let value): return [value]
    default: return []
    }
    return program.operands[arguments].map { ExpressionID(Int($0)) }
  }
}
