import CtlCatalogue

/// The numbers of a stepper, if all of them are known and valid: a range that is not empty and a
/// step that moves.
struct Steps {
  let minimum, maximum, step: Double

  init?(_ stepper: PlacedElement) {
    guard let minimum = stepper.minimum, let maximum = stepper.maximum,
      let step = stepper.number(.stepValue), minimum < maximum, step > 0
    else { return nil }
    self.minimum = minimum
    self.maximum = maximum
    self.step = step
  }

  /// What takes part in them where it is set.
  static func set(at stepper: PlacedElement) -> [PropertyName] {
    stepper.set(among: [.maximumValue, .minimumValue, .stepValue])
      + (stepper.written(.value)?.isBinding == true ? [.value] : [])
  }

  var range: Double { maximum - minimum }

  /// The taps from one end to the other.
  var count: Double { (range / step * (1 - 1e-9)).rounded(.up) }

  /// Whether a distance is a whole number of steps, up to the rounding of decimal fractions.
  func divides(_ distance: Double) -> Bool {
    let steps = distance / step
    return abs(steps - steps.rounded()) <= 1e-6 * max(1, abs(steps))
  }
}
