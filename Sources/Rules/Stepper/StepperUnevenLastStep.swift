import CtlChecker
import CtlDiagnostics

extension Rule {
  static let stepperUnevenLastStep = Rule(
    about, visits: .kinds([.stepper]), having: [.minimumValue, .maximumValue, .stepValue, .value]
  ) { stepper in
    guard stepper.bool(.wraps) == false, let steps = Steps(stepper), steps.step <= steps.range,
      let start = stepper.startWithin(steps)
    else { return }
    let toMaximum = steps.maximum - start
    let toMinimum = start - steps.minimum
    let short = !steps.divides(toMaximum) ? toMaximum : toMinimum
    guard !steps.divides(short) else { return }
    let last = short - (short / steps.step).rounded(.down) * steps.step
    let end = !steps.divides(toMaximum) ? steps.maximum : steps.minimum
    let place =
      stepper.written(.stepValue) ?? stepper.written(.maximumValue)
      ?? stepper.written(.minimumValue) ?? stepper.written(.value)
    stepper.report(
      about, at: place.map { .value($0) } ?? .kind,
      label: Message(
        "steps of {step} from {start}; the last one to {end} is {last}",
        "从 {start} 起每步 {step}；到 {end} 的最后一步只有 {last}")([
          "step": .number(steps.step), "start": .number(start), "end": .number(end),
          "last": .number((last * 1e6).rounded() / 1e6),
        ]), looks: Steps.set(at: stepper))
  }
}

extension PlacedElement {
  /// The first value, if it is in the range; a default outside moves to the nearest end, and
  /// another rule reports a written value outside.
  fileprivate func startWithin(_ steps: Steps) -> Double? {
    guard let start = initialValue else { return nil }
    let nearest = min(max(start, steps.minimum), steps.maximum)
    return isWritten(.value) && nearest != start ? nil : nearest
  }
}

private let about = Code(
  "stepper/uneven-last-step", .advice,
  title: Message(
    "the last step is shorter than the others", "最后一步的幅度与其他步不同"),
  why: Message(
    "A stepper changes its value by a constant amount. When the ends are not whole steps away, "
      + "the last tap moves less than the others, and on the way back people get different "
      + "values than before.",
    "步进器每次按固定的量增减。如果到端点的距离不是步长的整数倍，最后一下的变化量会变小，往回走时遇到的值也与来时不同。"),
  citation: Citation(
    [.guidelines7, .guidelines8, .guidelinesZh, .catalogSteppers],
    "Stepper (definition: constant amount)"),
  bad: .inScreen(
    """
    content {
      label copiesLabel "Copies"
      stepper { describedBy: copiesLabel; maximumValue: 10; stepValue: 4 }
      //                                                               ^
    }
    """,
    """
    var minutes: Int in 0..<61 = 3
    content {
      label minutesLabel "Minutes"
      stepper { describedBy: minutesLabel; value <-> minutes; stepValue: 5 }
      //                                                                 ^
    }
    """,
    """
    content {
      label copiesLabel "Copies"
      stepper { describedBy: copiesLabel; maximumValue: 9.5 }
      //                                                ^^^
    }
    """),
  good: .inContent(
    having: "var speed: Double in 0.1...0.7 = 0.3",
    """
    label copiesLabel "Copies"
    stepper { describedBy: copiesLabel; maximumValue: 12; stepValue: 4 }
    stepper { describedBy: copiesLabel; maximumValue: 10; stepValue: 4; wraps: true }
    stepper { describedBy: copiesLabel; value <-> speed; stepValue: 0.1 }
    """))
