import CtlChecker
import CtlDiagnostics

extension PlacedElement {
  /// Reports the value of a slider or stepper where it is, or can come to be, outside of the range of the
  /// control.
  func reportValueOutOfRange(_ code: Code) {
    guard let written = written(.value), !written.lacksBinding, let minimum, let maximum,
      minimum < maximum
    else { return }
    guard let value = initialValue, value < minimum || value > maximum,
      written.mayBe(.double(value))
    else {
      // Limits that change move with what they are made of.
      let least = self.written(.minimumValue)?.bounds?.ends.lowerBound ?? minimum
      let greatest = self.written(.maximumValue)?.bounds?.ends.upperBound ?? maximum
      guard
        let ends = written.ends(beyond: min(least, minimum)...max(greatest, maximum))
      else { return }
      return report(
        code, at: .value(written),
        label: ends.label(beyond: minimum...maximum))
    }
    let nearest = min(max(value, minimum), maximum)
    report(
      code, at: .value(written),
      label: Message(
        "{value}, and the range is {minimum} to {maximum}",
        "值为 {value}，而范围是 {minimum} 到 {maximum}")([
          "value": .number(value), "minimum": .number(minimum), "maximum": .number(maximum),
        ]),
      fixes: written.isBinding ? [] : [replaceValue(written, with: Value.text(nearest))])
  }
}
